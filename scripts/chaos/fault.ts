/** A fault disturbs a world under load, and undoes its effect at the end. */
import type { Chance } from './chance.ts'
import type { World } from './world.ts'

/** Parameters of a fault. */
export interface Strike<Own extends World = World> {
  readonly world: Own
  readonly chance: Chance
  /** Reports unexpected behaviour. */
  readonly complain: (text: string) => void
  /** Writes acknowledged so far; `retries`: writes repeated for lack of an acknowledgement. */
  readonly acknowledged: () => number
  readonly retries: () => number
}

export interface Fault<Own extends World = World> {
  readonly name: string
  readonly strike: (params: Strike<Own>) => Promise<void>
}
