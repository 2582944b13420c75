/** The command for sites, independent of the process. */
import { readFile } from 'node:fs/promises'
import { listed } from '../../engine/base/listed.ts'
import type { Locale } from '../../i18n/locales.ts'
import { translate } from '../../i18n/translate.ts'
import { exitCodes } from '../base/command-line.ts'
import { type CommandCall, type CommandDependencies, type NamedCommand, runDatabaseCommand } from '../database/database-command.ts'
import { DatabaseError } from '../database/database-error.ts'
import { contentCommands, contentText } from './content/content-command.ts'
import { defaultKey, findDefinition, listSites, placeFaults, readSites, removeSite, saveSite } from './repository.ts'
import { readSiteText, type SiteFault } from './site-faults.ts'
import { siteText } from './site-text.ts'

interface SiteDependencies extends CommandDependencies {
  readonly locale: Locale
  readonly now: () => Date
}

type CommandContext = Pick<SiteDependencies, 'locale' | 'now'>

/** A line such as `theme.main: …`; without a path for the document as a whole. */
const faultLine = ({ path, code, params }: SiteFault, locale: Locale): string => {
  const text = siteText(locale, `faults.${code}`, params)
  return path === '' ? text : `${path}: ${text}`
}

const refuse = (faults: readonly SiteFault[], { printError }: CommandCall, locale: Locale): number => {
  for (const fault of faults) printError(faultLine(fault, locale))
  printError(siteText(locale, 'refused'))
  return exitCodes.failed
}

/** @returns undefined where the file cannot be read, after reporting it */
const readText = async (file: string, { printError }: CommandCall, locale: Locale): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8')
  } catch {
    printError(siteText(locale, 'noFile', { file }))
    return undefined
  }
}

const listIn =
  ({ locale }: CommandContext): NamedCommand['run'] =>
  async ({ db }, { print, printError }) => {
    const { sites, unreadable } = await readSites(db)
    for (const { key, status, hosts, name } of sites) {
      print([key, siteText(locale, status === 1 ? 'live' : 'trial'), hosts.join(' ') || '-', name].join('  '))
    }
    for (const key of unreadable) printError(siteText(locale, 'unreadable', { key }))
    if (sites.length + unreadable.length === 0) printError(siteText(locale, 'none'))
    return exitCodes.done
  }

const showIn =
  ({ locale }: CommandContext): NamedCommand['run'] =>
  async ({ db }, { argument, print, printError }) => {
    const definition = await findDefinition(db, argument)
    if (definition === undefined) {
      printError(siteText(locale, 'unknown', { key: argument }))
      return exitCodes.failed
    }
    print(definition.trimEnd())
    return exitCodes.done
  }

const setIn =
  ({ locale, now }: CommandContext): NamedCommand['run'] =>
  async ({ db }, call) => {
    const text = await readText(call.argument, call, locale)
    if (text === undefined) return exitCodes.failed
    const saved = await saveSite(db, text, now())
    if ('faults' in saved) return refuse(saved.faults, call, locale)
    call.print(siteText(locale, 'stored', { key: saved.site.key }))
    return exitCodes.done
  }

const checkIn =
  ({ locale }: CommandContext): NamedCommand['run'] =>
  async ({ db }, call) => {
    const text = await readText(call.argument, call, locale)
    if (text === undefined) return exitCodes.failed
    const read = readSiteText(text)
    const faults = 'faults' in read ? read.faults : placeFaults(read.site, await listSites(db))
    if (faults.length > 0) return refuse(faults, call, locale)
    call.print(siteText(locale, 'good'))
    return exitCodes.done
  }

const removeIn =
  ({ locale }: CommandContext): NamedCommand['run'] =>
  async ({ db }, { argument, print, printError }) => {
    const removed = await removeSite(db, argument)
    if (removed) print(siteText(locale, 'removed', { key: argument }))
    else printError(siteText(locale, argument === defaultKey ? 'defaultStays' : 'unknown', { key: argument }))
    return removed ? exitCodes.done : exitCodes.failed
  }

const faultLinesIn = (locale: Locale) => (error: unknown) => {
  if (!(error instanceof DatabaseError)) return undefined
  const where = listed(Object.values(error.params), locale)
  return [translate(locale, `server/console:start.${error.code}`, { where }) ?? error.code]
}

/** Runs `content <site> …`. */
const runContentCommand = ([site = '', ...words]: readonly string[], { locale, now, ...dependencies }: SiteDependencies): Promise<number> =>
  runDatabaseCommand(
    words,
    {
      usage: contentText(locale, 'usage'),
      options: {},
      commands: contentCommands({ site, locale, now }),
      withoutName: 'list',
      faultLines: faultLinesIn(locale),
    },
    dependencies,
  )

/**
 * @param words command line after the program's name; without any it lists
 * @returns exit code: 0 done, 1 refused or failed, 2 wrong usage
 */
export const runSiteCommand = (words: readonly string[], parts: SiteDependencies): Promise<number> => {
  const [first, ...rest] = words
  if (first === 'content') return runContentCommand(rest, parts)
  const { locale, now, ...dependencies } = parts
  const context = { locale, now }
  return runDatabaseCommand(
    words,
    {
      usage: siteText(locale, 'usage'),
      options: {},
      commands: {
        list: { run: listIn(context), takesArgument: false },
        show: { run: showIn(context), takesArgument: true },
        set: { run: setIn(context), takesArgument: true },
        check: { run: checkIn(context), takesArgument: true },
        remove: { run: removeIn(context), takesArgument: true },
      },
      withoutName: 'list',
      faultLines: faultLinesIn(locale),
    },
    dependencies,
  )
}
