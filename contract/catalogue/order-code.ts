/** Shapes of `DecodeOrderCode`: which model a code names and how it is made, as far as the code can be understood. */
import * as z from 'zod/mini'
import { orderCodePartNames, orderFault, orderValue } from './order-choices.ts'
import { otherProduct } from './product.ts'

/** Lengths in mm. `fault`: the model cannot be had so. `unconfirmed`: the catalogue does not state what there is. */
const orderCodePart = z.object({
  name: z.enum(orderCodePartNames),
  value: orderValue,
  fault: z.optional(orderFault),
  unconfirmed: z.optional(z.literal(true)),
})

/** `parts`: what the code says where its name is taken for this one; none where the rest is not understood whole. */
const similarModel = z.extend(otherProduct, { parts: z.array(orderCodePart) })

/** Answer of `DecodeOrderCode`. */
export const decodedOrderCode = z.object({
  /** As it was read: without spaces around it, with single ones within. */
  code: z.string(),
  /** The model that the code begins with. */
  product: z.optional(otherProduct),
  parts: z.array(orderCodePart),
  /** Characters of `code` that are understood; all of them where nothing is wrong. */
  understood: z.int(),
  /** Models with a name like that of the code: a letter for a figure, a mark too few, one character wrong. */
  similar: z.array(similarModel),
})
export type DecodedOrderCode = z.infer<typeof decodedOrderCode>
