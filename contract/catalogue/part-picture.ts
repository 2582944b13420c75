/** Shape of the picture of a model: paths in three tones, drawn in the colours of the page. */
import * as z from 'zod/mini'

const faces = ['lit', 'mid', 'dark', 'movedLit', 'movedMid', 'movedDark'] as const
const edged = ['litEdged', 'midEdged', 'darkEdged', 'movedLitEdged', 'movedMidEdged', 'movedDarkEdged'] as const
const kind = z.enum([...faces, ...edged, 'hole', 'edge', 'thread', 'open'])
const path = z.readonly(z.tuple([kind, z.string()]))

/**
 * Paths in the order of painting in a field from 0, 0: faces of what stands and of what the drive moves by their brightness, without
 * or with their edges, holes, edges, the thin lines of threads, and faces of what is still open.
 */
export const partPicture = z.object({ width: z.int(), height: z.int(), paths: z.readonly(z.array(path)) })
/** The picture of a model. */
export type PartPicture = z.infer<typeof partPicture>

/** Response of `GetPicture`. */
export const pictureAnswer = z.object({ /** Missing for a model without a solid. */ picture: z.optional(partPicture) })

/** Most models of one request for pictures. */
export const mostPictures = 60

/** Response of `GetPictures`: small pictures of models by their ids; models without a solid are left out. */
export const picturesAnswer = z.object({ list: z.readonly(z.array(z.object({ skuID: z.string(), picture: partPicture }))) })

const spot = z.readonly(z.tuple([z.number(), z.number()]))

/** The picture of an assembly, with a spot in it for each part that is seen. */
const assemblyPicture = z.extend(partPicture, { spots: z.readonly(z.array(z.object({ role: z.string(), at: spot }))) })

/** Response of `GetAssemblyPicture`. */
export const assemblyPictureAnswer = z.object({ /** Missing where a part has no solid. */ picture: z.optional(assemblyPicture) })
