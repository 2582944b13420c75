/** The order options of a model: data of its family, arranged in the order of its code. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { OrderChoices, OrderCodePartName, OrderRule, OrderValue, PartChoice } from '../../contract/catalogue/order-choices.ts'
import type { CatalogueTable } from './catalogue-table.ts'
import { alsoNeeded } from './maker-code.ts'
import { type OrderCodes, orderFormOf } from './order-code.ts'

/** Looks up the current models of a table, e.g. motors for models that are ordered with one. */
export type ModelsOf = <Candidate>(table: CatalogueTable<Candidate>) => readonly CatalogueModel<Candidate>[]

/** Options of a model by part, independent of the form of its series; an omitted part does not exist for the model. */
export type Orderable = {
  readonly parts: Readonly<Partial<Record<OrderCodePartName, PartChoice>>>
  readonly rules?: readonly OrderRule[]
}

/** Maps a row of the catalogue to its order options. A method, as the registry erases the type of the candidate. */
export type OrderableOf<Candidate> = { of(this: void, candidate: Candidate, modelsOf: ModelsOf): Orderable }['of']

/** Any length from `least` to `most` in multiples of `step`, mm. */
export const anyLength = (least: number, most: number | undefined, step = 1): PartChoice => ({
  span: { least: Math.ceil(least / step) * step, most: most ?? null, step },
})

/** The lengths for which a row states a figure, e.g. `{ 940: 800 }` → 940. */
export const statedLengths = (byLength: Readonly<Record<string, number>> | undefined): PartChoice => ({
  values: Object.keys(byLength ?? {})
    .map(Number)
    .toSorted((one, other) => one - other),
})

/** A rule from entries `[value of by, permitted values of part]`. */
export const orderRuleOf = (
  { part, by }: Pick<OrderRule, 'part' | 'by'>,
  entries: readonly (readonly [by: OrderValue, goes: OrderRule['goes'][string]])[],
): OrderRule => ({ part, by, goes: Object.fromEntries(entries.map(([value, goes]) => [String(value), goes])) })

/**
 * @param codes forms of the family
 * @param series of the model
 * @param orderable its options
 * @returns the parts in the order of the code, and the rules between them
 */
export function orderChoicesOf(codes: OrderCodes, series: string, { parts, rules = [] }: Orderable): OrderChoices {
  const written = orderFormOf(codes, series).flatMap(({ part, before, after }) => {
    const choice = part === 'name' ? undefined : parts[part]
    return part === 'name' || !choice ? [] : [{ name: part, before, after, ...choice }]
  })
  const has = (name: OrderCodePartName) => written.some((part) => part.name === name)
  const also = alsoNeeded(codes.makers?.[series])
  return {
    parts: written,
    rules: rules.filter(({ part, by }) => has(part) && has(by)),
    ...(also.length > 0 && { also: [...also] }),
  }
}
