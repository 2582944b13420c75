/**
 * Sends a single request to an external service: only to permitted addresses, with limits on time and size, and without
 * following redirects.
 */
import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as askPlain } from 'node:http'
import { request as askEncrypted, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '../../base/errors.ts'
import { isPublicAddress } from './public-address.ts'

/** A request: its address, and the body of a POST. */
export interface Asking {
  readonly address: URL
  /** JSON text. */
  readonly body?: string
  /** Language code on the wire. */
  readonly language: string
  /** The site configures this service as part of the operator's private network. */
  readonly isPrivate: boolean
  /** Ends the request where nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined
}

/** Largest duration, ms, and size of the answer, bytes. */
export interface AskLimits {
  readonly milliseconds: number
  readonly bytes: number
}

const usualLimits: AskLimits = { milliseconds: 10_000, bytes: 1_000_000 }

const refused = (address: string) => new Error(`${address} is no address of the public network`)

/** Resolves a host and refuses addresses that are not public; the connection uses the addresses checked here. */
const lookUpPublic: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    const stray = addresses?.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses ?? []
    const fault = error ?? (stray ? refused(stray.address) : first ? null : refused(name))
    if (fault || !first) return callback(fault, '')
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}

/** A host given as an IP address is not resolved, so it is checked separately. */
const literalOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const optionsOf = ({ address, body, language, isPrivate }: Asking, signal: AbortSignal): RequestOptions => ({
  method: body === undefined ? 'GET' : 'POST',
  headers: {
    accept: 'application/json',
    'accept-encoding': 'identity',
    lang: language,
    'user-agent': 'Sizewright',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  },
  signal,
  // A pooled connection would skip the address check.
  agent: false,
  ...(!isPrivate && { lookup: lookUpPublic }),
  ...(address.protocol === 'https:' && { minVersion: 'TLSv1.2' }),
})

const readText = async (answer: IncomingMessage, most: number): Promise<string> => {
  const parts: Buffer[] = []
  let size = 0
  // A stream without an encoding yields buffers.
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw new AppError('serviceAnswer', { cause: new Error(`the answer has more than ${most} bytes`) })
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const send = (asking: Asking, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolveAnswer, reject) => {
    const { address, body } = asking
    const ask = address.protocol === 'https:' ? askEncrypted : askPlain
    ask(address, optionsOf(asking, signal), resolveAnswer).once('error', reject).end(body)
  })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('serviceAnswer', { cause })
  }
}

/** The error for a status other than 200; 400 and 422 mean that the service refused the request. */
const refusalOf = (status: number | undefined = Number.NaN): AppError | undefined => {
  const cause = new Error(`the service answers with status ${status}`)
  if (status === 200) return undefined
  if (status >= 200 && status < 400) return new AppError('serviceAnswer', { cause })
  return status === 400 || status === 422 ? new AppError('serviceRefused', { cause }) : new AppError('serviceUnreachable', { cause })
}

/**
 * @returns parsed JSON of any shape
 * @throws AppError `serviceRefused`, `serviceUnreachable`, `serviceTimeout`, `serviceAnswer`; `tooBusy` once the signal is aborted
 */
export const askElsewhere = async (asking: Asking, limits: AskLimits = usualLimits): Promise<unknown> => {
  const literal = literalOf(asking.address)
  if (!asking.isPrivate && isIP(literal) !== 0 && !isPublicAddress(literal)) {
    throw new AppError('serviceUnreachable', { cause: refused(literal) })
  }
  const late = AbortSignal.timeout(limits.milliseconds)
  const signal = AbortSignal.any([late, ...(asking.signal ? [asking.signal] : [])])
  let answer: IncomingMessage | undefined
  try {
    answer = await send(asking, signal)
    const fault = refusalOf(answer.statusCode)
    if (fault) throw fault
    return parsed(await readText(answer, limits.bytes))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (asking.signal?.aborted) throw new AppError('tooBusy', { cause })
    throw new AppError(late.aborted ? 'serviceTimeout' : 'serviceUnreachable', { cause })
  } finally {
    // Closes the connection, whether or not the body was read.
    answer?.destroy()
  }
}
