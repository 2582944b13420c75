/** Order-code forms of electric cylinders, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'
import { electricCylinderMakerCodes } from './maker-codes.ts'

/** Strokes in mm. */
export const electricCylinderOrderCodes: OrderCodes = { general: '{name}-{stroke}', makers: electricCylinderMakerCodes }
