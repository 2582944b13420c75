import { texts as lift } from '../../300-lift/texts/zh-Hans.ts'

/** Labels of the inputs of each jack are those of the lift's form. */
const { loadType, serviceFactor, minutes, speed, stroke, mounting, fixing, inputRadialForce } = lift
const { maxNutPressure, maxDeflection, dutyCycle, dutyCycleExact } = lift

/** Texts of the calculator `liftPlatform`. */
export const texts = {
  class: { name: '升降平台', note: '多台升降机联动，共同顶升一个平台' },
  sections: { load: '负载', platform: '平台', duty: '运行', mounting: '安装', further: '输入轴与刚度' },
  load: { label: '负载', hint: '平台及其上的全部重量' },
  arrangement: {
    label: '升降机布置',
    hint: '位于矩形四角，并沿长边均匀分布',
    options: { two: '两台，前后布置', four: '四台', six: '六台，每侧三台', eight: '八台，每侧四台' },
  },
  length: { label: '最外侧升降机的间距（长）', hint: '沿平台长度方向，首末两台轴线之间' },
  width: { label: '两排升降机间距（宽）', hint: '轴线之间' },
  offsetAlong: {
    label: '负载沿长度方向的偏心',
    hint: '重心偏离中心的最大距离；仅当负载始终居中时才填 0。超过上限时会有一台受拉',
  },
  offsetAcross: { label: '负载沿宽度方向的偏心', hint: '横向同理；上限取决于长度方向的偏心' },
  jacks: { label: '升降机台数' },
  designLoad: { label: '设计载荷', hint: '负载 × 1000 × fs' },
  mostLoad: { label: '单台最大载荷', hint: '刚性平台支承在相同的升降机上：W (1/n + ex x / Σx² + ey y / Σy²)' },
  leastLoad: { label: '单台最小载荷', hint: '不得为负，否则该台受拉' },
  loadMass: { label: '用于匹配的负载', hint: '按每台都承受最大载荷计；高低不平由载荷分配系数考虑' },
  liftOffAlong: { label: '长度方向的最大偏心' },
  liftOffAcross: { label: '宽度方向的最大偏心' },
  tilt: { label: '偏心引起的份额' },
  loadType,
  serviceFactor,
  minutes,
  speed,
  stroke,
  mounting,
  fixing,
  inputRadialForce,
  maxNutPressure,
  maxDeflection,
  dutyCycle,
  dutyCycleExact,
} as const
