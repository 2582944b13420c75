/** The catalogue command, independent of the process. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exitCodes } from '../../base/command-line.ts'
import { type CommandDependencies, type NamedCommand, type NamedCommandAlone, runDatabaseCommand } from '../../database/database-command.ts'
import { DatabaseError } from '../../database/database-error.ts'
import { CatalogueRefused } from './catalogue-issue.ts'
import { databaseLine, issueLine, usage } from './cli-texts.ts'
import { importCatalogue, previewImport, seedPath } from './import-catalogue.ts'
import { previewLines, summaryLines } from './preview-lines.ts'
import { catalogueTables } from './read-folder.ts'
import { templateCsv, templateOf, templateWorkbook } from './template.ts'
import { activateVersion, listVersions } from '../store/repository.ts'

const importFolder: NamedCommand['run'] = async (database, { argument, flags, print }) => {
  if (flags['dry-run'] === true) {
    for (const line of await previewLines(await previewImport(database, argument))) print(line)
    print('dry run: nothing was imported')
    return exitCodes.done
  }
  const { versionId, status, preview } = await importCatalogue(database, argument)
  print(status === 'imported' ? `imported and active: ${versionId}` : `already stored, now active: ${versionId}`)
  for (const line of summaryLines(preview)) print(line)
  return exitCodes.done
}

const list: NamedCommand['run'] = async ({ db }, { print }) => {
  for (const { id, createdAt, origin, modelCount, active } of await listVersions(db)) {
    print(`${active ? '*' : ' '} ${id}  ${createdAt}  ${origin.padEnd(6)}  ${modelCount} models`)
  }
  return exitCodes.done
}

const activate: NamedCommand['run'] = async ({ db }, { argument, print, printError }) => {
  if (!(await activateVersion(db, argument))) {
    printError(`no version ${argument}; see: npm run catalogue -- list`)
    return exitCodes.failed
  }
  print(`active: ${argument}`)
  return exitCodes.done
}

/** Why a template could not be written. */
const writeFault = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === 'EEXIST' ? 'it exists and was left as it is' : code
}

/** Writes both files of a template; one that exists is left as it is. */
const writeTemplate: NamedCommandAlone['runAlone'] = async ({ argument, second, print, printError }) => {
  const tables = await catalogueTables()
  const table = tables.find(({ id }) => id === argument)
  if (!table) {
    printError(`${argument}: not a family; families are ${tables.map(({ id }) => id).join(', ')}`)
    return exitCodes.failed
  }
  const folder = second === '' ? '.' : second
  const template = await templateOf(table, seedPath(table.id))
  const files = [
    [join(folder, `${table.id}.xlsx`), templateWorkbook(template)],
    [join(folder, `${table.id}.csv`), templateCsv(template)],
  ] as const
  let code: number = exitCodes.done
  await mkdir(folder, { recursive: true }).catch(() => undefined)
  for (const [path, content] of files) {
    try {
      await writeFile(path, content, { flag: 'wx' })
      print(`written: ${path}`)
    } catch (error) {
      printError(`${path}: not written: ${writeFault(error)}`)
      code = exitCodes.failed
    }
  }
  return code
}

const commands = {
  template: { runAlone: writeTemplate, takesArgument: true, takesSecond: 'optional', flags: [] },
  import: { run: importFolder, takesArgument: true, flags: ['dry-run'] },
  list: { run: list, takesArgument: false, flags: [] },
  activate: { run: activate, takesArgument: true, flags: [] },
} as const

const counted = (issues: number): string => `${issues} ${issues === 1 ? 'problem' : 'problems'}; nothing was imported.`

const faultLines = (error: unknown): readonly string[] | undefined => {
  if (error instanceof CatalogueRefused) return [...error.issues.map(issueLine), counted(error.issues.length)]
  return error instanceof DatabaseError ? [databaseLine(error.code, error.params)] : undefined
}

/**
 * @param words command line after the program's name
 * @returns exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export const runCatalogueCommand = (words: readonly string[], dependencies: CommandDependencies): Promise<number> =>
  runDatabaseCommand(words, { usage, options: { 'dry-run': { type: 'boolean' } }, commands, faultLines }, dependencies)
