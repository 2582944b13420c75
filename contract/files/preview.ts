/** What a 3D preview (GLB) says of itself beside its solids: the extras of its scene. Lengths in mm, in the axes of the part: x to the right, y to the back, z up. */
import * as z from 'zod/mini'

const place = z.tuple([z.number(), z.number(), z.number()])

/** A dimension in space: between two points, its line moved `out` by one row or more. */
export const previewMeasure = z.object({
  from: place,
  to: place,
  /** The way to its line, of length 1. */
  out: place,
  /** 0 is next to the part. */
  row: z.int(),
  value: z.number(),
  diameter: z.boolean(),
  /** Nobody has said it of this model. */
  usual: z.boolean(),
})
export type PreviewMeasure = z.infer<typeof previewMeasure>

/** A point of a body that can be named: the middle of its beginning, of its end or of a hole, or a corner of its box. */
export const previewFeature = z.object({
  /** Name of the body's kind: a key of the texts of the viewer. */
  body: z.string(),
  /** From 1; of how many. */
  instance: z.int(),
  instances: z.int(),
  kind: z.enum(['start', 'end', 'hole', 'corner']),
  /** From 1, among those of its kind. */
  number: z.int(),
  at: place,
})
export type PreviewFeature = z.infer<typeof previewFeature>

/** The extras of a preview scene: what the GLB states beside its solids. Lengths in mm, in the axes of the part. */
export const previewExtras = z.object({
  orderCode: z.string(),
  model: z.string(),
  maker: z.string(),
  /** Of the file that was asked for. */
  unit: z.enum(['mm', 'in']),
  low: place,
  high: place,
  measures: z.array(previewMeasure),
  features: z.array(previewFeature),
})
export type PreviewExtras = z.infer<typeof previewExtras>
