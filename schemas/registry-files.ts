/**
 * Finds the calculators that need no service and stand on no page: one file each in `handbook` (formulas of handbooks) and in `zoo` (what the
 * language can say). Nothing lists them.
 */
import { readdirSync } from 'node:fs'
import { partsOf } from '../engine/define/calculator-file.ts'
import type { CalculatorDocument } from '../engine/define/document.ts'
import type { CalculatorExamples } from '../engine/define/examples.ts'
import type { CalculatorSchema } from '../engine/define/index.ts'
import { exportsOf } from './registry-exports.ts'

/** A calculator that is one file: schema, texts by language, examples. */
export type FileCalculator = {
  /** Path from the folder of the schemas. */
  readonly path: string
  readonly schema: CalculatorSchema
  readonly texts: CalculatorDocument['texts']
  readonly examples: CalculatorExamples
}

const root = new URL('.', import.meta.url)

const read = async (path: string): Promise<FileCalculator> => {
  const parts = partsOf(await exportsOf(new URL(path, root)))
  if (parts.texts === undefined || parts.examples === undefined) throw new RangeError(`schemas/${path} needs \`texts\` and \`examples\``)
  // Tests check every file.
  const { schema, texts, examples } = parts as Omit<FileCalculator, 'path'>
  return { path, schema, texts, examples }
}

const inFolder = async (folder: string): Promise<readonly FileCalculator[]> => {
  const names = readdirSync(new URL(folder, root)).toSorted()
  const found = await Promise.all(names.map((name) => read(`${folder}/${name}`)))
  return found.toSorted((a, b) => a.schema.id - b.schema.id)
}

/** Formulas of handbooks, by id. */
export const handbookCalculators = await inFolder('handbook')

/** Calculators that show what the language can, by id. */
const zooCalculators = await inFolder('zoo')

/** Both. */
export const fileCalculators: readonly FileCalculator[] = [...zooCalculators, ...handbookCalculators]
