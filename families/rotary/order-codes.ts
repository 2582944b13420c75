/** Order-code forms of rotary platforms, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

/** With the motor flange and the motor; a built-in motor is part of the name. */
export const rotaryOrderCodes: OrderCodes = { general: '{name}+{flange}+{motor}' }
