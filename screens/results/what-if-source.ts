/** What a what-if starts from. It is read when a reader first asks for one: see `read-conditions.ts`. */
import type { InitData, Plan } from '../../engine/index.ts'
import { familyLoaders } from '../../families/loaders.ts'
import type { Query } from '../app/api.ts'
import type { ResultRequest } from './use-explanation.ts'

export type WhatIfSource = {
  /** First segment of the call: names the family. */
  readonly service: string
  readonly schema: Plan['schema']
  readonly init: InitData | undefined
  readonly query: Query
}

/** Name of the service in a call's path: `BallScrewWorking/Calculation` → `BallScrewWorking`. */
export const serviceOf = (path: string): string => path.split('/').at(-2) ?? ''

/** @returns nothing where the browser has no sizing for the call. */
export const whatIfSource = ({ schema }: Plan, init: InitData | undefined, { path, query }: ResultRequest): WhatIfSource | undefined => {
  const service = serviceOf(path)
  return Object.hasOwn(familyLoaders, service) ? { service, schema, init, query } : undefined
}
