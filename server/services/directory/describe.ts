/** Entries of the directory as answers state them, with names in the caller's language. */
import { unitOfColumn } from '../../../contract/catalogue/column-units.ts'
import type {
  DirectorySeries,
  FoundFilters,
  ProductList,
  SeriesFilter,
  SeriesRoot,
  SeriesRootPC,
} from '../../../contract/directory/directory.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { formatSignificant, formatUnit } from '../../../engine/units/index.ts'
import { trustOrder } from '../../../families/define/catalogue-table.ts'
import { noLimit } from '../../../families/define/table-class.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translateOr } from '../../../i18n/translate.ts'
import { foldText } from '../../catalogue/filter-index/filter-text.ts'
import { asOther } from '../products/product-of.ts'
import { type Directory, type Filter, type Root, type Series, valueIn } from './directory.ts'

/** A page of a list. */
export type Page = { readonly page: number; readonly size: number }

const partOf = <Entry>(entries: readonly Entry[], { page, size }: Page): readonly Entry[] => entries.slice((page - 1) * size, page * size)

/** Significant digits of catalogue figures. */
const digits = 12

/** The translated name of a root. */
export const rootName = ({ family: { id } }: Root, locale: Locale): string => translateOr(locale, `${familyNamespace(id)}:name`, id)

/** The name of a filter: its value with the unit stated in the catalogue. */
export const filterName = ({ value, series }: Filter, locale: Locale): string => {
  const { id, columns } = series.root.family
  if (value === undefined) return translateOr(locale, 'directory:whole', series.id)
  if (value === noLimit) return translateOr(locale, 'product:noLimit', value)
  if (typeof value === 'string') {
    return translateOr(locale, `product:values.${value}`, translateOr(locale, `${familyNamespace(id)}:words.${value}`, value))
  }
  return [formatSignificant(value, digits, locale), formatUnit(unitOfColumn(columns.dividedBy ?? ''), locale)]
    .filter((part) => part !== '')
    .join(' ')
}

export const describeFilter = (filter: Filter, locale: Locale): SeriesFilter => ({
  id: filter.id,
  logo: '',
  filterName: filterName(filter, locale),
  driveID: filter.driveID,
  count: filter.models.length,
})

/** The makers and bases of the models, and the model in the middle, which represents them. */
export const summaryOf = (models: readonly CatalogueModel<unknown>[]): Pick<DirectorySeries, 'makers' | 'bases' | 'count' | 'sample'> => {
  const middle = models[Math.floor(models.length / 2)]
  // Every family's candidate is an object of its columns; the import has validated its shape.
  const candidate = { ...(middle?.candidate as Readonly<Record<string, unknown>> | undefined) }
  return {
    makers: [...new Set(models.map(({ maker }) => maker))],
    bases: [...new Set(models.map(({ basis }) => basis))].toSorted((one, other) => trustOrder[one] - trustOrder[other]),
    count: models.length,
    sample: { skuID: middle?.skuID ?? '', icon: middle?.icon ?? '', candidate },
  }
}

/** What the models of a series span in a column; empty if none of them has a number there. */
const rangeOf = (models: readonly CatalogueModel<unknown>[], name: string): NonNullable<DirectorySeries['ranges']> => {
  const numbers = models.map((model) => valueIn(model, name)).filter((value) => typeof value === 'number')
  return numbers.length === 0 ? [] : [{ name, from: Math.min(...numbers), to: Math.max(...numbers) }]
}

const decidingColumns = ({ family: { columns } }: Root): readonly string[] => [
  ...(columns.dividedBy === undefined ? [] : [columns.dividedBy]),
  ...columns.figures,
]

const columnLabel = ({ family: { id } }: Root, name: string, locale: Locale): string =>
  translateOr(locale, `product:columns.${name}`, translateOr(locale, `${familyNamespace(id)}:columns.${name}`, name))

export const describeSeries = ({ id, models, filters, root }: Series, locale: Locale): DirectorySeries => ({
  id,
  prodName: id,
  imageUrl: '',
  filters: filters.map((filter) => describeFilter(filter, locale)),
  ...summaryOf(models),
  ranges: decidingColumns(root).flatMap((name) => rangeOf(models, name)),
})

export const describeRoot = (root: Root, locale: Locale, size: number): SeriesRootPC => ({
  id: root.family.id,
  name: rootName(root, locale),
  icon: root.family.icon,
  ...(root.family.columns.dividedBy !== undefined && { dividedBy: root.family.columns.dividedBy }),
  seriesList: root.series.slice(0, size).map((series) => describeSeries(series, locale)),
  figures: decidingColumns(root).map((name) => ({ name, label: columnLabel(root, name, locale) })),
  ...(root.family.groups.length > 0 && { groups: [...root.family.groups] }),
})

/** The short description of a root. */
export const nameRoot = (root: Root, locale: Locale, size: number): SeriesRoot => ({
  id: root.family.id,
  name: rootName(root, locale),
  seriesList: root.series.slice(0, size).map(({ id }) => ({ id, prodName: id })),
})

/** A page of filters, each with its series. */
export const listFilters = (filters: readonly Filter[], { locale, ...part }: Page & { readonly locale: Locale }): FoundFilters => ({
  list: partOf(filters, part).map((filter) => {
    const { id, root } = filter.series
    return { ...describeFilter(filter, locale), serviceID: id, prodName: id, key: root.family.id }
  }),
  count: filters.length,
  page: part.page,
})

/** @param keyword words, each of which must occur in the name of the filter, its series, maker or root */
export const searchFilters = (
  { roots }: Directory,
  keyword: string,
  { locale, ...part }: Page & { readonly locale: Locale },
): FoundFilters => {
  const words = foldText(keyword).split(' ')
  const found = roots.flatMap((root) =>
    root.series.flatMap(({ filters, id, models }) => {
      const makers = [...new Set(models.map(({ maker }) => maker))]
      const ofSeries = [rootName(root, locale), id, ...makers].join(' ')
      return filters.filter((filter) => {
        const text = foldText(`${ofSeries} ${filterName(filter, locale)}`)
        return words.every((word) => text.includes(word))
      })
    }),
  )
  return listFilters(found, { locale, ...part })
}

/** A page of models. */
export const listProducts = ({ version }: Directory, models: readonly CatalogueModel<unknown>[], part: Page): ProductList => ({
  list: partOf(models, part).map(asOther),
  count: models.length,
  page: part.page,
  catalogueVersion: version,
})

/** Models with a keyword in their name or id: names that begin with it first, then by root and rank. */
export const searchModels = ({ roots }: Directory, keyword: string): readonly CatalogueModel<unknown>[] => {
  const sought = foldText(keyword.trim())
  const found = roots
    .flatMap(({ models }) => models)
    .flatMap((model) => {
      const name = foldText(model.skuName)
      return name.includes(sought) || foldText(model.skuID).includes(sought) ? [{ model, place: Number(!name.startsWith(sought)) }] : []
    })
  return found.toSorted((one, other) => one.place - other.place).map(({ model }) => model)
}
