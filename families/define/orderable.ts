/** What a model can be ordered with: data of its family, put into the order of its code. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { OrderChoices, OrderCodePartName, OrderRule, OrderValue, PartChoice } from '../../contract/catalogue/order-choices.ts'
import type { CatalogueTable } from './catalogue-table.ts'
import { type OrderCodes, orderFormOf } from './order-code.ts'

/** The models of a table of now: motors, for those that are ordered with one. */
export type ModelsOf = <Candidate>(table: CatalogueTable<Candidate>) => readonly CatalogueModel<Candidate>[]

/** Parts that the family knows, whatever the form of a series writes of them; one that is left out a model does not have. */
export type Orderable = {
  readonly parts: Readonly<Partial<Record<OrderCodePartName, PartChoice>>>
  readonly rules?: readonly OrderRule[]
}

/** From a row of the catalogue to what it can be ordered with. A method, as the registry hides what a family's candidate is. */
export type OrderableOf<Candidate> = { of(this: void, candidate: Candidate, modelsOf: ModelsOf): Orderable }['of']

/** A length that may be any: mm, in whole ones where nothing else is said. */
export const anyLength = (least: number, most: number | undefined, step = 1): PartChoice => ({
  span: { least: Math.ceil(least / step) * step, most: most ?? null, step },
})

/** The lengths that a row states a figure for, e.g. `{ 940: 800 }` → 940. */
export const statedLengths = (byLength: Readonly<Record<string, number>> | undefined): PartChoice => ({
  values: Object.keys(byLength ?? {})
    .map(Number)
    .toSorted((one, other) => one - other),
})

/** A rule from entries `[value of by, what goes with it]`. */
export const orderRuleOf = (
  { part, by }: Pick<OrderRule, 'part' | 'by'>,
  entries: readonly (readonly [by: OrderValue, goes: OrderRule['goes'][string]])[],
): OrderRule => ({ part, by, goes: Object.fromEntries(entries.map(([value, goes]) => [String(value), goes])) })

/**
 * @param codes forms of the family
 * @param series of the model
 * @param orderable what it can be ordered with
 * @returns the parts in the order of the code, and the rules about them
 */
export function orderChoicesOf(codes: OrderCodes, series: string, { parts, rules = [] }: Orderable): OrderChoices {
  const written = orderFormOf(codes, series).flatMap(({ part, before, after }) => {
    const choice = part === 'name' ? undefined : parts[part]
    return part === 'name' || !choice ? [] : [{ name: part, before, after, ...choice }]
  })
  const has = (name: OrderCodePartName) => written.some((part) => part.name === name)
  return { parts: written, rules: rules.filter(({ part, by }) => has(part) && has(by)) }
}
