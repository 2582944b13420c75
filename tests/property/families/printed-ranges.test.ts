/** A rule says nothing outside of the range for which its source prints it: the check is not known there, or missed even at its end. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Conditions } from '../../../families/define/sizer.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { bearingRuleNeeds, bearingRuleRange } from '../../../families/rotary/sizing/figures.ts'
import { assertUntil, scaledRuns } from '../../setup/runs.ts'
import { selectionCases } from './selection-cases.ts'

type Row = Readonly<Record<string, unknown>>

/** What makes a case leave a range, by family and quantity: changed conditions, and figures of the model that the rule needs. */
const plants: Readonly<Record<string, Readonly<Record<string, { readonly conditions: Conditions; readonly figures: Row }>>>> = {
  'ball-screw': { lu: { conditions: { Stroke: 10_500, TravelDeviation: 900 }, figures: { lengthByGrade: { 18: 12_000 } } } },
  'screw-jack': { n: { conditions: { JackCount: 9 }, figures: {} } },
  'electric-cylinder': {
    a: {
      conditions: { Thrust: undefined, Weight: undefined, HorizontalLoad: 1, VerticalLoad: 0, Acceleration: 3.01 },
      figures: { horizontalPayloadKg: { 2: 6, 3: 4 } },
    },
  },
  'linear-module': {
    v: {
      conditions: { M: 1, Thrust: undefined, MaxSpeed: 5001, TotalTime: undefined, EvenTime: undefined, Phases: undefined },
      figures: { driveKind: 'belt', beltForceN: { 1000: 650, 5000: 450 }, noLoadTorqueNm: 0.6 },
    },
  },
}

/** A few cases in each round: a model is seldom so sound that only the range is left to miss. */
const rounds = { round: scaledRuns(200).numRuns, most: 2000 }

const stated = (conditions: Row): Row => Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined))

for (const { id, selection } of await loadFamilies()) {
  const known = selectionCases[id]
  if (!selection || !known) continue
  const sizer = await selection.sizer()
  const own = plants[id] ?? {}

  describe(`the printed ranges of ${id}`, () => {
    test('are those that are planted here', async () => {
      const found = new Set<string>()
      const cases = [{ conditions: {}, figures: {} }, ...Object.values(own)]
      await assertUntil(
        fc.property(known.requests, known.candidates, fc.constantFrom(...cases), (request, candidate, { conditions, figures }) => {
          const preparation = sizer.prepare(stated({ ...request, ...conditions }), {})
          // Every family's candidate is an object of its columns.
          for (const { quantity } of preparation.ranges?.({ ...(candidate as Row), ...figures }) ?? []) found.add(quantity)
        }),
        () => found.size >= Object.keys(own).length,
        rounds,
      )
      expect([...found].toSorted()).toEqual(Object.keys(own).toSorted())
    })

    test.each(Object.entries(own))(
      'outside of that of %s the check is not known, or missed even at its end',
      async (quantity, { conditions, figures }) => {
        let met = 0
        await assertUntil(
          fc.property(known.requests, known.candidates, (request, candidate) => {
            const preparation = sizer.prepare(stated({ ...request, ...conditions }), {})
            // Every family's candidate is an object of its columns.
            const model = { ...(candidate as Row), ...figures }
            const outside = (preparation.ranges?.(model) ?? []).filter((range) => range.isOutside && range.quantity === quantity)
            const { notKnown, limits, verdict } = preparation.size(model)
            for (const { check, asksFor } of outside) {
              const isMissed = limits.some(({ name, passed }) => name === check && !passed)
              const isUnknown = notKnown.some(({ name, needs }) => name === check && needs.includes(asksFor))
              expect([check, isMissed || isUnknown]).toEqual([check, true])
              expect(verdict.verdict).not.toBe('passed')
              if (isUnknown) met += 1
            }
          }),
          () => met > 0,
          rounds,
        )
        expect(met).toBeGreaterThan(0)
      },
    )
  })
}

describe('the rule of slewing bearings', () => {
  const within = { bearing: 'crossRoller' } as const
  const pitch = (millimetres: number) => ({ ...within, pitchDiameter: millimetres / 1000 })

  test('is printed for pitch circles from 77 to 148.8 mm, ends included', () => {
    const { source, asksFor } = bearingRuleRange
    expect([source, asksFor]).toEqual(['Harmonic Drive FHA', 'bearingChart'])
    const needs = [76.9, 77, 148.8, 148.9].map((size) => bearingRuleNeeds(pitch(size) as Parameters<typeof bearingRuleNeeds>[0])) // only what it reads
    expect(needs).toEqual([['bearingChart'], [], [], ['bearingChart']])
  })
})
