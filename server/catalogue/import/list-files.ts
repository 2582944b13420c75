/** Finds the tables of a catalogue folder: a folder per family, or files named after families. */
import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { CatalogueRefused, type CatalogueIssue } from './catalogue-issue.ts'

/** A file with a table. */
export interface CatalogueFile {
  readonly family: CatalogueTable
  /** `<family>/<name>.csv` or `<family>.xlsx`, with forward slashes on every system. */
  readonly path: string
  readonly bytes: Uint8Array
}

/** A folder with the path of the tables within each folder of a family; '' in an operator's folder. */
export interface Listed {
  readonly folder: string
  readonly inside: string
  readonly families: readonly CatalogueTable[]
}

/** Workbooks of other formats are read to say what is wrong with them. */
const tableName = /\.(csv|xlsx|xlsm|xls|ods)$/i

/** Whether a file is read as a workbook, by its name. */
export const isWorkbook = (path: string): boolean => !path.toLowerCase().endsWith('.csv')

/** An issue of a file or folder as a whole. */
export const wholeFile = (file: string, code: CatalogueIssue['code'], params: CatalogueIssue['params'] = {}): CatalogueIssue => ({
  file,
  line: 0,
  column: '',
  code,
  params,
})

/** Spreadsheet programs write `~$name.xlsx` beside a workbook that is open. */
const isTable = (name: string): boolean => tableName.test(name) && !name.startsWith('~$') && !name.startsWith('.')

/** @returns the files of each family; appends what is misplaced to `issues`. @throws CatalogueRefused where the folder cannot be read */
export async function listFiles({ folder, inside, families }: Listed, issues: CatalogueIssue[]): Promise<CatalogueFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
  if (!entries) throw new CatalogueRefused(folder, [wholeFile(folder, 'folderMissing')])
  const isOwn = inside === ''
  const found: { readonly family: CatalogueTable; readonly path: string; readonly at: string }[] = []
  for (const family of families) {
    const names = await readdir(join(folder, family.id, inside)).catch(() => [])
    const beside = isOwn ? entries.filter((entry) => entry.isFile() && isTable(entry.name) && familyOf(entry.name) === family.id) : []
    found.push(
      ...names
        .filter(isTable)
        .toSorted()
        .map((name) => ({ family, path: `${family.id}/${name}`, at: join(folder, family.id, inside, name) })),
      ...beside.map(({ name }) => ({ family, path: name, at: join(folder, name) })),
    )
  }
  const list = { families: families.map(({ id }) => id).join(', ') }
  if (isOwn && found.length === 0) issues.push(wholeFile(folder, 'noFamily', list))
  else if (isOwn) issues.push(...strayEntries(entries, families).map(({ name }) => wholeFile(name, 'unknownEntry', list)))
  return Promise.all(found.map(async ({ at, ...file }) => ({ ...file, bytes: await readFile(at) })))
}

/** `ball-screw.xlsx` → `ball-screw`. */
const familyOf = (name: string): string => name.replace(tableName, '')

/** Misspelt families and misplaced tables, which would otherwise be ignored. */
const strayEntries = (entries: readonly Dirent[], families: readonly CatalogueTable[]): readonly Dirent[] =>
  entries.filter((entry) => {
    if (entry.name.startsWith('.') || entry.name.startsWith('~$')) return false
    const isFamily = families.some(({ id }) => id === (entry.isDirectory() ? entry.name : familyOf(entry.name)))
    return !isFamily && (entry.isDirectory() || isTable(entry.name))
  })
