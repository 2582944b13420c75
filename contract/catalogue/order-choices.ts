/** The parts that complete a model's order code, as data: their order, their values, and the rules between them. */
import * as z from 'zod/mini'
import { makerPartNames } from './maker-parts.ts'

/** Parts of an order code after the model name; also their text keys. */
export const orderCodePartNames = ['length', 'grade', 'deviation', 'install', 'stroke', 'blocks', 'rails', 'flange', 'motor'] as const
export type OrderCodePartName = (typeof orderCodePartNames)[number]

const partName = z.enum(orderCodePartNames)

/** A length (mm) or a count as a number, anything else as written in the code. */
export const orderValue = z.union([z.number(), z.string()])
export type OrderValue = z.infer<typeof orderValue>

/** The options of a part: a list of values (empty: the catalogue does not state them) or a range of lengths. */
export const partChoice = z.object({
  values: z.optional(z.array(orderValue)),
  /** mm; `most` is null if the maker states no greatest length. Lengths are multiples of `step`. */
  span: z.optional(z.object({ least: z.number(), most: z.nullable(z.number()), step: z.number() })),
  /** The value implied when the code omits the part. */
  unwritten: z.optional(orderValue),
  /** The code is complete without this part. */
  optional: z.optional(z.literal(true)),
})
export type PartChoice = z.infer<typeof partChoice>

/** A part at its position in the code, with the characters before and after its value. */
export const orderPart = z.extend(partChoice, { name: partName, before: z.string(), after: z.string() })
export type OrderPart = z.infer<typeof orderPart>

/** The options of `part` for each value of `by`. Lengths in mm. */
export const orderRule = z.object({
  part: partName,
  by: partName,
  goes: z.record(
    z.string(),
    z.object({ least: z.optional(z.number()), most: z.optional(z.number()), values: z.optional(z.array(orderValue)) }),
  ),
})
export type OrderRule = z.infer<typeof orderRule>

/** The parts of a model's order code, in order, and the rules between them. */
export const orderChoices = z.object({
  parts: z.array(orderPart),
  rules: z.array(orderRule),
  /** Parts that the maker's code needs, too, and that the catalogue does not state; omitted if there are none. */
  also: z.optional(z.array(z.enum(makerPartNames))),
})
export type OrderChoices = z.infer<typeof orderChoices>

/** The chosen value of each part. */
export const orderChosen = z.partialRecord(partName, orderValue)
export type OrderChosen = z.infer<typeof orderChosen>

/**
 * Why a value is not available. `limit`: the nearest permissible length, or the step; `by`: the part that excludes it. Lengths in
 * mm.
 */
export const orderFault = z.object({
  kind: z.enum(['notOffered', 'notTogether', 'tooShort', 'tooLong', 'offStep']),
  limit: z.optional(z.number()),
  by: z.optional(z.object({ part: partName, value: orderValue })),
})
export type OrderFault = z.infer<typeof orderFault>
