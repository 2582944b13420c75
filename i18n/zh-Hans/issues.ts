/** What is wrong with a value, why a value was changed, and what the service answers instead of a result. */
export const issues = {
  missing: '请输入{name}',
  notChosen: '请选择{name}',
  notANumber: '请输入数字',
  ambiguousComma: '无法判断“{value}”中的逗号是小数点还是千位分隔符，请改用小数点',
  unknownUnit: '不认识“{value}”中的单位',
  wrongDimension: '“{value}”的单位不适用于{name}',
  tooLarge: '数值过大',
  belowMinimum: '{name}低于最小值 {limit}',
  aboveMaximum: '{name}高于最大值 {limit}',
  notAbove: '{name}应大于 {limit}',
  notBelow: '{name}应小于 {limit}',
  offStep: '{name}应为 {step} 的整数倍',
  notAnOption: '“{value}”不在{name}的可选项中',
  notFinite: '由当前输入无法算出{name}',
  loading: '正在读取{name}的选项',
  unknownParameter: '没有名为“{path}”的参数',
  repeatedParameter: '参数“{path}”出现了多次',
  notSent: '在当前条件下不应发送参数“{path}”',
  required: '缺少“{path}”',
  wrongType: '“{path}”的数据类型不对',
  unknownKey: '没有名为“{path}”的字段',
  tooLong: '“{path}”过长',
  alreadyUsed: '“{path}”已用于另一次提交',
  belowShaftDiameter: '{name}不能小于轴径（{limit} mm）',
  belowSeamDiameter: '{name}不能小于止口直径（{limit} mm）',
} as const

/** Why a field was changed without being asked. */
export const rules = {
  belowMinimum: '低于最小值',
  aboveMaximum: '高于最大值',
  step: '取整到步长',
  notANumber: '不是数字',
  sets: '由“{field}”带出',
  cleared: '因“{field}”改变而清空',
  optionGone: '原选项已不可用',
  onlyOption: '唯一可选项',
  picked: '取自对话框',
  boundsChanged: '范围已改变',
  restored: '恢复原值',
  default: '默认值',
} as const

/** Message of a correction that is told aloud. */
export const corrections = {
  belowMinimum: '{name}低于最小值：{typed}，已修正为 {value}',
  aboveMaximum: '{name}高于最大值：{typed}，已修正为 {value}',
} as const
