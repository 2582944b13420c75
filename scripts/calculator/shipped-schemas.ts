/** Loads the schemas of all folders independently, so that an unreadable one does not affect the others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { partsOf, schemaFileNames } from '../../engine/define/calculator-file.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'

const root = join(import.meta.dirname, '../../schemas')

const fileIn = (folder: string): string | undefined => schemaFileNames.map((name) => join(folder, name)).find((file) => existsSync(file))

/** @returns absolute paths of the class folders */
export const classFolders = (): readonly string[] =>
  readdirSync(root)
    .map((name) => join(root, name))
    .filter((folder) => fileIn(folder) !== undefined)

const isCalculator = (value: unknown): value is CalculatorSchema =>
  typeof value === 'object' && value !== null && 'fields' in value && 'request' in value

const schemaIn = async (folder: string): Promise<readonly CalculatorSchema[]> => {
  const file = fileIn(folder)
  if (file === undefined) return []
  try {
    // A module is an object of its exports, a document of its members.
    const said = (file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : await import(pathToFileURL(file).href)) as Readonly<
      Record<string, unknown>
    >
    return [partsOf(said).schema].filter(isCalculator)
  } catch {
    return []
  }
}

let read: Promise<readonly CalculatorSchema[]> | undefined

/** @returns the readable calculator schemas; loaded once per run */
export const shippedSchemas = (): Promise<readonly CalculatorSchema[]> => {
  read ??= Promise.all(classFolders().map(schemaIn)).then((all) => all.flat())
  return read
}
