import { texts as linearModuleTwo } from '../../1007-linear-module-two/texts/zh-Hans.ts'

/** Texts of the calculator `linearModule`, which has the same form as variant two. */
export const texts = {
  ...linearModuleTwo,
  class: { name: '直线模组（一）', note: '整机轴：结果以驱动为主（转速、推力）' },
}
