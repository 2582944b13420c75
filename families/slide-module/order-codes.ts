/** Order-code forms of slide modules, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

/** Strokes in mm. */
export const slideModuleOrderCodes: OrderCodes = { general: '{name}-{stroke}' }
