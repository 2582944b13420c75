/** What the service answers instead of a result. */
export const texts = {
  invalidRequest: '请求中有不正确的数值，请按提示修改',
  malformedJson: '请求内容不是有效的 JSON',
  unknownCall: '没有这个接口',
  unknownCalculator: '没有这个选型计算',
  unknownModel: '产品目录中没有该型号',
  unknownEntry: '产品目录中没有该类别、系列或筛选项',
  unknownSite: '没有此标识的站点',
  bodyTooLarge: '请求内容过大',
  unsupportedMediaType: '请求内容应为 application/json',
  tooManyRequests: '请求过于频繁，请稍后再试',
  internal: '服务器出错，请稍后再试',
  storageUnavailable: '未能保存，请稍后再试',
  searchOff: '搜索数据更新中，次日可用',
} as const
