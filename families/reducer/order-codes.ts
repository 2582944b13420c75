/** How reducers are ordered, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

/** With the flange and the motor that drive them. */
export const reducerOrderCodes: OrderCodes = { general: '{name}+{flange}+{motor}' }
