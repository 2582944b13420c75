/** The calculators of the build as documents, loaded when opened. */
import type { CalculatorFile } from '../../engine/define/calculator-file.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'
import type { Dictionary } from '../../i18n/lookup.ts'
import { locales } from '../../i18n/locales.ts'
import { siteCalculatorOf } from '../base/site/site-calculators.ts'
import { schemaFolderOf, workingClasses } from '../base/calculators/working-classes.ts'
import { writeDocument } from './document/playground-document.ts'

/** A calculator file; validated before shipping. */
type Written = CalculatorFile & { readonly schema: CalculatorSchema }

const files = import.meta.glob<Written | undefined>('/schemas/*/schema.{ts,json}', { query: '?written', import: 'view' })
const examplesBeside = import.meta.glob<Readonly<Record<string, CalculatorExamples>>>('/schemas/*/examples.ts')
const textsBeside = import.meta.glob<Dictionary>('/schemas/*/texts/*.ts', { import: 'texts' })

/** Returns the working ids with their own form, in the order of the start page, without site calculators. */
export const shippedIds = (): readonly string[] =>
  workingClasses
    .filter(({ id, schema }) => schema.place.screen === undefined && String(schema.id) === id && !siteCalculatorOf(id))
    .map(({ id }) => id)

const loadFile = async (folder: string): Promise<Written | undefined> =>
  (files[`/${folder}/schema.ts`] ?? files[`/${folder}/schema.json`])?.()

/** Loads the schema of a working id as written; undefined if it has no form. */
export const loadWrittenSchema = async (id: string): Promise<CalculatorSchema | undefined> =>
  (await loadFile(schemaFolderOf(id) ?? ''))?.schema

const loadTextsBeside = async (folder: string): Promise<Readonly<Record<string, Dictionary>>> => {
  const found = await Promise.all(locales.map(async (locale) => [locale, await textsBeside[`/${folder}/texts/${locale}.ts`]?.()] as const))
  return Object.fromEntries(found.flatMap(([locale, own]) => (own ? [[locale, own] as const] : [])))
}

const loadExamplesBeside = async (folder: string): Promise<CalculatorExamples | undefined> =>
  Object.values((await examplesBeside[`/${folder}/examples.ts`]?.()) ?? {})[0]

/** Loads the text of a document; undefined if the working id has no form. */
export const loadShipped = async (id: string): Promise<string | undefined> => {
  const folder = schemaFolderOf(id) ?? ''
  const file = await loadFile(folder)
  if (!file) return undefined
  const { schema } = file
  const texts = file.texts ?? (await loadTextsBeside(folder))
  const examples = file.examples ?? (await loadExamplesBeside(folder))
  return writeDocument({ schema, texts, ...(examples !== undefined && { examples }) })
}
