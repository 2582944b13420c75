/** Texts of the calculator `screwLift`: those of the lift, with the assembly structure in place of the install type. */
import { texts as lift } from '../../300-lift/texts/zh-Hans.ts'

const { mounting: _, ...shared } = lift

export const texts = {
  ...shared,
  class: { name: '丝杠升降机', note: '一台升降机，或多台以轴相连，作为整套结构' },
  sections: { load: '负载', duty: '运行', structure: '结构', further: '多台联动与输入轴', dutySpectrum: '载荷谱' },
  structure: {
    label: '装配结构',
    hint: '哪个零件移动、升降机向哪个方向作用；旋转丝杠还须低于临界转速',
    options: { '1A': '1A 丝杠移动，正装', '1B': '1B 丝杠移动，倒装', '2A': '2A 螺母移动，正装', '2B': '2B 螺母移动，倒装' },
  },
} as const
