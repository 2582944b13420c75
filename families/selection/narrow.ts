/** Filters matches by maker and by basis of their figures. */
import { tightAbove } from '../../contract/results/utilisation.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { Proposal } from '../define/sizer.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { facetNames, type FacetName, type Narrowable, type Narrowing } from '../../contract/results/narrowing.ts'

type Origin = Pick<CatalogueModel<unknown>, FacetName>

const isIncluded = (origin: Origin, narrowing: Narrowing, facet: FacetName): boolean => {
  const chosen = narrowing[facet]
  return chosen === undefined || chosen.length === 0 || chosen.includes(origin[facet])
}

const isDemonstration = ({ basis }: Origin): boolean => basis === 'demo'

/** Facet values by descending frequency. */
const inOrder = (counts: ReadonlyMap<string, number>): Narrowable[FacetName] =>
  [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))

/** The filtered matches in their order, and the available filter values. */
export type Narrowed<T> = { readonly listed: readonly T[]; readonly narrowable: Narrowable }

/** Whether the filters include demonstration series. */
export const asksForDemonstrations = ({ demonstration, basis }: Narrowing): boolean =>
  demonstration === true || basis?.includes('demo') === true

/**
 * Filters the matches. Demonstration series are omitted while a match of any other basis remains, unless the filters request them.
 * Yields once per match, as there may be a million.
 * @param matches in rank order
 * @param originOf maker and basis of a match
 * @param narrowing the filters
 */
export function* narrow<T>(matches: readonly T[], originOf: (match: T) => Origin, narrowing: Narrowing): Cooperative<Narrowed<T>> {
  const counts = { maker: new Map<string, number>(), series: new Map<string, number>(), basis: new Map<string, number>() }
  const included: T[] = []
  const others: T[] = []
  for (const match of matches) {
    yield
    const origin = originOf(match)
    const missed = facetNames.filter((facet) => !isIncluded(origin, narrowing, facet))
    // A facet counts the matches that satisfy all other facets.
    for (const facet of missed.length === 0 ? facetNames : missed.length === 1 ? missed : []) {
      counts[facet].set(origin[facet], (counts[facet].get(origin[facet]) ?? 0) + 1)
    }
    if (missed.length > 0) continue
    included.push(match)
    if (!isDemonstration(origin)) others.push(match)
  }
  const hides = !asksForDemonstrations(narrowing) && others.length > 0
  const listed = hides ? others : included
  return {
    listed,
    narrowable: {
      maker: inOrder(counts.maker),
      series: inOrder(counts.series),
      basis: inOrder(counts.basis),
      hiddenDemonstration: included.length - listed.length,
    },
  }
}

/** Number of leading matches considered for the proposal. */
export const lookedAt = 20

/** Grade as a first choice: 0 is the best. */
const gradeOf = ({ utilisation, suits }: Proposal): number => {
  if (utilisation > tightAbove) return 1 + utilisation
  return suits ? 0 : 1
}

/** A difference of the need below this share is none. */
const sameNeed = 1e-9

/** Whether a need is less than another: the first difference decides. */
function needsLess(need: readonly number[], other: readonly number[]): boolean {
  for (const [place, own] of need.entries()) {
    const than = other[place] ?? Infinity
    if (Math.abs(own - than) > sameNeed * Math.min(own, than)) return own < than
  }
  return false
}

/** The match with the least need among those of the size and trust of the best one that are as good a first choice. */
function leastNeed(proposals: readonly TrustedProposal[], best: number, grade: number): number {
  const { size, trust, need = [] } = proposals[best] ?? {}
  if (size === undefined) return best
  let [chosen, least] = [best, need]
  for (const [index, other] of proposals.entries()) {
    const competes = gradeOf(other) <= grade && other.size === size && other.trust === trust
    if (competes && needsLess(other.need ?? [], least)) [chosen, least] = [index, other.need ?? least]
  }
  return chosen
}

/** A proposal with the rank of its figures' provenance. */
type TrustedProposal = Proposal & { readonly trust?: number }

/**
 * Moves a better first choice to the front, as a model that barely passes, or runs far outside its usual range, is a poor
 * proposal: the smallest with at least 5 % margin that suits; otherwise the smallest with 5 % margin; otherwise the one with the
 * largest margin. Of its size the one with the least need, among equally good ones. The others stay in rank order.
 * @param matches in rank order
 * @param proposalOf criteria of a match, called for as few as possible
 */
export function withMarginFirst<T>(matches: readonly T[], proposalOf: (match: T) => TrustedProposal): readonly T[] {
  const leading = matches.slice(0, lookedAt)
  let best = 0
  let least = Infinity
  let isCompeting = false
  for (const [index, match] of leading.entries()) {
    const proposal = proposalOf(match)
    const grade = gradeOf(proposal)
    if (grade < least) [best, least, isCompeting] = [index, grade, proposal.size !== undefined]
    if (least === 0) break
  }
  if (isCompeting) best = leastNeed(leading.map(proposalOf), best, least)
  const first = matches[best]
  return first === undefined || best === 0 ? matches : [first, ...matches.slice(0, best), ...matches.slice(best + 1)]
}
