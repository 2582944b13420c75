/** The texts of calculators by language, for checks that compare languages and calculators. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../../engine/base/is-record.ts'
import { entriesOf } from '../../engine/check/text-faults.ts'
import { locales } from '../../i18n/locales.ts'
import { classFolders } from './shipped-schemas.ts'

/** The texts of one calculator: by language, then by path. */
export type CalculatorTexts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** What is wrong with one text, beside others. */
export type TextFault = {
  readonly locale: string
  readonly path: string
  readonly code: string
  readonly message: string
  readonly cure: string
}

/** The language that the names in messages are in. */
export const mainLanguage = 'en'

/** @param texts of one language, as they are written */
export const textsByPath = (texts: unknown): ReadonlyMap<string, string> => new Map(entriesOf(texts))

/** Whether a text is a name, that of a field, an option or a section, as opposed to a hint. */
export const isName = (path: string): boolean =>
  !path.startsWith('class.') && (path.endsWith('.label') || /(?:^sections|\.options)\./.test(path))

const exportOf = async (file: string, name: string): Promise<unknown> => {
  try {
    const exported: unknown = await import(pathToFileURL(file).href)
    return isRecord(exported) ? exported[name] : undefined
  } catch {
    // It is reported where that calculator is checked.
    return undefined
  }
}

const textsIn = async (folder: string): Promise<CalculatorTexts> => {
  const schemaFile = join(folder, 'schema.ts')
  const inline = existsSync(schemaFile) ? await exportOf(schemaFile, 'texts') : undefined
  const read = await Promise.all(
    locales.map(async (locale) => {
      const file = join(folder, 'texts', `${locale}.ts`)
      const texts = isRecord(inline) ? inline[locale] : existsSync(file) ? await exportOf(file, 'texts') : undefined
      return texts === undefined ? [] : [[locale, textsByPath(texts)] as const]
    }),
  )
  return new Map(read.flat())
}

let read: Promise<ReadonlyMap<string, CalculatorTexts>> | undefined

/** @returns the texts of every shipped class by the name of its folder; loaded once per run */
export const shippedTexts = (): Promise<ReadonlyMap<string, CalculatorTexts>> => {
  read ??= Promise.all(classFolders().map(async (folder) => [basename(folder), await textsIn(folder)] as const)).then((all) => new Map(all))
  return read
}
