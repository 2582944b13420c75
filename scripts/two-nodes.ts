/** `npm run two-nodes`: two servers on one PostgreSQL, people who save through both, one server killed in the middle of every round. */
import { ownCommandLine } from '../server/base/command-line.ts'
import { runRounds } from './two-nodes/run-rounds.ts'

const { values: flags } = ownCommandLine({
  usage: `usage: bash scripts/with-postgres.sh npm run two-nodes                 20 rounds, 50 people who save 10 things each
       … -- --rounds 5 --people 20 --saves 3

TEST_DATABASE_URL names a PostgreSQL that lets a database be made. Ends with 1 where something acknowledged is lost or there twice.`,
  options: { rounds: { type: 'string' }, people: { type: 'string' }, saves: { type: 'string' } },
  takesWords: false,
})
const numberOf = (text: string | undefined, usual: number): number => (text === undefined ? usual : Number(text))
const url = process.env['TEST_DATABASE_URL']

const load = { rounds: numberOf(flags.rounds, 20), people: numberOf(flags.people, 50), saves: numberOf(flags.saves, 10) }

if (url === undefined) {
  console.error('two-nodes: TEST_DATABASE_URL names no PostgreSQL; see --help')
  process.exitCode = 2
} else if (!Object.values(load).every((count) => Number.isInteger(count) && count >= 1 && count <= 1000)) {
  console.error('two-nodes: --rounds, --people and --saves are whole numbers from 1 to 1000')
  process.exitCode = 2
} else {
  const { lost, twice } = await runRounds(url, load, (outcome) => console.log(JSON.stringify(outcome)))
  process.exitCode = lost + twice > 0 ? 1 : 0
}
