/** The candidates that fail by the smallest margin. */
import type { Fix } from '../../contract/results/selection.ts'
import { mapCooperatively, type Cooperative } from '../../engine/base/cooperative.ts'

/** Number of nearest candidates searched for fixes. */
const searched = 12
/** Maximum number of candidates listed if none passes. */
export const shownNearest = 5

/** A failing candidate with its sort keys: its governing utilisation, infinite if unknown, and its sku. */
export type Missing<Candidate> = { readonly candidate: Candidate; readonly utilisation: number; readonly skuID: string }

/**
 * @param missing failing candidates
 * @returns the candidates by utilisation, then by sku
 */
export const nearestFirst = <Candidate>(missing: readonly Missing<Candidate>[]): Candidate[] =>
  missing
    .toSorted((a, b) => (a.utilisation === b.utilisation ? (a.skuID < b.skuID ? -1 : 1) : a.utilisation < b.utilisation ? -1 : 1))
    .map(({ candidate }) => candidate)

/** How a failing candidate is examined. */
export type Examined<Candidate, Row> = {
  /** Failing checks of a candidate, and the changes each of which makes it pass. */
  readonly fixesOf: (candidate: Candidate) => Row
  /** Whether a candidate passes with a single input at its lowest value. */
  readonly canBeFixed?: (candidate: Candidate) => boolean
}

/** The first candidates that meet a condition. */
function* firstThat<Candidate>(candidates: readonly Candidate[], meets: (candidate: Candidate) => boolean): Cooperative<Candidate[]> {
  const found: Candidate[] = []
  for (const candidate of candidates) {
    if (meets(candidate)) found.push(candidate)
    if (found.length === shownNearest) break
    yield
  }
  return found
}

/**
 * @param missing failing candidates, the nearest first
 * @param examined how each is examined
 * @returns those with a fix before the others, then by fewest failing checks, then the nearest. A demand far outside of the catalogue
 * leaves those nearest that no single change makes fit: then the nearest are named that one does.
 */
export function* nearestWithFixes<Candidate, Row extends { readonly fixes: readonly Fix[]; readonly failing: readonly string[] }>(
  missing: readonly Candidate[],
  { fixesOf, canBeFixed }: Examined<Candidate, Row>,
): Cooperative<Row[]> {
  const rows = yield* mapCooperatively(missing.slice(0, searched), fixesOf)
  const further = canBeFixed && rows.every(({ fixes }) => fixes.length === 0) ? yield* firstThat(missing.slice(searched), canBeFixed) : []
  const all = [...rows, ...(yield* mapCooperatively(further, fixesOf))]
  return all.toSorted((a, b) => Number(b.fixes.length > 0) - Number(a.fixes.length > 0) || a.failing.length - b.failing.length)
}
