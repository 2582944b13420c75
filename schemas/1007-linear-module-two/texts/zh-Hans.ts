const needed = '此处由负载到滑座的距离决定，请填写'

/** Texts of the calculator `linearModuleTwo`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: '直线模组（承载与寿命）', note: '带丝杠或同步带的整轴：结果列出承载和寿命，附计算表' },
  sections: { mounting: '安装方式', load: '负载', motion: '运动条件', further: '外力与运动曲线', dutySpectrum: '载荷谱' },
  posture: {
    label: '安装方式',
    hint: '轴的安装姿态',
    options: { horizontal: '水平', wall: '壁挂', vertical: '垂直' },
  },
  load: {
    label: '负载给定方式',
    hint: '给定质量时推力由计算得出；给定推力时直接采用，不计导轨力矩',
    options: { mass: '质量', thrust: '推力' },
  },
  mass: { label: '质量 M', hint: '随滑座一起运动的全部质量' },
  armA: { label: '力臂 A', hint: '重心沿行程方向的偏移；轴垂直时无影响', needed },
  armB: { label: '力臂 B', hint: '重心在滑座侧向的偏移', needed },
  armC: { label: '力臂 C', hint: '重心高出滑座的距离', needed },
  thrust: { label: '推力', hint: '沿行程方向、与去程运动相反的力' },
  stroke: { label: '行程', hint: '滑座的单程有效移动距离' },
  acceleration: { label: '加速度', hint: '也适用于减速' },
  motion: {
    label: '运动给定方式',
    hint: '其余数值由行程和加速度得出',
    options: { maxSpeed: '最高速度', totalTime: '总时间', evenTime: '匀速时间' },
  },
  maxSpeed: { label: '最高速度', hint: '滑座的最高移动速度' },
  totalTime: { label: '总时间', hint: '单程时间，不含返程' },
  evenTime: { label: '匀速时间', hint: '单程中匀速段的时间' },
  waitingTime: { label: '等待时间', hint: '每次单程之后的停顿' },
  resultingSpeed: { label: '行程速度', hint: '由输入的时间得出' },
  strokeTime: { label: '单程时间', hint: '单程，含加减速段' },
  externalForce: { label: '外力', hint: '沿行程方向；与前进方向相反为正（垂直轴向下）。取有力与无力两种情况中较不利者' },
  forceB: { label: '作用点（横向）', hint: '相对滑座的横向位置；不填则取质量的力臂 B' },
  forceC: { label: '作用点（高度）', hint: '高于滑座的距离；不填则取质量的力臂 C' },
  motionProfile: {
    label: '运动曲线',
    hint: '加减速段的形状。上面的速度和加速度为行程中的峰值：平滑曲线的加减速时间更长',
    options: { trapezoid: '梯形：加速度恒定', sCurve: 'S 形：加速度线性上升和下降', modifiedSine: '修正正弦' },
  },
  phases: {
    label: '载荷谱',
    hint: '轴反复执行的各工作阶段。寿命和有效扭矩按这些阶段计算；其他限值对各阶段和上面的运动都适用。各阶段重心相同',
    load: { label: '负载' },
    acceleration: { label: '加速度', hint: '任一方向；匀速时为 0' },
    speed: { label: '速度', hint: '该阶段的平均速度；静止时为 0' },
    time: { label: '持续时间' },
  },
} as const
