/** Order-code forms of screw jacks, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

const general = '{name}-{install}-{stroke}'

/** Strokes in mm. */
export const screwJackOrderCodes: OrderCodes = { general, series: { SWL: general, CS: general, SJ: general } }
