/** Candidates that miss by least. */
import type { Fix } from '../../contract/results/selection.ts'
import { mapCooperatively, type Cooperative } from '../../engine/base/cooperative.ts'

/** How many of the candidates that miss by least are searched for a fix, and how many are shown. */
const searched = 12
/** Most candidates that are proposed where nothing fits. */
export const shownNearest = 5

/** A candidate and what it is ordered by: its governing utilisation; without end where nothing says how near it is. */
export type Missing<Candidate> = { readonly candidate: Candidate; readonly utilisation: number; readonly skuID: string }

/**
 * @param missing candidates that do not fit
 * @returns the nearest first, then by sku
 */
export const nearestFirst = <Candidate>(missing: readonly Missing<Candidate>[]): Candidate[] =>
  missing
    .toSorted((a, b) => (a.utilisation === b.utilisation ? (a.skuID < b.skuID ? -1 : 1) : a.utilisation < b.utilisation ? -1 : 1))
    .map(({ candidate }) => candidate)

/**
 * @param missing candidates that do not fit, the nearest first
 * @param fixesOf checks that one fails, and the changes that make it fit, each alone
 * @returns those that one change helps before the others, of either those that fail fewer checks, then the nearest
 */
export function* nearestWithFixes<Candidate, Row extends { readonly fixes: readonly Fix[]; readonly failing: readonly string[] }>(
  missing: readonly Candidate[],
  fixesOf: (candidate: Candidate) => Row,
): Cooperative<Row[]> {
  const rows = yield* mapCooperatively(missing.slice(0, searched), fixesOf)
  return rows.toSorted((a, b) => Number(b.fixes.length > 0) - Number(a.fixes.length > 0) || a.failing.length - b.failing.length)
}
