/** The logs command, independent of the process. */
import { listed } from '../../engine/base/listed.ts'
import type { Locale } from '../../i18n/locales.ts'
import { createLookup } from '../../i18n/lookup.ts'
import { consoleTexts, translate } from '../../i18n/translate.ts'
import type { SharedTexts, TextPath } from '../../i18n/shared-texts.ts'
import { exitCodes } from '../base/command-line.ts'
import { type CommandCall, type CommandDependencies, type NamedCommand, runDatabaseCommand } from '../database/database-command.ts'
import type { Database } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { countEvents, type EventCount, type FaultGroup, groupFaults, type LogQuestion } from './repository.ts'

interface LogsDependencies extends CommandDependencies {
  readonly locale: Locale
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

type CommandContext = Pick<LogsDependencies, 'locale' | 'now'>
type LogText = TextPath<SharedTexts['server/logs']>

const say = (locale: Locale, key: LogText, params: Readonly<Record<string, string>> = {}): string =>
  translate(locale, `server/logs:${key}`, params) ?? key

const usualDays = '30'
const dayMs = 86_400_000

/** @returns undefined where the number of days is not between 1 and 3650 */
const questionOf = ({ flags }: CommandCall, now: number): LogQuestion | undefined => {
  const { days = usualDays, site } = flags
  if (typeof days !== 'string' || !/^[1-9]\d{0,3}$/.test(days) || Number(days) > 3650) return undefined
  return { since: new Date(now - Number(days) * dayMs).toISOString(), site: typeof site === 'string' ? site : undefined }
}

interface Listing<Row> {
  readonly find: (database: Database, question: LogQuestion) => Promise<readonly Row[]>
  readonly linesOf: (rows: readonly Row[], locale: Locale) => readonly string[]
  readonly none: LogText
}

const list =
  <Row>({ find, linesOf, none }: Listing<Row>, { locale, now }: CommandContext): NamedCommand['run'] =>
  async (database, call) => {
    const question = questionOf(call, now())
    if (!question) {
      call.printError(say(locale, 'badDays', { days: String(call.flags['days']) }))
      return exitCodes.failed
    }
    const rows = await find(database, question)
    if (call.flags['json'] === true) call.print(JSON.stringify(rows, undefined, 2))
    else if (rows.length === 0) call.printError(say(locale, none))
    else for (const line of linesOf(rows, locale)) call.print(line)
    return exitCodes.done
  }

/** One line per day, followed by its events: wire names with their translation. */
const eventLines = (rows: readonly EventCount[], locale: Locale): readonly string[] =>
  [...Map.groupBy(rows, ({ day }) => day)].flatMap(([day, events]) => [
    day,
    ...events.map(({ name, count, duration }) => {
      const time = duration > 0 ? `  ${say(locale, 'duration', { seconds: (duration / 1000).toLocaleString(locale) })}` : ''
      return `  ${String(count).padStart(7)}  ${name}  ${translate(locale, `server/logs:names.${name}`, {}) ?? ''}${time}`
    }),
  ])

const faultLines = (rows: readonly FaultGroup[], locale: Locale): readonly string[] =>
  rows.flatMap(({ count, version, kind, message, page, first, last, stack }) => [
    `${String(count).padStart(7)}  ${version}  ${translate(locale, `server/logs:kinds.${kind}`, {}) ?? kind}: ${message}`,
    `         ${say(locale, 'seen', { first, last, page })}`,
    ...stack.split('\n').flatMap((line) => (line === '' ? [] : [`         ${line}`])),
  ])

const behaviour: Listing<EventCount> = { find: ({ db }, question) => countEvents(db, question), linesOf: eventLines, none: 'noEvents' }
const errors: Listing<FaultGroup> = { find: ({ db }, question) => groupFaults(db, question), linesOf: faultLines, none: 'noErrors' }

const faultLinesIn = (locale: Locale) => (error: unknown) => {
  if (!(error instanceof DatabaseError)) return undefined
  const where = listed(Object.values(error.params), locale)
  return [createLookup(locale, consoleTexts(locale).start)(error.code, { where }) ?? error.code]
}

/**
 * @param words command line after the program's name; without any it counts events
 * @returns exit code: 0 done, 1 failed, 2 wrong usage
 */
export const runLogsCommand = (words: readonly string[], { locale, now, ...dependencies }: LogsDependencies): Promise<number> => {
  const context = { locale, now }
  return runDatabaseCommand(
    words,
    {
      usage: say(locale, 'usage'),
      options: { days: { type: 'string' }, site: { type: 'string' }, json: { type: 'boolean' } },
      commands: {
        behaviour: { run: list(behaviour, context), takesArgument: false },
        errors: { run: list(errors, context), takesArgument: false },
      },
      withoutName: 'behaviour',
      faultLines: faultLinesIn(locale),
    },
    dependencies,
  )
}
