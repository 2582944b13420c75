import { decodeRequest, type InitData, type ParameterValue, type Plan } from '../../../engine/index.ts'
import type { Fault, Read } from './faults.ts'

export type Query = Readonly<Record<string, readonly string[]>>
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

type OptionReader<T> = (text: string) => Read<T>

const fault = (code: string, path: string, params: Fault['params']): Read<never> => ({ faults: [{ code, path, params }] })

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

const readOption = <T>(texts: readonly string[] | undefined, name: string, read: OptionReader<T>): Read<T | undefined> => {
  const [text, ...more] = texts ?? []
  if (text === undefined) return { values: undefined }
  return more.length > 0 ? fault('repeatedParameter', name, {}) : read(text)
}

/** What a call takes beside the calculator's parameters. */
export type CallOptions = 'page' | 'pageAndOnly'

const faultsOf = (read: Read<unknown>) => ('faults' in read ? read.faults : [])

/**
 * Reads a query: the calculator's parameters by its own plan, and the part of the answer that is wanted.
 *
 * @returns Values with constants filled in, or every fault. `Only` where a call does not take it is an unknown parameter like any other.
 */
export const readQuery = (
  { plan, init }: { readonly plan: Plan; readonly init: InitData },
  query: Query,
  options: CallOptions,
): Read<{ readonly parameters: Parameters; readonly part: Part }> => {
  const { Page, ...withoutPage } = query
  const { Only, ...withoutOnly } = withoutPage
  const page = readOption(Page, 'Page', readPage)
  const only: Read<LedgerPart | undefined> = options === 'pageAndOnly' ? readOption(Only, 'Only', readOnly) : { values: undefined }
  const decoded = decodeRequest(plan, options === 'pageAndOnly' ? withoutOnly : withoutPage, init)
  if ('issues' in decoded || 'faults' in page || 'faults' in only) {
    return { faults: [...('issues' in decoded ? decoded.issues : []), ...faultsOf(page), ...faultsOf(only)] }
  }
  return { values: { parameters: decoded.values, part: { page: page.values, only: only.values } } }
}
