/** Messages sent to users, and messages of the commands about them. */
export const texts = {
  code: {
    subject: '您的验证码：{code}',
    body: '【{name}】您的验证码是 {code}，5 分钟内有效。请勿告诉他人；若非本人操作，请忽略本消息。',
  },
  export: {
    title: '关于您保存的数据',
    intro: '此压缩包包含服务为您的账号保存的全部数据。每个文件都是 UTF-8 编码的 JSON；时间为 UTC。',
    parts: {
      account: '手机号、邮箱、角色、代理商、权限',
      'sign-ins': '已登录的浏览器',
      selections: '保存的选型及其所有版本，包括已删除的',
      projects: '项目及其选型和链接，不含链接的保密部分',
      favourites: '收藏',
      shopping: '购物清单',
      downloads: '请求过的文件：名称、时间及状态',
      submissions: '提交给厂家的记录，含状态和答复',
      inquiries: '询价记录及其状态和答复',
      events: '登录和权限变更的历史',
      messages: '曾向您发送消息的记录；一天后删除',
      usage: '页面使用情况（经您同意时）',
    },
    manifest: '每个文件的长度和 SHA-256',
    left: '密码、验证码和令牌只以哈希保存，不包含在内。',
  },
  usage: `用法：npm run outbox                                  未发送的消息及其收件人
       npm run people -- list                          站点的账号
       npm run people -- role <账号> --role <角色>     user、companyAdmin 或 operator
       npm run people -- let-in <账号>                 允许该账号登录受限站点
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
