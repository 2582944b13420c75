/** Shapes of `DecodeOrderCode`: the model and options that a code stands for, as far as it can be parsed. */
import * as z from 'zod/mini'
import { furtherPart, makerPartNames } from './maker-parts.ts'
import { orderCodePartNames, orderFault, orderValue } from './order-choices.ts'
import { otherProduct } from './product.ts'

/**
 * A parsed part. Lengths in mm. `fault`: the model is not available with it. `unconfirmed`: the catalogue does not state the
 * options.
 */
const orderCodePart = z.object({
  name: z.enum(orderCodePartNames),
  value: orderValue,
  fault: z.optional(orderFault),
  unconfirmed: z.optional(z.literal(true)),
})

/** `parts`: the parts of the code if its name is read as this model; empty unless the whole rest can be parsed. */
const similarModel = z.extend(otherProduct, { parts: z.array(orderCodePart), further: z.array(furtherPart) })

/** Response of `DecodeOrderCode`. */
export const decodedOrderCode = z.object({
  /** The code as read: trimmed, with runs of spaces collapsed. */
  code: z.string(),
  /** The model that the code begins with. */
  product: z.optional(otherProduct),
  parts: z.array(orderCodePart),
  further: z.array(furtherPart),
  /** Parts that the maker's code needs besides those of our form, and that this code does not have. */
  missing: z.array(z.enum(makerPartNames)),
  /** Number of leading characters of `code` that were parsed; all of them if nothing is wrong. */
  understood: z.int(),
  /** Models with a similar name: a letter for a digit, a missing mark, one wrong character. */
  similar: z.array(similarModel),
})
export type DecodedOrderCode = z.infer<typeof decodedOrderCode>
