/** How linear modules are ordered, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

const byRail = '{name}-{length}'

/** Lengths of a rail in mm where there are rails to choose from, else the stroke in mm. */
export const linearModuleOrderCodes: OrderCodes = {
  general: '{name}-{length}-{stroke}',
  series: { KK: byRail, KR: byRail, SKR: byRail, GL: byRail, 'OSP-E': '{name}-{stroke}' },
}
