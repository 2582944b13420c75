/** Order-code forms of reducers, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

/** With the motor flange and the motor. */
export const reducerOrderCodes: OrderCodes = { general: '{name}+{flange}+{motor}' }
