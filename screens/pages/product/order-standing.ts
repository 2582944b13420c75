import type { BuiltOrderCode } from '../../../contract/catalogue/judge-order.ts'

/** Whether an order code can be ordered, and the parts that say otherwise. */
export type OrderStanding = {
  readonly state: 'cannot' | 'missing' | 'unconfirmed' | 'whole'
  readonly parts: BuiltOrderCode['missing']
}
