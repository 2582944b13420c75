import { texts as screw } from '../../30-ball-screw/texts/zh-Hans.ts'
import { texts as guide } from '../../31-ball-rail/texts/zh-Hans.ts'

/** Labels of a part's inputs are those of the part's own form. */
const { posture, inclination, layout, sliderSpacing, railSpacing, diagram, armA, armB, armC } = guide
const { driveB, driveC, forceY, forceZ, forceA, forceB, forceC, speed, acceleration } = guide
const { fixing, precision, preload, travelDeviation, motionProfile } = screw

/** Texts of the calculator `linearAxis`. */
export const texts = {
  class: { name: '直线运动轴', note: '一根轴的滚珠丝杠、导轨与伺服电机，一起选定' },
  sections: {
    axis: '轴与负载',
    motion: '运动与寿命',
    guides: '导轨与重心',
    screw: '丝杠',
    coupling: '联轴器',
    accuracy: '精度、超程与预紧',
    force: '工艺力',
    further: '倾角、运动曲线、返程与驱动点',
  },
  posture,
  inclination,
  load: { label: '移动质量', hint: '所有移动部分：负载、工作台、滑座、滑块和螺母' },
  stroke: { label: '行程', hint: '有效行程；丝杠和导轨还要加上螺母、滑块、超程与端部长度' },
  acceleration,
  motionProfile,
  pace: { label: '运动给定方式', options: { speed: '速度', strokeTime: '单程时间' } },
  speed,
  strokeTime: { label: '单程时间', hint: '单程，从静止到静止；受加减速段限制' },
  travelSpeed: { label: '行程最高速度', hint: '所有部件都按此速度选定' },
  dwell: { label: '每次行程后的停留', hint: '计入电机的有效扭矩和运动时间占比' },
  requiredLife: { label: '要求寿命', hint: '工作小时数，含停留；适用于丝杠和导轨' },
  layout,
  sliderSpacing,
  railSpacing,
  diagram,
  armA,
  armB,
  armC,
  fixing,
  precision: { ...precision, options: { C0: 'C0', C1: 'C1', C2: 'C2', C3: 'C3', C5: 'C5', C7: 'C7', C8: 'C8', C10: 'C10' } },
  overtravel: { label: '两端各自的超程', hint: '行程之外到限位开关和挡块的距离' },
  preload,
  travelDeviation,
  processForce: { label: '沿行程的工艺力', hint: '与前进方向相反为正（垂直轴向下），同向为负。取有力与无力两种情况中较不利者' },
  forceY,
  forceZ,
  forceA,
  forceB,
  forceC,
  returnMass: { label: '返程质量', hint: '与去程不同时填写' },
  driveB,
  driveC,
  screwEnd: { label: '丝杠轴端直径', hint: '用于选联轴器；不填则不选' },
  excitation: { label: '激振频率', hint: '扭转固有频率应不小于其两倍' },
} as const
