/** The environment of a round: nodes on a database, connections between all of them, the proxy, and signed-in users. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import * as z from 'zod'
import { sqliteFile } from '../../server/database/database.ts'
import { findFreePort } from '../free-port.ts'
import { type Node, startNode } from './node-process.ts'
import { type Person, signIn, type Report } from './person.ts'
import { type Cluster, startCluster } from './postgres-cluster.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { startWire, type Wire } from './wire.ts'

interface Common {
  readonly nodes: readonly Node[]
  readonly proxy: Proxy
  /** From the proxy to each node. */
  readonly wires: readonly Wire[]
  readonly people: readonly Person[]
  readonly end: () => Promise<void>
}

export interface PostgresWorld extends Common {
  readonly kind: 'postgres'
  readonly cluster: Cluster
  /** From each node to the database. */
  readonly databaseWires: readonly Wire[]
}

export interface SqliteWorld extends Common {
  readonly kind: 'sqlite'
  readonly file: string
}

export type World = PostgresWorld | SqliteWorld

const codeIn = (row: unknown): string => /\b\d{6}\b/.exec(z.object({ body: z.string() }).parse(row).body)?.[0] ?? 'none'

const postgresCodes = (url: string) => async (phone: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select body from message where recipient = $1 order by created_at desc limit 1', [phone])
  await client.end()
  return codeIn(rows[0])
}

const sqliteCodes = (file: string) => async (phone: string) => {
  const database = new SqliteDatabase(file, { readonly: true })
  const row = database.prepare('select body from message where recipient = ? order by created_at desc limit 1').get(phone)
  database.close()
  return codeIn(row)
}

interface Making {
  readonly count: number
  readonly people: number
  readonly report: Report
  /** Cleanup functions, run in reverse order. */
  readonly ends: (() => Promise<void> | void)[]
}

/** Starts nodes one after the other, each behind a wire, and the proxy in front of them. */
const startNodes = async ({ count, ends }: Making, urlOf: (place: number) => string | undefined, folder: string) => {
  const nodes: Node[] = []
  const wires: Wire[] = []
  for (let place = 0; place < count; place++) {
    const own = join(folder, `node-${place}`)
    mkdirSync(own)
    const port = await findFreePort()
    const node = await startNode({ port, folder: own, databaseUrl: urlOf(place) })
    ends.push(node.end)
    const wire = await startWire(port)
    ends.push(wire.close)
    nodes.push(node)
    wires.push(wire)
  }
  const proxy = await startProxy(wires.map(({ port }) => port))
  ends.push(proxy.close)
  return { nodes, wires, proxy }
}

const signInAll = async ({ people, report }: Making, address: string, codeFor: (phone: string) => Promise<string>) => {
  const signedIn: Person[] = []
  for (let place = 0; place < people; place++) signedIn.push(await signIn({ address, place, codeFor }, report))
  return signedIn
}

const makeFolder = ({ ends }: Making): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-chaos.'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const endAll =
  ({ ends }: Making) =>
  async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  }

const makePostgres = async (making: Making): Promise<PostgresWorld> => {
  const { ends } = making
  const folder = makeFolder(making)
  const cluster = await startCluster()
  ends.push(cluster.remove)
  const databaseWires = [await startWire(cluster.port), await startWire(cluster.port)]
  ends.push(...databaseWires.map(({ close }) => close))
  const urlOf = (place: number) => `postgres://postgres@127.0.0.1:${databaseWires[place]?.port}/postgres`
  const { nodes, wires, proxy } = await startNodes(making, urlOf, folder)
  const people = await signInAll(making, proxy.address, postgresCodes(cluster.url))
  return { kind: 'postgres', cluster, databaseWires, nodes, wires, proxy, people, end: endAll(making) }
}

const makeSqlite = async (making: Making): Promise<SqliteWorld> => {
  const folder = makeFolder(making)
  const { nodes, wires, proxy } = await startNodes(making, () => undefined, folder)
  const file = sqliteFile(join(folder, 'node-0'))
  const people = await signInAll(making, proxy.address, sqliteCodes(file))
  return { kind: 'sqlite', file, nodes, wires, proxy, people, end: endAll(making) }
}

/** Two nodes on PostgreSQL, or one on SQLite. @throws Error if they do not start; everything is cleaned up then */
export const makeWorld = async (kind: World['kind'], people: number, report: Report): Promise<World> => {
  const making: Making = { count: kind === 'postgres' ? 2 : 1, people, report, ends: [] }
  try {
    return await (kind === 'postgres' ? makePostgres(making) : makeSqlite(making))
  } catch (error) {
    await endAll(making)()
    throw error
  }
}
