/** Texts of the start page. */
export const texts = {
  heading: '输入工况，得到合适的型号',
  lead: '选择产品类别，填写负载、速度、行程等工况。每个推荐型号都列出校核项目、余量、公式和出处。',
  groups: { linear: '直线传动', actuator: '直线模组与电动缸', rotary: '减速机与旋转平台', system: '成套驱动' },
  ask: '您要实现什么运动？',
  all: '全部计算器',
  shown: '显示 {count} 个计算器',
  /** What somebody may want to move, and what is meant by it. */
  intents: {
    lift: { name: '升降', note: '提升并保持负载' },
    push: { name: '推拉', note: '用推杆直线推拉' },
    position: { name: '直线定位', note: '负载沿一个轴移动' },
    turn: { name: '回转', note: '转台带动工件旋转' },
    drive: { name: '驱动', note: '电机加减速机带动机器' },
  },
  directory: { name: '产品目录', note: '按系列和参数浏览全部产品' },
  more: '更多选型方式',
  recent: { heading: '最近的计算', remove: '移除：{name}', forget: '全部清除' },
} as const
