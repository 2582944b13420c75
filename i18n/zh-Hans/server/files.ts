/** 型号文件中的文字、文件种类的名称，以及发送文件的邮件。 */
export const texts = {
  kinds: {
    drawing: '图纸（PDF）',
    step: 'STEP 模型',
    archive: '全部文件（ZIP）',
    preview: '三维预览',
    dxf: '图纸（DXF）',
    drawing3d: '带三维图的图纸（PDF）',
    sheet: '数据表（XLSX）',
    bom: '物料清单（CSV）',
    report: '计算书（PDF）',
  },
  bom: {
    number: '序号',
    orderCode: '订货代码',
    model: '型号',
    maker: '制造商',
    quantity: '数量',
    unit: '单位',
    pieces: '件',
  },
  mail: {
    subject: '{site}：{name}',
    attached: '附件为 {name}。',
    tooLarge: '{name} 太大，无法作为附件发送。',
    inList: '请求此文件的人登录后，可在用户中心的下载列表中下载。',
    atAddress: '请求此文件的人登录后，可在此下载：{address}',
    check: 'SHA-256：{hash}',
  },
} as const
