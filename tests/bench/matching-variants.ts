/** The ways to answer the matching query that the benchmark compares. */
import type { VerdictKind } from '../../contract/results/sizing.ts'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import { createColumnarIndex } from '../unit/server/catalogue/match-index/create-columnar-index.ts'
import type { CatalogueMatches } from '../../server/catalogue/match-index/model.ts'
import type { Variant } from './interleave.ts'
import { layout } from './matching-data.ts'

export type MatchingVariant = Variant<Float64Array, CatalogueMatches>

/** As many as a result page of the service asks for at most. */
export const limit = 100
const many = 200
const few = 40

/** Terms with a query value, grouped by check: all variants test just these. */
const activeGroups = (query: Float64Array): number[][] => {
  const groups: number[][] = []
  layout.forEach(({ check }, term) => {
    if (query[term] === 0) return
    const last = groups.at(-1)
    if (last && layout[last[0] ?? 0]?.check === check) last.push(term)
    else groups.push([term])
  })
  return groups
}

/** What no scan in JavaScript can beat: one read of the columns that the query needs. */
export function floorVariant(columns: readonly Float64Array[]): MatchingVariant {
  const sum = (column: Float64Array): number => {
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let i = 0; i + 3 < column.length; i += 4) {
      a += column[i] ?? 0
      b += column[i + 1] ?? 0
      c += column[i + 2] ?? 0
      d += column[i + 3] ?? 0
    }
    return a + b + c + d
  }
  const run = (query: Float64Array): number => {
    let total = 0
    for (let term = 0; term < layout.length; term++) if (query[term] !== 0) total += sum(columns[term] ?? new Float64Array(0))
    return total
  }
  return { name: 'floor: one read of the columns', mostQueries: many, buildMs: 0, run }
}

export function bruteForceVariant(columns: readonly Float64Array[], size: number): MatchingVariant {
  const run = (query: Float64Array): CatalogueMatches => {
    const groups = activeGroups(query).map((terms) =>
      terms.map((term) => ({ weight: query[term] ?? 0, column: columns[term] ?? new Float64Array(0) })),
    )
    const best: number[] = []
    let count = 0
    position: for (let position = 0; position < size; position++) {
      for (const terms of groups) {
        let utilisation = 0
        for (const { weight, column } of terms) utilisation += weight * (column[position] ?? 0)
        if (utilisation > 1) continue position
      }
      if (count++ < limit) best.push(position)
    }
    return { count, best }
  }
  return { name: 'every model, column by column', mostQueries: size >= 1e6 ? few : many, buildMs: 0, run }
}

export function indexVariant(columns: readonly Float64Array[], size: number): MatchingVariant {
  const start = performance.now()
  const index = createColumnarIndex({ layout, columns, size })
  const buildMs = performance.now() - start
  // The exact sizing of the service, here: the same sums that all other variants compare with 1.
  const exact =
    (query: Float64Array) =>
    (position: number): VerdictKind =>
      activeGroups(query).every((terms) => terms.reduce((sum, term) => sum + (query[term] ?? 0) * (columns[term]?.[position] ?? 0), 0) <= 1)
        ? 'passed'
        : 'failed'
  return { name: 'our index', mostQueries: many, buildMs, run: (query) => index.match(query, limit, exact(query)) }
}

/** The same conditions in SQL, with `?` or `$1`… for the query values. */
function conditions(query: Float64Array, placeholder: (index: number) => string): { where: string; values: number[] } {
  const values: number[] = []
  const sums = activeGroups(query).map((terms) =>
    terms.map((term) => `${placeholder(values.push(query[term] ?? 0))} * t${term}`).join(' + '),
  )
  return { where: sums.map((sum) => `${sum} <= 1`).join(' and '), values }
}

const tableColumns = layout.map((_, term) => `t${term} double precision not null`).join(', ')

export function sqliteVariant(columns: readonly Float64Array[], size: number): MatchingVariant {
  const start = performance.now()
  const file = join(tmpdir(), `sizewright-bench-${process.pid}-${size}.db`)
  const remove = (): void => rmSync(file, { force: true })
  remove()
  const database = new SqliteDatabase(file)
  database.exec(`pragma journal_mode = off; pragma synchronous = off; pragma mmap_size = 4000000000; pragma cache_size = -500000;
    create table model (position integer primary key, ${tableColumns})`)
  const insert = database.prepare(`insert into model values (${['?', ...layout.map(() => '?')].join(', ')})`)
  database.transaction(() => {
    for (let position = 0; position < size; position++) insert.run(position, ...columns.map((column) => column[position] ?? 0))
  })()
  const buildMs = performance.now() - start
  const statements = new Map<string, { count: SqliteDatabase.Statement; best: SqliteDatabase.Statement }>()
  const prepared = (where: string): { count: SqliteDatabase.Statement; best: SqliteDatabase.Statement } => {
    const known = statements.get(where) ?? {
      count: database.prepare(`select count(*) from model where ${where}`).pluck(),
      best: database.prepare(`select position from model where ${where} order by position limit ${limit}`).pluck(),
    }
    statements.set(where, known)
    return known
  }
  return {
    name: 'SQLite',
    mostQueries: size >= 1e6 ? few : many,
    buildMs,
    run(query) {
      const { where, values } = conditions(query, () => '?')
      const { count, best } = prepared(where)
      return { count: Number(count.get(...values)), best: best.all(...values).map(Number) }
    },
    close() {
      database.close()
      remove()
    },
  }
}

export async function postgresVariant(url: string, columns: readonly Float64Array[], size: number): Promise<MatchingVariant> {
  const start = performance.now()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // An ordinary table: PostgreSQL scans temporary ones without its parallel workers.
  const schema = `sizewright_bench_${process.pid}_${size}`
  await client.query(
    `create schema ${schema}; set search_path to ${schema}; create unlogged table model (position integer primary key, ${tableColumns})`,
  )
  const arrays = layout.map((_, term) => `$${term + 2}::float8[]`).join(', ')
  const batch = 20_000
  for (let from = 0; from < size; from += batch) {
    const to = Math.min(size, from + batch)
    const positions = Array.from({ length: to - from }, (_, index) => from + index)
    await client.query(`insert into model select * from unnest($1::int[], ${arrays})`, [
      positions,
      ...columns.map((column) => Array.from(column.subarray(from, to))),
    ])
  }
  await client.query('vacuum analyze model')
  const buildMs = performance.now() - start
  const names = new Map<string, number>()
  return {
    name: 'PostgreSQL',
    mostQueries: size >= 1e6 ? few : many,
    buildMs,
    async run(query) {
      const { where, values } = conditions(query, (index) => `$${index}::float8`)
      if (!names.has(where)) names.set(where, names.size)
      const name = names.get(where)
      const count = await client.query<{ n: string }>({
        name: `count${name}`,
        text: `select count(*) as n from model where ${where}`,
        values,
      })
      const text = `select position from model where ${where} order by position limit ${limit}`
      const best = await client.query<{ position: number }>({ name: `best${name}`, text, values })
      return { count: Number(count.rows[0]?.n), best: best.rows.map(({ position }) => position) }
    },
    async close() {
      await client.query(`drop schema ${schema} cascade`)
      await client.end()
    },
  }
}
