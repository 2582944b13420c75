/** The parts of a linear axis: whose models they are, and how what is said of one of them is told from what is said of another. */

/** Families of the parts, in the order in which they are sized. */
export const axisParts = ['ball-rail', 'ball-screw', 'servo-motor'] as const
export type AxisPart = (typeof axisParts)[number]

/**
 * @param part of the axis
 * @param name of a check, value or assumption in the part's own family
 * @returns its name in the axis
 */
export const ofPart = (part: AxisPart, name: string): string => `${part}/${name}`

/**
 * @param name of a check, value or assumption in the axis
 * @returns the part that it is of, and what the part's own family calls it; no part for what is of the axis as a whole
 */
export const partOf = (name: string): { readonly part?: AxisPart; readonly name: string } => {
  const part = axisParts.find((one) => name.startsWith(`${one}/`))
  return part === undefined ? { name } : { part, name: name.slice(part.length + 1) }
}
