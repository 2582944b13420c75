/** The scene extras of a 3D preview (GLB). Lengths in mm, in the axes of the part: x to the right, y to the back, z up. */
import * as z from 'zod/mini'

const place = z.tuple([z.number(), z.number(), z.number()])

/** A dimension in space between two points; its line is offset along `out` by one or more rows. */
export const previewMeasure = z.object({
  from: place,
  to: place,
  /** Unit vector towards the dimension line. */
  out: place,
  /** 0 is next to the part. */
  row: z.int(),
  value: z.number(),
  diameter: z.boolean(),
  /** The dimension is a usual value, not one stated for this model. */
  usual: z.boolean(),
})
export type PreviewMeasure = z.infer<typeof previewMeasure>

/** A nameable point of a body: the centre of its start face, end face or a hole, or a corner of its bounding box. */
export const previewFeature = z.object({
  /** Kind of the body: a text key of the viewer. */
  body: z.string(),
  /** From 1; `instances` is the total. */
  instance: z.int(),
  instances: z.int(),
  kind: z.enum(['start', 'end', 'hole', 'corner']),
  /** From 1, among the points of the same kind. */
  number: z.int(),
  at: place,
})
export type PreviewFeature = z.infer<typeof previewFeature>

/** The scene extras of a preview. Lengths in mm, in the axes of the part. */
export const previewExtras = z.object({
  orderCode: z.string(),
  model: z.string(),
  maker: z.string(),
  /** Unit of the requested file. */
  unit: z.enum(['mm', 'in']),
  low: place,
  high: place,
  measures: z.array(previewMeasure),
  features: z.array(previewFeature),
})
export type PreviewExtras = z.infer<typeof previewExtras>
