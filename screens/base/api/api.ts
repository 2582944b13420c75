/** Calls of the selection service: every way a call can end is either the answer or one `ApiFailure`. */
import { isRecord } from '../../../engine/base/is-record.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { searchNames } from '../../../contract/directory/search-names.ts'
import { languageOf, type Locale } from '../../../i18n/locales.ts'
import { currentToken } from '../account/account.ts'
import type { ApiFailure, Told } from './api-failure.ts'
import { note } from './notes.ts'
import { currentSite } from '../site/site.ts'
import type { ShellText } from '../texts/texts.ts'

export class ApiError extends Error {
  readonly failure: ApiFailure

  constructor(problem: ApiFailure) {
    super(problem.kind)
    this.name = 'ApiError'
    this.failure = problem
  }
}

export type Query = Readonly<Record<string, string>>

/** `background`: nobody waits for it. It goes on when the page is left, and what it learns of the account has no consequences. */
export type CallOptions = {
  readonly locale: Locale
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  readonly background?: true
}

/** The data of an answer if it is what was asked for. Shapes of the contract are fetched by those who use them: forms need none. */
export type Read<T> = (data: unknown) => T | undefined

/** Most calls are below the first; parameter selection has an address of its own. */
const bases = {
  working: '/YQWorking/api/',
  parameters: '/YQ_1/api/',
  products: `${productNames.root}/`,
  classes: '/api/',
  company: '/share/',
  search: `${searchNames.root}/`,
} as const
const defaultTimeoutMs = 30_000

/** A call: parameters in the address, or a JSON body that is posted. */
export type ServiceCall = {
  readonly base?: keyof typeof bases | undefined
  readonly path: string
  readonly query: Query
  readonly body?: unknown
}

type Posted = { readonly method: 'POST'; readonly body: string }

/** What every call says of whose site it is made from, and by whom. */
const callerHeaders = (token: string | undefined): Readonly<Record<string, string>> => {
  const { key, companyKey, environment } = currentSite()
  return {
    ...(key !== undefined && { 'site-key': key, 'site-env': environment }),
    ...(companyKey !== undefined && { 'comp-key': companyKey }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
}

export const send = async (
  { address, posted, token }: { readonly address: string; readonly posted: Posted | undefined; readonly token: string | undefined },
  { locale, signal, timeoutMs = defaultTimeoutMs, background }: CallOptions,
): Promise<Response> => {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    return await fetch(address, {
      ...posted,
      keepalive: background === true,
      headers: {
        lang: languageOf(locale).wire,
        accept: 'application/json',
        ...callerHeaders(token),
        ...(posted && { 'content-type': 'application/json' }),
      },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(limit.aborted ? { kind: 'timeout', seconds: timeoutMs / 1000 } : { kind: 'offline' })
  }
}

/** What is no JSON is no answer; the status may say why. */
export const readBody = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  try {
    // `json()` is untyped by nature; the shapes below decide what it is.
    const body: unknown = await response.json()
    return body
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}

/** Older services call it `errcode`. */
const codeOf = (body: Readonly<Record<string, unknown>>): unknown => body['code'] ?? body['errcode']

/** Why there is no answer: read by a part that comes with the first failure, or told by the status where even that does not come. */
const faultOf = async (body: unknown, told: Omit<Told, 'code'>): Promise<ApiFailure> => {
  const reader = await import('./read-fault.ts').catch(() => undefined)
  const code = isRecord(body) ? codeOf(body) : undefined
  return reader ? reader.faultOf(body, { ...told, code }) : { kind: 'server', status: told.status }
}

const life = () => import('../account/account-life.ts')

/** Without it the sign-in ends earlier than it need. */
const keepAlive = async () => (await life()).tokenUsed()

/** @throws ApiError where it is not the answer that `read` finds */
export const readAnswer = async <T>(
  body: unknown,
  { response, token }: { response: Response; token: string | undefined },
  read: Read<T>,
): Promise<T> => {
  const { status, headers } = response
  const isAnswer = status < 400 && isRecord(body) && codeOf(body) === 0
  const answer = isAnswer ? read(body['data']) : undefined
  if (answer !== undefined) {
    if (token !== undefined) keepAlive().catch(() => undefined)
    return answer
  }
  const problem: ApiFailure = isAnswer
    ? { kind: 'malformed' }
    : await faultOf(body, { status, isSignedIn: token !== undefined, retryAfter: headers.get('retry-after') })
  if (problem.kind === 'signedOut') (await life()).tokenRefused(token)
  throw new ApiError(problem)
}

const ask = async <T>({ base = 'working', path, query, body }: ServiceCall, read: Read<T>, options: CallOptions): Promise<T> => {
  const posted = body === undefined ? undefined : ({ method: 'POST', body: JSON.stringify(body) } as const)
  // What is posted is the whole request: its parameters are not repeated in the address.
  const search = posted ? '' : new URLSearchParams(query).toString()
  const token = currentToken()
  const response = await send({ address: `${bases[base]}${path}${search === '' ? '' : `?${search}`}`, posted, token }, options)
  const asWhom = options.background ? undefined : token
  return readAnswer(await readBody(response, options.signal), { response, token: asWhom }, read)
}

/**
 * GET `path` (below its base) with `query`, or POST `body` to it where there is one; the answer is taken if `read` finds in it
 * what was asked for.
 *
 * @throws ApiError for every failure; the caller's own abort is thrown on as it is
 */
export const getAnswer = <T>(call: ServiceCall, read: Read<T>, options: CallOptions): Promise<T> => {
  const answer = ask(call, read, options)
  if (!options.background) note({ ...call, answer })
  return answer
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
      return problem.message ?? t('net.server', { status: problem.status })
    case 'signedOut':
      return t('net.signedOut')
    case 'forbidden':
      return problem.message ?? t('net.forbidden')
    case 'unexplained':
      return t('net.refused')
    case 'refused':
      return problem.message
  }
}

/** Whether the same call may succeed when it is made again: not where the service knows who asks and says no. */
export const mayRetry = ({ kind }: ApiFailure): boolean => kind !== 'signedOut' && kind !== 'forbidden'

/** Any thrown value as a failure. */
export const failureOf = (error: unknown): ApiFailure => (error instanceof ApiError ? error.failure : { kind: 'offline' })
