/** The records command, independent of the process. */
import { longestAnswer, recordStates } from '../../contract/people/submissions.ts'
import { listed } from '../../engine/base/listed.ts'
import { consoleTexts } from '../../i18n/translate.ts'
import type { Locale } from '../../i18n/locales.ts'
import { createLookup } from '../../i18n/lookup.ts'
import { exitCodes } from '../base/command-line.ts'
import { type CommandDependencies, type NamedCommand, runDatabaseCommand } from '../database/database-command.ts'
import { DatabaseError } from '../database/database-error.ts'
import { answerRecord } from './answers.ts'
import { entryLine, recordForPrograms, recordLines, recordsText, stateName } from './record-text.ts'
import { findSceneRecord, listSceneRecords } from './repository.ts'

/** External dependencies of the command: database, language, output. */
interface RecordsDependencies extends CommandDependencies {
  readonly locale: Locale
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

type CommandContext = Pick<RecordsDependencies, 'locale' | 'now'>

const toJson = (value: unknown): string => JSON.stringify(value, undefined, 2)

const listIn =
  (locale: Locale): NamedCommand['run'] =>
  async ({ db }, { flags, print, printError }) => {
    const entries = await listSceneRecords(db)
    if (flags['json'] === true) print(toJson(entries))
    else if (entries.length === 0) printError(recordsText(locale, 'none'))
    else for (const entry of entries) print(entryLine(entry, locale))
    return exitCodes.done
  }

const showIn =
  (locale: Locale): NamedCommand['run'] =>
  async ({ db }, { argument, flags, print, printError }) => {
    const record = await findSceneRecord(db, argument)
    if (!record) {
      printError(recordsText(locale, 'unknown', { number: argument }))
      return exitCodes.failed
    }
    if (flags['json'] === true) print(toJson(recordForPrograms(record, locale)))
    else for (const line of recordLines(record, locale)) print(line)
    return exitCodes.done
  }

const changeIn =
  ({ locale, now }: CommandContext): NamedCommand['run'] =>
  async ({ db }, { argument, second, flags, print, printError }) => {
    const refuse = (text: Parameters<typeof recordsText>[1], params: Readonly<Record<string, string>>) => {
      printError(recordsText(locale, text, params))
      return exitCodes.failed
    }
    const state = recordStates.find((one) => one === second)
    if (!state) return refuse('unknownState', { state: second, known: listed(recordStates, locale) })
    const record = await findSceneRecord(db, argument)
    if (!record) return refuse('unknown', { number: argument })
    const answer = typeof flags['text'] === 'string' ? flags['text'] : record.answer
    if (state === 'answered' && answer.trim() === '') return refuse('answerMissing', { number: record.number })
    if (answer.length > longestAnswer) return refuse('answerTooLong', { most: String(longestAnswer) })
    const outcome = await answerRecord(
      db,
      { number: record.number, version: record.version, state, answer, by: undefined },
      new Date(now()),
    )
    if (outcome !== 'done') return refuse('changedMeanwhile', { number: record.number })
    print(recordsText(locale, 'changed', { number: record.number, state: stateName(locale, state) }))
    return exitCodes.done
  }

/** Describes a database failure with the texts of the server's start. */
const faultLinesIn = (locale: Locale) => (error: unknown) => {
  if (!(error instanceof DatabaseError)) return undefined
  const where = listed(Object.values(error.params), locale)
  return [createLookup(locale, consoleTexts(locale).start)(error.code, { where }) ?? error.code]
}

/**
 * @param words command line after the program's name; without any it lists
 * @returns exit code: 0 done, 1 not found or failed, 2 wrong usage
 */
export const runRecordsCommand = (words: readonly string[], { locale, now, ...dependencies }: RecordsDependencies): Promise<number> =>
  runDatabaseCommand(
    words,
    {
      usage: recordsText(locale, 'usage'),
      options: { json: { type: 'boolean' }, text: { type: 'string' } },
      commands: {
        list: { run: listIn(locale), takesArgument: false },
        show: { run: showIn(locale), takesArgument: true },
        state: { run: changeIn({ locale, now }), takesArgument: true, takesSecond: true },
      },
      withoutName: 'list',
      faultLines: faultLinesIn(locale),
    },
    dependencies,
  )
