import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { AppError } from '../base/errors.ts'
import { SentFile } from '../base/sent-file.ts'
import { StreamedAnswer } from '../base/streamed-answer.ts'
import { bodyOfClass, type PathClass, queryOfClass } from '../services/calls/class-of-path.ts'
import type { AppEnv } from '../http/app-env.ts'
import { guard, type Guard } from '../http/guard.ts'
import { refuseForeignPages } from '../http/own-pages.ts'
import { dispositionOf, sendFile } from '../http/send-file.ts'
import { bodySizes } from '../services/calls/body-sizes.ts'
import type { FairQueue } from '../http/fair-queue.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import { parseBody, readBody } from '../http/read-json-body.ts'
import { answerFile, type StaticFile } from '../http/static-files.ts'
import { type GuardedCall, requireRights } from '../services/calls/guarded-call.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { isRecord } from '../../engine/base/is-record.ts'
import { rightsOf } from '../../contract/people/rights.ts'
import type { Site } from '../../contract/site/site.ts'
import { compareErrors, type Undeclared } from './compare-errors.ts'
import { respondWithFile } from './static-files.ts'
import { readQuery } from '../services/calls/read-query.ts'
import {
  type Caller,
  type CallResult,
  calculatorRoots,
  classRoot,
  formCalls,
  isCooperative,
  pathBelow,
  type Query,
  type ServedCall,
} from '../services/calls/served-call.ts'

/** Rate limits for calls that store data or are expensive: one per bucket, and one for the rest. */
export type CallLimits = Readonly<Record<NonNullable<ServedCall['bucket']> | 'rest', MiddlewareHandler<AppEnv>>>

/** Returns the current calls of a site's own calculators. */
export type CallsOfSite = (site: Site) => readonly GuardedCall[]

export interface CallRoutes {
  readonly calls: readonly GuardedCall[]
  readonly callsOfSite: CallsOfSite
  readonly guarded: Guard
  readonly limits: CallLimits
  readonly queue: FairQueue
  readonly cache: ResponseCache
  readonly undeclared?: Undeclared
  /** Told a failure after the answer has begun. */
  readonly brokenOff?: ((error: unknown, requestId: string) => void) | undefined
}

/** Answers depend on catalogue, language and site, so clients must revalidate cached copies. */
const answerHeaders = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Encoding, Accept-Language, lang, site-key, comp-key, site-env',
} as const
/** Personal data must not be cached. */
const personalHeaders = { 'Cache-Control': 'no-store' } as const

const queryOf = (url: string): Query => {
  const grouped = Map.groupBy(new URL(url).searchParams, ([name]) => name)
  return Object.fromEntries([...grouped].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]))
}

/** An address of a call; at the address of a class it includes the class. */
interface Address {
  readonly path: string
  readonly pathClass?: PathClass
}

/** All addresses of a call. */
export const addressesOf = (served: ServedCall): readonly Address[] => {
  const { roots, call, classes } = served
  const byClass = ({ ids, parameter }: NonNullable<ServedCall['classes']>) =>
    ids.map((id) => ({ path: `${classRoot}/${id}/${call}`, ...(parameter !== undefined && { pathClass: { id, parameter } }) }))
  return [...roots.map((root) => ({ path: pathBelow(root, served) })), ...(classes ? byClass(classes) : [])]
}

/** A call at one of its addresses, with the shared queue and cache. */
interface Answering extends Pick<CallRoutes, 'queue' | 'cache' | 'brokenOff'> {
  readonly served: GuardedCall
  readonly pathClass?: PathClass | undefined
}

/** The result of a call: faults, the answer to send, or a file or stream of its own. */
type Outcome = Extract<CallResult, { readonly faults: unknown }> | { readonly answer: StaticFile } | { readonly own: unknown }

const emptyBody = new Uint8Array()

/** @returns the cache key of the answer in the current state; undefined where answers are not cached */
const keyOf = (
  { req, var: { locale, site } }: Context<AppEnv>,
  { served: { asOf, method, file }, cache }: Answering,
  body: Uint8Array,
): string | undefined => {
  if (!asOf || file) return undefined
  const { pathname, search } = new URL(req.url)
  // Latin-1 keeps bytes distinct that are not valid UTF-8.
  return [asOf(), cache.idOf(site), locale, method, pathname + search, Buffer.from(body).toString('latin1')].join(' ')
}

/** Processor time that costs one token, ms. */
const msPerToken = 10

