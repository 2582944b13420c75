/** The names of everything that can be ordered, made once for each version of the catalogue: codes are read and models are searched by them. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { Equivalents } from '../../../families/define/equivalents.ts'
import type { Family } from '../../../families/define/family.ts'
import type { OrderCodes } from '../../../families/define/order-code.ts'
import type { ModelsOf, OrderableOf } from '../../../families/define/orderable.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import { cachedByVersion } from '../calls/cached-by-version.ts'
import { inOneSpelling } from './similar-names.ts'

/** A family whose models can be ordered. */
export type OrderedFamily = Pick<Family, 'id' | 'table' | 'skuClass'> & {
  readonly orderCodes: OrderCodes
  readonly orderable: OrderableOf<unknown>
  /** Which of its models are mounted alike. */
  readonly equivalents?: Equivalents
}

/** A model with what its name is read by; `spelling` is the name when spelling does not count. */
export type Named = { readonly family: OrderedFamily; readonly model: CatalogueModel<unknown>; readonly spelling: string }

/** Everything that can be ordered: family after family, each in rank order. */
export type NameIndex = {
  readonly version: string
  readonly byName: ReadonlyMap<string, readonly Named[]>
  readonly all: readonly Named[]
  /** The rows of any table, in the same version. */
  readonly modelsOf: ModelsOf
}

/** The models of a table now. */
export type ListOf = <Candidate>(table: CatalogueTable<Candidate>) => FamilyModels<Candidate>

/** The rows of a table now. */
export const modelsOfNow =
  (listOf: ListOf): ModelsOf =>
  (table) =>
    listOf(table).models

/** The index of the version of now. */
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
  return { version, byName: Map.groupBy(all, ({ model }) => model.skuName), all, modelsOf }
}

/**
 * @param families whose models can be ordered
 * @param listOf the models of now
 */
export const namesOfNow = (families: readonly OrderedFamily[], listOf: ListOf): NamesOfNow =>
  cachedByVersion(() => {
    const lists = families.map((family) => [family, listOf(family.table)] as const)
    return { version: lists[0]?.[1].version ?? '', lists, modelsOf: modelsOfNow(listOf) }
  }, indexNames)
