/** Texts of the start page. */
export const texts = {
  heading: '您要移动什么？',
  lead: '填写负载、速度和行程，得到真实型号，每项校核都有公式和出处。',
  complete: '成套方案',
  /** What somebody may want to move. */
  moves: {
    position: '沿轴定位',
    lift: '升降与保持',
    push: '推拉',
    turn: '回转台',
    drive: '驱动轴',
    other: '其他计算器',
  },
  directory: { name: '产品目录', note: '按系列和参数浏览全部产品' },
  search: '型号、订货代码或选型计算：WTF2040-2 +1302L C7',
  more: '更多选型方式',
  recent: { heading: '最近的计算', remove: '移除：{name}', forget: '全部清除' },
} as const
