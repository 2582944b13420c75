/** How slide modules are ordered, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

/** Strokes in mm. */
export const slideModuleOrderCodes: OrderCodes = { general: '{name}-{stroke}' }
