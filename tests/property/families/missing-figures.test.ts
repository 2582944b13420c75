/** What is not known never passes: any figure of any shipped model is taken away, and nothing looks better for it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { Check } from '../../../contract/results/sizing.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { modelsOf } from './real-catalogue.ts'
import { selectionCases } from './selection-cases.ts'
import { assertUntil, scaledRuns } from '../../setup/runs.ts'

/** Verdicts from the worst to the best for whoever would rely on them. */
const standing = { failed: 0, notKnown: 1, passed: 2 } as const

type Row = Readonly<Record<string, unknown>>

/** Columns that the row states and that it may do without. */
const blanksOf = (row: Row, isSound: (row: Row) => boolean): readonly string[] =>
  Object.keys(row).filter((column) => row[column] !== undefined && isSound(without(row, column)))

const without = (row: Row, column: string): Row => Object.fromEntries(Object.entries(row).filter(([name]) => name !== column))

const figuresOf = (
  card: Partial<RecommendedModel> & { readonly furtherFigures: readonly { readonly name: string; readonly value: unknown }[] },
) => {
  const { machineCode: _, furtherFigures, ...fields } = card
  return new Map<string, unknown>([...Object.entries(fields), ...furtherFigures.map(({ name, value }) => [name, value] as const)])
}

const limitOf = ({ required, available, utilisation }: Check) => [required, available, utilisation]

for (const { id, table, selection, estimated = {} } of await loadFamilies()) {
  const known = selectionCases[id]
  if (!selection || !known) continue
  const sizer = await selection.sizer()
  const models = modelsOf(table)
  const isSound = (row: Row) => table.candidate.safeParse(row).success

  describe(`a figure that is missing: ${id}`, () => {
    test('never turns a verdict for the better, and leaves no other figure than those that do without it', async () => {
      const met = new Set<string>()
      await assertUntil(
        fc.property(known.requests, fc.constantFrom(...models), fc.nat(), (request, model, pick) => {
          // Every family's candidate is an object of its columns.
          const whole = model.candidate as Row
          const columns = blanksOf(whole, isSound)
          const column = columns[pick % columns.length]
          if (column === undefined) return
          const blank = without(whole, column)
          const preparation = sizer.prepare(request, {})
          const [before, after] = [preparation.size(whole), preparation.size(blank)]
          const { verdict } = after.verdict
          expect([column, standing[verdict] <= standing[before.verdict.verdict] || verdict === 'notKnown']).toEqual([column, true])
          if (verdict === 'notKnown') met.add(column)
          const outside = new Set(preparation.ranges?.(blank).flatMap(({ isOutside, asksFor }) => (isOutside ? [asksFor] : [])))
          for (const { name, needs } of after.notKnown) {
            const isMissing = (need: string) => (table.columns[need] === undefined ? outside.has(need) : blank[need] === undefined)
            expect([name, needs.every(isMissing)]).toEqual([name, true])
          }
          const [checks, rest] = [new Map(before.checks().map((check) => [check.name, check])), after.checks()]
          const [figures, left] = [figuresOf(preparation.card(model)), figuresOf(preparation.card({ ...model, candidate: blank }))]
          const isEstimated = estimated[column] !== undefined
          for (const check of rest) {
            const own = checks.get(check.name)
            const isSame = JSON.stringify(limitOf(check)) === JSON.stringify(own && limitOf(own))
            const isSafe = isEstimated && own !== undefined && check.utilisation >= own.utilisation
            expect([column, check.name, isSame || isSafe]).toEqual([column, check.name, true])
          }
          if (isEstimated) return
          for (const [name, value] of left) expect([column, name, value]).toEqual([column, name, figures.get(name)])
        }),
        () => met.size > 0,
        { round: scaledRuns(2000).numRuns, most: 4000 },
      )
      expect(met.size).toBeGreaterThan(0)
    })
  })
}
