/** How linear modules are ordered, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

/** The rail length in mm where there are rail lengths to choose from, else the stroke. */
export const linearModuleOrderCodes: OrderCodes = { general: '{name}-{length}-{stroke}' }
