/** Calls of the selection service: every way a call can end is either the answer or one `ApiFailure`. */
import type { WireIssue } from '../../contract/errors.ts'
import { productNames } from '../../contract/product-names.ts'
import { searchNames } from '../../contract/search-names.ts'
import { languageOf, type Locale } from '../../i18n/locales.ts'
import { currentSite } from './site.ts'
import type { ShellText } from './texts.ts'

export type ApiFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'server'; readonly status: number }
  /** The service understood the call and refused it, with a text in the reader's language. */
  | { readonly kind: 'refused'; readonly message: string; readonly issues: readonly WireIssue[] }

export class ApiError extends Error {
  readonly failure: ApiFailure

  constructor(problem: ApiFailure) {
    super(problem.kind)
    this.name = 'ApiError'
    this.failure = problem
  }
}

export type Query = Readonly<Record<string, string>>

export type CallOptions = { readonly locale: Locale; readonly signal?: AbortSignal; readonly timeoutMs?: number }

/** The data of an answer if it is what was asked for. Shapes of the contract are fetched by those who use them: forms need none. */
export type Read<T> = (data: unknown) => T | undefined

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Most calls are below the first; parameter selection has an address of its own. */
const bases = {
  working: '/YQWorking/api/',
  parameters: '/YQ_1/api/',
  products: `${productNames.root}/`,
  search: `${searchNames.root}/`,
} as const
const defaultTimeoutMs = 30_000

/** The call beside a calculation with the same parameters: `BallScrewWorking/Calculation` → `BallScrewWorking/Explanation`. */
export const siblingCall = (path: string, name: string): string => path.replace(/[^/]+$/, name)

/** A call: parameters in the address, or a JSON body that is posted. */
export type ServiceCall = {
  readonly base?: keyof typeof bases | undefined
  readonly path: string
  readonly query: Query
  readonly body?: unknown
}

type Posted = { readonly method: 'POST'; readonly body: string }

const send = async (
  { address, posted }: { readonly address: string; readonly posted: Posted | undefined },
  { locale, signal, timeoutMs = defaultTimeoutMs }: CallOptions,
): Promise<Response> => {
  const limit = AbortSignal.timeout(timeoutMs)
  const { key } = currentSite()
  try {
    return await fetch(address, {
      ...posted,
      headers: {
        lang: languageOf(locale).wire,
        accept: 'application/json',
        ...(key !== undefined && { 'site-key': key }),
        ...(posted && { 'content-type': 'application/json' }),
      },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(limit.aborted ? { kind: 'timeout', seconds: timeoutMs / 1000 } : { kind: 'offline' })
  }
}

const readBody = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  try {
    // `json()` is untyped by nature; the shapes below decide what it is.
    const body: unknown = await response.json()
    return body
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(response.ok ? { kind: 'malformed' } : { kind: 'server', status: response.status })
  }
}

const faultOf = async (body: unknown, status: number): Promise<ApiFailure> => {
  const { readFailure } = await import('./read-failure.ts')
  const refused = readFailure(body)
  if (refused) return { kind: 'refused', message: refused.message, issues: refused.issues }
  return status >= 500 ? { kind: 'server', status } : { kind: 'malformed' }
}

const readAnswer = async <T>(body: unknown, status: number, read: Read<T>): Promise<T> => {
  const answer = isRecord(body) && body['code'] === 0 ? read(body['data']) : undefined
  if (answer !== undefined) return answer
  throw new ApiError(isRecord(body) && body['code'] === 0 ? { kind: 'malformed' } : await faultOf(body, status))
}

/**
 * GET `path` (below its base) with `query`, or POST `body` to it where there is one; the answer is taken if `read` finds in it
 * what was asked for.
 *
 * @throws ApiError for every failure; the caller's own abort is thrown on as it is
 */
export const getAnswer = async <T>(
  { base = 'working', path, query, body }: ServiceCall,
  read: Read<T>,
  options: CallOptions,
): Promise<T> => {
  const posted = body === undefined ? undefined : ({ method: 'POST', body: JSON.stringify(body) } as const)
  // What is posted is the whole request: its parameters are not repeated in the address.
  const search = posted ? '' : new URLSearchParams(query).toString()
  const response = await send({ address: `${bases[base]}${path}${search === '' ? '' : `?${search}`}`, posted }, options)
  return readAnswer(await readBody(response, options.signal), response.status, read)
}

/** What went wrong and what to do, in the reader's language. */
export const describeFailure = (problem: ApiFailure, t: ShellText): string => {
  switch (problem.kind) {
    case 'offline':
      return t('net.offline')
    case 'timeout':
      return t('net.timeout', { seconds: problem.seconds })
    case 'malformed':
      return t('net.malformed')
    case 'server':
      return t('net.server', { status: problem.status })
    case 'refused':
      return problem.message
  }
}

/** Any thrown value as a failure. */
export const failureOf = (error: unknown): ApiFailure => (error instanceof ApiError ? error.failure : { kind: 'offline' })
