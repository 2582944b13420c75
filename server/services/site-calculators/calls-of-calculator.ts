/** The calls of a site's own calculator, at the addresses of its working id: `/api/9001/Calculation`. */
import type { Site } from '../../../contract/site/site.ts'
import { type CalculatorSchema, isServed } from '../../../engine/define/index.ts'
import { encodeRequest, initialState, type Inputs, modelResults, type Plan, reduce, requestCall } from '../../../engine/index.ts'
import { unitsOfCard } from '../../../families/define/card-layout.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { AppError } from '../../base/errors.ts'
import type { CurrentCatalogue } from '../../catalogue/store/catalogue.ts'
import { hintKeyOf, labelKeyIn } from '../calculators/label-key.ts'
import type { RegisteredFamilies } from '../calculators/registered-families.ts'
import { type GuardedCall, open } from '../calls/guarded-call.ts'
import {
  type CallAnswer,
  type Caller,
  calculatorRoots,
  formCalls,
  isCooperative,
  type Query,
  type ServedCall,
} from '../calls/served-call.ts'
import { assemblyPairs } from '../assembly/assembly-pairs.ts'
import { pairCalls, type ServedPairs } from '../pairs/pair-calls.ts'
import { callsElsewhere, type CommonOfCalls } from './calls-elsewhere.ts'
import { namespaceOf } from './document-texts.ts'
import type { SiteCalculator } from './site-calculators.ts'

/** The families that answer calculators, from the current catalogue. */
export interface Answering {
  readonly indexed: RegisteredFamilies['indexed']
  readonly current: CurrentCatalogue
}

/** What the calls of a calculator have in common. */
const commonOf = ({ document: { schema }, plan }: SiteCalculator, site: Site): CommonOfCalls => {
  const own = namespaceOf(site.key, schema)
  return {
    roots: calculatorRoots,
    service: String(schema.id),
    tag: { named: `${own}:class.name` },
    labelKey: labelKeyIn({ plan, namespace: own }),
    hintKey: (path) => hintKeyOf(plan, path)?.replace(`${calculatorNamespace(schema)}:`, `${own}:`),
  }
}

const exampleBody = (plan: Plan, inputs: Inputs): object => {
  const sent = encodeRequest(plan, reduce(initialState(plan), { type: 'restore', inputs }).snapshot)
  return 'body' in sent && typeof sent.body === 'object' ? { ...sent.body } : {}
}

const serviceOf = (path: string): string => path.split('/', 1)[0] ?? path

/** The indexed family that answers a calculator; undefined where another kind of call does. */
const familyOf = (schema: CalculatorSchema, { indexed }: Pick<Answering, 'indexed'>) => {
  if (schema.host !== undefined) return undefined
  const { path } = requestCall(schema.request)
  const family = indexed.find(({ rows }) => rows.id === modelResults(schema).family)
  return family?.services.includes(serviceOf(path)) ? family : undefined
}

/** Sizing expects complete requests of the shipped calculators; a failure here is not the user's fault. */
const refuse = (cause: unknown): never => {
  throw cause instanceof AppError ? cause : new AppError('serviceAnswer', { cause })
}

function* safePieces<Result>(pieces: Cooperative<Result>): Cooperative<Result> {
  try {
    return yield* pieces
  } catch (cause) {
    return refuse(cause)
  }
}

const safely = (work: () => CallAnswer): CallAnswer => {
  try {
    const answer = work()
    if (isCooperative(answer)) return safePieces(answer)
    return answer instanceof Promise ? answer.catch(refuse) : answer
  } catch (cause) {
    return refuse(cause)
  }
}

const guarded = (call: ServedCall): ServedCall =>
  call.method === 'GET'
    ? { ...call, respond: (query: Query, caller: Caller) => safely(() => call.respond(query, caller)) }
    : { ...call, respond: (body, caller, query) => safely(() => call.respond(body, caller, query)) }

/** Gives the body shape a name specific to this calculator. */
const renamed = (call: ServedCall, id: string): ServedCall =>
  call.method === 'POST' && call.body.request
    ? { ...call, body: { ...call.body, request: { ...call.body.request, name: `Calculator${id}CheckRequest` } } }
    : call

const ownCalls = (calculator: SiteCalculator, common: CommonOfCalls, answering: Answering): readonly ServedCall[] => {
  const { schema, examples = { init: {}, cases: [] } } = calculator.document
  const family = familyOf(schema, answering)
  if (!family || !isServed(schema)) return []
  const cases = examples.cases.map(({ request = {}, ...one }) => ({ ...one, request }))
  const calls = family.serve({ schema, examples: { ...examples, cases } }, serviceOf(requestCall(schema.request).path), answering.current)
  // Init data comes from the service itself.
  return calls
    .filter(({ call }) => call !== formCalls.init)
    .map(({ classes: _classes, ...call }) => guarded(renamed({ ...call, ...common, failures: ['serviceAnswer'] }, common.service)))
}

/** The calls of a calculator whose answer is an assembly by its schema. */
const assemblyCalls = (
  { document, plan, assembly }: SiteCalculator,
  common: CommonOfCalls,
  { current }: Answering,
): readonly ServedCall[] => {
  if (!assembly) return []
  const [first] = document.examples?.cases ?? []
  const family = assemblyPairs({ plan, assembly }, { service: common.service, example: exampleBody(plan, first?.inputs ?? {}) })
  const { family: listed } = assembly.first
  const figureUnits = listed.shown ? unitsOfCard(listed.shown.card) : {}
  // The family reads what it has written itself: the types of its rows and queries are erased.
  const served = { ...family, figureUnits, table: listed.table.id } as unknown as ServedPairs
  return pairCalls(served, current, [common.service]).map((call) => guarded({ ...call, ...common, failures: ['serviceAnswer'] }))
}

/** All calls of a calculator. One answered by a pair search is called at the address of that service. */
export const callsOfCalculator = (calculator: SiteCalculator, site: Site, answering: Answering): readonly GuardedCall[] => {
  const { host } = calculator.document.schema
  const common = commonOf(calculator, site)
  if (calculator.assembly) return open('catalogue', assemblyCalls(calculator, common, answering))
  return open('catalogue', host === undefined ? ownCalls(calculator, common, answering) : callsElsewhere(common, { calculator, host }))
}

/** The schema sent to the pages: its calls have the addresses where this server answers them; the external host is removed. */
export const servedSchema = (
  { document: { schema }, assembly }: SiteCalculator,
  answering: Pick<Answering, 'indexed'>,
): CalculatorSchema => {
  const { host, init, request, ...rest } = schema
  const own = (call: string) => `${schema.id}/${call}`
  const isHere = host !== undefined || assembly !== undefined || familyOf(schema, answering) !== undefined
  if (!isHere || !request) return schema
  const at = own(formCalls.calculation)
  return {
    ...rest,
    ...(init && { init: host === undefined ? init : { ...init, get: own(formCalls.init) } }),
    request: 'post' in request ? { ...request, post: at } : { ...request, get: at },
  }
}
