/** An order code says which model it is and how it is made, and can be read back. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acMotorTable } from '../../../families/ac-motor/table.ts'
import { orderCode, readOrderCode } from '../../../families/define/order-code.ts'
import type { OrderCodeParts } from '../../../families/define/order-code-parts.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import { modelsOf } from './real-catalogue.ts'

/** Values as cards have them. */
const values = {
  length: fc.integer({ min: 60, max: 6000 }),
  grade: fc.constantFrom('C3', 'C5', 'C7', 'C10', 'T5'),
  deviation: fc.constantFrom(0.008, 0.023, 0.052, 0.21),
  install: fc.constantFrom('1A', '1B', '2A', '2B'),
  stroke: fc.integer({ min: 5, max: 3000 }),
  blocks: fc.integer({ min: 1, max: 4 }),
  rails: fc.integer({ min: 2, max: 4 }),
  flange: fc.constantFrom('90:B5', '71:B14', '14-50-70', '8-30-45'),
  motor: fc.constantFrom(...[...modelsOf(servoMotorTable), ...modelsOf(acMotorTable)].map(({ skuName }) => skuName)),
} satisfies { readonly [Part in Exclude<keyof OrderCodeParts, 'name'>]: fc.Arbitrary<OrderCodeParts[Part]> }

type Parts = Omit<OrderCodeParts, 'name'>

/** Parts that the form of a series has, each there or not; how many blocks a rail has is always said. */
const partsOf = (form: string): fc.Arbitrary<Parts> => {
  const named = Object.entries(values).filter(([part]) => form.includes(`{${part}}`))
  // The keys are those of `values`, and so are their values.
  return fc.record(Object.fromEntries(named), { requiredKeys: form.includes('{blocks}') ? ['blocks'] : [] }) as fc.Arbitrary<Parts>
}

const shown = (await loadFamilies()).flatMap(({ id, table, shown: page }) =>
  page ? [{ id, codes: page.orderCodes, models: modelsOf(table).map(({ skuName: name, series }) => ({ name, series })) }] : [],
)

describe.each(shown)('order codes of $id', ({ codes, models }) => {
  const formOf = (series: string) => codes.series?.[series] ?? codes.general
  const modelAndParts = fc.constantFrom(...models).chain((model) => fc.tuple(fc.constant(model), partsOf(formOf(model.series))))

  test('are read as they were made', () => {
    fc.assert(
      fc.property(modelAndParts, ([model, parts]) => {
        const code = orderCode(codes, model.series, { name: model.name, ...parts })
        expect([code, readOrderCode(codes, model, { code })]).toEqual([code, { parts, understood: code.length }])
      }),
    )
  })

  test('are understood no further than they are right', () => {
    fc.assert(
      fc.property(modelAndParts, fc.constantFrom('?', ' ?', '-?', '_'), ([model, chosenParts], wrong) => {
        // Whatever follows a motor may belong to its name.
        const parts: Parts = Object.fromEntries(Object.entries(chosenParts).filter(([part]) => part !== 'motor'))
        const code = orderCode(codes, model.series, { name: model.name, ...parts })
        const { understood, parts: read } = readOrderCode(codes, model, { code: `${code}${wrong}` })
        expect(understood).toBeLessThanOrEqual(code.length)
        expect(understood).toBeGreaterThanOrEqual(model.name.length)
        for (const [part, value] of Object.entries(read)) {
          expect([part, value]).toEqual([part, Object.entries(parts).find(([name]) => name === part)?.[1]])
        }
      }),
    )
  })
})