/** Charges whole tokens for processor time as it is used. */
const payer = (charge: AppEnv['Variables']['charge'] = () => undefined) => {
  let [used, paid] = [0, 0]
  return (ms: number): void => {
    used += ms
    const due = Math.floor(used / msPerToken) - paid
    if (due <= 0) return
    paid += due
    charge(due)
  }
}

/** The job of a request in the queue, and its caller, whose further work runs in the queue, too. The client pays for both meanwhile. */
const jobOf = ({ req, var: { actor, charge, locale, site } }: Context<AppEnv>, { served, queue }: Answering) => {
  const { signal } = req.raw
  const job = { name: `${served.service}/${served.call}`, client: actor.address, signal, charge: payer(charge) }
  const runPart =
    (part: 'work' | 'answer') =>
    async <T>(work: Cooperative<T>): Promise<T> => {
      const { result } = await queue.run({ ...job, name: `${part} of ${job.name}`, part }, function* () {
        return { result: yield* work }
      })
      return result
    }
  const caller: Caller = { locale, site, actor, signal, charge: job.charge, inTurn: runPart('work') }
  return { job, caller, inAnswer: runPart('answer') }
}

/** A request to be read and answered. */
interface Requested {
  readonly caller: Caller
  readonly body: Uint8Array
}

/** Parses the request. Returns a function that runs the call, or the faults. */
const readCall = async ({ req }: Context<AppEnv>, { served, pathClass }: Answering, { caller, body }: Requested) => {
  const query = queryOf(req.url)
  if (served.method === 'GET') {
    const parsed = queryOfClass(query, pathClass)
    return 'faults' in parsed ? parsed : () => served.respond(parsed.values, caller)
  }
  const unknown = served.parameters ? undefined : readQuery(query, {})
  if (unknown && 'faults' in unknown) return unknown
  if (served.body.mediaTypes) return () => served.respond(body, caller, query)
  const { members } = bodySizes[served.bodySize ?? 'usual']
  const parsed = bodyOfClass(await parseBody(body, { members, mayBeEmpty: served.body.mayBeEmpty }), pathClass)
  return 'faults' in parsed ? parsed : () => served.respond(parsed.values, caller, query)
}

/** The envelope: `data`, with members beside it where the answer has them. */
const bodyOf = ({ answer: { isBody } }: ServedCall, values: unknown) => ({
  code: 0,
  ...(isBody && isRecord(values) ? values : { data: values }),
})

/** Serialisation counts as work, and takes slices as the call itself. */
function* outcomeOf(served: ServedCall, answered: CallResult): Cooperative<Outcome> {
  if ('faults' in answered) return answered
  const isOwn = served.file !== undefined || answered.values instanceof StreamedAnswer
  return isOwn ? { own: answered.values } : { answer: yield* answerFile(bodyOf(served, answered.values)) }
}

/** Parses the request and answers it in the fair queue; the client's bucket is charged for the time. */
const respond = async (context: Context<AppEnv>, answering: Answering, body: Uint8Array): Promise<Outcome> => {
  const { job, caller, inAnswer } = jobOf(context, answering)
  const work = await readCall(context, answering, { caller, body })
  if (typeof work !== 'function') return work
  const { served, queue } = answering
  const { result } = await queue.run(job, function* () {
    const answer = work()
    const answered = isCooperative(answer) ? yield* answer : answer
    return { result: answered instanceof Promise ? answered : { outcome: yield* outcomeOf(served, answered) } }
  })
  if ('outcome' in result) return result.outcome
  return inAnswer(outcomeOf(served, await result))
}

const isPersonal = ({ access, writes, costly }: GuardedCall): boolean =>
  writes === true || costly === true || rightsOf(access)?.visitor !== 'allowed'

/** Permits the cache to replay an answer that is the same for everybody. */
const allowReplay = (context: Context<AppEnv>, served: GuardedCall): void => {
  const { asOf, button } = served
  if (!asOf || button !== undefined || isPersonal(served)) return
  const was = asOf()
  context.set('isCurrent', () => asOf() === was)
}

