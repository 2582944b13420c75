/** From an order code to the model that it names and the parts that it says. */
import type { DecodedOrderCode } from '../../../contract/order-code.ts'
import { orderFaultOf } from '../../../contract/judge-order.ts'
import { orderCodePartNames } from '../../../contract/order-choices.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import { type OrderCodes, readOrderCode } from '../../../families/define/order-code.ts'
import { type ModelsOf, type OrderableOf, orderChoicesOf } from '../../../families/define/orderable.ts'
import { asOther } from './product-of.ts'
import { inOneSpelling, isOneEditAway } from './similar-names.ts'

type Model = CatalogueModel<unknown>

type Ordered = { readonly codes: OrderCodes; readonly orderable: OrderableOf<unknown>; readonly modelsOf: ModelsOf }

/** The models of a family, and how they are ordered. */
export type OrderedModels = Ordered & { readonly models: readonly Model[] }

type Named = { readonly ordered: Ordered; readonly model: Model; readonly spelling: string }

/** Everything that can be ordered, by name. */
export type NameIndex = { readonly byName: ReadonlyMap<string, readonly Named[]>; readonly all: readonly Named[] }

const mostSimilar = 5
/** Shorter ones are like too much. */
const shortestSpelling = 4

/** Made once for each version of the catalogue. */
export const indexNames = (families: readonly OrderedModels[]): NameIndex => {
  const all = families.flatMap(({ models, ...ordered }) =>
    models.map((model) => ({ ordered, model, spelling: inOneSpelling(model.skuName) })),
  )
  return { byName: Map.groupBy(all, ({ model }) => model.skuName), all }
}

/** Every model whose name the code begins with, the longest name first. */
const beginnings = ({ byName }: NameIndex, code: string): readonly Named[] =>
  Array.from({ length: code.length }, (_, index) => byName.get(code.slice(0, code.length - index)) ?? []).flat()

const similarTo = ({ all }: NameIndex, code: string): readonly Model[] => {
  const asked = inOneSpelling(code)
  if (asked.length < shortestSpelling) return []
  const alike = all.filter(
    ({ spelling }) => spelling.length >= shortestSpelling && (isOneEditAway(spelling, asked) || asked.startsWith(spelling)),
  )
  return alike
    .toSorted((one, other) => other.spelling.length - one.spelling.length || one.model.rank - other.model.rank)
    .slice(0, mostSimilar)
    .map(({ model }) => model)
}

type Reading = Pick<Named, 'ordered' | 'model'> & Pick<ReturnType<typeof readOrderCode>, 'parts'>

/** The parts of a code, each with what is wrong with it for this model. */
const judgedParts = ({ ordered: { codes, orderable, modelsOf }, model, parts }: Reading): DecodedOrderCode['parts'] => {
  const choices = orderChoicesOf(codes, model.series, orderable(model.candidate, modelsOf))
  return orderCodePartNames.flatMap((name) => {
    const value = parts[name]
    if (value === undefined) return []
    const fault = orderFaultOf(choices, parts, { name, value })
    return [{ name, value, ...(fault && { fault }) }]
  })
}

/** @param text as somebody typed or pasted it */
export function decodeOrderCode(index: NameIndex, text: string): DecodedOrderCode {
  const code = text.trim().replaceAll(/\s+/g, ' ')
  const readings = beginnings(index, code).map(({ ordered, model }) => {
    const { parts, understood } = readOrderCode(ordered.codes, { name: model.skuName, series: model.series }, code)
    const judged = judgedParts({ ordered, model, parts })
    return { model, understood, judged, faults: judged.filter(({ fault }) => fault).length }
  })
  // Of models with one name it is the one that can be had so.
  const [best] = readings.toSorted((one, other) => other.understood - one.understood || one.faults - other.faults)
  const isWhole = best?.understood === code.length
  return {
    code,
    ...(best && { product: asOther(best.model) }),
    parts: best?.judged ?? [],
    understood: best?.understood ?? 0,
    similar: isWhole
      ? []
      : similarTo(index, code)
          .filter((model) => model !== best?.model)
          .map(asOther),
  }
}
