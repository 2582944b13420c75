/** Positions of a keyword in a text. */
import * as z from 'zod/mini'

/** A match of the keyword: index of its first UTF-16 code unit, and one past its last. */
export const hitRange = z.tuple([z.int(), z.int()])
