import type { BuiltOrderCode } from '../../../contract/catalogue/judge-order.ts'

/** Whether an order code can be ordered, with the parts that prevent it or are unconfirmed. */
export type OrderStanding = {
  readonly state: 'cannot' | 'missing' | 'unconfirmed' | 'whole'
  readonly parts: BuiltOrderCode['missing']
}
