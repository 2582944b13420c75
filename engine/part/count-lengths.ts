/** Counts the lengths of a part that the maker states, and those that are typical values. */
import type { PlannedDimension } from './compile-part.ts'

/** A dimension with what states it. */
type Based = { readonly name: string; readonly unit: 'mm' | ''; readonly basis: string }

/** Numbers of lengths that define the bodies of a part. */
export type LengthCount = { readonly stated: number; readonly usual: number }

/** The dimensions in an expression; instead of one that is computed those that it is computed from. */
function definingNames(planned: readonly PlannedDimension[], names: Iterable<string>): ReadonlySet<string> {
  const found = new Set(names)
  for (const name of found) {
    const dimension = planned.find((one) => one.name === name)
    if (!dimension || dimension.from !== undefined || dimension.isUsual) continue
    found.delete(name)
    for (const read of dimension.reads) found.add(read)
  }
  return found
}

/**
 * @param planned dimensions of the part
 * @param built the same with their values
 * @param names of dimensions that the bodies read
 * @returns the lengths that define the bodies, each once; what is chosen or calculated is neither stated nor typical
 */
export function countLengths(planned: readonly PlannedDimension[], built: readonly Based[], names: Iterable<string>): LengthCount {
  const defining = definingNames(planned, names)
  const isOfMaker = (name: string): boolean => {
    const { from } = planned.find((one) => one.name === name) ?? {}
    return from === undefined || from.source === 'column'
  }
  const lengths = built.filter(({ name, unit }) => unit === 'mm' && defining.has(name) && isOfMaker(name))
  const count = (of: 'stated' | 'usual'): number => lengths.filter(({ basis }) => basis === of).length
  return { stated: count('stated'), usual: count('usual') }
}
