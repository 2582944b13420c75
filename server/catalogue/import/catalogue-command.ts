/** The catalogue command, independent of the process. */
import { exitCodes } from '../../base/command-line.ts'
import { type CommandDependencies, type NamedCommand, runDatabaseCommand } from '../../database/database-command.ts'
import { DatabaseError } from '../../database/database-error.ts'
import { CatalogueRefused } from './catalogue-issue.ts'
import { databaseLine, issueLine, usage } from './cli-texts.ts'
import { importCatalogue } from './import-catalogue.ts'
import { activateVersion, listVersions } from '../store/repository.ts'

const importFolder: NamedCommand['run'] = async (database, { argument, print }) => {
  const { versionId, status } = await importCatalogue(database, argument)
  print(status === 'imported' ? `imported and active: ${versionId}` : `already stored, now active: ${versionId}`)
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

const commands = {
  import: { run: importFolder, takesArgument: true },
  list: { run: list, takesArgument: false },
  activate: { run: activate, takesArgument: true },
}

const faultLines = (error: unknown): readonly string[] | undefined => {
  if (error instanceof CatalogueRefused) return [...error.issues.map(issueLine), `${error.issues.length} problems; nothing was imported.`]
  return error instanceof DatabaseError ? [databaseLine(error.code, error.params)] : undefined
}

/**
 * @param words command line after the program's name
 * @returns exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export const runCatalogueCommand = (words: readonly string[], dependencies: CommandDependencies): Promise<number> =>
  runDatabaseCommand(words, { usage, options: {}, commands, faultLines }, dependencies)
