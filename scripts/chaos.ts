/**
 * `npm run chaos`: runs two servers on PostgreSQL and one on SQLite under load while nodes, databases, clocks and connections fail.
 */
import { ownCommandLine } from '../server/base/command-line.ts'
import { faultNames, isBad, runChaos } from './chaos/run-chaos.ts'
import { summaryOf } from './chaos/summary.ts'

const { values: flags } = ownCommandLine({
  usage: `usage: npm run chaos                            20 rounds, 12 people who save all the time
       … -- --rounds 200 --people 30 --seed 7
       … -- --fault "database hung" --rounds 5    one fault alone

It brings a PostgreSQL of its own (Linux; Debian: apt-get install postgresql) and removes it. Prints a line of JSON for each round, then a table (times in ms).
Ends with 1 where something acknowledged is lost or there twice, a request has no answer, or anything does not recover by itself.

faults: ${faultNames.join(', ')}`,
  options: { rounds: { type: 'string' }, people: { type: 'string' }, seed: { type: 'string' }, fault: { type: 'string' } },
  takesWords: false,
})
const numberOf = (text: string | undefined, usual: number): number => (text === undefined ? usual : Number(text))

const load = { rounds: numberOf(flags.rounds, 20), people: numberOf(flags.people, 12) }
const seed = numberOf(flags.seed, Date.now() % 1_000_000)
const { fault } = flags

if (!Object.values(load).every((count) => Number.isInteger(count) && count >= 1 && count <= 1000) || !Number.isSafeInteger(seed)) {
  console.error('chaos: --rounds and --people are whole numbers from 1 to 1000, --seed is a whole number')
  process.exitCode = 2
} else if (fault !== undefined && !faultNames.includes(fault)) {
  console.error(`chaos: no fault '${fault}': ${faultNames.join(', ')}`)
  process.exitCode = 2
} else {
  const ended = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort())
  const chaos = { ...load, seed, ...(fault !== undefined && { faults: [fault] }), signal: ended.signal }
  const { rounds, lost, twice } = await runChaos(chaos, (outcome) => {
    console.log(JSON.stringify(outcome))
    if (!isBad(outcome)) return
    console.log(`again: npm run chaos -- --rounds 1 --people ${load.people} --seed ${outcome.seed} --fault "${outcome.fault}"`)
  })
  console.log(`\n${summaryOf(rounds)}\n\nat the end: ${lost.length} lost, ${twice.length} twice of everything that was acknowledged`)
  process.exitCode = rounds.some(isBad) || lost.length + twice.length > 0 ? 1 : 0
}
