/** The sites that come with the program. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { seedContent } from './content/seed-content.ts'
import { saveSite } from './repository.ts'

const folder = join(import.meta.dirname, 'seed')

/** The documents in the folder of seeds. */
const seedDefinitions = (): readonly string[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))

const isEmpty = async (db: Kysely<Tables>): Promise<boolean> => !(await db.selectFrom('site').select('key').limit(1).executeTakeFirst())

/**
 * Brings in the sites of the seed with their content where there are none yet. The default one is never removed, so that what an operator removes stays removed.
 *
 * @throws Error where a seed is no site, which is a fault of the program
 */
export const ensureSites = async ({ db }: Pick<Database, 'db'>, time: Date): Promise<void> => {
  if (!(await isEmpty(db))) return
  for (const definition of seedDefinitions()) {
    const saved = await saveSite(db, definition, time)
    if ('faults' in saved) throw new Error(`seed of a site: ${JSON.stringify(saved.faults)}`)
  }
  await seedContent(db, time)
}
