import * as z from 'zod/mini'
import { inOrder, type ListOrder } from '../../../contract/results/list-view.ts'
import type { Narrowing } from '../../../contract/results/narrowing.ts'
import type { FigureUnits, RecommendedModel } from '../../../contract/results/selection.ts'
import type {
  CheckedPair,
  ExplainedPairs,
  ListPart,
  NamingRequest,
  PairCalculation,
  PairFamily,
} from '../../../families/define/pair-family.ts'
import { andThen, type Parsed, andThenCooperatively } from '../../../families/define/parsed.ts'
import { cardChecks, cardOf } from '../../../families/selection/candidate-rows.ts'
import { type Cooperative, mapCooperatively, runToEnd } from '../../../engine/base/cooperative.ts'
import { type BodyCall, calculatorRoots, formCalls, type NamedShape } from '../calls/served-call.ts'
import type { CurrentCatalogue } from '../../catalogue/store/catalogue.ts'
import { checkPair, explainPairs, lengthUpTo, marginFirst, pageOf } from './explain-pairs.ts'
import { asksForDemonstrations } from '../../../families/selection/narrow.ts'
import { findNarrowed, listView, takeListView } from './narrow-pairs.ts'
import { workingParamsOf } from '../selection/working-params.ts'
import { assemblyNames } from './name-assembly.ts'
import { createRows, type LaidOut } from './pair-rows.ts'

/** A family of pairs, with the units of the figures on its cards and the id of the table that the cards describe. */
export type ServedPairs = PairFamily & { readonly figureUnits: FigureUnits; readonly table: string }

type Call = Pick<BodyCall, 'call' | 'summary' | 'description' | 'versioned' | 'respond'> & {
  readonly request: NamedShape['shape']
  readonly answer: readonly [name: string, shape: NamedShape['shape']]
  readonly example: () => unknown
}

/** Parses a body and answers it from the current rows. */
const answering =
  <Query, Answer>(
    { parse }: { readonly parse: (body: unknown) => Parsed<NamingRequest<unknown, Query>> },
    rowsOfNow: () => LaidOut,
    work: (query: Query, now: LaidOut) => Cooperative<Parsed<Answer>>,
  ): ((body: unknown) => Cooperative<Parsed<Answer>>) =>
  (body) =>
    andThenCooperatively(parse(body), ({ resolve }) => {
      const now = rowsOfNow()
      return andThenCooperatively(resolve(now.rows), (query) => work(query, now))
    })

/** Defines calls that share address, tag and labels. */
const postedBy =
  ({ service, labelKey, units }: Pick<PairFamily, 'service' | 'labelKey' | 'units'>, screens: readonly string[]) =>
  ({ call, request, answer: [name, shape], example, ...rest }: Call): BodyCall => ({
    roots: calculatorRoots,
    tag: { screens },
    labelKey,
    method: 'POST',
    service,
    call,
    ...rest,
    body: { request: { name: `${service}${call}Request`, shape: request }, example, units },
    answer: { name: `${service}${name}`, shape },
  })

/** Adds narrowing and sorting to the body of a calculation. */
const narrowed = ({ parse }: Pick<PairCalculation, 'parse'>) => ({
  parse: (body: unknown): Parsed<NamingRequest<unknown, Omit<PairsQuery, 'now'>>> =>
    andThen(takeListView(body), ({ rest, narrowing, order }) =>
      andThen(parse(rest), ({ resolve }) => ({
        values: {
          resolve: (rows) => andThen(resolve(rows), (query) => ({ values: { query, narrowing, order, sent: rest } })),
        },
      })),
    ),
})

/** A parsed calculation request: narrowing, order, and the body as sent. */
interface PairsQuery {
  readonly query: ListPart
  readonly narrowing: Narrowing
  readonly order: ListOrder | undefined
  readonly sent: unknown
  readonly now: LaidOut
}

