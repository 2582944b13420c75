/** Reads the files of a calculator for a check, without assuming that they are valid. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../../engine/base/is-record.ts'
import { type CalculatorFile, partsOf, schemaFileNames } from '../../engine/define/calculator-file.ts'

type Part = { readonly file: string; readonly value: unknown }

/** The parts of a calculator with their files; a part that cannot be read is recorded with its problem. */
export type ReadCalculator = {
  readonly name: string
  /** Path from the working directory, and text. */
  readonly file: string
  readonly source: string
  /** Whether it is in the source tree, where texts and examples are mandatory. */
  readonly isPlaced: boolean
  readonly schema: unknown
  readonly examples: Part | undefined
  /** By locale. */
  readonly texts: ReadonlyMap<string, Part>
  /** Whether the schema file contains the texts, in any of the languages, each of which must be complete. */
  readonly hasInlineTexts: boolean
  /** Language keys that are not among ours. */
  readonly otherLanguages: readonly string[]
  /** Why the file could not be read. */
  readonly problem?: string
}

const fromHere = (path: string): string => relative(process.cwd(), path)

/** Imports a module; a changed file counts as another module, so that a watch reads it again. */
const moduleAt = async (path: string): Promise<Readonly<Record<string, unknown>>> => {
  const address = pathToFileURL(path)
  // Without a point: what comes behind one is read as the ending of a file.
  address.searchParams.set('changed', String(Math.trunc(statSync(path).mtimeMs)))
  return (await import(address.href)) as Readonly<Record<string, unknown>> // a module is an object of its exports
}

const onlyExport = async (path: string): Promise<unknown> => {
  const found = Object.values(await moduleAt(path))
  if (found.length !== 1) throw new RangeError(`it has ${found.length} exports; it needs one`)
  return found[0]
}

/** The content of a schema file: the exports of a module, or a document. */
const exportsIn = async (path: string, source: string): Promise<Readonly<Record<string, unknown>>> =>
  // Either is an object.
  (path.endsWith('.json') ? JSON.parse(source) : await moduleAt(path)) as Readonly<Record<string, unknown>>

const messageOf = (cause: unknown): string => (cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause))

const optional = async (path: string): Promise<Part | undefined> =>
  existsSync(path) ? { file: fromHere(path), value: await onlyExport(path) } : undefined

/** Parts within the schema file take precedence over files beside it. */
const partsBeside = async (parts: CalculatorFile, { file, locales }: { file: string; locales: readonly string[] }) => {
  const folder = join(file, '..')
  const here = (value: unknown): Part | undefined => (value === undefined ? undefined : { file: fromHere(file), value })
  const texts = isRecord(parts.texts) ? parts.texts : undefined
  const read = await Promise.all(
    locales.map(async (locale) => [locale, texts ? here(texts[locale]) : await optional(join(folder, 'texts', `${locale}.ts`))] as const),
  )
  return {
    examples: here(parts.examples) ?? (await optional(join(folder, 'examples.ts'))),
    texts: new Map(read.flatMap(([locale, found]) => (found ? [[locale, found] as const] : []))),
    hasInlineTexts: texts !== undefined,
    otherLanguages: Object.keys(texts ?? {}).filter((locale) => !locales.includes(locale)),
  }
}

/**
 * @param path folder of a calculator, or its schema file: `schema.ts`, or JSON of any name
 * @param locales languages of the texts to read
 */
export const readCalculator = async (path: string, locales: readonly string[]): Promise<ReadCalculator> => {
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  const inFolder = schemaFileNames.map((name) => join(path, name)).find((one) => existsSync(one))
  const file = isFolder ? (inFolder ?? join(path, 'schema.ts')) : path
  const isPlaced = schemaFileNames.some((name) => basename(file) === name)
  const noParts = {
    name: basename(isFolder ? path : join(path, '..')),
    file: fromHere(file),
    source: '',
    isPlaced,
    schema: undefined,
    examples: undefined,
    texts: new Map(),
    hasInlineTexts: false,
    otherLanguages: [],
  }
  if (!existsSync(file)) return { ...noParts, problem: 'there is no such file' }
  const source = readFileSync(file, 'utf8')
  try {
    const parts = partsOf(await exportsIn(file, source))
    return { ...noParts, source, schema: parts.schema, ...(await partsBeside(parts, { file, locales })) }
  } catch (cause) {
    return { ...noParts, source, problem: messageOf(cause) }
  }
}
