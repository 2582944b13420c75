/** The series of a model, or a class, as parameters: how its models differ, and which models a choice leaves. */
import { type NarrowRequest, type ProductList, type SeriesFilter, seriesParameter } from '../../../contract/directory/directory.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { FilteredSkus, SkuFilter, SkuParams } from '../../../contract/directory/sku-selection.ts'
import { andThen, type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { asOther } from '../products/product-of.ts'
import { describeFilter, type Page } from './describe.ts'
import type { Directory, Root, Series } from './directory.ts'
import { detailsOf } from './filter-details.ts'

type Placed = { readonly series: Series; readonly model: CatalogueModel<unknown> }

/** A model by its id, with its series. */
export const placeOf = ({ roots, seriesOf }: Directory, skuID: string): Placed | undefined => {
  for (const { models } of roots) {
    const model = models.find((one) => one.skuID === skuID)
    const series = model && seriesOf.get(model.series)
    if (model && series) return { series, model }
  }
  return undefined
}

/** @returns the parameters in which the models of the series differ; `value` is that of this model, '' where it is not stated */
export const paramsOfModel = ({ series, model }: Placed, locale: Locale): Parsed<SkuParams> => {
  const [whole] = series.filters
  if (!whole) return { values: { params: [] } }
  const own = series.root.family.served.valuesOf(model)
  return andThen(detailsOf(whole, [], locale), ({ filterParams }) => ({
    values: { params: filterParams.map(({ unable: _unable, ...parameter }) => ({ ...parameter, value: own[parameter.paramName] ?? '' })) },
  }))
}

/** @returns the models of a series left by the choices; the series itself is not a choice */
export const narrowSeries = ({ id, root }: Series, { filters, ...request }: NarrowRequest): Parsed<FilteredSkus> => {
  const place = filters.findIndex(({ paramName }) => paramName === seriesParameter)
  if (place >= 0) return refuse('notAnOption', `filters.${place}.paramName`, seriesParameter)
  return andThen(
    root.family.served.filter({ ...request, filters: [...filters, { paramName: seriesParameter, values: [id] }] }),
    ({ filterParams, ...found }) => ({
      values: { ...found, filterParams: filterParams.filter(({ paramName }) => paramName !== seriesParameter) },
    }),
  )
}

/** @returns the models of a class left by the choices, as list entries */
export const productsOf = (
  { version }: Directory,
  { family, models }: Root,
  { filters, ...part }: Page & { readonly filters: readonly SkuFilter[] },
): Parsed<ProductList> =>
  andThen(family.served.filter({ filters: [...filters], ...part }), ({ skuList, count, page }) => {
    const byID = new Map(models.map((model) => [model.skuID, model]))
    const list = skuList.flatMap(({ skuID }) => byID.get(skuID) ?? []).map(asOther)
    return { values: { list, count, page, catalogueVersion: version } }
  })

/** @returns the filters of a series with models that have this icon; undefined where there are none */
export const filtersByIcon = ({ filters }: Series, icon: string, locale: Locale): readonly SeriesFilter[] | undefined => {
  const shown = filters.filter(({ models }) => models.some((model) => model.icon === icon))
  return shown.length === 0 ? undefined : shown.map((filter) => describeFilter(filter, locale))
}
