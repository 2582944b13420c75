/** Order-code forms of linear modules, see docs/order-codes.md. */
import type { OrderCodes } from '../define/order-code.ts'

const byRail = '{name}-{length}'

/** The length is that of the rail in mm if several rails are available, otherwise the stroke in mm. */
export const linearModuleOrderCodes: OrderCodes = {
  general: '{name}-{length}-{stroke}',
  series: { KK: byRail, KR: byRail, SKR: byRail, GL: byRail, 'OSP-E': '{name}-{stroke}' },
}
