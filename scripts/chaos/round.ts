/**
 * One round: users save, a fault hits a node or a database, everything recovers by itself, and the acknowledged writes are counted.
 */
import { setTimeout as pass } from 'node:timers/promises'
import { createChance } from './chance.ts'
import type { Strike } from './fault.ts'
import type { AnyFault } from './faults.ts'
import { judgePerson } from './judge.ts'
import { goOnSaving, type Person, save, type Report } from './person.ts'
import type { World } from './world.ts'

export interface RoundOutcome {
  readonly round: number
  readonly fault: string
  readonly seed: number
  readonly acknowledged: number
  readonly retries: number
  readonly lost: number
  readonly twice: number
  readonly unanswered: number
  /** Time from the end of the fault until every node is ready and stores data, ms. */
  readonly recovery: number
  /** Longest response time of a healthy node's health check, ms. */
  readonly healthz: number
  /** Other unexpected behaviour: unspecific responses, process exits, and so on. */
  readonly complaints: readonly string[]
  /** Causes of failures in the logs. */
  readonly causes: readonly string[]
}

/** Longest recovery, ms: a lost session may hold its locks for as long as the server permits. */
const longestRecovery = 40_000
/** Longest health check of a healthy node, ms: it shares the machine with starting nodes and other load. */
const longestHealthz = 8000
const steady = 300

const isReady = async (address: string): Promise<boolean> => {
  const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  return answer?.status === 200
}

/** Polls the health of every node that is neither suspended nor starting. */
const watchHealth = ({ nodes }: World, isOver: () => boolean) => {
  const watch = async (node: World['nodes'][number]) => {
    let worst = 0
    while (!isOver()) {
      const wasHealthy = node.isHealthy()
      const from = performance.now()
      const pid = node.pid()
      const lives = await fetch(`${node.address}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
      await lives?.arrayBuffer()
      if (wasHealthy && node.isHealthy() && pid === node.pid()) worst = Math.max(worst, performance.now() - from)
      await pass(100)
    }
    return worst
  }
  return Promise.all(nodes.map(watch)).then((all) => Math.max(...all))
}

interface Recovering {
  readonly prober: Person
  readonly name: string
  readonly report: Report
}

/** @returns time until every node is ready and stores data, ms */
const recover = async ({ nodes }: World, { prober, name, report }: Recovering): Promise<number> => {
  const from = performance.now()
  const node = async (address: string, place: number) => {
    await save(prober, { address, kind: 'selection', name: `${name}-selection-${place}`, report })
    await save(prober, { address, kind: 'submission', name: `${name}-submission-${place}`, report })
    while (!(await isReady(address))) {
      if (performance.now() - from > 2 * longestRecovery) throw new Error(`${address} is not ready again`)
      await pass(100)
    }
  }
  await Promise.all(nodes.map(({ address }, place) => node(address, place)))
  return performance.now() - from
}

/** Findings already reported, so that later rounds do not repeat them. */
const found = new WeakMap<World, Set<string>>()

const judgeAll = async (world: World, report: Report, keyword: string) => {
  const { nodes, people } = world
  const verdicts = await Promise.all(
    people.flatMap((person) => nodes.map(({ address }) => judgePerson({ address, person, report }, keyword))),
  )
  const known = found.get(world) ?? new Set()
  const fresh = (which: 'lost' | 'twice') =>
    [...new Set(verdicts.flatMap((verdict) => verdict[which]))].filter((one) => !known.has(`${which} ${one}`))
  const verdict = { lost: fresh('lost'), twice: fresh('twice') }
  for (const which of ['lost', 'twice'] as const) for (const one of verdict[which]) known.add(`${which} ${one}`)
  found.set(world, known)
  return verdict
}

/** Verifies everything ever acknowledged in a world. */
export const judgeWorld = (world: World): Promise<{ readonly lost: readonly string[]; readonly twice: readonly string[] }> =>
  judgeAll(world, { retries: 0, unanswered: 0, unclear: [] }, '')

const countSaved = ({ people }: World): number => people.reduce((sum, { saved }) => sum + saved.length, 0)

/** The fault applies to this kind of world: `faults.ts` pairs them. */
const strike = async ({ kind, fault }: AnyFault, world: World, params: Pick<Strike, 'complain' | 'retries'> & { seed: number }) => {
  const chance = createChance(params.seed)
  const common = { chance, complain: params.complain, retries: params.retries, acknowledged: () => countSaved(world) }
  if (kind === 'postgres' && world.kind === 'postgres') await fault.strike({ ...common, world })
  if (kind === 'sqlite' && world.kind === 'sqlite') await fault.strike({ ...common, world })
}

export interface Round {
  readonly round: number
  readonly seed: number
  readonly anyFault: AnyFault
}

/** @returns the outcome; a fault that cannot be applied is a complaint */
export const playRound = async (world: World, { round, seed, anyFault }: Round): Promise<RoundOutcome> => {
  const report: Report = { retries: 0, unanswered: 0, unclear: [] }
  const complaints: string[] = []
  const complain = (text: string) => void complaints.push(text)
  const tell = (error: unknown) => complain(error instanceof Error ? error.message : String(error))
  const keyword = `round-${String(round).padStart(4, '0')}`
  const neverRecovered = (error: unknown): number => {
    tell(error)
    return Infinity
  }
  const before = countSaved(world)
  const over = { saving: false, watching: false }
  const health = watchHealth(world, () => over.watching)
  const { address } = world.proxy
  const saving = world.people.map((person, place) =>
    goOnSaving(person, () => over.saving, { address, name: `${keyword}-p-${place}`, report }).catch(tell),
  )
  await pass(steady)
  await strike(anyFault, world, { seed, complain, retries: () => report.retries }).catch(tell)
  const [prober] = world.people
  const recovery = prober ? await recover(world, { prober, name: `${keyword}-recovery`, report }).catch(neverRecovered) : 0
  if (recovery > longestRecovery) complain(`recovered after ${Math.round(recovery)} ms`)
  await pass(steady)
  over.saving = true
  await Promise.all(saving)
  over.watching = true
  const healthz = Math.round(await health)
  if (healthz > longestHealthz) complain(`/healthz took ${healthz} ms`)
  if (world.kind === 'postgres') for (const wire of world.databaseWires) wire.mend()
  const { lost, twice } = await judgeAll(world, report, keyword).catch((error: unknown) => {
    tell(error)
    return { lost: [], twice: [] }
  })
  const failures = world.nodes.map(({ takeFailures }) => takeFailures())
  for (const death of failures.flatMap(({ deaths }) => deaths)) complain(`a node ended by itself: ${death}`)
  for (const unclear of new Set(report.unclear)) complain(`unclear: ${unclear}`)
  for (const one of [...lost.slice(0, 3).map((name) => `lost ${name}`), ...twice.slice(0, 3).map((name) => `twice ${name}`)]) complain(one)
  return {
    round,
    fault: anyFault.fault.name,
    seed,
    acknowledged: countSaved(world) - before,
    retries: report.retries,
    lost: lost.length,
    twice: twice.length,
    unanswered: report.unanswered,
    recovery: Math.round(recovery),
    healthz,
    complaints,
    causes: [...new Set(failures.flatMap(({ causes }) => causes))],
  }
}
