/** What the laws of every selection do not say of ball-rail guides, on the repository's catalogue. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import { unlimited } from '../../../families/formulas/physical-constants.ts'
import { inUnit } from '../../../families/formulas/unit-scale.ts'
import { calculateSelection, explainSelection } from '../../fixtures/whole-answers.ts'
import { ballRailParameters, easyGuideParameters, guideCatalogue } from './ball-rail-arbitraries.ts'
import { scaledRuns, scaledRunsAfter } from '../../setup/runs.ts'

const requests = fc.oneof(ballRailParameters, easyGuideParameters)
const ledgerRuns = scaledRuns(30)

/** Upright, with a lever arm that nobody can measure: a life beyond any number worth saying, but one. */
const hardlyLoaded = {
  UseMethod: 'vertical',
  Layout: '1x1',
  W: 1.01,
  A: 0,
  B: 0,
  C: -5.6e-7,
  Speed: 250,
  Acceleration: 0.14,
  Stroke: 60,
} as const

test('every card states life and safety or that no load acts, and the speed where the maker or the general limit states it', () => {
  fc.assert(
    fc.property(requests, (parameters) => {
      const { list } = calculateSelection(ballRailSizer, guideCatalogue, { parameters, part: { page: 1, size: 1000 } })
      // A load next to nothing is one: without end is what is so of no load at all, in km.
      const end = inUnit(unlimited, 'km')
      const isSized = ({ l10 = -1, fs = -1 }: (typeof list)[number]) => l10 >= 0 && l10 < end && fs > 0 && fs < end
      expect(list.every((card) => isSized(card) !== (card.warnings?.includes('unloaded') ?? false))).toBe(true)
      const isFast = (maxSpeed: number | undefined) => (parameters.Phases?.length ? maxSpeed === undefined : (maxSpeed ?? -1) > 0)
      expect(list.every(({ series, maxSpeed }) => (series === 'BM' ? maxSpeed === undefined : isFast(maxSpeed)))).toBe(true)
    }),
    scaledRunsAfter([hardlyLoaded], 30),
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
