import type {
  DeterminedSku,
  DetermineSkuRequest,
  FilteredSkus,
  FilterSkusRequest,
  SkuParams,
  FilteredSku,
} from '../../../contract/directory/sku-selection.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { FilterChoice } from '../../catalogue/filter-index/filter-choice.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { createFilterIndex, type FilterIndex } from '../../catalogue/filter-index/filter-index.ts'
import { hitRanges } from '../../catalogue/filter-index/filter-text.ts'
import { andThen, faultsOf, type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { SkuParameter } from '../../../families/define/sku-class.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { cachedByVersion } from '../calls/cached-by-version.ts'
import { type CataloguedSkus, describeParameter, filterSourceOf, groupsOf } from './sku-class.ts'
import { namedParameters } from './named-parameters.ts'
import { readChoices, readDetermining, withOwn } from './read-filters.ts'

/** A class of SKUs, ready to serve requests. */
export interface ServedClass {
  readonly classIDs: readonly string[]
  readonly isUsual: boolean
  /** Parameters with their names in a language. */
  readonly params: (locale: Locale) => SkuParams
  readonly filter: (request: FilterSkusRequest) => Parsed<FilteredSkus>
  readonly determine: (request: DetermineSkuRequest) => Parsed<DeterminedSku>
  /** The values of a model, by parameter; values that it does not state are left out. */
  readonly valuesOf: (model: CatalogueModel<unknown>) => FilteredSku['values']
}

interface Indexed<Candidate> {
  readonly models: readonly CatalogueModel<Candidate>[]
  readonly index: FilterIndex
}

/** Serves a class from the current catalogue; the index is built on the first request for a version. */
export const servedClass = <Candidate>(skuClass: CataloguedSkus<Candidate>): ServedClass => {
  const indexed = cachedByVersion(skuClass.catalogue, function* ({ models }): Cooperative<Indexed<Candidate>> {
    return { models, index: yield* createFilterIndex(filterSourceOf(skuClass, models)) }
  })
  return {
    classIDs: skuClass.classIDs,
    isUsual: skuClass.isUsual ?? false,
    params(locale) {
      const { index, models } = indexed()
      const grouped = (parameter: SkuParameter<Candidate>) => {
        const by = skuClass.parameters.find(({ paramName }) => paramName === parameter.groupedBy)
        return by ? { ...parameter, groups: groupsOf(parameter, by, models) } : parameter
      }
      const params = skuClass.parameters.map((parameter, place) =>
        describeParameter(grouped(parameter), index.parameters[place]?.values ?? []),
      )
      return { params: namedParameters(params, skuClass.family, locale) }
    },
    filter: (request) => filterClass(skuClass, indexed(), request),
    determine: (request) => determine(skuClass, indexed(), request),
    valuesOf: (model) => {
      const own = indexed().models.find(({ skuID }) => skuID === model.skuID)
      return own ? toSku(skuClass, own, '').values : {}
    },
  }
}

/**
 * Serves a table without selected parameters, with every column as a parameter. Columns with a single value are not listed as
 * filters, but are accepted in requests.
 */
export const servedTable: typeof servedClass = (skuClass) => {
  const served = servedClass(skuClass)
  return { ...served, params: (locale) => ({ params: served.params(locale).params.filter(({ values }) => values.length > 1) }) }
}

/** The parameters that the given values leave with one value, and the SKU where only one is left. */
const determine = <Candidate>(
  skuClass: CataloguedSkus<Candidate>,
  { index, models }: Indexed<Candidate>,
  { params }: DetermineSkuRequest,
): Parsed<DeterminedSku> =>
  andThen(readDetermining({ described: skuClass.parameters, parameters: index.parameters }, params), (choices) => {
    const { count, positions, remaining } = index.filter({ choices, bounds: [], keyword: '', skip: 0, limit: 1 })
    if (count === 0) return { values: { params: [], count } }
    const only = remaining.flatMap(({ name, values: [value, ...others] }) =>
      value !== undefined && others.length === 0 ? [{ paramName: name, value: value.value }] : [],
    )
    // The remaining values of a given parameter include its alternatives, so it is added separately.
    const others = params.filter(({ paramName }) => !only.some((one) => one.paramName === paramName))
    const [model] = positions.flatMap((position) => models[position] ?? [])
    return { values: { params: [...others, ...only], count, ...(count === 1 && model && { sku: toSku(skuClass, model, '') }) } }
  })

const filterClass = <Candidate>(
  skuClass: CataloguedSkus<Candidate>,
  { index, models }: Indexed<Candidate>,
  { filters, page, size, skuKeyword = '', workingData = {} }: FilterSkusRequest,
): Parsed<FilteredSkus> => {
  const choices = readChoices(index.parameters, withOwn(skuClass.parameters, index.parameters, filters))
  const conditions = readConditions(skuClass, workingData)
  if ('faults' in choices || 'faults' in conditions) return { faults: [choices, conditions].flatMap(faultsOf) }
  const keyword = skuKeyword.trim()
  const { count, positions, remaining } = index.filter({
    choices: choices.values,
    bounds: conditions.values,
    keyword,
    skip: (page - 1) * size,
    limit: size,
  })
  const found = positions.flatMap((position) => models[position] ?? [])
  return {
    values: {
      skuList: found.map((model) => toSku(skuClass, model, keyword)),
      filterParams: remaining.map(({ name, values }) => ({ paramName: name, values: [...values] })),
      count,
      page,
    },
  }
}

/** Parses the working conditions of the class; unknown names are faults. */
const readConditions = <Candidate>(
  { workingConditions = {} }: CataloguedSkus<Candidate>,
  workingData: Readonly<Record<string, number>>,
): Parsed<readonly FilterChoice[]> => {
  const faults = Object.keys(workingData).flatMap((name) =>
    Object.hasOwn(workingConditions, name) ? [] : refuse('unknownKey', `workingData.${name}`).faults,
  )
  if (faults.length > 0) return { faults }
  const bounds = Object.entries(workingConditions).flatMap(([name, { paramName, bound }]) => {
    const figure = Object.hasOwn(workingData, name) ? workingData[name] : undefined
    if (figure === undefined) return []
    return [{ name: paramName, ...(bound === 'atLeast' ? { from: figure } : { to: figure }) }]
  })
  return { values: bounds }
}

const toSku = <Candidate>(
  { parameters, figuresOf }: CataloguedSkus<Candidate>,
  model: CatalogueModel<Candidate>,
  keyword: string,
): FilteredSku => {
  const { skuID, skuName } = model
  const values = parameters.flatMap(({ paramName, read }) => {
    const value = read(model)
    return value === undefined ? [] : [[paramName, value] as const]
  })
  const hitsIn = (text: string): [number, number][] => hitRanges(text, keyword).map(([start, end]) => [start, end])
  return {
    skuID,
    skuName,
    ...figuresOf(model),
    values: Object.fromEntries(values),
    hits: { skuName: hitsIn(skuName), skuID: hitsIn(skuID) },
  }
}