/** The cards of the page, in the answer shape of the call. */
function* calculate(
  { prepare, partsOf, figureUnits, showsDemonstrations, units }: ServedPairs,
  { write, named }: PairCalculation & { readonly named: ReturnType<typeof assemblyNames> },
  { query, narrowing: requested, order, sent, now }: PairsQuery,
): Cooperative<Parsed<unknown>> {
  const total = prepare(query, now.rows).total
  const narrowing: Narrowing = { ...(showsDemonstrations && { demonstration: true }), ...requested }
  const { preparation, found, all, narrowable } = yield* findNarrowed(
    prepare,
    { query, narrowing, longest: order === undefined ? lengthUpTo(query) : Infinity },
    now,
  )
  const list = marginFirst(found.list, preparation)
  const [first] = list
  const workingParams = workingParamsOf(sent, units)
  const nameOf = named(sent)
  const cardIn = (pair: unknown, isKnown: boolean): RecommendedModel => {
    const { sizing, ...own } = preparation.card(pair)
    const notKnown = isKnown ? {} : { notKnown: [...sizing.notKnown] }
    const checks = cardChecks(sizing.limits)
    return { ...cardOf(partsOf(pair), { ...own, ...notKnown, checks, assembly: nameOf(own.assembly) }, pair === first), workingParams }
  }
  const card = (pair: unknown) => cardIn(pair, true)
  const cards =
    order === undefined
      ? yield* mapCooperatively(pageOf(list, query), card)
      : [...pageOf(inOrder(yield* mapCooperatively(list, card), order), query)]
  const unknownCard = (pair: unknown) => cardIn(pair, false)
  const { notKnown, others, failing } = found
  const counted = {
    matched: found.models.length,
    total,
    narrowable,
    catalogueVersion: now.version,
    units: figureUnits,
    ...(others && { others: [...others] }),
    ...(failing !== undefined && { failing: nameOf(preparation.card(failing).assembly) }),
    ...(notKnown && { notKnown: { matched: notKnown.models.length, list: yield* mapCooperatively(notKnown.list, unknownCard) } }),
  }
  return { values: write(counted, cards, { found, all, query, showsDemonstrations: asksForDemonstrations(narrowing) }) }
}

/** The first result of the family's first calculation for its example. */
const exampleCandidate = ({ calculations: [first], prepare, partsOf }: PairFamily, rows: unknown): unknown => {
  const query = first && andThen(first.parse(first.example(rows)), ({ resolve }) => resolve(rows))
  const [best] = query && 'values' in query ? runToEnd(prepare(query.values, rows).find(1)).list : []
  return best === undefined ? undefined : partsOf(best).candidate
}

/** The calls of a family of pairs, answered from the current catalogue, for the screens that make them. */
export const pairCalls = (family: ServedPairs, current: CurrentCatalogue, screens: readonly string[]): readonly BodyCall[] => {
  const { calculations, explanation, check } = family
  const rowsOfNow = createRows(family, current)
  const posted = postedBy(family, screens)
  const calculationCalls = calculations.map((one) => {
    const naming = { ...one, named: assemblyNames(family, one, screens) }
    return posted({
      ...one,
      versioned: true,
      request: z.extend(one.request, listView),
      example: () => one.example(rowsOfNow().rows),
      respond: answering(narrowed(one), rowsOfNow, (pairs, now) => calculate(family, naming, { ...pairs, now })),
    })
  })
  const explanationCall = posted({
    ...explanation,
    versioned: true,
    call: formCalls.explanation,
    example: () => explanation.example(rowsOfNow().rows),
    respond: answering(explanation, rowsOfNow, (query: ExplainedPairs, now) => explainPairs(family, query, now)),
  })
  const checkCall = posted({
    ...check,
    call: formCalls.check,
    example: () => {
      const { rows } = rowsOfNow()
      return { ...check.example(rows), candidate: exampleCandidate(family, rows) }
    },
    respond: (body) => {
      const { rows } = rowsOfNow()
      const read = andThen(check.parse(body), ({ resolve }) => resolve(rows))
      return andThen(read, (checked: CheckedPair) => checkPair(family, checked, rows))
    },
  })
  return [...calculationCalls, explanationCall, checkCall]
}
