/** Large catalogues in a database of their own: the shipped one with its ball screws many times over, each copy with a rating of its own. */
import SqliteDatabase from 'better-sqlite3'
import { ensureCatalogue } from '../../../server/catalogue/import/import-catalogue.ts'
import { openDatabase, sqliteFile } from '../../../server/database/database.ts'

const grownFamily = 'ball-screw'

/** A folder with the tables and the catalogue that comes with the program. */
export async function makeDataFolder(folder: string): Promise<void> {
  const database = await openDatabase({ dataDirectory: folder })
  await ensureCatalogue(database)
  await database.close()
}

/** Stores version `sequence` with about `size` models and makes it the active one, as an import does. */
export function addGrownVersion(folder: string, sequence: number, size: number): void {
  const database = new SqliteDatabase(sqliteFile(folder), { timeout: 60_000 })
  try {
    const counted = 'select count(*) from catalogue_model where version_id = ? and family = ?'
    const [first] = database.prepare("select id from catalogue_version where origin = 'seed' order by sequence").pluck().all()
    const copies = Math.ceil(size / Number(database.prepare(counted).pluck().get(first, grownFamily)))
    const id = `${sequence}-${'f'.repeat(12)}`
    database.transaction(() => {
      const version =
        'insert into catalogue_version (id, sequence, content_hash, origin, created_at, model_count) values (?, ?, ?, ?, ?, ?)'
      database.prepare(version).run(id, sequence, `${sequence}`.padStart(64, 'f'), 'import', new Date(0).toISOString(), size)
      const row = { id, first, family: grownFamily, copies, sequence }
      database.prepare(othersAsTheyAre).run(row)
      database.prepare(manyTimes).run(row)
      database.prepare('update catalogue_active set version_id = ?').run(id)
    })()
  } finally {
    database.close()
  }
}

const othersAsTheyAre = `
  insert into catalogue_model (version_id, family, sku, rank, name, series, maker, icon, basis, source, note, candidate)
  select @id, family, sku, rank, name, series, maker, icon, basis, source, note, candidate
  from catalogue_model where version_id = @first and family <> @family`

const manyTimes = `
  with recursive copy(number) as (select 0 union all select number + 1 from copy where number + 1 < @copies)
  insert into catalogue_model (version_id, family, sku, rank, name, series, maker, icon, basis, source, note, candidate)
  select @id, family, sku || '-' || number, rank * @copies + number, name || '-' || number, series, maker, icon, basis, source, note,
    json_set(candidate, '$.dynamicLoadRatingN',
      json_extract(candidate, '$.dynamicLoadRatingN') * (0.99 + 0.001 * @sequence + 0.001 * number / @copies))
  from catalogue_model, copy where version_id = @first and family = @family order by rank, number`
