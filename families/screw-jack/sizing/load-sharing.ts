/** How several jacks share a load, and the number of jacks for which the makers say so. */
import { checksOf } from '../../sizing/check-definition.ts'
import type { ScrewJackContext } from './figures.ts'

const source = 'Tsubaki Linipower Jack (SEN); Jacton technical notes 19; jackFactors'

/** fd by the number of jacks; the last one for five to eight. Source: Tsubaki Linipower Jack (SEN); Jacton technical notes 19. */
const printed = [1, 0.95, 0.9, 0.85, 0.8] as const
const [least] = printed.toReversed()
const mostJacks = 8

/**
 * Default load distribution factor fd.
 * @param jackCount number of jacks; beyond eight the factor of eight, an upper bound
 */
export const loadSharingOf = (jackCount: number): number => printed[Math.ceil(jackCount) - 1] ?? least ?? 1

/** For more jacks no maker prints a factor: not known, unless a smaller one than that of eight was entered. */
export const loadSharingCheck = checksOf<ScrewJackContext>().check({
  needs: { loadSharingOfMany: () => undefined },
  asks: ({ duty, assumptions }) => duty.jackCount > mostJacks && assumptions.loadSharing >= loadSharingOf(mostJacks),
  printed: [{ quantity: 'n', unit: '', source, asksFor: 'loadSharingOfMany', value: ({ duty }) => duty.jackCount, to: () => mostJacks }],
  limit: () => 'notStated',
  index: { sum: { none: { demand: () => 0, model: () => 0 } } },
})
