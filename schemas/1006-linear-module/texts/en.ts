import { texts as linearModuleTwo } from '../../1007-linear-module-two/texts/en.ts'

/** Texts of the calculator `linearModule`, which has the same form as variant two. */
export const texts = {
  ...linearModuleTwo,
  class: { name: 'Linear module, drive data', note: 'Complete axis with screw or belt: results show speed, thrust and drive first' },
}
