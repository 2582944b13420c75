import { texts as reducer } from '../../2000000-reducer-three-phase/texts/zh-Hans.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `storageTank`. */
export const texts = {
  class: { name: '储罐搅拌驱动', note: '搅拌桨功率，以及合适的减速机与电机' },
  sections: { liquid: '物料', impeller: '搅拌桨', drive: '驱动', types: '减速机', output: '输出轴' },
  density: { label: '密度', hint: '液体密度，或所搅拌的最重浆料的密度' },
  viscosity: { label: '黏度', hint: '非湍流（Re 低于 10 000）时功率准数不是常数，本计算不适用。上限取决于转速和桨径' },
  impeller: {
    label: '搅拌桨形式',
    hint: '适用于有挡板的罐；无挡板时功率较小。决定功率准数',
    options: {
      discTurbine: '圆盘涡轮，六平直叶',
      pitchedSix: '六叶 45° 斜叶桨',
      pitchedFour: '四叶 45° 斜叶桨',
      paddle: '平直叶桨，两叶',
      propeller: '推进式，螺距等于桨径',
      propellerSteep: '推进式，螺距为桨径的 1.5 倍',
    },
  },
  powerNumber: { label: '功率准数 Np', hint: '湍流下单个搅拌桨的值，按所选形式查表；有厂家数据时请采用' },
  impellerCount: { label: '轴上桨的层数', hint: '层间距不小于一个桨径，各层均按全功率计' },
  diameter: { label: '桨径' },
  speed: {
    label: '搅拌转速',
    hint: '扭矩按允差内的最高转速计算：与转速的平方成正比',
    lower: { label: '搅拌转速：下偏差' },
    upper: { label: '搅拌转速：上偏差' },
  },
  shaftEfficiency: { label: '轴封与轴承效率', hint: '减速机与液体之间的损失' },
  serviceFactor: { label: '使用系数 fB', hint: '减速机的最小使用系数；固体沉积、启动困难时取大值' },
  surplus: { label: '最大扭矩余量', hint: '超出要求扭矩的幅度大于此值的驱动不列出' },
  reynolds: { label: '雷诺数', hint: 'Re = ρ n d² / μ' },
  tipSpeed: { label: '桨尖线速度', hint: 'π n d' },
  impellerPower: { label: '搅拌桨功率', hint: 'P = z Np ρ n³ d⁵，按最高转速' },
  driveTorque: { label: '减速机输出扭矩', hint: 'T = P / (2π n η)' },
  drivePower: { label: '减速机输出功率', hint: 'P / η' },
  turnsPerSecond: { label: '转速（r/s）' },
  fastest: { label: '最高转速（r/s）' },
  span: { label: '桨径（m）' },
  turbulentUpTo: { label: '湍流的最大黏度' },
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
