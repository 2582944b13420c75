/** Order-code forms of electric cylinders, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

/** Strokes in mm. */
export const electricCylinderOrderCodes: OrderCodes = { general: '{name}-{stroke}' }
