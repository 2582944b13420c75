/** What a request for pairs finds, narrowed: searched again among the rows that are wanted, so that each model comes with the best of the motors left. */
import * as z from 'zod/mini'
import { listOrder, type ListOrder } from '../../../contract/results/list-view.ts'
import { facetNames, type Narrowable, type Narrowing, narrowingShape } from '../../../contract/results/narrowing.ts'
import type { FoundPairs, ListPart, PairFamily, PairPreparation } from '../../../families/define/pair-family.ts'
import { andThen, type Parsed } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { narrow } from '../../../families/selection/narrow.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { LaidOut } from './pair-rows.ts'

/** The pairs that are listed, by what they are sized and shown, and what they can be narrowed to. */
export interface NarrowedPairs {
  readonly preparation: PairPreparation
  readonly found: FoundPairs
  /** Before it was narrowed. */
  readonly all: FoundPairs
  readonly narrowable: Narrowable
}

const isDemonstration = ({ basis }: { readonly basis: string }): boolean => basis === 'demo'

/**
 * @param prepare of the family
 * @param asked request with everything that it names found
 * @param narrowing what is wanted
 * @param longest length of the list that is needed
 * @param now the catalogue
 */
export function* findNarrowed(
  prepare: PairFamily['prepare'],
  { asked, narrowing, longest }: { readonly asked: ListPart; readonly narrowing: Narrowing; readonly longest: number },
  now: LaidOut,
): Cooperative<NarrowedPairs> {
  const preparation = prepare(asked, now.rows)
  const all = yield* preparation.find(longest)
  const { listed, narrowable } = yield* narrow(all.models, (model) => model, narrowing)
  const hides = narrowable.hiddenDemonstration > 0 || (narrowing.demonstration !== true && listed.some((model) => !isDemonstration(model)))
  const isAny = facetNames.every((facet) => (narrowing[facet] ?? []).length === 0)
  if (isAny && !hides) return { preparation, found: all, all, narrowable }
  const isWanted = (model: FoundPairs['models'][number]) =>
    facetNames.every((facet) => (narrowing[facet] ?? []).length === 0 || narrowing[facet]?.includes(model[facet]) === true) &&
    !(hides && isDemonstration(model))
  function* searchOnly(withDemonstrationParts: boolean): Cooperative<NarrowedPairs> {
    const key = JSON.stringify([facetNames.map((facet) => narrowing[facet] ?? []), hides, withDemonstrationParts])
    const rows = now.only({ key, isWanted, isWantedPart: (model) => withDemonstrationParts || !isDemonstration(model) })
    const found = prepare(asked, rows)
    return { preparation: found, found: yield* found.find(longest), all, narrowable }
  }
  const wanted = listed.length + narrowable.hiddenDemonstration
  const real = yield* searchOnly(!hides)
  // A motor of a demonstration series is better than nothing.
  const shown = hides && real.found.models.length === 0 ? yield* searchOnly(true) : real
  return { ...shown, narrowable: { ...narrowable, hiddenDemonstration: hides ? wanted - shown.found.models.length : 0 } }
}

/** What a list is narrowed to and sorted by, in the body of any calculation. */
export const listView = { narrowing: z.optional(narrowingShape), sort: z.optional(listOrder) }

const viewedBody = z.looseObject(listView)

/** A body without what its list is narrowed to and sorted by, and that; a body that is none is left to the call itself. */
export function takeListView(
  body: unknown,
): Parsed<{ readonly rest: unknown; readonly narrowing: Narrowing; readonly order: ListOrder | undefined }> {
  const names = Object.keys(listView)
  if (typeof body !== 'object' || body === null || !names.some((name) => name in body)) {
    return { values: { rest: body, narrowing: {}, order: undefined } }
  }
  return andThen(readShape(viewedBody, body), ({ narrowing = {}, sort: order, ...rest }) => ({ values: { rest, narrowing, order } }))
}
