/** The parts of a linear axis: their families, and the prefixes that distinguish their names. */

/** Families of the parts, in the order of the sizing. */
export const axisParts = ['ball-rail', 'ball-screw', 'servo-motor'] as const
export type AxisPart = (typeof axisParts)[number]

/** Prefix of names of the axis as a whole, equal to its folder. */
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
 * @returns the part, and the name in the part's own family; undefined part for a name without one
 */
export const partOf = (name: string): { readonly part?: Named; readonly name: string } => {
  const part = named.find((one) => name.startsWith(`${one}/`))
  return part === undefined ? { name } : { part, name: name.slice(part.length + 1) }
}
