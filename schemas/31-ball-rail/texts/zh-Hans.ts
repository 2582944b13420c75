/** Texts of the calculator `ballRail`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: '滚珠直线导轨', note: '滑块受力与寿命' },
  sections: { mounting: '安装方式', load: '负载', motion: '运动条件' },
  posture: {
    label: '使用姿态',
    hint: '导轨的放置方式，布置形式随之更新',
    options: { horizontal: '水平', vertical: '垂直', wall: '壁挂' },
  },
  layout: {
    label: '布置形式',
    hint: '导轨数 × 每根导轨的滑块数',
    options: {
      '1x1': '单轨单滑块',
      '1x2': '单轨双滑块',
      '2x1': '双轨各 1 滑块',
      '2x2': '双轨各 2 滑块',
      '2x3': '双轨各 3 滑块',
      '2x4': '双轨各 4 滑块',
    },
  },
  sliderSpacing: { label: '滑块间距', hint: '同一导轨上相邻滑块的中心距' },
  railSpacing: { label: '导轨间距', hint: '两根导轨的中心距' },
  diagram: { label: '布置示意图' },
  load: { label: '负载 W', hint: '滑块承受的总质量' },
  armA: { label: '力臂 A', hint: '重心沿行程方向偏离滑块组中心的距离，朝行程起点一侧为正' },
  armB: { label: '力臂 B', hint: '重心在安装面内沿横向偏离滑块组中心的距离，可正可负' },
  armC: { label: '力臂 C', hint: '重心高出滑块平面的距离' },
  speed: { label: '最高速度', hint: '滑台的最高移动速度' },
  acceleration: { label: '加速度', hint: '加速与减速取同一数值' },
  travel: { label: '行程', hint: '有效移动距离，导轨另需加上滑块与两端的长度' },
} as const
