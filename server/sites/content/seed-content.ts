/** The content of the shipped sites, marked as a demonstration. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { readContentFile } from './content-command.ts'
import { saveContent } from './content-repository.ts'

const folder = join(import.meta.dirname, 'seed')

/**
 * Stores the shipped content; each file is named after its site. @throws Error for an invalid file, which is a fault of the
 * program
 */
export const seedContent = async (db: Kysely<Tables>, time: Date): Promise<void> => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const site = basename(file, '.json')
    const read = await readContentFile(join(folder, file), site)
    if (!read || 'faults' in read) throw new Error(`seed of content: ${file} ${JSON.stringify(read?.faults)}`)
    await saveContent(db, site, { ...read, time })
  }
}
