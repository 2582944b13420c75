/** Reads a catalogue folder: one folder or file per family, any number of XLSX and CSV files in each folder. */
import { createHash } from 'node:crypto'
import { loadFamilies } from '../../../families/registry.ts'
import type { CatalogueRow, CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { inOrder } from '../../../families/define/catalogue-table.ts'
import type { CatalogueIssue } from './catalogue-issue.ts'
import { CatalogueRefused } from './catalogue-issue.ts'
import { type CatalogueFile, isWorkbook, listFiles, wholeFile } from './list-files.ts'
import { headingOf, type PlacedRow, readRows } from './read-rows.ts'
import { csvSheet, workbookSheets } from './read-sheets.ts'

/** The validated content of a folder. */
export interface CatalogueContent {
  /** SHA-256 over names and contents of the files, ignoring line endings. */
  readonly hash: string
  /** Rows by table id, in the family's order; only of families with files in the folder. */
  readonly rows: ReadonlyMap<string, readonly CatalogueRow[]>
}

/** A folder whose files were read but not parsed yet. */
export interface OpenFolder {
  readonly hash: string
  /** @throws CatalogueRefused with every fault of every file */
  readonly content: () => CatalogueContent
}

/** The tables with rows of their own, in the order of the registry. */
export const catalogueTables = async (): Promise<readonly CatalogueTable[]> =>
  // A family that combines models of others has no rows of its own.
  [...new Set((await loadFamilies()).map(({ table }) => table))]

/**
 * @param folder contains a folder or a file per family
 * @param inside path of the tables within each folder; '' in an operator's folder, which may have some families only
 * @throws CatalogueRefused where the folder does not exist
 */
export async function openCatalogueFolder(folder: string, inside = ''): Promise<OpenFolder> {
  const families = await catalogueTables()
  const found: CatalogueIssue[] = []
  const files = await listFiles({ folder, inside, families }, found)
  const own = families.filter((family) => files.some((file) => file.family === family))
  if (inside !== '') found.push(...families.filter((family) => !own.includes(family)).map(({ id }) => wholeFile(id, 'familyMissing')))
  const hash = contentHash(files)
  return {
    hash,
    content: () => {
      const issues = [...found]
      const rows = new Map(own.map((family) => [family.id, rowsOf(family, files, issues)]))
      if (issues.length > 0) throw new CatalogueRefused(folder, issues)
      return { hash, rows }
    },
  }
}

/** Reads and parses a folder. @throws CatalogueRefused with every fault of every file */
export async function readCatalogueFolder(folder: string, inside = ''): Promise<CatalogueContent> {
  return (await openCatalogueFolder(folder, inside)).content()
}

type FoundRow = PlacedRow & { readonly file: string; readonly sheet?: string | undefined }

function rowsOf(family: CatalogueTable, files: readonly CatalogueFile[], issues: CatalogueIssue[]): readonly CatalogueRow[] {
  const own = files.filter((file) => file.family === family)
  const before = issues.length
  const found = own.flatMap((file) => rowsIn(family, file, issues))
  reportRepeated(found, issues)
  if (found.length === 0 && issues.length === before) issues.push(wholeFile(own[0]?.path ?? family.id, 'familyEmpty'))
  return inOrder(
    family,
    found.map(({ row }) => row),
  )
}

/** The rows of every sheet of a file that has a heading; other sheets hold remarks or lists. */
function rowsIn(family: CatalogueTable, { path, bytes }: CatalogueFile, issues: CatalogueIssue[]): readonly FoundRow[] {
  const { sheets, faults } = isWorkbook(path) ? workbookSheets(bytes) : csvSheet(bytes)
  issues.push(...faults.map((fault) => ({ file: path, column: '', ...fault })))
  const tables = sheets.filter((sheet) => headingOf(sheet))
  if (tables.length === 0 && faults.length === 0) issues.push(wholeFile(path, 'noHeading'))
  return tables.flatMap((sheet) => {
    const read = readRows(family, path, sheet)
    issues.push(...read.issues)
    return read.rows.map((placed) => ({ ...placed, file: path, sheet: sheet.name }))
  })
}

function reportRepeated(rows: readonly FoundRow[], issues: CatalogueIssue[]): void {
  const first = new Map<string, string>()
  for (const { file, sheet, line, cell, row } of rows) {
    const earlier = first.get(row.sku)
    const place = sheet === undefined ? `${file}:${line}` : `${file}, sheet ${sheet}, cell ${cell}`
    if (earlier === undefined) first.set(row.sku, place)
    else issues.push({ file, sheet, line, cell, column: 'sku', code: 'skuTwice', params: { first: earlier }, found: row.sku })
  }
}

/** Texts in UTF-8 by their text without line endings, all others by their bytes. */
function contentHash(files: readonly CatalogueFile[]): string {
  const hash = createHash('sha256')
  for (const { path, bytes } of files) hash.update(JSON.stringify([path, comparable(path, bytes)]))
  return hash.digest('hex')
}

function comparable(path: string, bytes: Uint8Array): string {
  if (isWorkbook(path)) return createHash('sha256').update(bytes).digest('hex')
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
}
