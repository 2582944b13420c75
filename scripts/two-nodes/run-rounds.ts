/** Two nodes on one PostgreSQL, many people at once, one node killed in the middle: what was acknowledged is there, and once. */
import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { type Node, startNode } from './node-process.ts'
import { type Person, save, type Saved, signIn } from './person.ts'

export interface Load {
  readonly rounds: number
  readonly people: number
  /** How much each of them saves in a round. */
  readonly saves: number
}

export interface Outcome {
  readonly rounds: number
  readonly people: number
  readonly acknowledged: number
  /** How often somebody had to try again. */
  readonly retries: number
  readonly lost: number
  readonly twice: number
}

type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>

/** A database of its own on the server; gone at the end. */
const withDatabase = async <T>(serverUrl: string, work: (url: string, query: Query) => Promise<T>): Promise<T> => {
  const name = `two_nodes_${process.pid}_${Date.now()}`
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const own = new pg.Pool({ connectionString: url.href, max: 4 })
  // A pool has ended before its connections have: the database goes from under them.
  own.on('error', () => undefined)
  try {
    return await work(url.href, async (text, values) => (await own.query<Record<string, unknown>>(text, values && [...values])).rows)
  } finally {
    await own.end()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  }
}

const codeReader = (query: Query) => async (phone: string) => {
  const [message] = await query('select body from message where recipient = $1 order by created_at desc limit 1', [phone])
  return /\b\d{6}\b/.exec(String(message?.['body']))?.[0] ?? 'none'
}

interface Round {
  readonly query: Query
  readonly url: string
  readonly nodes: [Node, Node]
  readonly round: number
  readonly load: Load
}

/** Kills a node once a third of everything is acknowledged, and starts it again where it was. */
const killInTheMiddle = async ({ nodes, round, url }: Round, isTime: () => boolean): Promise<void> => {
  while (!isTime()) await pass(2)
  const place = round % 2 === 0 ? 0 : 1
  const { address, kill } = nodes[place]
  await kill()
  nodes[place] = await startNode(url, Number(new URL(address).port))
}

const everybody = ({ query, nodes, round, load: { people } }: Round): Promise<readonly Person[]> =>
  Promise.all(
    Array.from({ length: people }, (_, place) => {
      const phone = `13${String(round * 1000 + place)
        .padStart(9, '0')
        .replace(/^./, '8')}`
      return signIn({ phone, place, nodes: [nodes[0].address, nodes[1].address], codeFor: codeReader(query) })
    }),
  )

/** What each person has, as the database holds it. */
const judge = async ({ query }: Round, person: Person, saved: readonly Saved[]) => {
  const rows = await query(
    `select r.id, r.client_id, v.selection from selection_record r join person p on p.id = r.person_id
     join selection_version v on v.record_id = r.id where p.phone = $1`,
    [person.phone],
  )
  const isThere = ({ id, clientID, mark }: Saved) =>
    rows.some((row) => row['id'] === id && row['client_id'] === clientID && String(row['selection']).includes(`"W":${mark}}`))
  const lost = saved.filter((one) => !isThere(one)).length
  return { lost, twice: Math.max(0, rows.length - saved.length) }
}

const playRound = async (given: Round): Promise<Omit<Outcome, 'rounds' | 'people'>> => {
  const { nodes, load, round } = given
  const addresses = [nodes[0].address, nodes[1].address] as const
  const people = await everybody(given)
  let acknowledged = 0
  let retries = 0
  const all = load.people * load.saves
  const killed = killInTheMiddle(given, () => acknowledged >= all / 3)
  const saveAll = async (person: Person, place: number): Promise<readonly Saved[]> => {
    const saved: Saved[] = []
    for (let index = 0; index < load.saves; index++) {
      const mark = place * load.saves + index + 1
      const clientID = `round-${round}-person-${place}-${index}`
      saved.push(await save({ person, nodes: addresses, clientID, mark, onRetry: () => retries++ }))
      acknowledged++
    }
    return saved
  }
  const saved = await Promise.all(people.map(saveAll))
  await killed
  const judged = await Promise.all(people.map((person, place) => judge(given, person, saved[place] ?? [])))
  const sum = (name: 'lost' | 'twice') => judged.reduce((total, one) => total + one[name], 0)
  return { acknowledged, retries, lost: sum('lost'), twice: sum('twice') }
}

/**
 * @param serverUrl PostgreSQL that lets us make a database
 * @param onRound told after each round
 */
export const runRounds = (serverUrl: string, load: Load, onRound: (outcome: Outcome) => void = () => undefined): Promise<Outcome> =>
  withDatabase(serverUrl, async (url, query) => {
    const first = await startNode(url, 0)
    const nodes: [Node, Node] = [first, await startNode(url, 0)]
    let total: Outcome = { rounds: 0, people: load.people, acknowledged: 0, retries: 0, lost: 0, twice: 0 }
    try {
      for (let round = 0; round < load.rounds; round++) {
        const one = await playRound({ query, url, nodes, round, load })
        total = {
          rounds: total.rounds + 1,
          people: load.people,
          acknowledged: total.acknowledged + one.acknowledged,
          retries: total.retries + one.retries,
          lost: total.lost + one.lost,
          twice: total.twice + one.twice,
        }
        onRound(total)
      }
      return total
    } finally {
      await Promise.all(nodes.map(({ stop }) => stop()))
    }
  })
