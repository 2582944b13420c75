/** Totals of an assembly. A total with a missing share is a lower bound, never a value. */
import type { Figure, Part, RoleId } from './assembly.ts'
import { assemblyBasis } from './state.ts'

/**
 * @param parts those that have a share
 * @param shareOf a part, undefined if it is not known
 * @param unit of all shares
 * @returns the sum of the known shares with the roles that it lacks
 */
export function sumOf(parts: readonly Part[], shareOf: (part: Part) => number | undefined, unit: string): Figure {
  const shares = parts.map((part) => ({ part, share: shareOf(part) }))
  const known = shares.flatMap(({ part, share }) => (share !== undefined && Number.isFinite(share) ? [{ part, share }] : []))
  const without: readonly RoleId[] = parts.filter((part) => !known.some((one) => one.part === part)).map(({ role }) => role)
  if (known.length === 0) return { missing: without }
  return {
    value: known.reduce((sum, { share }) => sum + share, 0),
    unit,
    basis: assemblyBasis(known.map(({ part }) => part)),
    ...(without.length > 0 && { without }),
  }
}

/** @returns whether a total is only a lower bound */
export const isLowerBound = (figure: Figure): boolean => 'value' in figure && figure.without !== undefined && figure.without.length > 0
