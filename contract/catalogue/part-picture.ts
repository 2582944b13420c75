/** Shape of the picture of a model: paths in three tones, drawn in the colours of the page. */
import * as z from 'zod/mini'

const kind = z.enum(['lit', 'mid', 'dark', 'movedLit', 'movedMid', 'movedDark', 'hole', 'edge', 'thread'])
const path = z.readonly(z.tuple([kind, z.string()]))

/**
 * Paths in the order of painting in a field from 0, 0: faces of what stands and of what the drive moves by their brightness, holes,
 * edges, and the thin lines of threads.
 */
export const partPicture = z.object({ width: z.int(), height: z.int(), paths: z.readonly(z.array(path)) })
/** The picture of a model. */
export type PartPicture = z.infer<typeof partPicture>

/** Response of `GetPicture`. */
export const pictureAnswer = z.object({ /** Missing for a model without a solid. */ picture: z.optional(partPicture) })
