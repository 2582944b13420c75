/**
 * The catalogue as a directory: families, their series, and the filters that divide a series. Derived entirely from the
 * catalogue.
 */
import { filterDriveID, filterID } from '../../../contract/directory/directory.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { SkuValue } from '../../../contract/directory/sku-selection.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { DirectoryColumns } from '../../../families/define/family.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import { cachedByVersion } from '../calls/cached-by-version.ts'
import type { ServedClass } from '../sku-selection/served-class.ts'

type Model = CatalogueModel<unknown>

/** A family that is a root of the directory. */
export type DirectoryFamily = {
  readonly id: string
  readonly table: CatalogueTable
  readonly columns: DirectoryColumns
  /** Name of the default icon of its models. */
  readonly icon: string
  /** The class of SKUs that contains its models. */
  readonly served: ServedClass
  /** Ids of the groups in which its models are selected together with others. */
  readonly groups: readonly string[]
}

/** Models of a series: all of them, or those with one value of the column that divides the series. */
export type Filter = {
  readonly id: string
  readonly driveID: string
  /** Undefined: the whole series. */
  readonly value: SkuValue | undefined
  readonly series: Series
  readonly models: readonly Model[]
}

/** Models that share a series name of one maker. */
export type Series = {
  readonly id: string
  readonly root: Root
  /** In rank order; at least one. */
  readonly models: readonly Model[]
  /** The filter of the whole series first, then by ascending value. With a single value only the whole series is listed. */
  readonly filters: readonly Filter[]
}

/** A family with its series: by maker and name, demonstration series last. */
export type Root = {
  readonly family: DirectoryFamily
  readonly series: readonly Series[]
  /** All models, in rank order. */
  readonly models: readonly Model[]
}

/** The directory of one version of the catalogue. */
export type Directory = {
  readonly version: string
  readonly roots: readonly Root[]
  readonly rootOf: ReadonlyMap<string, Root>
  readonly seriesOf: ReadonlyMap<string, Series>
  readonly filterOf: ReadonlyMap<string, Filter>
}

/** The number or text of a model in a column. */
export const valueIn = ({ candidate }: Model, column: string): SkuValue | undefined => {
  // Every family's candidate is an object of its columns; the import has validated its shape.
  const cell = (candidate as Readonly<Record<string, unknown>>)[column]
  return typeof cell === 'number' || typeof cell === 'string' ? cell : undefined
}

/** Orders numbers ascending, texts after them. */
const inOrder = (one: SkuValue, other: SkuValue): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return typeof one === typeof other ? String(one).localeCompare(String(other), 'en') : typeof one === 'number' ? -1 : 1
}

const filtersOf = (series: Series, column: string | undefined): readonly Filter[] => {
  const filter = (value: SkuValue | undefined, models: readonly Model[]): Filter => {
    const driveID = filterDriveID(value)
    return { id: filterID(series.id, driveID), driveID, value, series, models }
  }
  const whole = filter(undefined, series.models)
  if (column === undefined) return [whole]
  const byValue = Map.groupBy(series.models, (model) => valueIn(model, column))
  const values = [...byValue.keys()].filter((value) => value !== undefined).toSorted(inOrder)
  return values.length < 2 ? [whole] : [whole, ...values.map((value) => filter(value, byValue.get(value) ?? []))]
}

const isDemonstration = ({ models }: Series): boolean => models.every(({ basis }) => basis === 'demo')

const byMaker = (one: Series, other: Series): number =>
  Number(isDemonstration(one)) - Number(isDemonstration(other)) ||
  (one.models[0]?.maker ?? '').localeCompare(other.models[0]?.maker ?? '', 'en') ||
  one.id.localeCompare(other.id, 'en', { numeric: true })

function* rootWith(family: DirectoryFamily, models: readonly Model[]): Cooperative<Root> {
  const series: Series[] = []
  const root = { family, series, models }
  const bySeries = new Map<string, Model[]>()
  // Each model is decoded when it is read.
  for (const model of models) {
    const own = bySeries.get(model.series)
    if (own) own.push(model)
    else bySeries.set(model.series, [model])
    yield
  }
  for (const [id, own] of bySeries) {
    const filters: Filter[] = []
    const one = { id, root, models: own, filters }
    filters.push(...filtersOf(one, family.columns.dividedBy))
    series.push(one)
    yield
  }
  series.sort(byMaker)
  return root
}

/** Of entries with the same id the first is kept. */
const byID = <Entry extends { readonly id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.toReversed().map((entry) => [entry.id, entry]))

/**
 * @param families in the order of the registry
 * @param listOf the current models
 * @returns the current directory, built once per version; families without models are left out
 */
export const directoryOf = (
  families: readonly DirectoryFamily[],
  listOf: (table: CatalogueTable) => FamilyModels<unknown>,
): (() => Directory) => {
  const current = () => {
    const lists = families.map((family) => ({ family, list: listOf(family.table) }))
    return { version: lists[0]?.list.version ?? '', lists }
  }
  return cachedByVersion(current, function* ({ version, lists }): Cooperative<Directory> {
    const roots: Root[] = []
    for (const { family, list } of lists) roots.push(yield* rootWith(family, list.models))
    const filled = roots.filter(({ series }) => series.length > 0)
    const series = filled.flatMap((root) => root.series)
    const rootOf = new Map(filled.map((root) => [root.family.id, root]))
    return { version, roots: filled, rootOf, seriesOf: byID(series), filterOf: byID(series.flatMap(({ filters }) => filters)) }
  })
}
