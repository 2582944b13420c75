/** The same filter queries in SQL, as well as each database does them: an index per parameter, a trigram index on the code, one statement. */
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import pg from 'pg'
import { type FilterAnswer, firstValue, type SyntheticClass, type SyntheticQuery, valueCount, widths } from './filter-data.ts'
import { few, type FilterVariant, many, pageSize } from './filter-variants.ts'

interface Row {
  /** Parameter, or one of the two below. */
  readonly p: number
  readonly v: number
  readonly n: number | string
}
const countRow = widths.length
const listRow = widths.length + 1

const names = widths.map((_, parameter) => `p${parameter}`)

/** The values are numbers of ours: nothing to escape; keywords go as parameters. */
const where = ({ choices, keyword }: SyntheticQuery, skipped: number, contains: string): string =>
  [
    ...(keyword === '' ? [] : [contains]),
    ...choices.filter(({ parameter }) => parameter !== skipped).map(({ parameter, value }) => `p${parameter} = ${value}`),
  ].join(' and ') || 'true'

/** The SKUs that fit are found once; parameters that are chosen are counted without their own choice. */
function statement(query: SyntheticQuery, contains: string): string {
  const counted = names.map((name, parameter) => {
    const isChosen = query.choices.some((choice) => choice.parameter === parameter)
    const from = isChosen ? `sku where ${where(query, parameter, contains)}` : 'found'
    return `select ${parameter} as p, ${name} as v, count(*) as n from ${from} group by ${name}`
  })
  return `with found as materialized (select * from sku where ${where(query, -1, contains)})
    ${counted.join(' union all ')}
    union all select ${countRow}, 0, count(*) from found
    union all select ${listRow}, id, 0 from (select id from found order by id limit ${pageSize}) as page`
}

function answerOf(rows: readonly Row[]): FilterAnswer {
  const counts = new Uint32Array(valueCount)
  const positions: number[] = []
  let count = 0
  for (const { p, v, n } of rows) {
    if (p === countRow) count = Number(n)
    else if (p === listRow) positions.push(v)
    else counts[(firstValue[p] ?? 0) + v] = Number(n)
  }
  return { count, positions: positions.toSorted((a, b) => a - b), counts }
}

const mostQueries = (size: number): number => (size >= 1e6 ? few : many)

export function sqliteVariant({ size, columns, codes }: SyntheticClass): FilterVariant {
  const start = performance.now()
  const file = join(tmpdir(), `sizewright-bench-filter-${process.pid}-${size}.db`)
  const remove = (): void => rmSync(file, { force: true })
  remove()
  const database = new SqliteDatabase(file)
  database.exec(`pragma journal_mode = off; pragma synchronous = off; pragma mmap_size = 4000000000; pragma cache_size = -500000;
    create table sku (id integer primary key, ${names.map((name) => `${name} integer not null`).join(', ')}, code text not null)`)
  const insert = database.prepare(`insert into sku values (?, ${names.map(() => '?').join(', ')}, ?)`)
  database.transaction(() => {
    for (const [position, code] of codes.entries()) insert.run(position, ...columns.map((column) => column[position] ?? 0), code)
  })()
  for (const name of names) database.exec(`create index sku_${name} on sku (${name})`)
  database.exec(`create virtual table text using fts5 (code, tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0, content = 'sku',
    content_rowid = 'id'); insert into text (text) values ('rebuild'); pragma case_sensitive_like = on; analyze`)
  const buildMs = performance.now() - start
  const statements = new Map<string, SqliteDatabase.Statement>()
  return {
    name: 'SQLite',
    mostQueries: mostQueries(size),
    buildMs,
    run(query) {
      const text = statement(query, 'id in (select rowid from text where code like ?)')
      const prepared = statements.get(text) ?? database.prepare(text)
      statements.set(text, prepared)
      // The statement's columns are those of Row.
      return answerOf(prepared.all(...(query.keyword === '' ? [] : [`%${query.keyword}%`])) as Row[])
    },
    close() {
      database.close()
      remove()
    },
  }
}

export async function postgresVariant(url: string, { size, columns, codes }: SyntheticClass): Promise<FilterVariant> {
  const start = performance.now()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const schema = `sizewright_bench_filter_${process.pid}_${size}`
  await client.query(`create extension if not exists pg_trgm; create schema ${schema}; set search_path to ${schema}, public;
    create unlogged table sku (id integer primary key, ${names.map((name) => `${name} smallint not null`).join(', ')}, code text not null)`)
  const arrays = names.map((_, index) => `$${index + 3}::smallint[]`).join(', ')
  const batch = 20_000
  for (let from = 0; from < size; from += batch) {
    const to = Math.min(size, from + batch)
    const ids = Array.from({ length: to - from }, (_, index) => from + index)
    const values = columns.map((column) => Array.from(column.subarray(from, to)))
    await client.query(
      `insert into sku select i, ${names.join(', ')}, c from unnest($1::int[], $2::text[], ${arrays}) as t (i, c, ${names.join(', ')})`,
      [ids, codes.slice(from, to), ...values],
    )
  }
  for (const name of names) await client.query(`create index on sku (${name})`)
  await client.query('create index on sku using gin (code gin_trgm_ops)')
  await client.query('vacuum analyze sku')
  const buildMs = performance.now() - start
  return {
    name: 'PostgreSQL',
    mostQueries: mostQueries(size),
    buildMs,
    async run(query) {
      const text = statement(query, 'code like $1')
      return answerOf((await client.query<Row>(text, query.keyword === '' ? [] : [`%${query.keyword}%`])).rows)
    },
    async close() {
      await client.query(`drop schema ${schema} cascade`)
      await client.end()
    },
  }
}
