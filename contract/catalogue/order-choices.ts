/** What completes the order code of a model, as data: its parts in their order, what each may be, and what goes together. */
import * as z from 'zod/mini'

/** Parts of an order code beside the name: keys of the texts of parts. */
export const orderCodePartNames = ['length', 'grade', 'deviation', 'install', 'stroke', 'blocks', 'rails', 'flange', 'motor'] as const
export type OrderCodePartName = (typeof orderCodePartNames)[number]

const partName = z.enum(orderCodePartNames)

/** A length or a count as a number (mm), everything else as it is written. */
export const orderValue = z.union([z.number(), z.string()])
export type OrderValue = z.infer<typeof orderValue>

/** What a part may be: one of some values (none = the catalogue does not state them), or any length of a span. */
export const partChoice = z.object({
  values: z.optional(z.array(orderValue)),
  /** mm; `most` is null where the maker states no longest. Lengths are multiples of `step`. */
  span: z.optional(z.object({ least: z.number(), most: z.nullable(z.number()), step: z.number() })),
  /** The value that is meant where the code says nothing. */
  unwritten: z.optional(orderValue),
  /** A code is complete without it. */
  optional: z.optional(z.literal(true)),
})
export type PartChoice = z.infer<typeof partChoice>

/** A part where it stands in the code, with the marks that go with it. */
export const orderPart = z.extend(partChoice, { name: partName, before: z.string(), after: z.string() })
export type OrderPart = z.infer<typeof orderPart>

/** What `part` may be with each value of `by`. Lengths in mm. */
export const orderRule = z.object({
  part: partName,
  by: partName,
  goes: z.record(
    z.string(),
    z.object({ least: z.optional(z.number()), most: z.optional(z.number()), values: z.optional(z.array(orderValue)) }),
  ),
})
export type OrderRule = z.infer<typeof orderRule>

/** The parts of a model's order code in their order. */
export const orderChoices = z.object({ parts: z.array(orderPart), rules: z.array(orderRule) })
export type OrderChoices = z.infer<typeof orderChoices>

/** What is chosen of the parts. */
export const orderChosen = z.partialRecord(partName, orderValue)
export type OrderChosen = z.infer<typeof orderChosen>

/** Why a value cannot be had, and how far it could: `by` is the part that excludes it. Lengths in mm. */
export const orderFault = z.object({
  kind: z.enum(['notOffered', 'notTogether', 'tooShort', 'tooLong', 'offStep']),
  limit: z.optional(z.number()),
  by: z.optional(z.object({ part: partName, value: orderValue })),
})
export type OrderFault = z.infer<typeof orderFault>
