import { texts as linearModuleTwo } from '../../1007-linear-module-two/texts/en.ts'

/** Texts of the calculator `linearModule`, which has the same form as variant two. */
export const texts = {
  ...linearModuleTwo,
  class: { name: 'Linear module, variant 1', note: 'Complete axis: the answer puts the drive first (speed, force)' },
}
