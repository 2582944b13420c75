/** The parts of a linear axis: whose models they are, and how what is said of one of them is told from what is said of another. */

/** Families of the parts, in the order in which they are sized. */
export const axisParts = ['ball-rail', 'ball-screw', 'servo-motor'] as const
export type AxisPart = (typeof axisParts)[number]

/** What is said of the axis as a whole is named after its own folder. */
export const wholeAxis = 'linear-axis'
const named = [...axisParts, wholeAxis] as const
type Named = (typeof named)[number]

/**
 * @param part of the axis
 * @param name of a check, value or assumption in the part's own family
 * @returns its name in the axis
 */
export const ofPart = (part: Named, name: string): string => `${part}/${name}`

/**
 * @param name of a check, value or assumption in the axis
 * @returns the part that it is of, and what the part's own family calls it; no part for a name that is of none
 */
export const partOf = (name: string): { readonly part?: Named; readonly name: string } => {
  const part = named.find((one) => name.startsWith(`${one}/`))
  return part === undefined ? { name } : { part, name: name.slice(part.length + 1) }
}
