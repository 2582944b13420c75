/** Texts in model files, names of file kinds, and the mail that delivers a file. */
export const texts = {
  bom: {
    number: '序号',
    orderCode: '订货代码',
    model: '型号',
    maker: '厂家',
    quantity: '数量',
    unit: '单位',
    pieces: '件',
    orderState: '代码状态',
  },
  /** Members of a request, in messages about them. */
  request: {
    downloadType: '文件类型',
    selection: '计算',
    position: '位置',
    insert3d: '附带的三维模型',
    userAgentID: '代理商',
    unit: '单位',
    views: '视图',
    email: '收件人',
  },
  mail: {
    subject: '{site}：{name}',
    attached: '{name} 已作为附件发送。',
    tooLarge: '{name} 太大，无法通过邮件发送。',
    inList: '请求此文件的人登录后，可在用户中心的“下载列表”中下载。',
    atAddress: '请求此文件的人登录后，可在此下载：{address}',
    check: 'SHA-256：{hash}',
  },
} as const
