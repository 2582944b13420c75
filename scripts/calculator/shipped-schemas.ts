/** Loads the schemas of all folders independently, so that an unreadable one does not affect the others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { partsOf, schemaFileNames } from '../../engine/define/calculator-file.ts'
import type { CalculatorSchema, WorkingClassSchema } from '../../engine/define/index.ts'

const root = join(import.meta.dirname, '../../schemas')

const fileIn = (folder: string): string | undefined => schemaFileNames.map((name) => join(folder, name)).find((file) => existsSync(file))

/** @returns absolute paths of the class folders */
export const classFolders = (): readonly string[] =>
  readdirSync(root)
    .map((name) => join(root, name))
    .filter((folder) => fileIn(folder) !== undefined)

/** @returns absolute paths of the calculators that are a file without a folder of its own */
export const calculatorFiles = (): readonly string[] =>
  ['handbook', 'zoo'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))

/** A class with a form, or with a screen of its own. */
type AnyClass = CalculatorSchema | WorkingClassSchema

const isClass = (value: unknown): value is AnyClass =>
  isCalculator(value) || (typeof value === 'object' && value !== null && 'service' in value)

const isCalculator = (value: unknown): value is CalculatorSchema =>
  typeof value === 'object' && value !== null && 'fields' in value && 'request' in value

const schemaIn = async (folder: string): Promise<readonly AnyClass[]> => {
  const file = fileIn(folder)
  if (file === undefined) return []
  try {
    // A module is an object of its exports, a document of its members.
    const exported = (file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : await import(pathToFileURL(file).href)) as Readonly<
      Record<string, unknown>
    >
    return [partsOf(exported).schema].filter(isClass)
  } catch {
    return []
  }
}

let read: Promise<readonly AnyClass[]> | undefined

const shippedClasses = (): Promise<readonly AnyClass[]> => {
  read ??= Promise.all(classFolders().map(schemaIn)).then((all) => all.flat())
  return read
}

/** @returns the readable calculator schemas; loaded once per run */
export const shippedSchemas = async (): Promise<readonly CalculatorSchema[]> => (await shippedClasses()).filter(isCalculator)

/** @returns all readable classes but one */
export const classesBeside = async ({ id, name }: Pick<AnyClass, 'id' | 'name'>): Promise<readonly AnyClass[]> =>
  (await shippedClasses()).filter((one) => one.id !== id || one.name !== name)
