/** Motors of the servo panel, from the parameter selection service. */
import {
  type FilteredSkus,
  filteredSkus,
  type FilterSkusRequest,
  type SkuFilter,
  type SkuParams,
  skuParams,
  type FilteredSku,
  skuSelectionPaths,
} from '../../../contract/directory/sku-selection.ts'
import type { MotorPage, MotorSearch, ServoMotor } from '../../servo/servo-calls.ts'
import { type CallOptions, getAnswer } from '../../base/api/api.ts'

/** Class id of the servo motors for gear units. */
const classID = '100'

const readFiltered = (data: unknown): FilteredSkus | undefined => filteredSkus.safeParse(data).data
const readParams = (data: unknown): SkuParams | undefined => skuParams.safeParse(data).data

const wordOf = ({ values }: FilteredSku, name: string): string => String(values[name] ?? '')

const motorOf = (sku: FilteredSku): ServoMotor => {
  const { skuID, skuName, p2 = 0, n2 = 0, t2 = 0, values, hits } = sku
  const words = { typeCode: wordOf(sku, 'typeCode'), brand: wordOf(sku, 'brand'), series: wordOf(sku, 'series') }
  return { skuID, skuName, ...words, p2, n2, t2, values, hits: hits.skuName }
}

const chosen = (paramName: string, value: string | undefined): readonly SkuFilter[] =>
  value === undefined ? [] : [{ paramName, values: [value] }]

/** Converts a search to a request of the service. */
const filterRequest = ({ typeCode, brand, series, filters, keyword, page, size }: MotorSearch): FilterSkusRequest => ({
  classID,
  filters: [...chosen('typeCode', typeCode), ...chosen('brand', brand), ...chosen('series', series), ...filters],
  page,
  size,
  ...(keyword !== '' && { skuKeyword: keyword }),
})

const wordsOf = ({ filterParams }: FilteredSkus, name: string): readonly string[] =>
  filterParams.find(({ paramName }) => paramName === name)?.values.map(({ value }) => String(value)) ?? []

/**
 * Loads one page of motors and the remaining filter options. The service counts the options of a parameter without its own
 * filter; further filters that must not count, such as the keyword, are omitted in separate requests.
 */
export const searchMotors = async (search: MotorSearch, options: CallOptions): Promise<MotorPage> => {
  const ask = (query: MotorSearch): Promise<FilteredSkus> =>
    getAnswer({ base: 'parameters', path: skuSelectionPaths.filter, query: {}, body: filterRequest(query) }, readFiltered, options)
  const anyName = { ...search, keyword: '', page: 1, size: 1 }
  const list = ask(search)
  const named = search.keyword === '' ? list : ask(anyName)
  const anySeries = search.series === undefined ? named : ask({ ...anyName, series: undefined })
  const [found, remaining, offers] = await Promise.all([list, named, anySeries])
  return {
    motors: found.skuList.map(motorOf),
    count: found.count,
    typeCodes: wordsOf(offers, 'typeCode'),
    brands: wordsOf(offers, 'brand'),
    series: wordsOf(remaining, 'series'),
    remaining: remaining.filterParams,
  }
}

/** Loads the filter parameters that have no own control in the panel. */
export const motorParameters = async (options: CallOptions): Promise<SkuParams['params']> => {
  const call = { base: 'parameters', path: skuSelectionPaths.params, query: { classID } } as const
  const { params } = await getAnswer(call, readParams, options)
  return params.filter(({ paramName }) => !ownControls.has(paramName))
}

const ownControls: ReadonlySet<string> = new Set(['typeCode', 'brand', 'series'])
