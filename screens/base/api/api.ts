/** Calls to the selection service. Each call resolves with its answer or rejects with an `ApiError`. */
import { isRecord } from '../../../engine/base/is-record.ts'
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { searchNames } from '../../../contract/directory/search-names.ts'
import { languageOf, type Locale } from '../../../i18n/locales.ts'
import { currentToken } from '../account/account.ts'
import type { ApiFailure, ResponseInfo } from './api-failure.ts'
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

/** `background`: no user waits for the call. It continues after the page is left and does not affect the sign-in. */
export type CallOptions = {
  readonly locale: Locale
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  readonly background?: true
}

/**
 * Parses the data of a response; returns undefined if it does not have the expected shape. `body`: the whole response, for data
 * with members beside it.
 */
export type Read<T> = (data: unknown, body: Readonly<Record<string, unknown>>) => T | undefined

/** Base paths; parameter selection has its own. */
const bases = {
  working: '/YQWorking/api/',
  parameters: '/YQ_1/api/',
  products: `${productNames.root}/`,
  classes: '/api/',
  company: '/share/',
  search: `${searchNames.root}/`,
} as const
const defaultTimeoutMs = 30_000

/** A file as the body of a request. */
export type Upload = { readonly type: string; readonly content: Blob }

/** A call: query parameters for GET, a JSON body for POST, or a file for POST beside its query parameters. */
export type ServiceCall = {
  readonly base?: keyof typeof bases | undefined
  readonly path: string
  readonly query: Query
  readonly body?: unknown
  readonly upload?: Upload | undefined
}

type Posted = { readonly type: string; readonly body: string | Blob }

/** The body of a POST; undefined for a GET. */
export const postedOf = ({ body, upload }: Pick<ServiceCall, 'body' | 'upload'>): Posted | undefined => {
  if (upload) return { type: upload.type, body: upload.content }
  return body === undefined ? undefined : { type: 'application/json', body: JSON.stringify(body) }
}

/** Headers that identify the site and the signed-in account. */
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
      ...(posted && { method: 'POST', body: posted.body }),
      keepalive: background === true,
      headers: {
        lang: languageOf(locale).wire,
        accept: 'application/json',
        ...callerHeaders(token),
        ...(posted && { 'content-type': posted.type }),
      },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(limit.aborted ? { kind: 'timeout', seconds: timeoutMs / 1000 } : { kind: 'offline' })
  }
}

/** Parses the response body; returns undefined if it is not JSON. Rethrows the error of an aborted call. */
export const readBody = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  try {
    // `json()` is untyped; the shapes below validate it.
    const body: unknown = await response.json()
    return body
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}

/** Older services use `errcode`. */
const codeOf = (body: Readonly<Record<string, unknown>>): unknown => body['code'] ?? body['errcode']

/** Derives the failure from a response. Falls back to the status if the module that parses failures cannot be loaded. */
const faultOf = async (body: unknown, response: Omit<ResponseInfo, 'code'>): Promise<ApiFailure> => {
  const reader = await import('./read-fault.ts').catch(() => undefined)
  const code = isRecord(body) ? codeOf(body) : undefined
  return reader ? reader.faultOf(body, { ...response, code }) : { kind: 'server', status: response.status }
}

const life = () => import('../account/account-life.ts')

/** Extends the sign-in after a successful call. */
const keepAlive = async () => (await life()).tokenUsed()

/**
 * Returns the parsed data of a response.
 *
 * @throws ApiError if the response is an error or `read` rejects its data
 */
export const readAnswer = async <T>(
  body: unknown,
  { response, token }: { response: Response; token: string | undefined },
  read: Read<T>,
): Promise<T> => {
  const { status, headers } = response
  const isAnswer = status < 400 && isRecord(body) && codeOf(body) === 0
  const answer = isAnswer ? read(body['data'], body) : undefined
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

const ask = async <T>({ base = 'working', path, query, body, upload }: ServiceCall, read: Read<T>, options: CallOptions): Promise<T> => {
  const posted = postedOf({ body, upload })
  // A JSON body has all parameters.
  const search = body === undefined ? new URLSearchParams(query).toString() : ''
  const token = currentToken()
  const response = await send({ address: `${bases[base]}${path}${search === '' ? '' : `?${search}`}`, posted, token }, options)
  const asWhom = options.background ? undefined : token
  return readAnswer(await readBody(response, options.signal), { response, token: asWhom }, read)
}

/**
 * Sends GET `path` (relative to its base) with `query`, or POST if there is a `body`, and parses the answer with `read`.
 *
 * @throws ApiError for every failure; an abort by the caller is rethrown unchanged
 */
export const getAnswer = <T>(call: ServiceCall, read: Read<T>, options: CallOptions): Promise<T> => {
  const answer = ask(call, read, options)
  if (!options.background) note({ ...call, answer })
  return answer
}

/** Returns a message in the user's language that explains the failure and the remedy. */
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

/** Whether repeating the call may succeed; false for missing permission or an expired sign-in. */
export const mayRetry = ({ kind }: ApiFailure): boolean => kind !== 'signedOut' && kind !== 'forbidden'

/** Converts any thrown value to a failure. */
export const failureOf = (error: unknown): ApiFailure => (error instanceof ApiError ? error.failure : { kind: 'offline' })
