/** What a what-if starts from. It is read when a reader first asks for one: see `read-conditions.ts`. */
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

/** @returns nothing where the models of the family are not sized one by one. */
export const whatIfSource = (
  { id, selection }: Family,
  { plan, init }: { readonly plan: Plan; readonly init: InitData | undefined },
  { query }: ResultRequest,
): WhatIfSource | undefined => (selection ? { family: id, plan, init, query } : undefined)
