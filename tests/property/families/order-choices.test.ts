/** What a model can be ordered with: what calculations order can be had, what can be had makes a code that is read back, and nothing else can. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildOrderCode, orderFaultOf, spanOf } from '../../../contract/catalogue/judge-order.ts'
import type { OrderChoices, OrderChosen, OrderPart, OrderValue } from '../../../contract/catalogue/order-choices.ts'
import { readOrderCode } from '../../../families/define/order-code.ts'
import { type ModelsOf, orderChoicesOf } from '../../../families/define/orderable.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { modelsOf } from './real-catalogue.ts'
import { scaledPart } from '../../setup/runs.ts'

const motorsOf: ModelsOf = (table) => modelsOf(table)

const shown = (
  await Promise.all(
    (await loadFamilies()).map(async ({ id, table, shown: page }) =>
      page ? [{ id, codes: page.orderCodes, orderable: await page.orderable(), models: modelsOf(table) }] : [],
    ),
  )
).flat()

/** Chooses part by part what is left, or leaves it open; `steps` says which of it. */
const choose = (choices: OrderChoices, steps: readonly number[]): OrderChosen =>
  choices.parts.reduce<OrderChosen>((chosen, part, place) => {
    const step = steps[place % steps.length] ?? 0
    const span = spanOf(choices, chosen, part)
    if (span) {
      const { least, step: size } = span
      const most = span.most ?? least + 5000
      const count = Math.floor((most - least) / size)
      return count < 0 ? chosen : { ...chosen, [part.name]: least + size * (step % (count + 1)) }
    }
    const left = (part.values ?? []).filter((value) => !orderFaultOf(choices, chosen, { name: part.name, value }))
    return left.length === 0 ? chosen : { ...chosen, [part.name]: left[step % left.length] }
  }, {})

/** Written again, by hand: no two chosen parts break a rule, and each is one of its values or in its span. */
const canBeHad = ({ parts, rules }: OrderChoices, chosen: OrderChosen): boolean => {
  const isOffered = ({ name, values, span }: OrderPart): boolean => {
    const value = chosen[name]
    if (value === undefined) return true
    // None is not known to be wrong.
    if (values) return values.length === 0 || values.includes(value)
    return (
      span !== undefined && typeof value === 'number' && value >= span.least && value <= (span.most ?? Infinity) && value % span.step === 0
    )
  }
  const breaks = rules.some(({ part, by, goes }) => {
    const [value, other]: (OrderValue | undefined)[] = [chosen[part], chosen[by]]
    if (value === undefined || other === undefined) return false
    const limit = goes[String(other)]
    if (!limit) return false
    if (limit.values && !limit.values.includes(value)) return true
    return typeof value === 'number' && (value < (limit.least ?? 0) || value > (limit.most ?? Infinity))
  })
  return parts.every(isOffered) && !breaks
}

describe.each(shown)('what completes the order codes of $id', ({ codes, orderable, models }) => {
  const choicesOf = ({ series, candidate }: (typeof models)[number]) => orderChoicesOf(codes, series, orderable(candidate, motorsOf))
  const modelAndSteps = fc.tuple(fc.constantFrom(...models), fc.array(fc.nat(100_000), { minLength: 3, maxLength: 3 }))

  test('can be chosen step by step, and is read back from its code', () => {
    fc.assert(
      fc.property(modelAndSteps, ([model, steps]) => {
        const choices = choicesOf(model)
        const chosen = choose(choices, steps)
        const { code, faults, unconfirmed } = buildOrderCode(model.skuName, choices, chosen)
        expect([...faults]).toEqual([])
        const unlimited = choices.parts.filter(({ name, span }) => span?.most === null && chosen[name] !== undefined)
        expect(unconfirmed).toEqual(unlimited.map(({ name }) => name))
        expect(canBeHad(choices, chosen)).toBe(true)
        const written = Object.entries(chosen).filter(
          ([name, value]) => choices.parts.find((part) => part.name === name)?.unwritten !== value,
        )
        const read = readOrderCode(codes, { name: model.skuName, series: model.series }, { code })
        expect([code, read]).toEqual([code, { parts: Object.fromEntries(written), understood: code.length }])
      }),
    )
  })

  test('has a fault exactly where something cannot be had', () => {
    const strange = fc.oneof(fc.integer({ min: 1, max: 9000 }), fc.constantFrom('C3', 'C7', 'C10', '1A', '90:B5', 'X'))
    fc.assert(
      fc.property(modelAndSteps, fc.nat(), strange, ([model, steps], place, value) => {
        const choices = choicesOf(model)
        if (choices.parts.length === 0) return
        const part = choices.parts[place % choices.parts.length]
        const chosen: OrderChosen = { ...choose(choices, steps), ...(part && { [part.name]: value }) }
        const { faults } = buildOrderCode(model.skuName, choices, chosen)
        expect([choices, chosen, faults.size === 0]).toEqual([choices, chosen, canBeHad(choices, chosen)])
      }),
    )
  })

  test('offers nothing twice, and no length that is nowhere', () => {
    for (const model of scaledPart(models, 40)) {
      const wrong = choicesOf(model).parts.filter(
        ({ values = [], span }) => new Set(values).size < values.length || (span !== undefined && span.least > (span.most ?? Infinity)),
      )
      expect([model.skuID, wrong]).toEqual([model.skuID, []])
    }
  })
})
