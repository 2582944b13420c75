/** Searches models by a part of their name, by an order code, or by a similar name. */
import type { OtherProduct } from '../../../contract/catalogue/product.ts'
import type { SearchHit, SearchResult } from '../../../contract/directory/search.ts'
import { foldText, hitRanges } from '../../catalogue/filter-index/filter-text.ts'
import { decodeOrderCode } from '../products/decode-order-code.ts'
import { equivalentsOf } from '../products/equivalents-of.ts'
import type { NameIndex, Named } from '../products/name-index.ts'
import { inOneSpelling } from '../products/similar-names.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { createRankedSearch, type Page, type RankedSearch } from './ranked-search.ts'

/** All models in the order of results: family after family, series after series, each in rank order. */
export interface SearchIndex {
  readonly names: NameIndex
  readonly entries: readonly Named[]
  /** Search by name and id. */
  readonly written: RankedSearch
  /** Search by normalised name. */
  readonly spelled: RankedSearch
  readonly placeOf: ReadonlyMap<string, number>
}

/** With fewer matches than this, similar names are searched as well. */
const few = 5
const mostSimilar = 30
/** Shorter normalised keywords match too many names. */
const shortestSpelling = 2

/** A key that is unique per model. */
export const keyOf = ({ serviceID, driveID }: { readonly serviceID: string; readonly driveID: string }): string => `${serviceID}/${driveID}`

const keyOfModel = ({ model: { series, skuID } }: Named): string => keyOf({ serviceID: series, driveID: skuID })

/** Builds the index, once per catalogue version. */
export function* indexSearch(names: NameIndex): Cooperative<SearchIndex> {
  const bySeries = Map.groupBy(names.all, ({ family, model }) => `${family.id} ${model.series}`)
  const entries = [...bySeries.values()].flat()
  return {
    names,
    entries,
    written: yield* createRankedSearch(entries.length, (at) => [entries[at]?.model.skuName ?? '', entries[at]?.model.skuID ?? '']),
    spelled: yield* createRankedSearch(entries.length, (at) => [entries[at]?.spelling ?? '']),
    placeOf: new Map(entries.map((entry, at) => [keyOfModel(entry), at])),
  }
}

type Alike = { readonly at: number; readonly match: 'orderCode' | 'similar' | 'equivalent' }

/** Names equal to the keyword except for spelling; with `isWide` also names that contain it. */
const spelledAlike = ({ spelled }: SearchIndex, keyword: string, isWide: boolean): readonly Alike[] => {
  const spelling = inOneSpelling(keyword)
  if (spelling === '') return []
  const { exact, positions } = spelled.find(spelling, { skip: 0, limit: mostSimilar })
  const isTooShort = spelling.length < shortestSpelling
  return positions.slice(0, isWide && !isTooShort ? mostSimilar : exact).map((at) => ({ at, match: 'similar' }))
}

/** The model whose order code the keyword is, and models that it may have meant. */
const decoded = ({ names, placeOf }: SearchIndex, keyword: string): readonly Alike[] => {
  const { product, parts, similar, understood, code } = decodeOrderCode(names, keyword)
  const place = (model: OtherProduct, match: Alike['match']): readonly Alike[] => {
    const at = placeOf.get(keyOf(model))
    return at === undefined ? [] : [{ at, match }]
  }
  const canBeMade = understood === code.length && parts.every(({ fault }) => !fault)
  const named = product ? place(product, canBeMade ? 'orderCode' : 'similar') : []
  return [...named, ...similar.flatMap((model) => place(model, 'similar'))]
}

/** Models of other makers with the same mounting dimensions, where the keyword is the full name of a model. */
const mountedAlike = ({ names, written, entries, placeOf }: SearchIndex, keyword: string): readonly Alike[] => {
  const { exact, positions } = written.find(keyword, { skip: 0, limit: mostSimilar })
  return positions.slice(0, exact).flatMap((at) => {
    const entry = entries[at]
    if (!entry) return []
    const models = names.modelsOf(entry.family.table)
    return equivalentsOf(entry.family.equivalents, models, entry.model).flatMap(({ model: { series, skuID } }): readonly Alike[] => {
      const place = placeOf.get(keyOf({ serviceID: series, driveID: skuID }))
      return place === undefined ? [] : [{ at: place, match: 'equivalent' }]
    })
  })
}

/** Models that do not contain the keyword, each once, most likely first. */
const alikeIn = (index: SearchIndex, keyword: string, isWide: boolean): readonly Alike[] => {
  const found = [...mountedAlike(index, keyword), ...(isWide ? decoded(index, keyword) : []), ...spelledAlike(index, keyword, isWide)]
  const sought = foldText(keyword)
  const contains = (at: number): boolean => {
    const { model } = index.entries[at] ?? {}
    return [model?.skuName ?? '', model?.skuID ?? ''].some((text) => foldText(text).includes(sought))
  }
  const first = new Map(found.toReversed().map((one) => [one.at, one]))
  return found.filter((one) => first.get(one.at) === one && !contains(one.at))
}

const hitOf = (entry: Named, match: SearchHit['match'], keyword: string): SearchHit => {
  const { family, model } = entry
  const { skuName, series, skuID, maker, basis } = model
  const rangesIn = (text: string): [number, number][] => hitRanges(text, keyword).map(([start, end]) => [start, end])
  const hits = { skuName: rangesIn(skuName), driveID: rangesIn(skuID) }
  return { skuName, serverID: series, driveID: skuID, key: keyOfModel(entry), maker, series, family: family.id, basis, match, hits }
}

/**
 * @param text as typed
 * @param page page number from 1, and models per page
 */
export function searchModels(
  index: SearchIndex,
  text: string,
  { index: page, size }: { readonly index: number; readonly size: number },
): SearchResult {
  const keyword = text.trim().replaceAll(/\s+/g, ' ')
  const answer = (list: SearchHit[], count: number) => ({ list, count, index: page, catalogueVersion: index.names.version })
  if (keyword === '') return answer([], 0)
  const part: Page = { skip: (page - 1) * size, limit: size }
  const { count, positions } = index.written.find(keyword, part)
  const alike = alikeIn(index, keyword, count < few)
  const rest = alike.slice(Math.max(0, part.skip - count), Math.max(0, part.skip + part.limit - count))
  const placed = [...positions.map((at) => ({ at, match: 'contains' as const })), ...rest]
  const list = placed.flatMap(({ at, match }) => {
    const entry = index.entries[at]
    return entry ? [hitOf(entry, match, keyword)] : []
  })
  return answer(list, count + alike.length)
}
