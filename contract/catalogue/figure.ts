/** Figures of makers that may be missing. */
import * as z from 'zod/mini'

/**
 * A limit of the maker. `none`: the maker's document has been read and states no such limit, so the other checks are all there are. Left out: not known,
 * and nothing passes by it.
 */
export const limitFigure = z.optional(z.union([z.number().check(z.positive()), z.literal('none')]))
export type LimitFigure = z.infer<typeof limitFigure>
