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
import type { MakerName } from '../../../families/define/maker-code.ts'
import { compact, type NameParts } from './read-code.ts'
import { inOneSpelling } from './similar-names.ts'

/** A family whose models can be ordered. */
export type OrderedFamily = Pick<Family, 'id' | 'table' | 'skuClass'> & {
  readonly orderCodes: OrderCodes
  readonly orderable: OrderableOf<unknown>
  /** Groups of its models with the same mounting dimensions. */
  readonly equivalents?: Equivalents
}

/**
 * A model under a name: `name` in upper case without blanks, `spelling` normalised to ignore spelling differences; `nameParts` are the
 * parts of its order code that the name already fixes.
 */
export type Named = {
  readonly family: OrderedFamily
  readonly model: CatalogueModel<unknown>
  readonly name: string
  readonly spelling: string
  readonly nameParts?: NameParts | undefined
}

/** All models that can be ordered: family after family, each in rank order. */
export type NameIndex = {
  readonly version: string
  /** By name, those that the makers' codes use included. */
  readonly byName: ReadonlyMap<string, readonly Named[]>
  /** All models under all of their names. */
  readonly names: readonly Named[]
  readonly makers: readonly string[]
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

/** The names of a model besides its own. Our ratio mark ` i ` is left out by makers' codes. */
export const otherNamesOf = (
  { orderCodes }: Pick<OrderedFamily, 'orderCodes'>,
  { skuName, series }: CatalogueModel<unknown>,
): readonly MakerName[] => [
  ...(skuName.includes(' i ') ? [{ name: skuName.replace(' i ', '-') }] : []),
  ...(orderCodes.makers?.[series]?.otherNames?.(skuName) ?? []),
]

function* indexNames({ version, lists, modelsOf }: Lists): Cooperative<NameIndex> {
  const all: Named[] = []
  const others: Named[] = []
  const named = (written: string, rest: Omit<Named, 'name' | 'spelling'>): Named => ({
    ...rest,
    name: compact(written),
    spelling: inOneSpelling(written),
  })
  for (const [family, { models }] of lists) {
    for (const model of models) {
      all.push(named(model.skuName, { family, model }))
      others.push(...otherNamesOf(family, model).map(({ name, ...nameParts }) => named(name, { family, model, nameParts })))
      yield
    }
  }
  const makers = [...new Set(all.map(({ model }) => model.maker))]
  const names = [...all, ...others]
  return { version, byName: Map.groupBy(names, ({ name }) => name), names, makers, all, modelsOf }
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
