import {
  type DetermineSkuRequest,
  determiningTypes,
  type FilterSkusBody,
  type FilterSkusRequest,
  type SkuFilter,
  type SkuParam,
  type SkuValue,
} from '../../../contract/directory/sku-selection.ts'
import type { FilterChoice } from '../../catalogue/filter-index/filter-choice.ts'
import type { FilterParameter } from '../../catalogue/filter-index/filter-columns.ts'
import { type Fault, type Faulty, type Parsed, refuse } from '../../../families/define/parsed.ts'

const fault = (code: string, path: string, params: Fault['params'] = {}): Fault => ({ code, path, params })

/** Parses the values that determine a SKU as filters with one value each; only figures and grouped lists are accepted. */
export const readDetermining = (
  {
    described,
    parameters,
  }: { readonly described: readonly Pick<SkuParam, 'paramName' | 'paramType'>[]; readonly parameters: readonly FilterParameter[] },
  params: DetermineSkuRequest['params'],
): Parsed<readonly FilterChoice[]> => {
  const types: ReadonlySet<number> = new Set(determiningTypes)
  const others = params.flatMap(({ paramName }, place) => {
    const known = described.find((one) => one.paramName === paramName)
    return known && !types.has(known.paramType) ? [fault('notAnOption', `params.${place}.paramName`, { text: paramName })] : []
  })
  if (others.length > 0) return { faults: others }
  const filters = params.map(({ paramName, value }) => ({ paramName, values: [value] }))
  const read = readChoices(parameters, filters)
  if ('values' in read) return read
  // Faults use the caller's parameter names.
  const named = (path: string) => path.replace(/^filters\./, 'params.').replace(/\.values\.0$/, '.value')
  return { faults: read.faults.map((one) => ({ ...one, path: named(one.path) })) }
}

export const unknownClass = (classID: string): Faulty => refuse('notAnOption', 'classID', classID)

/** Reads the filters of a request under either of their names; exactly one of the two has to be sent. */
export const readFilterBody = ({ filters, ModuleFilters, ...rest }: FilterSkusBody): Parsed<FilterSkusRequest> => {
  if (filters && ModuleFilters) return refuse('unknownKey', 'ModuleFilters')
  const sent = filters ?? ModuleFilters
  return sent ? { values: { ...rest, filters: sent } } : refuse('required', 'filters')
}

type OwnValues = { readonly paramName: string; readonly own?: 'atLeast' }

/**
 * Replaces custom figures by the class values that satisfy them, where a parameter accepts custom figures; other filters are
 * unchanged.
 */
export const withOwn = (
  described: readonly OwnValues[],
  parameters: readonly FilterParameter[],
  filters: readonly SkuFilter[],
): readonly SkuFilter[] =>
  filters.map((filter) => {
    const parameter = parameters.find(({ name }) => name === filter.paramName)
    const takesOwn = described.some(({ paramName, own }) => paramName === filter.paramName && own !== undefined)
    if (!parameter || !takesOwn || !filter.values) return filter
    const isOwn = (value: SkuValue) => typeof value === 'number' && !parameter.has(value)
    const least = Math.min(...filter.values.filter((value) => typeof value === 'number' && isOwn(value)).map(Number))
    if (least === Infinity) return filter
    const larger = parameter.values.filter((value) => typeof value === 'number' && value > least)
    const values = [...new Set([...filter.values.filter((value) => !isOwn(value)), ...larger])]
    // An empty list would be no filter, although no value is large enough.
    return values.length === 0 ? { paramName: filter.paramName, from: least } : { ...filter, values }
  })

/** Parses the filters against the parameters of their class, or returns every fault. */
export const readChoices = (parameters: readonly FilterParameter[], filters: readonly SkuFilter[]): Parsed<readonly FilterChoice[]> => {
  const named = new Set<string>()
  const read = filters.map((filter, place): Parsed<FilterChoice> => {
    const path = `filters.${place}`
    const parameter = parameters.find(({ name }) => name === filter.paramName)
    if (!parameter) return { faults: [fault('notAnOption', `${path}.paramName`, { text: filter.paramName })] }
    if (named.has(filter.paramName)) return { faults: [fault('repeatedParameter', `${path}.paramName`, { text: filter.paramName })] }
    named.add(filter.paramName)
    return readChoice(parameter, filter, path)
  })
  const faults = read.flatMap((one) => ('faults' in one ? one.faults : []))
  return faults.length > 0 ? { faults } : { values: read.flatMap((one) => ('values' in one ? [one.values] : [])) }
}

const readChoice = (parameter: FilterParameter, { values, from, to }: SkuFilter, path: string): Parsed<FilterChoice> => {
  const { name, kind, has } = parameter
  const hasRange = from !== undefined || to !== undefined
  if (values && hasRange) return { faults: [fault('unknownKey', `${path}.${from === undefined ? 'to' : 'from'}`)] }
  if (values) {
    const unknown = values.flatMap((value, place) =>
      has(value) ? [] : [fault('notAnOption', `${path}.values.${place}`, { text: String(value) })],
    )
    return unknown.length > 0 ? { faults: unknown } : { values: { name, values } }
  }
  if (!hasRange) return { faults: [fault('required', `${path}.values`)] }
  if (kind === 'text') return { faults: [fault('unknownKey', `${path}.${from === undefined ? 'to' : 'from'}`)] }
  if (from !== undefined && to !== undefined && from > to) {
    return { faults: [fault('belowMinimum', `${path}.to`, { value: to, limit: from })] }
  }
  return { values: { name, ...(from !== undefined && { from }), ...(to !== undefined && { to }) } }
}
