/** Searches the assemblies of a calculator: models of the first part in rank order, each with the parts that complete it. */
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { type Cooperative, mapCooperatively } from '../../../engine/base/cooperative.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import { foundPair, offersOf } from '../../../families/define/named-pair.ts'
import type { FoundPairs, PairParts, PairPreparation, SizedCard } from '../../../families/define/pair-family.ts'
import { nearestFirst, shownNearest } from '../../../families/selection/nearest.ts'
import { verdictOf } from '../../../families/sizing/verdict.ts'
import { type AssemblyCalculator, type Query, type Rows, splitPins } from './assembly-query.ts'
import type { LoadedAssembly } from './load-assembly.ts'
import { joinedSizing, requestOf, type Solved, solving } from './solve-parts.ts'
import { solvedAssembly } from './solved-assembly.ts'

type Model = CatalogueModel<unknown>

/** Number of models, in rank order, of which all parts are looked for. */
export const lookedAt = 40

/** Sizes the models of a request, each with its parts. */
function solvingFor({ assembly }: AssemblyCalculator, query: Query, rows: Rows) {
  const sent = requestOf(assembly.first, query.known)
  if (!('values' in sent)) throw new RangeError('assembly: a request that was not resolved')
  const preparation = assembly.first.sizer.prepare(sent.values, {})
  const { own, others } = splitPins(assembly, query.pins)
  const from = { assembly, preparation, known: query.known, rows }
  // Another first part has all others chosen anew.
  return { own, preparation, ...solving({ ...from, pins: others }), solvedAnew: solving({ ...from, pins: {} }).solvedOf }
}

/** @returns a model with the parts that the request names, else with those that are found */
export const solvedModel = (
  calculator: AssemblyCalculator,
  { query, rows, model }: { readonly query: Query; readonly rows: Rows; readonly model: Model },
): Solved => solvingFor(calculator, query, rows).solvedOf(model)

/** @returns the rows of all parts, and what a Check call needs of them */
export const partsOfSolved = ({ first }: LoadedAssembly, { model, roles }: Solved): PairParts => {
  const filled = roles.flatMap((role) => ('card' in role ? [role] : []))
  const rows = filled.flatMap(({ parts }) => [parts.model, ...(parts.motor ? [parts.motor] : []), ...(parts.others ?? [])])
  return {
    model,
    others: rows,
    candidate: { [first.role]: model.candidate, ...Object.fromEntries(filled.map(({ part: { role }, parts }) => [role, parts.candidate])) },
  }
}

/** Sizes and judges the models of a request, each with its parts. */
function judging(calculator: AssemblyCalculator, query: Query, rows: Rows) {
  const { assembly } = calculator
  const solver = solvingFor(calculator, query, rows)
  const { own, preparation } = solver
  const cards = new Map<Solved, SizedCard>()
  const card = (solved: Solved): SizedCard => {
    const known = cards.get(solved)
    if (known) return known
    const sizing = joinedSizing(solved)
    const { utilisation, governing } = verdictOf(sizing)
    const whole = solvedAssembly(assembly, solved, rows.modelsOf)
    const made = { ...solved.card, isSTL: false, utilisation, governing, sizing, assembly: whole }
    cards.set(solved, made)
    return made
  }
  return {
    ...solver,
    card,
    searched: own === undefined ? rows.models : rows.models.filter(({ skuID }) => skuID === own),
    kindOf: (solved: Solved) => (card(solved).assembly.state === 'failed' ? ('failed' as const) : verdictOf(joinedSizing(solved)).verdict),
    ownKind: (model: Model) => verdictOf(preparation.size(model.candidate)).verdict,
  }
}

type Judging = ReturnType<typeof judging>

/** Models that do not fail by themselves, each with its parts. */
function* solvedOnes({ searched, ownKind, solve }: Judging): Cooperative<readonly Solved[]> {
  const all: Solved[] = []
  for (const model of searched.filter((one) => ownKind(one) !== 'failed').slice(0, lookedAt)) {
    all.push(yield* solve(model))
    yield
  }
  return all
}

const isFilled = ({ roles }: Solved): boolean => roles.every((role) => 'card' in role)

/** The assemblies of one verdict, first those of which every part was found. */
const ofKind = (all: readonly Solved[], kind: 'passed' | 'notKnown', { kindOf }: Judging) => {
  const list = all.filter((solved) => kindOf(solved) === kind).toSorted((one, other) => Number(isFilled(other)) - Number(isFilled(one)))
  return { models: list.map(({ model }) => model), list }
}

/** The one assembly with the models that are named, and what can take the place of each. */
function* namedOne(assembly: LoadedAssembly, { models }: Rows, judged: Judging): Cooperative<FoundPairs<Solved>> {
  const { own, searched, ownKind, solve, solvedAnew, card } = judged
  const [model] = searched
  if (!model) return { models: [], list: [] }
  const solved = yield* solve(model)
  const others = models.filter((one) => one.skuID !== own && ownKind(one) !== 'failed').slice(0, lookedAt)
  const offers = offersOf(assembly.first.role, others.map(solvedAnew), card)
  const beside = solved.roles.flatMap((role) => ('card' in role ? (role.others ?? []) : []))
  return { ...foundPair(solved, { card, partsOf: (pair) => partsOfSolved(assembly, pair) }), others: [...offers, ...beside] }
}

/** The assemblies that do not pass, then the nearest of the models that fail by themselves. */
function* rejectedOnes(judged: Judging): Cooperative<readonly Solved[]> {
  const { searched, ownKind, kindOf, preparation, solvedOf } = judged
  const notPassed = (yield* solvedOnes(judged)).filter((solved) => kindOf(solved) !== 'passed')
  const failing = searched.filter((model) => ownKind(model) === 'failed')
  const nearest = nearestFirst(
    failing.map((model) => {
      const { utilisation } = verdictOf(preparation.size(model.candidate))
      return { candidate: model, utilisation: Number.isNaN(utilisation) ? Infinity : utilisation, skuID: model.skuID }
    }),
  ).slice(0, shownNearest)
  return [...notPassed, ...nearest.map(solvedOf)]
}

/** @returns the search for a request */
export function prepare(calculator: AssemblyCalculator, query: Query, rows: Rows): PairPreparation<Solved> {
  const { assembly } = calculator
  const judged = judging(calculator, query, rows)
  const { own, preparation, solvedOf, card } = judged
  return {
    total: rows.models.length,
    assumptions: () => preparation.assumptions,
    size: (candidate) => {
      // A candidate of this family is a record of those of its parts.
      const found = rows.models.find((model) => isRecord(candidate) && model.candidate === candidate[assembly.first.role])
      if (!found) throw new RangeError('assembly: only models of the catalogue are sized')
      return joinedSizing(solvedOf(found))
    },
    card,
    *find() {
      if (own !== undefined) return yield* namedOne(assembly, rows, judged)
      const all = yield* solvedOnes(judged)
      const notKnown = ofKind(all, 'notKnown', judged)
      return { ...ofKind(all, 'passed', judged), ...(notKnown.models.length > 0 && { notKnown }) }
    },
    mayLead: () => false,
    rejected: () => rejectedOnes(judged),
    nearest: () => mapCooperatively([], (pair) => pair),
  }
}
