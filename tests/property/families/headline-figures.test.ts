/** What a card says can be had can be had: asked for again it passes, and a little more of it fails. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CardFields, Conditions } from '../../../families/define/sizer.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { modelsOf } from './real-catalogue.ts'
import { selectionCases } from './selection-cases.ts'
import { assertUntil, scaledRuns } from '../../setup/runs.ts'

/**
 * Figures of a card that are the largest value of an input of the request, by the family's id: figure → inputs in the same unit, of which the first
 * that the request has is meant.
 */
const headlines: Readonly<Record<string, Readonly<Partial<Record<keyof CardFields, readonly string[]>>>>> = {
  'ball-screw': { maxW: ['W'], maxSpeed: ['Speed'] },
  'ball-rail': { maxW: ['W'], maxSpeed: ['Speed'] },
  'slide-module': { maxW: ['W'], maxSpeed: ['Speed'] },
  'linear-module': { maxW: ['M'], maxSpeed: ['MaxSpeed'] },
  'screw-jack': { maxW: ['W'], maxSpeed: ['Speed'] },
  'electric-cylinder': { maxW: ['Weight', 'VerticalLoad', 'HorizontalLoad'], maxSpeed: ['NoLoadSpeed', 'MaxSpeed'] },
}

const isEntered = (value: unknown): boolean => typeof value === 'number' && value > 0

/** Share of the figure by which a request stays below it, or goes beyond. */
const hair = 1e-6
/** A figure below it has no digits for a millionth more. */
const leastJudged = 1e-290
/** Share by which the figure may be off: what it is found to. */
const precision = 2e-9

/** Where what is asked stops to pass, by halving alone. */
const byHalving = (passes: (value: number) => boolean, ends: readonly [passing: number, failing: number]): number => {
  let [passing, failing] = ends
  for (let step = 0; step < 30; step += 1) {
    const middle = (passing + failing) / 2
    if (passes(middle)) passing = middle
    else failing = middle
  }
  return passing
}

/** Models with a figure that are asked for again; many have none under what is asked. */
const enough = scaledRuns(1000).numRuns

for (const { id, table, selection } of await loadFamilies()) {
  const [figures, known] = [headlines[id], selectionCases[id]]
  if (!selection || !figures || !known) continue
  const sizer = await selection.sizer()
  const models = modelsOf(table)
  const verdictOf = (request: Conditions, candidate: unknown) => sizer.prepare(request, {}).size(candidate).verdict.verdict

  describe(`headline figures: ${id}`, () => {
    test.each(Object.entries(figures))(
      '%s asked for as %j passes, a millionth more fails, and halving finds the same',
      async (figure, parameters) => {
        let met = 0
        await assertUntil(
          fc.property(known.requests, fc.constantFrom(...models), (request, model) => {
            const { candidate } = model
            const parameter = parameters.find((name) => isEntered(request[name]))
            if (parameter === undefined) return
            const card: Partial<Record<string, unknown>> = sizer.prepare(request, {}).card(model)
            const value = card[figure]
            // What passes says what it could carry, unless nothing limits that.
            if (typeof value !== 'number' || value < leastJudged || met >= enough) return
            met += 1
            const verdictFor = (other: number) => verdictOf({ ...request, [parameter]: other }, candidate)
            const ends = [value * (1 - hair), value * (1 + hair)] as const
            expect([value, ...ends.map(verdictFor)]).toEqual([value, 'passed', 'failed'])
            const halved = byHalving((other) => verdictFor(other) === 'passed', ends)
            expect([value, Math.abs(value / halved - 1) <= precision]).toEqual([value, true])
          }),
          () => met >= enough,
          { round: 100, most: 2000 },
        )
        expect(met).toBeGreaterThan(5)
      },
    )

    test('a model that passes shows them, unless nothing limits them or a duty spectrum is asked for, too', () => {
      fc.assert(
        fc.property(known.requests, fc.constantFrom(...models), (request, model) => {
          if (verdictOf(request, model.candidate) !== 'passed') return
          const card: Partial<Record<string, unknown>> = sizer.prepare(request, {}).card(model)
          for (const [figure, parameters] of Object.entries(figures)) {
            const parameter = parameters.find((name) => isEntered(request[name]))
            if (parameter === undefined) continue
            // Its life is that of the spectrum, which stays as it is: with a larger load it would be another one.
            const hasSpectrum = Array.isArray(request['Phases']) && request['Phases'].length > 0
            const entered = Number(request[parameter])
            const isUnlimited = verdictOf({ ...request, [parameter]: entered * 1e6 }, model.candidate) === 'passed'
            const isRight = hasSpectrum
              ? card[figure] === undefined
              : Number(card[figure] ?? (isUnlimited ? Infinity : 0)) >= entered * (1 - hair)
            expect([figure, isRight]).toEqual([figure, true])
          }
        }),
        scaledRuns(1000),
      )
    })
  })
}
