/** The catalogue command, apart from the process it runs in. */
import type { Database, DatabaseOptions } from '../database/database.ts'
import { openDatabase } from '../database/database.ts'
import { DatabaseError, toDatabaseError } from '../database/database-error.ts'
import { CatalogueRefused } from './catalogue-issue.ts'
import { databaseLine, issueLine, usage } from './cli-texts.ts'
import { importCatalogue } from './import-catalogue.ts'
import { activateVersion, listVersions } from './repository.ts'

/** What the command needs from outside: database, output. */
export interface CommandSurroundings {
  readonly database: DatabaseOptions
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** Exit codes. */
const done = 0
const failed = 1
const wrongCall = 2

type Command = (database: Database, surroundings: CommandSurroundings, argument: string) => Promise<number>

const commands: Readonly<Record<string, { readonly run: Command; readonly takesArgument: boolean }>> = {
  import: { run: importFolder, takesArgument: true },
  list: { run: list, takesArgument: false },
  activate: { run: activate, takesArgument: true },
}

/**
 * @param words the command line after the program's name
 * @returns exit code: 0 done, 1 refused or failed, 2 wrong call
 */
export async function runCatalogueCommand(words: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  const [name = '', argument = '', ...rest] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || rest.length > 0 || command.takesArgument !== (argument !== '')) {
    surroundings.printError(usage)
    return wrongCall
  }
  try {
    const database = await openDatabase(surroundings.database)
    try {
      return await command.run(database, surroundings, argument)
    } finally {
      await database.close()
    }
  } catch (error) {
    return explain(toDatabaseError(error, {}), surroundings)
  }
}

function explain(error: unknown, { printError }: CommandSurroundings): number {
  if (error instanceof CatalogueRefused) {
    for (const issue of error.issues) printError(issueLine(issue))
    printError(`${error.issues.length} problems; nothing was imported.`)
    return failed
  }
  if (error instanceof DatabaseError) {
    printError(databaseLine(error.code, error.params))
    return failed
  }
  throw error
}

async function importFolder(database: Database, { print }: CommandSurroundings, folder: string): Promise<number> {
  const { versionId, status } = await importCatalogue(database, folder)
  print(status === 'imported' ? `imported and active: ${versionId}` : `already stored, now active: ${versionId}`)
  return done
}

async function list(database: Database, { print }: CommandSurroundings): Promise<number> {
  for (const { id, createdAt, origin, modelCount, active } of await listVersions(database.db)) {
    print(`${active ? '*' : ' '} ${id}  ${createdAt}  ${origin.padEnd(6)}  ${modelCount} models`)
  }
  return done
}

async function activate(database: Database, { print, printError }: CommandSurroundings, versionId: string): Promise<number> {
  if (!(await activateVersion(database.db, versionId))) {
    printError(`no version ${versionId}; see: npm run catalogue -- list`)
    return failed
  }
  print(`active: ${versionId}`)
  return done
}
