import { texts as reducer } from '../../2000000-reducer-three-phase/texts/zh-Hans.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `liftDrive`. */
export const texts = {
  class: { name: '多台升降机联动驱动', note: '一台减速机配电机，经传动轴与转向箱连接' },
  sections: { jacks: '升降机', train: '传动轴与转向箱', drive: '驱动', types: '减速机', output: '输出轴' },
  jacks: { label: '升降机台数' },
  jackTorque: { label: '每台升降机的扭矩', hint: '受载最大的升降机输入轴处' },
  jackSpeed: {
    label: '升降机输入转速',
    hint: '传动轴和 1:1 转向箱与升降机同速；只有升降机按更高转速选型时才允许更高',
    lower: { label: '输入转速：下偏差' },
    upper: { label: '输入转速：上偏差' },
  },
  startFactor: { label: '启动扭矩系数', hint: '蜗轮蜗杆和螺母由静止启动时需要更大的扭矩；仅当升降机扭矩已包含时才填 1' },
  bevelBoxes: { label: '传动路径上的转向箱数', hint: '驱动到最远一台升降机之间的转向箱数：直线布置为 0，驱动居中的 H 形为 1，U 形为 2' },
  bevelEfficiency: { label: '单个转向箱效率', hint: '按其厂家数据；传动轴与联轴器的损失计入此处' },
  serviceFactor: { label: '使用系数 fB', hint: '减速机的最小使用系数' },
  surplus: { label: '最大扭矩余量', hint: '超出要求扭矩的幅度大于此值的驱动不列出' },
  trainEfficiency: { label: '传动轴与转向箱的效率', hint: '到最远的一台' },
  shaftTorque: { label: '到单台的扭矩', hint: '用于末段传动轴及其联轴器。不在本产品库中：请咨询其厂家' },
  rowTorque: { label: '每排的扭矩', hint: '一半的升降机（一字布置时为全部）：用于其前的传动轴与转向箱。不在本产品库中：请咨询其厂家' },
  driveTorque: { label: '减速机输出扭矩', hint: 'T = n T1 fs / ηᵏ' },
  drivePower: { label: '减速机输出功率', hint: 'P = 2π n T，按最高转速' },
  fastest: { label: '最高转速（r/s）' },
  leastSurplus: { label: '最小扭矩余量' },
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
