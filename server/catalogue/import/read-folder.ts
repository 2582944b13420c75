/** Reads a catalogue folder: one folder per family, any number of CSV files in each. */
import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueIssue } from './catalogue-issue.ts'
import { CatalogueRefused } from './catalogue-issue.ts'
import { loadFamilies } from '../../../families/registry.ts'
import type { CatalogueRow, CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { inOrder } from '../../../families/define/catalogue-table.ts'
import { readRows } from './read-rows.ts'

/** The validated content of a folder. */
export interface CatalogueContent {
  /** SHA-256 over names and contents of the files, ignoring line endings. */
  readonly hash: string
  /** Rows by table id, in the family's order. */
  readonly rows: ReadonlyMap<string, readonly CatalogueRow[]>
}

interface CatalogueFile {
  readonly family: CatalogueTable
  /** `<family>/<name>.csv`, with forward slashes on every system. */
  readonly path: string
  readonly text: string
}

/** A folder whose files were read but not parsed yet. */
export interface OpenFolder {
  readonly hash: string
  /** @throws CatalogueRefused with every fault of every file */
  readonly content: () => CatalogueContent
}

/**
 * @param folder contains a folder per family
 * @param inside path of the tables within each of these; '' in an operator's folder
 * @throws CatalogueRefused where the folder does not exist
 */
export async function openCatalogueFolder(folder: string, inside = ''): Promise<OpenFolder> {
  // A family that combines models of others has no rows of its own.
  const families = [...new Set((await loadFamilies()).map(({ table }) => table))]
  const found: CatalogueIssue[] = []
  const files = await listFiles({ folder, inside, families }, found)
  const hash = contentHash(files)
  return {
    hash,
    content: () => {
      const issues = [...found]
      const rows = new Map(families.map((family) => [family.id, rowsOf(family, files, issues)]))
      if (issues.length > 0) throw new CatalogueRefused(folder, issues)
      return { hash, rows }
    },
  }
}

/** Reads and parses a folder. @throws CatalogueRefused with every fault of every file */
export async function readCatalogueFolder(folder: string, inside = ''): Promise<CatalogueContent> {
  return (await openCatalogueFolder(folder, inside)).content()
}

function rowsOf(family: CatalogueTable, files: readonly CatalogueFile[], issues: CatalogueIssue[]): readonly CatalogueRow[] {
  const own = files.filter((file) => file.family === family)
  const before = issues.length
  const found = own.flatMap(({ path, text }) => {
    const read = readRows(family, path, text)
    issues.push(...read.issues)
    return read.rows.map((placed) => ({ ...placed, path }))
  })
  reportRepeated(found, issues)
  if (own.length > 0 && found.length === 0 && issues.length === before) issues.push(wholeFile(family.id, 'familyEmpty'))
  return inOrder(
    family,
    found.map(({ row }) => row),
  )
}

const wholeFile = (file: string, code: CatalogueIssue['code'], params: CatalogueIssue['params'] = {}): CatalogueIssue => ({
  file,
  line: 0,
  column: '',
  code,
  params,
})

interface Listed {
  readonly folder: string
  readonly inside: string
  readonly families: readonly CatalogueTable[]
}

async function listFiles({ folder, inside, families }: Listed, issues: CatalogueIssue[]): Promise<CatalogueFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
  if (!entries) throw new CatalogueRefused(folder, [wholeFile(folder, 'folderMissing')])
  if (inside === '') issues.push(...strayEntries(entries, families))
  const files: CatalogueFile[] = []
  for (const family of families) {
    const names = await readdir(join(folder, family.id, inside)).catch(() => [])
    const tables = names.filter((name) => name.endsWith('.csv')).toSorted()
    if (tables.length === 0) issues.push(wholeFile(family.id, 'familyMissing'))
    for (const name of tables) {
      const path = `${family.id}/${name}`
      const text = await readText(join(folder, family.id, inside, name))
      if (text === undefined) issues.push(wholeFile(path, 'notUtf8'))
      else files.push({ family, path, text })
    }
  }
  return files
}

/**
 * Reports misspelt families and misplaced tables, which would otherwise be ignored. A folder without any family is reported as a
 * whole instead.
 */
function strayEntries(entries: readonly Dirent[], families: readonly CatalogueTable[]): CatalogueIssue[] {
  const isFamily = ({ name }: Dirent): boolean => families.some(({ id }) => id === name)
  if (!entries.some(isFamily)) return []
  const strays = entries.filter(
    (entry) => !isFamily(entry) && !entry.name.startsWith('.') && (entry.isDirectory() || entry.name.endsWith('.csv')),
  )
  const familyList = families.map(({ id }) => id).join(', ')
  return strays.map(({ name }) => wholeFile(name, 'unknownEntry', { families: familyList }))
}

async function readText(path: string): Promise<string | undefined> {
  const bytes = await readFile(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function reportRepeated(rows: readonly { path: string; line: number; row: CatalogueRow }[], issues: CatalogueIssue[]): void {
  const first = new Map<string, string>()
  for (const { path, line, row } of rows) {
    const earlier = first.get(row.sku)
    if (earlier === undefined) first.set(row.sku, `${path}:${line}`)
    else issues.push({ file: path, line, column: 'sku', code: 'skuTwice', params: { value: row.sku, first: earlier } })
  }
}

function contentHash(files: readonly CatalogueFile[]): string {
  const hash = createHash('sha256')
  for (const { path, text } of files) hash.update(JSON.stringify([path, text.replaceAll('\r\n', '\n')]))
  return hash.digest('hex')
}
