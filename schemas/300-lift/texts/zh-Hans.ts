/** Texts of the calculator `lift`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: '螺旋升降机', note: '单台螺旋升降机，蜗轮带动丝杠，用于重型负载' },
  sections: { load: '负载', duty: '运行', mounting: '安装', further: '多台联动与输入轴', dutySpectrum: '载荷谱' },
  loadType: {
    label: '负载类型',
    hint: '决定使用系数 fs 的可调区间',
    options: { smooth: '负载平稳，惯性小', medium: '轻微冲击，惯性中等', strong: '强烈冲击，惯性大' },
  },
  serviceFactor: { label: '使用系数 fs', hint: '负载类型决定可调区间，默认取其上限' },
  load: { label: '负载', hint: '轴向载荷；多台联动时为总载荷' },
  minutes: { label: '每 30 min 运行时间', hint: '任意 30 min 内的总运行时间' },
  speed: { label: '升降速度', hint: '丝杠或螺母的轴向速度' },
  stroke: { label: '行程', hint: '有效升降高度' },
  mounting: {
    label: '安装形式',
    hint: '1 为丝杠移动，2 为丝杠旋转、螺母移动；A 向上，B 向下',
    options: { '1A': '1A 丝杠移动，向上', '1B': '1B 丝杠移动，向下', '2A': '2A 螺母移动，向上', '2B': '2B 螺母移动，向下' },
  },
  fixing: {
    label: '固定方式',
    hint: '决定压杆稳定与临界转速',
    options: {
      'both-supported': '两端支承',
      'base-fixed-end-free': '底座固定，末端自由',
      'base-fixed-end-fixed': '底座固定，末端支承或固定',
    },
  },
  jackCount: { label: '升降机台数', hint: '共同提升负载的台数；台数越多，载荷分配越不均匀。未选择：一台' },
  inputRadialForce: { label: '输入轴径向力', hint: '皮带、链条或齿轮作用在单台输入轴伸中部的径向力' },
  maxNutPressure: { label: '螺母许用牙面压强', hint: '取决于滑动螺母的材料；留空则不校核' },
  maxDeflection: { label: '许用弹性压缩', hint: '最大载荷下完全伸出时：丝杠的压缩；厂家给出整机刚度时为整机的压缩' },
  phases: {
    label: '载荷谱',
    hint: '升降机反复执行的各工作阶段，含停歇。热负荷与寿命按这些阶段计算；其他限值对各阶段和上面的运动都适用。平均值最多按 30 分钟计算',
    load: { label: '设计载荷', hint: '所有升降机的总载荷，已含使用系数' },
    speed: { label: '升降速度', hint: '停歇时为 0' },
    time: { label: '持续时间' },
  },
  dutyCycle: { label: '负载持续率 ED', hint: '运行时间 / 30 min，匹配时截取为整数百分比' },
  dutyCycleExact: { label: '负载持续率（精确值）', hint: '截取为整数百分比之前' },
  loadMass: { label: '设计载荷', hint: '负载 × 1000 × fs' },
} as const
