import { type Context, Hono } from 'hono'
import { AppError } from '../errors.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readJsonBody } from '../http/read-json-body.ts'
import type { Read } from '../services/requests/faults.ts'
import type { Query } from '../services/requests/read-query.ts'
import type { ServedCalculator } from '../services/requests/served-calculator.ts'

export interface SelectionRoutes {
  readonly calculators: readonly ServedCalculator[]
}

type Answering = (calculator: ServedCalculator, context: Context<AppEnv>) => Read<unknown> | Promise<Read<unknown>>

/** Every parameter with all its occurrences, whatever it is called. */
const queryOf = (context: Context<AppEnv>): Query => {
  const given = [...new URL(context.req.url).searchParams]
  const grouped = Map.groupBy(given, ([name]) => name)
  return Object.fromEntries([...grouped].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]))
}

const gets: Readonly<Record<string, Answering>> = {
  CalculationInit: (calculator, context) => calculator.init(queryOf(context)),
  Calculation: (calculator, context) => calculator.calculation(queryOf(context)),
  Explanation: (calculator, context) => calculator.explanation(queryOf(context)),
}
const posts: Readonly<Record<string, Answering>> = {
  Check: async (calculator, context) => calculator.check(await readJsonBody(context.req.raw)),
}

/** Answers change with the catalogue and the language, so that a copy is always checked before it is used again. */
const answerHeaders = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, lang' } as const

const respond = async (context: Context<AppEnv>, calculator: ServedCalculator, answering: Answering) => {
  const read = await answering(calculator, context)
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults, labelKey: calculator.labelKey })
  return context.json({ code: 0, data: read.values }, 200, answerHeaders)
}

const callNames = new Set([...Object.keys(gets), ...Object.keys(posts)])

/**
 * The calls of every registered calculator, `/YQWorking/api/{Service}/{Call}`, and the general form `/api/{Service}/{Call}`.
 * Nothing here knows a calculator by its id.
 */
export const selectionRoutes = ({ calculators }: SelectionRoutes) => {
  const routes = new Hono<AppEnv>()
  const byService = new Map(calculators.map((calculator) => [calculator.service, calculator]))
  const answerCalls = (calls: typeof gets) => (context: Context<AppEnv>) => {
    const { service = '', call = '' } = context.req.param()
    const calculator = byService.get(service)
    const answering = Object.hasOwn(calls, call) ? calls[call] : undefined
    if (!calculator && callNames.has(call)) throw new AppError('unknownCalculator')
    if (!calculator || !answering) throw new AppError('unknownCall')
    return respond(context, calculator, answering)
  }
  for (const root of ['/YQWorking/api', '/api']) {
    routes.get(`${root}/:service/:call`, answerCalls(gets))
    routes.post(`${root}/:service/:call`, answerCalls(posts))
  }
  return routes
}
