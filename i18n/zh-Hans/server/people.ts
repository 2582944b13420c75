/** What is written to people, and what the commands about them say. */
export const texts = {
  code: {
    subject: '您的验证码：{code}',
    body: '【{name}】您的验证码是 {code}，5 分钟内有效。请勿告诉他人；若非本人操作，请忽略。',
  },
  usage: `用法： npm run outbox                                  未发送的消息及其收件人
       npm run people -- list                          站点的账号
       npm run people -- role <账号> --role <角色>     user、companyAdmin 或 operator
       npm run people -- let-in <账号>                 在仅限指定账号的站点允许该账号登录
       npm run people -- agent <账号> --name <名称>    为账号添加代理身份
       … --site <标识>                                 default 以外的站点

账号为手机号或邮箱。数据库与服务器所用相同（DATABASE_URL、DATA_DIR）。`,
  noMessages: '没有消息',
  noPeople: '尚无账号',
  unknown: '没有账号 {account}；登录时或使用 let-in 时会创建',
  notAllowed: '“{value}”不属于：{known}',
  done: '{account}：完成',
  sent: '已发送',
  waiting: '未发送',
} as const
