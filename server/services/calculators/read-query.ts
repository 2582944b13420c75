import { decodeRequest, type InitData, type ParameterValue, type Plan } from '../../../engine/index.ts'
import type { AssumptionIssue, AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import { assumptionsParameter, readAssumptions } from '../../../contract/results/assumptions-text.ts'
import { demonstrationParameter, facetNames, facetParameters, type Narrowing } from '../../../contract/results/narrowing.ts'
import { type Fault, faultsOf, type Parsed } from '../../../families/define/parsed.ts'
import { largestPages, type ListOrder, listOrders, orderParameter } from '../../../contract/results/list-view.ts'
import { pageSize } from '../../../contract/results/selection.ts'
import type { Query } from '../calls/served-call.ts'

export type Parameters = Readonly<Record<string, ParameterValue>>

/** The last page that can be asked for; beyond any catalogue. */
export const lastPage = 5_000

/** Which models of the ledger are wanted. */
export const ledgerParts = ['passed', 'failed'] as const
export type LedgerPart = (typeof ledgerParts)[number]

/** The part of an answer that is wanted. Neither belongs to a calculator: every one has them. */
export interface Part {
  readonly page: number | undefined
  /** Models of a page. */
  readonly size: number
  readonly only: LedgerPart | undefined
}

/** What a query is read with: the calculator's plan and options, and what its family says of changed assumptions. */
export interface QueryReading {
  readonly plan: Plan
  readonly init: InitData
  readonly assumptionFaults: (overrides: AssumptionOverrides) => readonly AssumptionIssue[]
}

/** A query that could be read. */
export interface AskedFor {
  readonly parameters: Parameters
  /** Changed assumptions, in their own units. */
  readonly overrides: AssumptionOverrides
  readonly part: Part
  /** Of a list. */
  readonly narrowing: Narrowing
  /** Of a list; its rank, where none is named. */
  readonly order: ListOrder | undefined
}

type OptionReader<T> = (text: string) => Parsed<T>

const fault = (code: string, path: string, params: Fault['params']): Parsed<never> => ({ faults: [{ code, path, params }] })

/** A whole number from 1 to the largest that is allowed. */
const readCount =
  (name: string, largest: number): OptionReader<number> =>
  (text) => {
    if (!/^\d{1,9}$/.test(text)) return fault('notANumber', name, { text })
    const count = Number(text)
    if (count < 1) return fault('belowMinimum', name, { value: count, limit: 1 })
    return count > largest ? fault('aboveMaximum', name, { value: count, limit: largest }) : { values: count }
  }

const readOrder: OptionReader<ListOrder> = (text) => {
  const order = listOrders.find((one) => one === text)
  return order ? { values: order } : fault('notAnOption', orderParameter, { text })
}

const readOnly: OptionReader<LedgerPart> = (text) => {
  const part = ledgerParts.find((one) => one === text)
  return part ? { values: part } : fault('notAnOption', 'Only', { text })
}

const readOverrides =
  (assumptionFaults: QueryReading['assumptionFaults']): OptionReader<AssumptionOverrides> =>
  (text) => {
    const read = readAssumptions(text, assumptionFaults)
    return 'issues' in read ? { faults: read.issues } : read
  }

const readOption = <T>(texts: readonly string[] | undefined, name: string, read: OptionReader<T>): Parsed<T | undefined> => {
  const [text, ...more] = texts ?? []
  if (text === undefined) return { values: undefined }
  return more.length > 0 ? fault('repeatedParameter', name, {}) : read(text)
}

/** Longest text of a facet's values. */
const longestFacet = 1_000

const readFacet =
  (name: string): OptionReader<readonly string[]> =>
  (text) =>
    text.length > longestFacet
      ? fault('wrongType', name, { expected: 'value;value' })
      : { values: text.split(';').filter((value) => value !== '') }

const readDemonstration: OptionReader<boolean> = (text) =>
  text === 'true' || text === 'false' ? { values: text === 'true' } : fault('notAnOption', demonstrationParameter, { text })

const readNarrowing = (query: Query): Parsed<Narrowing> => {
  const demonstration = readOption(query[demonstrationParameter], demonstrationParameter, readDemonstration)
  const facets = facetNames.map((facet) => {
    const name = facetParameters[facet]
    return [facet, readOption(query[name], name, readFacet(name))] as const
  })
  const faults = [...faultsOf(demonstration), ...facets.flatMap(([, read]) => faultsOf(read))]
  if (faults.length > 0 || 'faults' in demonstration) return { faults }
  const named: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    facets.flatMap(([facet, read]) => ('values' in read && read.values ? [[facet, read.values]] : [])),
  )
  return { values: { ...named, ...(demonstration.values !== undefined && { demonstration: demonstration.values }) } }
}

