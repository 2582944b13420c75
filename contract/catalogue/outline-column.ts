/** The column of lengths that define the outline of a model, as far as its maker states them. */
import * as z from 'zod/mini'

/**
 * @param names of dimensions of the family's part
 * @returns the column `outline`: lengths in mm, and numbers of holes, by the name of the dimension
 */
export const outlineColumn = <const Name extends string>(names: readonly Name[]) =>
  z.optional(z.partialRecord(z.enum(names), z.number().check(z.positive())))
