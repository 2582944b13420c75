/** Order-code forms of guides, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

const thk = '{name}{blocks} +{length}L-{rails}'
const hiwin = '{name}{blocks}R{length}-{rails}'

/** The length is that of a rail, mm. */
export const ballRailOrderCodes: OrderCodes = {
  general: '{name}-{length}',
  series: { HSR: thk, SHS: thk, HG: hiwin, EG: hiwin, MG: hiwin, WE: hiwin, BM: '{name}-{blocks}-{length}-{rails}' },
}
