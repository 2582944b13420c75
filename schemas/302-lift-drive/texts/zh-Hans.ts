import { texts as reducer } from '../../2000000-reducer-three-phase/texts/zh-Hans.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `liftDrive`. */
export const texts = {
  class: { name: '多台升降机联动驱动', note: '一台减速电机，经传动轴与转向箱驱动' },
  sections: { jacks: '升降机', train: '传动轴与转向箱', drive: '驱动', types: '减速机', output: '输出轴' },
  jacks: { label: '升降机台数' },
  jackTorque: { label: '单台扭矩', hint: '受力最大的一台，输入轴处' },
  jackSpeed: {
    label: '升降机输入转速',
    hint: '传动轴和 1:1 转向箱与升降机同速；只有按更高转速选型时才允许上偏差',
    lower: { label: '输入转速：下偏差' },
    upper: { label: '输入转速：上偏差' },
  },
  startFactor: { label: '启动系数', hint: '蜗轮与螺母由静止启动时扭矩更大；升降机数据已包含时才填 1' },
  bevelBoxes: { label: '途经转向箱数量', hint: '到最远一台经过几个：直线布置为 0，驱动居中的 H 形为 1，U 形为 2' },
  bevelEfficiency: { label: '单个转向箱效率', hint: '按厂家数据；传动轴与联轴器一并计入' },
  serviceFactor: { label: '使用系数 fB', hint: '减速机的最小使用系数' },
  surplus: { label: '扭矩最大富余', hint: '超出需求更多的驱动不列出' },
  trainEfficiency: { label: '传动链效率', hint: '到最远的一台' },
  shaftTorque: { label: '到单台的扭矩', hint: '用于末段传动轴与联轴器。目录中没有这些部件，请咨询厂家' },
  rowTorque: { label: '进入一排的扭矩', hint: '一半的升降机：用于其前的传动轴与转向箱。目录中没有这些部件，请咨询厂家' },
  driveTorque: { label: '减速机输出扭矩', hint: 'T = n T1 fs / ηᵏ' },
  drivePower: { label: '减速机输出功率', hint: 'P = 2π n T，按最高转速' },
  fastest: { label: '每秒最高转数' },
  leastSurplus: { label: '扭矩最小富余' },
  transmissionTypes,
  gearTypes,
  reducerTypes,
  transmissionElement,
  pitchDiameter,
  radialForce,
  forceDistance,
  axialForce,
  maxBacklash,
  maxTwist,
} as const
