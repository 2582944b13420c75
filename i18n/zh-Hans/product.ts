/** Texts of the product page. */
export const texts = {
  heading: '型号参数选择',
  lead: '参数选择页面正在开发中。已从选型计算带入以下数据。',
  none: '没有从选型计算带入的数据',
  noneHint: '请在选型结果中点击“选择型号”进入本页。',
  filters: '带入的参数（不可修改）',
  working: '工况条件',
  carry: '其他带入数据',
  service: '服务编号',
  model: '型号编号',
  backToResults: '返回选型计算',
} as const
