/** Figures of makers that may be missing. */
import * as z from 'zod/mini'

/**
 * A limit of the maker. `none`: the maker's document states no such limit, so the check is not needed. Omitted: unknown, and no
 * model passes the check.
 */
export const limitFigure = z.optional(z.union([z.number().check(z.positive()), z.literal('none')]))
export type LimitFigure = z.infer<typeof limitFigure>
