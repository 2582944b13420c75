/** The order in which screens, prints and reports list the checks of a model. */
import type { Check } from './sizing.ts'

/** @returns the governing check, then the others by descending utilisation */
export const checksInOrder = <One extends Pick<Check, 'name' | 'utilisation'>>(
  checks: readonly One[],
  governing: string,
): readonly One[] => {
  const rank = ({ name, utilisation }: One): number => (name === governing ? Infinity : utilisation)
  return checks.toSorted((one, other) => rank(other) - rank(one))
}
