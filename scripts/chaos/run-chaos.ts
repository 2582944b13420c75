/** Runs rounds of random faults in worlds that are created on demand. */
import { createChance } from './chance.ts'
import { type AnyFault, faults } from './faults.ts'
import { judgeWorld, playRound, type RoundOutcome } from './round.ts'
import { makeWorld, type World } from './world.ts'

export interface Chaos {
  readonly rounds: number
  readonly people: number
  readonly seed: number
  /** Faults to choose from; defaults to all. */
  readonly faults?: readonly string[]
  /** Stops before the next round. */
  readonly signal?: AbortSignal
}

export interface ChaosOutcome {
  readonly rounds: readonly RoundOutcome[]
  /** Result of the final verification of everything ever acknowledged. */
  readonly lost: readonly string[]
  readonly twice: readonly string[]
}

/** Values of `--fault`. */
export const faultNames: readonly string[] = faults.map(({ fault }) => fault.name)

/** Yields every fault once before repeating any, in a new order each time. */
function* inTurn(seed: number, known: readonly AnyFault[]) {
  const chance = createChance(seed)
  for (;;) yield* chance.shuffle(known)
}

/**
 * @param onRound called after each round
 * @throws Error if a world cannot be created: PostgreSQL is not installed, or a node does not start
 */
export const runChaos = async (chaos: Chaos, onRound: (outcome: RoundOutcome) => void = () => undefined): Promise<ChaosOutcome> => {
  const worlds = new Map<World['kind'], World>()
  const worldOf = async (kind: World['kind']) => {
    const world = worlds.get(kind) ?? (await makeWorld(kind, chaos.people, { retries: 0, unanswered: 0, unclear: [] }))
    worlds.set(kind, world)
    return world
  }
  const known = faults.filter(({ fault }) => chaos.faults?.includes(fault.name) ?? true)
  const rounds: RoundOutcome[] = []
  try {
    for (const anyFault of inTurn(chaos.seed, known)) {
      if (rounds.length >= chaos.rounds || chaos.signal?.aborted) break
      const round = rounds.length
      const outcome = await playRound(await worldOf(anyFault.kind), { round, seed: chaos.seed + round, anyFault })
      rounds.push(outcome)
      onRound(outcome)
    }
    const verdicts = await Promise.all([...worlds.values()].map(judgeWorld))
    return { rounds, lost: verdicts.flatMap(({ lost }) => lost), twice: verdicts.flatMap(({ twice }) => twice) }
  } finally {
    for (const world of worlds.values()) await world.end()
  }
}

/** Whether anything was lost, stored twice, left without a response, or otherwise wrong. */
export const isBad = ({
  lost,
  twice,
  unanswered,
  complaints,
}: Pick<RoundOutcome, 'lost' | 'twice' | 'unanswered' | 'complaints'>): boolean => lost + twice + unanswered + complaints.length > 0
