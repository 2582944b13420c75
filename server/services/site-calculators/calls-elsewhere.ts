/** The calls of a calculator answered by an external service: requests are validated by its plan, and answers are parsed again. */
import * as z from 'zod/mini'
import { writeListAsData } from '../../../contract/results/answer-words.ts'
import type { Site } from '../../../contract/site/site.ts'
import { decodeBody, decodeRequest, type InitData, requestCall } from '../../../engine/index.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import { languageOf } from '../../../i18n/locales.ts'
import { AppError } from '../../base/errors.ts'
import { formTexts, listAnswer, parametersOf } from '../calculators/form-calls.ts'
import { type Caller, formCalls, type Query, type ServedCall } from '../calls/served-call.ts'
import { initShapeOf, readCalculationAnswer, readInitAnswer } from './answers-elsewhere.ts'
import { askElsewhere } from './ask-elsewhere.ts'
import type { SiteCalculator } from './site-calculators.ts'

/** Properties shared by all calls of a calculator. */
export type CommonOfCalls = Pick<ServedCall, 'roots' | 'service' | 'tag' | 'labelKey' | 'hintKey' | 'failures'>

/** Errors of the service that answers. */
const ofElsewhere = ['serviceRefused', 'serviceUnreachable', 'serviceAnswer', 'serviceTimeout'] as const

/** Lifetime of cached init data, ms; every calculation needs it. */
const initAge = 60_000

type Elsewhere = { readonly calculator: SiteCalculator; readonly host: string }

type Sent = { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly body?: unknown }

/** Whether the site still permits the service; its settings may be newer than the document. */
const isAllowed = ({ calculatorHosts, privateCalculatorHosts }: Site, { origin }: URL): boolean =>
  [...calculatorHosts, ...privateCalculatorHosts].includes(origin)

const ask = async (
  { host }: Elsewhere,
  { path, query, body }: Sent,
  { site, locale, signal }: Pick<Caller, 'site' | 'locale' | 'signal'>,
) => {
  const address = new URL(`${host}/${path}`)
  if (body === undefined) address.search = new URLSearchParams(query).toString()
  if (!isAllowed(site, address)) throw new AppError('serviceUnreachable', { cause: new Error(`the site does not allow ${address.origin}`) })
  const isPrivate = site.privateCalculatorHosts.some((origin) => origin === address.origin)
  const posted = body === undefined ? {} : { body: JSON.stringify(body) }
  return askElsewhere({ address, ...posted, language: languageOf(locale).wire, isPrivate, signal })
}

/** Caches the init answer for all callers; failures are not cached. */
const keepInit = (elsewhere: Elsewhere) => {
  const { schema } = elsewhere.calculator.document
  const shape = initShapeOf(schema)
  const cached = new Map<string, { readonly until: number; readonly answer: Promise<InitData> }>()
  return async (caller: Caller): Promise<InitData | undefined> => {
    if (!shape || !schema.init) return undefined
    const known = cached.get(caller.locale)
    if (known && performance.now() < known.until) return known.answer
    // Others may wait for the same answer: it does not end with this caller.
    const everybody = { site: caller.site, locale: caller.locale }
    const answer = ask(elsewhere, { path: schema.init.get, query: {} }, everybody).then((found) => readInitAnswer(shape, found))
    cached.set(caller.locale, { until: performance.now() + initAge, answer })
    answer.catch(() => cached.delete(caller.locale))
    return answer
  }
}

type Decoded = ReturnType<typeof decodeRequest>

/** The query sent on: the parameters of the plan with constants filled in. */
const queryOf = ({ plan }: SiteCalculator, query: Query): Readonly<Record<string, string>> =>
  Object.fromEntries(
    plan.parameters.flatMap(({ name, constant }) => {
      const text = (Object.hasOwn(query, name) ? query[name]?.[0] : undefined) ?? constant?.toString()
      return text === undefined || text === '' ? [] : [[name, text] as const]
    }),
  )

type InitOf = ReturnType<typeof keepInit>

const initCall = (common: CommonOfCalls, shape: z.ZodMiniObject, initOf: InitOf): ServedCall => ({
  ...common,
  method: 'GET',
  ...formTexts.init,
  form: 'init',
  call: formCalls.init,
  parameters: [],
  answer: { name: `Calculator${common.service}Init`, shape },
  example: () => ({}),
  respond: async (query, caller) => {
    const [unknown] = Object.keys(query)
    if (unknown !== undefined) return { faults: [{ code: 'unknownParameter', path: unknown, params: {} }] }
    return { values: await initOf(caller) }
  },
})

const calculationCall = (common: CommonOfCalls, elsewhere: Elsewhere, initOf: InitOf): ServedCall => {
  const { calculator } = elsewhere
  const { plan, document } = calculator
  const { method, path } = requestCall(document.schema.request)
  const shared = { ...common, ...formTexts.calculation, form: 'calculation', call: formCalls.calculation, answer: listAnswer } as const
  const answered = async (read: Decoded, sent: Sent, caller: Caller): Promise<Parsed<unknown>> =>
    'issues' in read ? { faults: read.issues } : { values: writeListAsData(readCalculationAnswer(await ask(elsewhere, sent, caller))) }
  if (method === 'GET') {
    return {
      ...shared,
      method,
      parameters: parametersOf(plan, document.examples?.init ?? {}),
      example: () => document.examples?.cases[0]?.request ?? {},
      respond: async (query, caller) => {
        const read = decodeRequest(plan, query, await initOf(caller))
        return answered(read, { path, query: queryOf(calculator, query) }, caller)
      },
    }
  }
  const request = { name: `Calculator${common.service}Request`, shape: z.record(z.string(), z.unknown()) }
  return {
    ...shared,
    method,
    body: { request, example: () => ({}) },
    respond: async (body, caller) => answered(decodeBody(plan, body, await initOf(caller)), { path, query: {}, body }, caller),
  }
}

/**
 * @param ofCalculator properties shared by all calls of the calculator
 * @param elsewhere the calculator and its external service
 */
export const callsElsewhere = (ofCalculator: CommonOfCalls, elsewhere: Elsewhere): readonly ServedCall[] => {
  const shape = initShapeOf(elsewhere.calculator.document.schema)
  const initOf = keepInit(elsewhere)
  const common = { ...ofCalculator, failures: ofElsewhere }
  return [...(shape ? [initCall(common, shape, initOf)] : []), calculationCall(common, elsewhere, initOf)]
}
