/** Matches narrowed to whom they are by and what their figures rest on. */
import { tightAbove } from '../../contract/results/utilisation.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { Proposal } from '../define/sizer.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { facetNames, type FacetName, type Narrowable, type Narrowing } from '../../contract/results/narrowing.ts'

type Origin = Pick<CatalogueModel<unknown>, FacetName>

const isWanted = (origin: Origin, narrowing: Narrowing, facet: FacetName): boolean => {
  const wanted = narrowing[facet]
  return wanted === undefined || wanted.length === 0 || wanted.includes(origin[facet])
}

const isDemonstration = ({ basis }: Origin): boolean => basis === 'demo'

/** The most frequent first. */
const inOrder = (counts: ReadonlyMap<string, number>): Narrowable[FacetName] =>
  [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))

/** Matches that are listed, in their order, and what they can be narrowed to. */
export type Narrowed<T> = { readonly listed: readonly T[]; readonly narrowable: Narrowable }

/** Whether demonstration series are listed beside others. */
export const asksForDemonstrations = ({ demonstration, basis }: Narrowing): boolean =>
  demonstration === true || basis?.includes('demo') === true

/**
 * Demonstration series are no offer: they are left out while a match of any other basis remains, unless somebody asks for them. In pieces, one for
 * each match: there may be a million.
 * @param matches in rank order
 * @param originOf whose a match is
 * @param narrowing what is wanted
 */
export function* narrow<T>(matches: readonly T[], originOf: (match: T) => Origin, narrowing: Narrowing): Cooperative<Narrowed<T>> {
  const counts = { maker: new Map<string, number>(), series: new Map<string, number>(), basis: new Map<string, number>() }
  const wanted: T[] = []
  const others: T[] = []
  for (const match of matches) {
    yield
    const origin = originOf(match)
    const missed = facetNames.filter((facet) => !isWanted(origin, narrowing, facet))
    // Of a facet counts what all other facets want.
    for (const facet of missed.length === 0 ? facetNames : missed.length === 1 ? missed : []) {
      counts[facet].set(origin[facet], (counts[facet].get(origin[facet]) ?? 0) + 1)
    }
    if (missed.length > 0) continue
    wanted.push(match)
    if (!isDemonstration(origin)) others.push(match)
  }
  const hides = !asksForDemonstrations(narrowing) && others.length > 0
  const listed = hides ? others : wanted
  return {
    listed,
    narrowable: {
      maker: inOrder(counts.maker),
      series: inOrder(counts.series),
      basis: inOrder(counts.basis),
      hiddenDemonstration: wanted.length - listed.length,
    },
  }
}

/** So many of the smallest are looked at for a good proposal. */
export const lookedAt = 20

/** How good a first choice is: 0 the best. */
const gradeOf = ({ utilisation, suits }: Proposal): number => {
  if (utilisation > tightAbove) return 1 + utilisation
  return suits ? 0 : 1
}

/**
 * A model that just about fits is no good first choice, nor one that would run far from where drives do: the smallest that keeps 5 % of its limits in
 * hand and suits comes first; else the smallest that keeps 5 %; else the one that keeps most. All others stay in rank order.
 * @param matches in rank order
 * @param proposalOf what speaks for a match, asked of as few as possible
 */
export function withMarginFirst<T>(matches: readonly T[], proposalOf: (match: T) => Proposal): readonly T[] {
  let best = 0
  let least = Infinity
  for (const [index, match] of matches.slice(0, lookedAt).entries()) {
    const grade = gradeOf(proposalOf(match))
    if (grade < least) [best, least] = [index, grade]
    if (least === 0) break
  }
  const first = matches[best]
  return first === undefined || best === 0 ? matches : [first, ...matches.slice(0, best), ...matches.slice(best + 1)]
}
