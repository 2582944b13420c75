/** How rotary platforms are ordered, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

/** With the flange and the motor that drive them; a built-in motor belongs to the name. */
export const rotaryOrderCodes: OrderCodes = { general: '{name}+{flange}+{motor}' }