/** What a call takes beside the calculator's parameters: a list can be narrowed, of a ledger one part can be asked for. */
export type CallOptions = 'list' | 'ledger'

const optionNames = {
  list: ['Page', 'Size', orderParameter, assumptionsParameter, ...Object.values(facetParameters), demonstrationParameter],
  ledger: ['Page', assumptionsParameter, 'Only'],
} as const satisfies Record<CallOptions, readonly string[]>

/** The parameters with these names, and all others. */
const partsOf = (query: Query, names: readonly string[]): readonly [options: Query, others: Query] => {
  const entries = Object.entries(query)
  const isOption = ([name]: readonly [string, unknown]) => names.includes(name)
  return [Object.fromEntries(entries.filter(isOption)), Object.fromEntries(entries.filter((entry) => !isOption(entry)))]
}

/** No quantity of a machine is smaller, in any unit, unless it is none: what is worked out from numbers down to here stays a number. */
const smallest = 1e-12

const isTiny = (value: unknown): boolean => {
  if (typeof value === 'number') return value !== 0 && Math.abs(value) < smallest
  return typeof value === 'object' && value !== null && Object.values(value).some(isTiny)
}

/** Numbers, or rows with one, that are next to nothing. */
const tinyFaults = (values: Parameters) =>
  Object.keys(values).flatMap((path) => (isTiny(values[path]) ? [{ code: 'notFinite' as const, path, params: {} }] : []))

/**
 * Reads a query: the calculator's parameters by its own plan, changed assumptions, and the part of the answer that is wanted.
 *
 * @returns Values with constants filled in, or every fault. An option that the call does not take is an unknown parameter like any other.
 */
export const readQuery = ({ plan, init, assumptionFaults }: QueryReading, query: Query, call: CallOptions): Parsed<AskedFor> => {
  const [options, parameters] = partsOf(query, optionNames[call])
  const page = readOption(options['Page'], 'Page', readCount('Page', lastPage))
  const size = readOption(options['Size'], 'Size', readCount('Size', largestPages.query))
  const order = readOption(options[orderParameter], orderParameter, readOrder)
  const overrides = readOption(options[assumptionsParameter], assumptionsParameter, readOverrides(assumptionFaults))
  const only = readOption(options['Only'], 'Only', readOnly)
  const narrowing = readNarrowing(options)
  const decoded = decodeRequest(plan, parameters, init)
  if (
    'issues' in decoded ||
    'faults' in page ||
    'faults' in size ||
    'faults' in order ||
    'faults' in only ||
    'faults' in overrides ||
    'faults' in narrowing
  ) {
    const issues = 'issues' in decoded ? decoded.issues : []
    return { faults: [...issues, ...[page, size, order, only, overrides, narrowing].flatMap(faultsOf)] }
  }
  const tiny = tinyFaults(decoded.values)
  if (tiny.length > 0) return { faults: tiny }
  return {
    values: {
      parameters: decoded.values,
      overrides: overrides.values ?? {},
      part: { page: page.values, size: size.values ?? pageSize, only: only.values },
      narrowing: narrowing.values,
      order: order.values,
    },
  }
}
