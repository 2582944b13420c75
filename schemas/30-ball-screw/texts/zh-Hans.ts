/** Texts of the calculator `ballScrew`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: '滚珠丝杠', note: '负载、速度、行程、寿命' },
  sections: {
    mounting: '安装方式',
    motion: '运动条件',
    accuracy: '精度',
    further: '其他载荷、预紧、行程偏差与运动曲线',
    dutySpectrum: '载荷谱',
  },
  posture: { label: '安装姿态', hint: '丝杠轴线的方向', options: { horizontal: '水平', vertical: '垂直' } },
  load: { label: '负载', hint: '螺母所驱动的总质量' },
  speed: { label: '最高速度', hint: '工作台的最高移动速度' },
  acceleration: { label: '加速度', hint: '加速与减速取同一数值' },
  travel: { label: '行程', hint: '螺母的有效移动距离' },
  precision: { label: '精度等级', hint: '按 JIS B 1192，C0 最高，C10 最低', options: { 'C7/C10': 'C7 或 C10' } },
  fixing: {
    label: '支承方式',
    hint: '丝杠两端的轴承支承形式，影响临界转速与压杆稳定',
    options: {
      'fixed-free': '固定—自由',
      'supported-supported': '支承—支承',
      'fixed-supported': '固定—支承',
      'fixed-fixed': '固定—固定',
    },
  },
  externalForce: { label: '轴向外力', hint: '与前进方向相反为正（垂直轴向下为正），同向为负；该力可能存在或不存在，取较不利者' },
  returnLoad: { label: '返程负载', hint: '返程所移动的质量与去程不同时填写' },
  preload: { label: '螺母预紧力', hint: '会缩短寿命、增加阻力转矩和钢球载荷；不超过额定动载荷的 10 %' },
  travelDeviation: { label: '允许行程偏差', hint: '有效行程内的平均行程偏差（±），据此确定精度等级' },
  phases: {
    label: '载荷谱',
    hint: '丝杠循环经历的各工况阶段：寿命按这些阶段计算，静态限值同时适用于这些阶段和上述运动。载荷为作用在丝杠上的轴向力，与前进方向相反时为正',
    load: { label: '轴向力' },
    speed: { label: '速度' },
    time: { label: '持续时间' },
  },
  motionProfile: {
    label: '运动曲线',
    hint: '加减速段的形状。上面的速度和加速度为行程中的最大值：平滑曲线的加减速时间更长',
    options: { trapezoid: '梯形：加速度恒定', sCurve: 'S 形：加速度均匀上升再下降', modifiedSine: '修正正弦' },
  },
} as const
