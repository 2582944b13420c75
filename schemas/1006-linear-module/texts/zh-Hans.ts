import { texts as linearModuleTwo } from '../../1007-linear-module-two/texts/zh-Hans.ts'

/** Texts of the calculator `linearModule`, which has the same form as variant two. */
export const texts = {
  ...linearModuleTwo,
  class: { name: '直线模组（驱动数据）', note: '带丝杠或同步带的整轴：结果先列速度、推力和驱动' },
}
