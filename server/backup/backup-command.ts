/** The backup command, independent of the process. A backup is a data folder on which a server can be started. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { consoleTexts, type ConsoleTexts } from '../../i18n/translate.ts'
import type { Locale } from '../../i18n/locales.ts'
import { createLookup } from '../../i18n/lookup.ts'
import { exitCodes, readCommandLine, type Terminal } from '../base/command-line.ts'
import { backUpSqlite } from '../database/back-up-sqlite.ts'
import { type DatabaseOptions, sqliteFile } from '../database/database.ts'
import { DatabaseError, toDatabaseError } from '../database/database-error.ts'
import { startFailureText } from '../start-texts.ts'

interface BackupDependencies extends Pick<DatabaseOptions, 'databaseUrl' | 'dataDirectory'>, Terminal {
  readonly locale: Locale
}

/** Folders copied besides the database: calculators of sites. Made files are not copied, as they can be made again. */
const besides = ['sites']

const backupText = (locale: Locale, text: keyof ConsoleTexts['backup'], params: Readonly<Record<string, string>> = {}): string =>
  createLookup(locale, consoleTexts(locale).backup)(text, params) ?? text

const isTaken = (folder: string): boolean => existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)

/** Copies to a temporary name first, so that a folder with the name of a backup is always complete. */
const backUp = (dataDirectory: string, folder: string): void => {
  mkdirSync(dirname(folder), { recursive: true })
  // Readable by its owner only, as it contains user data.
  const unfinished = mkdtempSync(`${folder}.unfinished-`)
  try {
    backUpSqlite(sqliteFile(dataDirectory), sqliteFile(unfinished))
    for (const name of besides) {
      const from = join(dataDirectory, name)
      if (existsSync(from)) cpSync(from, join(unfinished, name), { recursive: true, preserveTimestamps: true })
    }
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw toDatabaseError(error, { file: folder })
  }
}

/** @returns exit code: 0 done, 1 refused or failed, 2 wrong usage */
export const runBackupCommand = (
  words: readonly string[],
  { databaseUrl, dataDirectory, locale, ...terminal }: BackupDependencies,
): number => {
  const usage = backupText(locale, 'usage')
  const line = readCommandLine(words, { usage, options: {}, takesWords: true }, terminal)
  if (typeof line === 'number') return line
  const [named = '', ...rest] = line.positionals
  const refuse = (text: string, code: number = exitCodes.failed): number => {
    terminal.printError(text)
    return code
  }
  if (named === '' || rest.length > 0) return refuse(usage, exitCodes.wrongCall)
  const folder = resolve(named)
  const file = sqliteFile(dataDirectory)
  if (databaseUrl !== undefined) return refuse(backupText(locale, 'postgres'))
  if (!existsSync(file)) return refuse(backupText(locale, 'nothing', { file }))
  if (isTaken(folder)) return refuse(backupText(locale, 'taken', { folder }))
  try {
    backUp(dataDirectory, folder)
  } catch (error) {
    if (error instanceof DatabaseError) return refuse(startFailureText(locale, error))
    throw error
  }
  const megabytes = (statSync(sqliteFile(folder)).size / 1e6).toFixed(1)
  terminal.print(backupText(locale, 'done', { folder, megabytes }))
  return exitCodes.done
}
