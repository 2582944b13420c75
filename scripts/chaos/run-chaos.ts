/** Rounds of faults by chance, in worlds that are made when they are needed. */
import { createChance } from './chance.ts'
import { type AnyFault, faults } from './faults.ts'
import { judgeWorld, playRound, type RoundOutcome } from './round.ts'
import { makeWorld, type World } from './world.ts'

export interface Chaos {
  readonly rounds: number
  readonly people: number
  readonly seed: number
  /** Those to choose from; all where it is left out. */
  readonly faults?: readonly string[]
  /** No other round is begun. */
  readonly signal?: AbortSignal
}

export interface ChaosOutcome {
  readonly rounds: readonly RoundOutcome[]
  /** What the last look at everything that was ever acknowledged found. */
  readonly lost: readonly string[]
  readonly twice: readonly string[]
}

/** The names that `--fault` takes. */
export const faultNames: readonly string[] = faults.map(({ fault }) => fault.name)

/** Every fault once before any comes again, each time in another order. */
function* inTurn(seed: number, known: readonly AnyFault[]) {
  const chance = createChance(seed)
  for (;;) yield* chance.shuffle(known)
}

/**
 * @param onRound told after each round
 * @throws Error where a world cannot be made: PostgreSQL is not installed, a node does not start
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

/** Whether something was lost, stored twice, not answered, or otherwise not as it should be. */
export const isBad = ({
  lost,
  twice,
  unanswered,
  complaints,
}: Pick<RoundOutcome, 'lost' | 'twice' | 'unanswered' | 'complaints'>): boolean => lost + twice + unanswered + complaints.length > 0
