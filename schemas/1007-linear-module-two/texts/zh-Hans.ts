/** Texts of the calculator `linearModuleTwo`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: '直线模组（二）', note: '附计算结果表' },
  sections: { mounting: '安装方式', load: '负载', motion: '运动条件' },
  posture: {
    label: '安装方式',
    hint: '模组的安装姿态',
    options: { horizontal: '水平', wall: '壁挂', vertical: '垂直' },
  },
  load: {
    label: '负载给定方式',
    hint: '给定质量时推力由计算得出；给定推力时直接采用，不计导轨力矩',
    options: { mass: '质量', thrust: '推力' },
  },
  mass: { label: '质量 M', hint: '随滑座一起运动的全部质量' },
  armA: { label: '力臂 A', hint: '重心沿行程方向的偏移；垂直安装时无影响' },
  armB: { label: '力臂 B', hint: '重心在滑座侧向的偏移' },
  armC: { label: '力臂 C', hint: '重心高出滑座的距离' },
  thrust: { label: '推力', hint: '沿行程方向、与去程运动相反的力' },
  stroke: { label: '行程', hint: '滑座的单程有效移动距离' },
  acceleration: { label: '加速度', hint: '加速与减速取同一数值' },
  motion: {
    label: '运动给定方式',
    hint: '未输入的量由行程和加速度得出',
    options: { maxSpeed: '最高速度', totalTime: '总时间', evenTime: '匀速时间' },
  },
  maxSpeed: { label: '最高速度', hint: '滑座的最高移动速度' },
  totalTime: { label: '总时间', hint: '单程时间，不含返程' },
  evenTime: { label: '匀速时间', hint: '单程中匀速段的时间' },
  waitingTime: { label: '等待时间', hint: '每次单程之后的停顿' },
  resultingSpeed: { label: '行程速度', hint: '输入时间时由时间换算得出' },
  strokeTime: { label: '行程时间', hint: '单程，含加减速段' },
} as const
