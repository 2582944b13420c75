/** A database with the program's own catalogue: imported once in a run, and copied. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureCatalogue } from '../../../../server/catalogue/import/import-catalogue.ts'
import { type Database, openDatabase, sqliteFile } from '../../../../server/database/database.ts'

const makeTemplate = async (file: string): Promise<string> => {
  const dataDirectory = mkdtempSync(`${file}-`)
  const database = await openDatabase({ dataDirectory })
  await ensureCatalogue(database)
  await database.close()
  // Another process may have been faster: its file is the same.
  renameSync(sqliteFile(dataDirectory), file)
  return file
}

let template: Promise<string> | undefined

/** The file that is copied. */
const templateFile = (): Promise<string> => {
  const file = join(process.env['TEST_TEMPLATES'] ?? mkdtempSync(join(tmpdir(), 'sizewright-templates-')), 'seeded.db')
  return (template ??= existsSync(file) ? Promise.resolve(file) : makeTemplate(file))
}

/** Opens a copy of its own in a folder that has no database yet. */
export const openSeededDatabase = async (dataDirectory: string): Promise<Database> => {
  mkdirSync(dataDirectory, { recursive: true })
  copyFileSync(await templateFile(), sqliteFile(dataDirectory))
  return openDatabase({ dataDirectory })
}
