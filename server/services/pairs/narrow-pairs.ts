/**
 * Narrows the results of a pair search by searching again among the requested rows, so that each model has the best of the
 * remaining motors.
 */
import * as z from 'zod/mini'
import { listOrder, type ListOrder } from '../../../contract/results/list-view.ts'
import { facetNames, type Narrowable, type Narrowing, narrowingShape } from '../../../contract/results/narrowing.ts'
import type { FoundPairs, ListPart, PairFamily, PairPreparation } from '../../../families/define/pair-family.ts'
import { andThen, type Parsed } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { narrow } from '../../../families/selection/narrow.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { LaidOut } from './pair-rows.ts'

/** The listed pairs, their sizing, and the facets by which they can be narrowed. */
export interface NarrowedPairs {
  readonly preparation: PairPreparation
  readonly found: FoundPairs
  /** Results before narrowing. */
  readonly all: FoundPairs
  readonly narrowable: Narrowable
}

const isDemonstration = ({ basis }: { readonly basis: string }): boolean => basis === 'demo'

/**
 * @param prepare prepares a search of the family
 * @param asked the request, with the catalogue rows that it names
 * @param narrowing requested facets
 * @param longest number of list items needed
 * @param now rows of the catalogue
 */
export function* findNarrowed(
  prepare: PairFamily['prepare'],
  { query, narrowing, longest }: { readonly query: ListPart; readonly narrowing: Narrowing; readonly longest: number },
  now: LaidOut,
): Cooperative<NarrowedPairs> {
  const preparation = prepare(query, now.rows)
  const all = yield* preparation.find(longest)
  const { listed, narrowable } = yield* narrow(all.models, (model) => model, narrowing)
  const hides = narrowable.hiddenDemonstration > 0 || (narrowing.demonstration !== true && listed.some((model) => !isDemonstration(model)))
  const isAny = facetNames.every((facet) => (narrowing[facet] ?? []).length === 0)
  if (isAny && !hides) return { preparation, found: all, all, narrowable }
  const isIncluded = (model: FoundPairs['models'][number]) =>
    facetNames.every((facet) => (narrowing[facet] ?? []).length === 0 || narrowing[facet]?.includes(model[facet]) === true) &&
    !(hides && isDemonstration(model))
  function* searchOnly(withDemonstrationParts: boolean): Cooperative<NarrowedPairs> {
    const key = JSON.stringify([facetNames.map((facet) => narrowing[facet] ?? []), hides, withDemonstrationParts])
    const rows = now.only({ key, isIncluded, isIncludedPart: (model) => withDemonstrationParts || !isDemonstration(model) })
    const found = prepare(query, rows)
    return { preparation: found, found: yield* found.find(longest), all, narrowable }
  }
  const available = listed.length + narrowable.hiddenDemonstration
  const real = yield* searchOnly(!hides)
  // Falls back to motors of demonstration series where there are no others.
  const shown = hides && real.found.models.length === 0 ? yield* searchOnly(true) : real
  return { ...shown, narrowable: { ...narrowable, hiddenDemonstration: hides ? available - shown.found.models.length : 0 } }
}

/** Narrowing and sorting of a list, accepted in the body of any calculation. */
export const listView = { narrowing: z.optional(narrowingShape), sort: z.optional(listOrder) }

const viewedBody = z.looseObject(listView)

/** Splits a body into narrowing, order and the rest; a body that is not an object is passed on to the call. */
export function takeListView(
  body: unknown,
): Parsed<{ readonly rest: unknown; readonly narrowing: Narrowing; readonly order: ListOrder | undefined }> {
  const names = Object.keys(listView)
  if (typeof body !== 'object' || body === null || !names.some((name) => name in body)) {
    return { values: { rest: body, narrowing: {}, order: undefined } }
  }
  return andThen(readShape(viewedBody, body), ({ narrowing = {}, sort: order, ...rest }) => ({ values: { rest, narrowing, order } }))
}
