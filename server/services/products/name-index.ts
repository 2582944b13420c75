/**
 * Index of the names of all models that can be ordered, built once per catalogue version: for decoding order codes and for
 * search.
 */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { Equivalents } from '../../../families/define/equivalents.ts'
import type { Family } from '../../../families/define/family.ts'
import type { OrderCodes } from '../../../families/define/order-code.ts'
import type { ModelsOf, OrderableOf } from '../../../families/define/orderable.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import { cachedByVersion } from '../calls/cached-by-version.ts'
import { compact } from './read-code.ts'
import { inOneSpelling } from './similar-names.ts'

/** A family whose models can be ordered. */
export type OrderedFamily = Pick<Family, 'id' | 'table' | 'skuClass'> & {
  readonly orderCodes: OrderCodes
  readonly orderable: OrderableOf<unknown>
  /** Groups of its models with the same mounting dimensions. */
  readonly equivalents?: Equivalents
}

/** A model with its name; `spelling` is the name normalised to ignore spelling differences. */
export type Named = { readonly family: OrderedFamily; readonly model: CatalogueModel<unknown>; readonly spelling: string }

/** All models that can be ordered: family after family, each in rank order. */
export type NameIndex = {
  readonly version: string
  /** By name, in upper case and without blanks. */
  readonly byName: ReadonlyMap<string, readonly Named[]>
  readonly all: readonly Named[]
  /** The rows of any table in the same version. */
  readonly modelsOf: ModelsOf
}

/** Returns the current models of a table. */
export type ListOf = <Candidate>(table: CatalogueTable<Candidate>) => FamilyModels<Candidate>

/** Returns the current rows of a table. */
export const modelsOfNow =
  (listOf: ListOf): ModelsOf =>
  (table) =>
    listOf(table).models

/** Returns the index of the current version. */
export type NamesOfNow = () => NameIndex

type Lists = {
  readonly version: string
  readonly modelsOf: ModelsOf
  readonly lists: readonly (readonly [OrderedFamily, FamilyModels<unknown>])[]
}

function* indexNames({ version, lists, modelsOf }: Lists): Cooperative<NameIndex> {
  const all: Named[] = []
  for (const [family, { models }] of lists) {
    for (const model of models) {
      all.push({ family, model, spelling: inOneSpelling(model.skuName) })
      yield
    }
  }
  return { version, byName: Map.groupBy(all, ({ model }) => compact(model.skuName)), all, modelsOf }
}

/**
 * @param families families whose models can be ordered
 * @param listOf the current models
 */
export const namesOfNow = (families: readonly OrderedFamily[], listOf: ListOf): NamesOfNow =>
  cachedByVersion(() => {
    const lists = families.map((family) => [family, listOf(family.table)] as const)
    return { version: lists[0]?.[1].version ?? '', lists, modelsOf: modelsOfNow(listOf) }
  }, indexNames)
