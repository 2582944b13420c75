/** Data a what-if starts from. Decoded on first use: see `read-conditions.ts`. */
import type { InitData, Plan } from '../../../engine/index.ts'
import type { Family } from '../../../families/define/family.ts'
import type { Query } from '../../base/api/api.ts'
import type { ResultRequest } from '../ledger/use-explanation.ts'

export type WhatIfSource = {
  readonly family: string
  readonly plan: Plan
  readonly init: InitData | undefined
  readonly query: Query
}

/** Returns undefined if the family's models cannot be sized individually. */
export const whatIfSource = (
  { id, selection }: Family,
  { plan, init }: { readonly plan: Plan; readonly init: InitData | undefined },
  { query }: ResultRequest,
): WhatIfSource | undefined => (selection ? { family: id, plan, init, query } : undefined)
