/** `npm run site -- content <site> …`: manages the content that a site publishes. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentKind } from '../../../contract/site/content.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { SharedTexts, TextPath } from '../../../i18n/shared-texts.ts'
import { translate } from '../../../i18n/translate.ts'
import { exitCodes } from '../../base/command-line.ts'
import type { CommandCall, NamedCommand } from '../../database/database-command.ts'
import type { Database } from '../../database/database.ts'
import type { ContentFault } from './content-faults.ts'
import { listEntries, removeContent, saveContent } from './content-repository.ts'
import { type ReadContent, readContent } from './read-content.ts'

export interface ContentContext {
  readonly site: string
  readonly locale: Locale
  readonly now: () => Date
}

type ContentText = TextPath<SharedTexts['server/content']>

export const contentText = (locale: Locale, text: ContentText, params: Readonly<Record<string, string>> = {}): string =>
  translate(locale, `server/content:${text}`, params) ?? text

/** A line such as `news.0.picture.file: …`; without a path for the document as a whole. */
const faultLine = ({ path, code, params }: ContentFault, locale: Locale): string => {
  const text = contentText(locale, `faults.${code}`, params)
  return path === '' ? text : `${path}: ${text}`
}

const bytesOf = async (path: string): Promise<Uint8Array | undefined> => {
  try {
    return await readFile(path)
  } catch {
    return undefined
  }
}

/** @param file path of the JSON file; the files that it names are in the same folder */
export const readContentFile = async (file: string, site: string): Promise<ReadContent | undefined> => {
  const text = await bytesOf(file)
  return text && readContent(new TextDecoder().decode(text), site, (name) => bytesOf(join(dirname(file), name)))
}

const isSite = async ({ db }: Database, site: string): Promise<boolean> =>
  (await db.selectFrom('site').select('key').where('key', '=', site).executeTakeFirst()) !== undefined

type Run = (database: Database, call: CommandCall, context: ContentContext) => Promise<number>

const list: Run = async ({ db }, { print, printError }, { site, locale }) => {
  let count = 0
  for (const kind of contentKind.options) {
    for (const { id, language, date } of await listEntries(db, site, kind)) {
      print(`${kind}/${id}  ${language}  ${date}`)
      count++
    }
  }
  if (count === 0) printError(contentText(locale, 'none', { site }))
  return exitCodes.done
}

/** @returns undefined for invalid content, after reporting the faults */
const readOrTell = async ({ argument, printError }: CommandCall, { site, locale }: ContentContext) => {
  const read = await readContentFile(argument, site)
  if (!read) printError(contentText(locale, 'noFile', { file: argument }))
  if (!read || !('faults' in read)) return read
  for (const fault of read.faults) printError(faultLine(fault, locale))
  printError(contentText(locale, 'refused'))
  return undefined
}

const check: Run = async (_, call, context) => {
  const read = await readOrTell(call, context)
  if (!read) return exitCodes.failed
  call.print(contentText(context.locale, 'good'))
  return exitCodes.done
}

const add: Run = async ({ db }, call, context) => {
  const read = await readOrTell(call, context)
  if (!read) return exitCodes.failed
  await saveContent(db, context.site, { ...read, time: context.now() })
  for (const { kind, detail } of read.entries) {
    call.print(contentText(context.locale, 'stored', { entry: `${kind}/${detail.id}`, language: detail.language }))
  }
  return exitCodes.done
}

const remove: Run = async ({ db }, { argument, print, printError }, { site, locale }) => {
  const [kind, id = ''] = argument.split('/')
  const known = contentKind.safeParse(kind).data
  const count = known ? await removeContent(db, site, { kind: known, id }) : 0
  if (count > 0) print(contentText(locale, 'removed', { entry: argument }))
  else printError(contentText(locale, 'unknown', { entry: argument, site }))
  return count > 0 ? exitCodes.done : exitCodes.failed
}

/** Runs an action for an existing site. */
const onSite =
  (context: ContentContext, run: Run): NamedCommand['run'] =>
  async (database, call) => {
    if (await isSite(database, context.site)) return run(database, call, context)
    call.printError(contentText(context.locale, 'unknownSite', { site: context.site }))
    return exitCodes.failed
  }

/** The content commands for one site. */
export const contentCommands = (context: ContentContext): Readonly<Record<string, NamedCommand>> => ({
  list: { run: onSite(context, list), takesArgument: false },
  check: { run: onSite(context, check), takesArgument: true },
  add: { run: onSite(context, add), takesArgument: true },
  remove: { run: onSite(context, remove), takesArgument: true },
})
