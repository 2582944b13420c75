/** What the table of models says is needed at least is needed: every model that passes has as much, in the column beside. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert } from '../../../engine/units/index.ts'
import { unitOfFigure } from '../../../families/define/card-layout.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { assertUntil, scaledRuns } from '../../setup/runs.ts'
import { modelsOf } from './real-catalogue.ts'
import { selectionCases } from './selection-cases.ts'

type Quantity = { readonly value: number; readonly unit: string }

/** Rounding of a figure on its way through other units. */
const hair = 1e-9

for (const { id, table, shown, selection } of await loadFamilies()) {
  const known = selectionCases[id]
  const layout = shown?.card
  const columns = (layout?.columns ?? []).filter(({ need }) => need !== undefined)
  if (!selection || !known || !layout || columns.length === 0) continue
  const sizer = await selection.sizer()
  const models = modelsOf(table)

  describe(`needed figures: ${id}`, () => {
    test.each(columns)('a model that passes has at least what %j needs', async (column) => {
      let met = 0
      await assertUntil(
        fc.property(known.requests, fc.constantFrom(...models), (request, model) => {
          const preparation = sizer.prepare(request, {})
          if (preparation.size(model.candidate).verdict.verdict !== 'passed') return
          const card = preparation.card(model)
          const further = (name: string) => card.furtherFigures.find((figure) => figure.name === name)
          const figures: Partial<Record<string, unknown>> = card
          const offered =
            'figure' in column ? { value: figures[column.figure], unit: unitOfFigure(layout, column.figure) } : further(column.further)
          if (typeof offered?.value !== 'number') return
          const inputs = (column.need ?? []).flatMap((name): readonly Quantity[] => {
            // A parameter is in the unit of its column.
            const found = [
              { value: request[name], unit: offered.unit },
              further(name),
              preparation.assumptions.find((one) => one.name === name),
            ].find((one) => one?.value !== undefined)
            return typeof found?.value === 'number' && found.value > 0 ? [{ value: found.value, unit: found.unit }] : []
          })
          const [need] = inputs
          if (need === undefined) return
          met += 1
          const least = convert(need.value, need.unit, offered.unit)
          expect([model.skuName, offered.value >= least * (1 - hair), least, offered.value]).toEqual([
            model.skuName,
            true,
            least,
            offered.value,
          ])
        }),
        () => met >= 20,
        { round: scaledRuns(2000).numRuns, most: 4000 },
      )
      expect(met).toBeGreaterThan(5)
    })
  })
}
