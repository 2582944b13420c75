/** Every fault. */
import type { Fault } from './fault.ts'
import { nodeFaults } from './node-faults.ts'
import { postgresFaults } from './postgres-faults.ts'
import { sqliteFaults } from './sqlite-faults.ts'
import type { PostgresWorld, SqliteWorld } from './world.ts'

/** A fault with the kind of world it applies to. */
export type AnyFault =
  | { readonly kind: 'postgres'; readonly fault: Fault<PostgresWorld> }
  | { readonly kind: 'sqlite'; readonly fault: Fault<SqliteWorld> }

export const faults: readonly AnyFault[] = [
  ...[...nodeFaults, ...postgresFaults].map((fault) => ({ kind: 'postgres', fault }) as const),
  ...sqliteFaults.map((fault) => ({ kind: 'sqlite', fault }) as const),
]
