/** What the laws of every selection do not say of ball-rail guides, on the repository's catalogue. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import { calculateSelection, explainSelection } from '../../fixtures/whole-answers.ts'
import { ballRailParameters, easyGuideParameters, guideCatalogue } from './ball-rail-arbitraries.ts'

const requests = fc.oneof(ballRailParameters, easyGuideParameters)
const ledgerRuns = { numRuns: 30 }

test('every card states life and safety, and the speed where the maker or the general limit states it', () => {
  fc.assert(
    fc.property(requests, (parameters) => {
      const { list } = calculateSelection(ballRailSizer, guideCatalogue, { parameters, part: { page: 1, size: 1000 } })
      expect(list.every(({ l10 = -1, fs = -1 }) => l10 >= 0 && fs > 0)).toBe(true)
      expect(list.every(({ series, maxSpeed }) => (series === 'BM' ? maxSpeed === undefined : (maxSpeed ?? -1) > 0))).toBe(true)
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
