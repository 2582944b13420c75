import { decodeRequest, type InitData, type ParameterValue, type Plan } from '../../../engine/index.ts'
import type { AssumptionIssue, AssumptionOverrides } from '../../../families/define/assumption-set.ts'
import { assumptionsParameter, readAssumptions } from '../../../contract/assumptions-text.ts'
import { type Fault, faultsOf, type Parsed } from '../../../families/define/parsed.ts'
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
}

type OptionReader<T> = (text: string) => Parsed<T>

const fault = (code: string, path: string, params: Fault['params']): Parsed<never> => ({ faults: [{ code, path, params }] })

const readPage: OptionReader<number> = (text) => {
  if (!/^\d{1,9}$/.test(text)) return fault('notANumber', 'Page', { text })
  const page = Number(text)
  if (page < 1) return fault('belowMinimum', 'Page', { value: page, limit: 1 })
  return page > lastPage ? fault('aboveMaximum', 'Page', { value: page, limit: lastPage }) : { values: page }
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

/** What a call takes beside the calculator's parameters. */
export type CallOptions = 'page' | 'pageAndOnly'

/**
 * Reads a query: the calculator's parameters by its own plan, changed assumptions, and the part of the answer that is wanted.
 *
 * @returns Values with constants filled in, or every fault. `Only` where a call does not take it is an unknown parameter like any other.
 */
export const readQuery = ({ plan, init, assumptionFaults }: QueryReading, query: Query, options: CallOptions): Parsed<AskedFor> => {
  const { Page, [assumptionsParameter]: changed, ...withOnly } = query
  const { Only, ...withoutOnly } = withOnly
  const page = readOption(Page, 'Page', readPage)
  const overrides = readOption(changed, assumptionsParameter, readOverrides(assumptionFaults))
  const only: Parsed<LedgerPart | undefined> = options === 'pageAndOnly' ? readOption(Only, 'Only', readOnly) : { values: undefined }
  const decoded = decodeRequest(plan, options === 'pageAndOnly' ? withoutOnly : withOnly, init)
  if ('issues' in decoded || 'faults' in page || 'faults' in only || 'faults' in overrides) {
    const issues = 'issues' in decoded ? decoded.issues : []
    return { faults: [...issues, ...faultsOf(page), ...faultsOf(only), ...faultsOf(overrides)] }
  }
  return {
    values: { parameters: decoded.values, overrides: overrides.values ?? {}, part: { page: page.values, only: only.values } },
  }
}
