/** What the laws of every selection do not say of ball-rail guides, on the repository's catalogue. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import { calculateSelection, explainSelection } from '../../fixtures/whole-answers.ts'
import { ballRailParameters, easyGuideParameters, guideCatalogue } from './ball-rail-arbitraries.ts'

const requests = fc.oneof(ballRailParameters, easyGuideParameters)
const ledgerRuns = { numRuns: 30 }

test('every card states life and safety or that no load acts, and the speed where the maker or the general limit states it', () => {
  fc.assert(
    fc.property(requests, (parameters) => {
      const { list } = calculateSelection(ballRailSizer, guideCatalogue, { parameters, part: { page: 1, size: 1000 } })
      const isSized = ({ l10 = -1, fs = -1 }: (typeof list)[number]) => l10 >= 0 && l10 < 1e20 && fs > 0 && fs < 1e20
      expect(list.every((card) => isSized(card) !== (card.warnings?.includes('unloaded') ?? false))).toBe(true)
      const isFast = (maxSpeed: number | undefined) => (parameters.Phases?.length ? maxSpeed === undefined : (maxSpeed ?? -1) > 0)
      expect(list.every(({ series, maxSpeed }) => (series === 'BM' ? maxSpeed === undefined : isFast(maxSpeed)))).toBe(true)
    }),
    ledgerRuns,
  )
})

test('the check that the maker gives no figure for is named in the ledger', () => {
  fc.assert(
    fc.property(requests, (parameters) => {
      const { models } = explainSelection(ballRailSizer, guideCatalogue, { parameters })
      const named = models.filter(({ notKnown }) => notKnown.some(({ name }) => name === 'railLength'))
      expect(named.map(({ skuID }) => skuID)).toEqual(models.filter(({ series }) => series === 'BM').map(({ skuID }) => skuID))
    }),
    ledgerRuns,
  )
})
