/** What a fault is: it does something to a world while people save, and puts right at its end what it has done. */
import type { Chance } from './chance.ts'
import type { World } from './world.ts'

/** What a fault is given. */
export interface Strike<Own extends World = World> {
  readonly world: Own
  readonly chance: Chance
  /** Something that should have been otherwise. */
  readonly complain: (text: string) => void
  /** Writes that were acknowledged so far, and that were sent again because they were not. */
  readonly acknowledged: () => number
  readonly retries: () => number
}

export interface Fault<Own extends World = World> {
  readonly name: string
  readonly strike: (params: Strike<Own>) => Promise<void>
}
