/**
 * Sends bad requests to every call of a running server for a given time: each call with each kind of fault once, then at random.
 */
import { exitCodes, type Terminal } from '../../../server/base/command-line.ts'
import type { OpenApiDocument } from '../../../server/routes/openapi/types.ts'
import { badRequest, type BadRequest, curlOf, kindsFor, writes } from './bad-requests.ts'
import { callsIn, type DocumentedCall } from './document-shapes.ts'
import { type Judge, judgeBy } from './judge.ts'
import { createRandom, type Random } from './random.ts'
import { createSender, patience } from './send.ts'

export type ServerRun = {
  readonly minutes: number
  readonly seed: number
  /** Response timeout, ms. */
  readonly wait?: number
  /** Number of requests; if omitted, limited by time only. */
  readonly most?: number
}

type Finding = { readonly what: string; readonly request: BadRequest; count: number }
type Tally = { sent: number; readonly pairs: Set<string>; readonly findings: Map<string, Finding> }

/** Number of concurrent requests. */
const lanes = 4

const documentOf = async (server: string): Promise<OpenApiDocument> => {
  const answer = await fetch(`${server}/openapi.json`, { headers: { lang: 'en' }, signal: AbortSignal.timeout(patience) }).catch(
    (cause: unknown) => {
      throw new RangeError(`${server} cannot be asked: ${String(cause)}`)
    },
  )
  const document: unknown = answer.ok ? await answer.json() : undefined
  if (typeof document !== 'object' || document === null || !('paths' in document)) {
    throw new RangeError(`${server}/openapi.json is no document of calls`)
  }
  return document as OpenApiDocument // Only the parts that matter are set; a missing one would show in the call.
}

const keyOf = ({ method, path }: DocumentedCall): string => `${method.toUpperCase()} ${path}`

/** Every combination of call and fault once, in an order given by the seed, then random ones without end. */
export function* requestsOf(calls: readonly DocumentedCall[], random: Random): Generator<BadRequest> {
  const pairs = calls.flatMap((call) => kindsFor(call).map((kind) => ({ call, kind })))
  if (pairs.length === 0) return
  for (const { call, kind } of random.shuffled(pairs)) {
    const request = badRequest(call, kind, random)
    if (request) yield request
  }
  for (;;) {
    const { call, kind } = random.oneOf(pairs) ?? pairs[0] ?? {}
    const request = call && kind !== undefined ? badRequest(call, kind, random) : undefined
    if (request) yield request
  }
}

/** Whether the connection was closed during the upload of a large body, i.e. the request was rejected before it was read. */
const isCutOff = (problem: string, { kind }: BadRequest): boolean => kind === 'big body' && problem.startsWith('the connection broke')

const note = ({ findings }: Tally, request: BadRequest, what: string): void => {
  const key = `${keyOf(request.call)} ${what}`
  const known = findings.get(key)
  if (known) known.count++
  else findings.set(key, { what, request, count: 1 })
}

type Lane = {
  readonly requests: Generator<BadRequest>
  readonly judge: Judge
  readonly send: ReturnType<typeof createSender>
  readonly isOver: () => boolean
}

const drive = async ({ requests, judge, send, isOver }: Lane, tally: Tally): Promise<void> => {
  while (!isOver()) {
    const { value: request } = requests.next() as IteratorResult<BadRequest, undefined> // it returns nothing
    const sent = request && (await send(request))
    if (!request || !sent) return
    tally.sent++
    tally.pairs.add(`${keyOf(request.call)} ${request.kind}`)
    const fault = 'problem' in sent ? (isCutOff(sent.problem, request) ? undefined : sent.problem) : judge(request, sent)
    if (fault !== undefined) note(tally, request, fault)
  }
}

/** @returns the exit code */
export const fuzzServer = async (
  url: string,
  { minutes, seed, wait, most = Infinity }: ServerRun,
  { print }: Terminal,
): Promise<number> => {
  const server = url.replace(/\/+$/, '')
  const document = await documentOf(server)
  const calls = callsIn(document)
  const random = createRandom(seed)
  const deadline = performance.now() + minutes * 60_000
  const tally: Tally = { sent: 0, pairs: new Set(), findings: new Map() }
  const isOver = () => performance.now() > deadline || tally.sent >= most
  const lane = { requests: requestsOf(calls, random), judge: judgeBy(document), send: createSender(server, () => deadline, wait), isOver }
  print(`seed ${seed}`)
  await Promise.all(Array.from({ length: lanes }, () => drive(lane, tally)))
  const all = calls.reduce((total, call) => total + kindsFor(call).length, 0)
  const storing = calls.filter(writes).length
  print(`${calls.length} calls, ${storing} of which store something and were sent nothing that could be understood`)
  print(`${tally.sent} requests: ${tally.pairs.size} of ${all} pairs of a call and a badness`)
  for (const { what, request, count } of tally.findings.values()) {
    print(`✗ ${keyOf(request.call)}, ${request.kind}: ${what}${count > 1 ? ` (${count} times)` : ''}`)
    print(`  ${curlOf(server, request)}`)
  }
  print(tally.findings.size === 0 ? 'nothing found' : `${tally.findings.size} found`)
  return tally.findings.size === 0 ? exitCodes.done : exitCodes.failed
}
