/** The records command, apart from the process it runs in. */
import { apiTexts } from '../../i18n/api.ts'
import type { Locale } from '../../i18n/locales.ts'
import { createLookup } from '../../i18n/lookup.ts'
import type { Database, DatabaseOptions } from '../database/database.ts'
import { openDatabase } from '../database/database.ts'
import { DatabaseError, toDatabaseError } from '../database/database-error.ts'
import { entryLine, recordForPrograms, recordLines, recordsText } from './record-text.ts'
import { findSceneRecord, listSceneRecords } from './repository.ts'

/** What the command needs from outside: database, language, output. */
export interface CommandSurroundings {
  readonly database: DatabaseOptions
  readonly locale: Locale
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

/** Exit codes. */
const done = 0
const failed = 1
const wrongCall = 2

const jsonFlag = '--json'

interface Asked extends CommandSurroundings {
  readonly argument: string
  readonly asJson: boolean
}

type Command = (database: Database, asked: Asked) => Promise<number>

const toJson = (value: unknown): string => JSON.stringify(value, undefined, 2)

const list: Command = async ({ db }, { asJson, locale, print, printError }) => {
  const entries = await listSceneRecords(db)
  if (asJson) print(toJson(entries))
  else if (entries.length === 0) printError(recordsText(locale, 'none'))
  else for (const entry of entries) print(entryLine(entry, locale))
  return done
}

const show: Command = async ({ db }, { argument, asJson, locale, print, printError }) => {
  const record = await findSceneRecord(db, argument)
  if (!record) {
    printError(recordsText(locale, 'unknown', { number: argument }))
    return failed
  }
  if (asJson) print(toJson(recordForPrograms(record, locale)))
  else for (const line of recordLines(record, locale)) print(line)
  return done
}

const commands: Readonly<Record<string, { readonly run: Command; readonly takesArgument: boolean }>> = {
  list: { run: list, takesArgument: false },
  show: { run: show, takesArgument: true },
}

/**
 * @param words the command line after the program's name; without any it lists
 * @returns exit code: 0 done, 1 not found or failed, 2 wrong call
 */
export async function runRecordsCommand(words: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  const flags = words.filter((word) => word === jsonFlag)
  const [name = 'list', argument = '', ...rest] = words.filter((word) => word !== jsonFlag)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || flags.length > 1 || rest.length > 0 || command.takesArgument !== (argument !== '')) {
    surroundings.printError(recordsText(surroundings.locale, 'usage'))
    return wrongCall
  }
  try {
    const database = await openDatabase(surroundings.database)
    try {
      return await command.run(database, { ...surroundings, argument, asJson: flags.length > 0 })
    } finally {
      await database.close()
    }
  } catch (error) {
    return explain(toDatabaseError(error, {}), surroundings)
  }
}

/** A failure of the database in the words that the server's start has for it; any other is a fault of the program. */
const explain = (error: unknown, { locale, printError }: CommandSurroundings): number => {
  if (!(error instanceof DatabaseError)) throw error
  const where = Object.values(error.params).join(', ')
  printError(createLookup(locale, apiTexts[locale].start)(error.code, { where }) ?? error.code)
  return failed
}
