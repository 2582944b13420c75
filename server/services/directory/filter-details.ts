/** Details of a directory filter, with the parameters that narrow its models. */
import {
  filterDriveID,
  filterID,
  type FilterDetails,
  type FilterDetailsRequest,
  seriesParameter,
} from '../../../contract/directory/directory.ts'
import type { FilteredSkus, SkuFilter, SkuParam } from '../../../contract/directory/sku-selection.ts'
import { andThen, type Parsed } from '../../../families/define/parsed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { filterName, rootName, summaryOf } from './describe.ts'
import type { Directory, Filter, Series } from './directory.ts'

type Choice = FilterDetailsRequest['filterParams'][number]

/** An empty value selects nothing. */
const asFilter = ({ paramName, value }: Choice): SkuFilter => ({ paramName, values: value === '' ? [] : [value] })

/** The models of a series under some choices; faults use the caller's parameter names. */
const ask = ({ id, root }: Series, choices: readonly Choice[]): Parsed<FilteredSkus> => {
  const filters = [...choices.map(asFilter), { paramName: seriesParameter, values: [id] }]
  const found = root.family.served.filter({ filters, page: 1, size: 1 })
  if ('values' in found) return found
  const named = (path: string) => path.replace(/^filters\./, 'filterParams.').replace(/\.values\.0$/, '.value')
  return { faults: found.faults.map((fault) => ({ ...fault, path: named(fault.path) })) }
}

const valuesOf = ({ filterParams }: FilteredSkus, paramName: string): SkuParam['values'] =>
  filterParams.find((one) => one.paramName === paramName)?.values.map(({ value }) => value) ?? []

/** The choice that a filter represents. */
const fixedBy = ({ value, series }: Filter): readonly Choice[] => {
  const { dividedBy } = series.root.family.columns
  return value === undefined || dividedBy === undefined ? [] : [{ paramName: dividedBy, value }]
}

/**
 * @param choices choices in addition to the filter's own
 * @returns the parameters that distinguish its models, with the values left under the choices; or the faults of the choices
 */
export const detailsOf = (filter: Filter, choices: readonly Choice[], locale: Locale): Parsed<FilterDetails> => {
  const { series, driveID } = filter
  const { family } = series.root
  const fixed = fixedBy(filter)
  const isFixed = (paramName: string) => fixed.some((one) => one.paramName === paramName)
  return andThen(ask(series, fixed), (open) =>
    andThen(ask(series, [...choices, ...fixed]), (left) => {
      const chosen = new Map([...choices, ...fixed].map(({ paramName, value }) => [paramName, value]))
      const filterParams = family.served.params(locale).params.flatMap((parameter) => {
        const { paramName } = parameter
        const value = chosen.get(paramName) ?? ''
        if (isFixed(paramName)) return [{ ...parameter, value, values: [value], orginValues: [value], unable: true }]
        const orginValues = [...valuesOf(open, paramName)]
        if (paramName === seriesParameter || orginValues.length < 2) return []
        return [{ ...parameter, value, values: [...valuesOf(left, paramName)], orginValues, unable: false }]
      })
      return {
        values: {
          filterParams,
          serviceID: series.id,
          driveID,
          key: family.id,
          prodName: series.id,
          filterName: filterName(filter, locale),
          rootName: rootName(series.root, locale),
          figures: [...family.columns.figures],
          ...summaryOf(filter.models),
          count: left.count,
        },
      }
    }),
  )
}

/**
 * @param filterParams choices of a series; a choice of the column that divides the series selects that filter
 * @returns the filter, and the remaining choices
 */
export const filterByParams = (
  { filterOf }: Directory,
  series: Series,
  filterParams: readonly Choice[],
): { readonly filter: Filter | undefined; readonly choices: readonly Choice[] } => {
  const { dividedBy } = series.root.family.columns
  const dividing = filterParams.filter(({ paramName, value }) => paramName === dividedBy && value !== '')
  const [only] = dividing
  const filter = dividing.length === 1 && only ? filterOf.get(filterID(series.id, filterDriveID(only.value))) : undefined
  // A value that divides nothing stays among the choices and is reported as no value of the series.
  return filter && filter.value === only?.value
    ? { filter, choices: filterParams.filter((one) => one !== only) }
    : { filter: filterOf.get(filterID(series.id, filterDriveID(undefined))), choices: filterParams }
}
