import { decodeRequest, type InitData, type ParameterValue, type Plan } from '../../../engine/index.ts'
import type { AssumptionIssue, AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import { assumptionsParameter, readAssumptions } from '../../../contract/results/assumptions-text.ts'
import { demonstrationParameter, facetNames, facetParameters, type Narrowing } from '../../../contract/results/narrowing.ts'
import { type Fault, faultsOf, type Parsed } from '../../../families/define/parsed.ts'
import { largestPages, type ListOrder, listOrders, orderParameter } from '../../../contract/results/list-view.ts'
import { pageSize } from '../../../contract/results/selection.ts'
import type { Query } from '../calls/served-call.ts'

export type Parameters = Readonly<Record<string, ParameterValue>>

/** Largest page number accepted; no catalogue has as many pages. */
export const lastPage = 5_000

/** Values of `Only`: the models that the ledger lists; `failed` are all that have not passed, `notKnown` those of them that fail no check. */
export const ledgerParts = ['passed', 'failed', 'notKnown'] as const
export type LedgerPart = (typeof ledgerParts)[number]

/** The requested part of an answer. These options are common to all calculators. */
export interface Part {
  readonly page: number | undefined
  /** Models per page. */
  readonly size: number
  readonly only: LedgerPart | undefined
}

/** What is needed to read a query: plan and init data of the calculator, and the validation of changed assumptions. */
export interface QueryReading {
  readonly plan: Plan
  readonly init: InitData
  readonly assumptionFaults: (overrides: AssumptionOverrides) => readonly AssumptionIssue[]
}

/** A validated query. */
export interface FamilyQuery {
  readonly parameters: Parameters
  /** Changed assumptions, each in its own unit. */
  readonly overrides: AssumptionOverrides
  readonly part: Part
  /** Facets of a list. */
  readonly narrowing: Narrowing
  /** Order of a list; by rank where undefined. */
  readonly order: ListOrder | undefined
}

type OptionReader<T> = (text: string) => Parsed<T>

const fault = (code: string, path: string, params: Fault['params']): Parsed<never> => ({ faults: [{ code, path, params }] })

/** Reads a whole number between 1 and the largest permitted. */
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

/** Longest text of a facet's values, UTF-16 units. */
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

/** The options that a call accepts: a list can be narrowed and sorted; a ledger can be restricted to one part. */
export type CallOptions = 'list' | 'ledger'

const optionNames = {
  list: ['Page', 'Size', orderParameter, assumptionsParameter, ...Object.values(facetParameters), demonstrationParameter],
  ledger: ['Page', assumptionsParameter, 'Only'],
} as const satisfies Record<CallOptions, readonly string[]>

/** Splits a query into the named parameters and all others. */
const partsOf = (query: Query, names: readonly string[]): readonly [options: Query, others: Query] => {
  const entries = Object.entries(query)
  const isOption = ([name]: readonly [string, unknown]) => names.includes(name)
  return [Object.fromEntries(entries.filter(isOption)), Object.fromEntries(entries.filter((entry) => !isOption(entry)))]
}

/** Smallest non-zero absolute value accepted, in any unit; results calculated from such numbers stay finite. */
const smallest = 1e-12

const isTiny = (value: unknown): boolean => {
  if (typeof value === 'number') return value !== 0 && Math.abs(value) < smallest
  return typeof value === 'object' && value !== null && Object.values(value).some(isTiny)
}

/** A fault for each parameter with a non-zero number below `smallest`. */
const tinyFaults = (values: Parameters) =>
  Object.keys(values).flatMap((path) => (isTiny(values[path]) ? [{ code: 'notFinite' as const, path, params: {} }] : []))

/**
 * Parses a query: the calculator's parameters by its own plan, changed assumptions, and the requested part of the answer.
 *
 * @returns values with constants filled in, or every fault; an option that the call does not accept is an unknown parameter
 */
export const readQuery = ({ plan, init, assumptionFaults }: QueryReading, query: Query, call: CallOptions): Parsed<FamilyQuery> => {
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
