/** Where a keyword stands in a text. */
import * as z from 'zod/mini'

/** A stretch of a text that the keyword stands at: its first UTF-16 unit, and one past its last. */
export const hitRange = z.tuple([z.int(), z.int()])
