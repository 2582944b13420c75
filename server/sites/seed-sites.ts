/** The shipped sites. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { seedContent } from './content/seed-content.ts'
import { saveSite } from './repository.ts'

const folder = join(import.meta.dirname, 'seed')

/** The documents of the shipped sites. */
const seedDefinitions = (): readonly string[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))

const isEmpty = async (db: Kysely<Tables>): Promise<boolean> => !(await db.selectFrom('site').select('key').limit(1).executeTakeFirst())

/**
 * Stores the shipped sites with their content in an empty database. As the default site always remains, a removed one is not
 * added again.
 *
 * @throws Error for an invalid document, which is a fault of the program
 */
export const ensureSites = async ({ db }: Pick<Database, 'db'>, time: Date): Promise<void> => {
  if (!(await isEmpty(db))) return
  for (const definition of seedDefinitions()) {
    const saved = await saveSite(db, definition, time)
    if ('faults' in saved) throw new Error(`seed of a site: ${JSON.stringify(saved.faults)}`)
  }
  await seedContent(db, time)
}