/** Sends what a call returned instead of the values of an answer: a file, or a stream. */
const sendOwn = (
  context: Context<AppEnv>,
  { served: { file, service, call }, brokenOff }: Answering,
  [own, headers]: readonly [unknown, Readonly<Record<string, string>>],
) => {
  if (own instanceof SentFile) return sendFile(context, own.file)
  // A proxy passes each part on when it comes.
  const asStream = { 'Content-Type': 'application/json', 'X-Accel-Buffering': 'no' }
  const onFailure = (error: unknown) => {
    // Whoever has left needs no answer.
    if (!context.req.raw.signal.aborted) brokenOff?.(error, context.var.requestId)
  }
  if (own instanceof StreamedAnswer) return context.body(own.toBody(onFailure), 200, { ...headers, ...asStream })
  if (!file || !(own instanceof Uint8Array)) throw new AppError('internal', { cause: new Error(`${service}/${call} returned no file`) })
  const asFile = { 'Content-Type': file.type, 'Content-Disposition': dispositionOf(file.name ?? call) }
  return context.body(Uint8Array.from(own), 200, { ...headers, ...asFile })
}

const answer = async (context: Context<AppEnv>, answering: Answering) => {
  const { served, cache } = answering
  const headers = isPersonal(served) ? personalHeaders : answerHeaders
  const body = served.method === 'POST' ? await readBody(context.req.raw, served.body) : emptyBody
  const key = keyOf(context, answering, body)
  const known = key === undefined ? undefined : cache.find(key)
  if (known) {
    allowReplay(context, served)
    return respondWithFile(context, known, headers)
  }
  const outcome = await respond(context, answering, body).catch((error: unknown) => {
    throw error instanceof AppError ? error.withLabels(served.labelKey) : error
  })
  if ('faults' in outcome) {
    const { labelKey } = served
    throw new AppError('invalidRequest', { issues: outcome.faults, ...(labelKey && { labelKey }) })
  }
  if (!('answer' in outcome)) return sendOwn(context, answering, [outcome.own, headers])
  // The state may have changed while the call waited in the queue.
  if (key !== undefined && key === keyOf(context, answering, body)) {
    cache.store(key, outcome.answer)
    allowReplay(context, served)
  }
  return respondWithFile(context, outcome.answer, headers)
}

const namesOfForms: ReadonlySet<string> = new Set(Object.values(formCalls))

/**
 * Throws the error for an unknown address: `unknownCalculator` for a form call of an unknown calculator, otherwise
 * `unknownCall`.
 */
const refusal = (calls: readonly ServedCall[]) => {
  const calculators = new Set(
    calls.filter(({ form }) => form !== undefined).flatMap(({ service, classes }) => [service, ...(classes?.ids ?? [])]),
  )
  return ({ req }: Context<AppEnv>): never => {
    const { service = '', call = '' } = req.param()
    throw new AppError(namesOfForms.has(call) && !calculators.has(service) ? 'unknownCalculator' : 'unknownCall')
  }
}

/** Answers calls of the site's own calculators, which can be added and removed at any time. */
const answerOfSite =
  ({ callsOfSite, guarded, ...parts }: CallRoutes, otherwise: (context: Context<AppEnv>) => never) =>
  async (context: Context<AppEnv, string>): Promise<Response> => {
    const [service, call] = [context.req.param('service'), context.req.param('call')]
    const own = callsOfSite(context.var.site).filter((one) => one.service === service && one.call === call)
    const requestedMethod = context.req.method === 'HEAD' ? 'GET' : context.req.method
    const served = own.find(({ method }) => method === requestedMethod)
    if (own.length > 0 && !served) throw new AppError('methodNotAllowed', { allow: own.map(({ method }) => method) })
    if (!served) return otherwise(context)
    let answered: Response | undefined
    await compareErrors(served, parts.undeclared)(context, async () => {
      await guard(served, guarded)(context, async () => {
        answered = await answer(context, { served, ...parts })
      })
    })
    return answered ?? otherwise(context)
  }

/** Registers every call at each of its addresses. */
export const callRoutes = (parts: CallRoutes) => {
  const { calls, guarded, limits, queue, cache, undeclared, brokenOff } = parts
  requireRights(calls)
  const routes = new Hono<AppEnv>()
  for (const served of calls) {
    const compare = compareErrors(served, undeclared)
    for (const { path, pathClass } of addressesOf(served)) {
      routes.on(served.method, path, compare)
      if (served.writes && served.method === 'GET') routes.use(path, refuseForeignPages)
      if (served.writes || served.costly) routes.use(path, limits[served.bucket ?? 'rest'])
      routes.on(served.method, path, guard(served, guarded), (context) => answer(context, { served, pathClass, queue, cache, brokenOff }))
    }
  }
  const otherwise = answerOfSite(parts, refusal(calls))
  for (const root of calculatorRoots) routes.on(['GET', 'POST'], `${root}/:service/:call`, otherwise)
  return routes
}
