/** Finds all folders `<id>-<name>` beside this file. For Node; the screens find the same files through Vite. */
import { existsSync, readdirSync } from 'node:fs'
import { partsOf, schemaFileNames } from '../engine/define/calculator-file.ts'
import {
  type CalculatorSchema,
  isServed,
  modelResults,
  requestCall,
  type ServedSchema,
  type WorkingClassSchema,
} from '../engine/define/index.ts'
import type { CalculatorExamples, RequestExamples } from '../engine/define/examples.ts'
import { checkPlaces } from './check-places.ts'
import { exportsOf } from './registry-exports.ts'
import { type PlacedSchema, workingClassesOf } from './working-classes.ts'

/** A registered calculator that a service answers: its schema and its examples. */
export type Calculator = { readonly schema: ServedSchema; readonly examples: RequestExamples }
/** A registered calculator whose results are values of its own. */
export type ValueCalculator = { readonly schema: CalculatorSchema; readonly examples: CalculatorExamples }

const root = new URL('.', import.meta.url)

const examplesIn = async (folder: string): Promise<CalculatorExamples> => {
  const [found, ...more] = Object.values(await exportsOf(new URL(`./${folder}/examples.ts`, root)))
  if (more.length > 0) throw new RangeError(`schemas/${folder}/examples.ts has ${more.length + 1} exports; it needs one`)
  return found as CalculatorExamples // Tests calculate every example.
}

const read = async ({ folder, name }: { readonly folder: string; readonly name: string }) => {
  const parts = partsOf(await exportsOf(new URL(`./${folder}/${name}`, root)))
  // The result of `defineCalculator` or `defineWorkingClass`, or the same as JSON; tests validate each against the meta-schema.
  const schema = parts.schema as CalculatorSchema | WorkingClassSchema
  if (!folder.startsWith(`${schema.id}-`)) throw new RangeError(`schemas/${folder} holds the id ${schema.id}`)
  if (!schema.place) throw new RangeError(`schemas/${folder}/${name} has no \`place\`: it would stand on no page`)
  const results = modelResults(schema)
  const placed: PlacedSchema = { ...schema, place: schema.place, results }
  const { family } = results
  if (!('fields' in schema)) return { placed, family, service: schema.service }
  const [service = ''] = requestCall(schema.request).path.split('/')
  // As for the schema.
  const examples = (parts.examples as CalculatorExamples | undefined) ?? (await examplesIn(folder))
  return { placed, family, service, calculator: { schema, examples } }
}

const files = readdirSync(root).flatMap((folder) => {
  const name = schemaFileNames.find((one) => existsSync(new URL(`./${folder}/${one}`, root)))
  return name === undefined ? [] : [{ folder, name }]
})
const registered = await Promise.all(files.map(read))

checkPlaces(registered.map(({ placed }) => placed))

/** Every working class in the order of the start page. */
export const workingClasses = workingClassesOf(registered.map(({ placed }) => placed))

const forms: readonly ValueCalculator[] = workingClasses.flatMap(({ id }) => {
  const found = registered.find(({ placed }) => String(placed.id) === id)
  return found?.calculator ? [found.calculator] : []
})

const hasRequests = (
  one: ValueCalculator,
): one is ValueCalculator & { readonly schema: ServedSchema; readonly examples: RequestExamples } => isServed(one.schema)

/** Every calculator that a service answers, in the order of the start page. */
export const calculators: readonly Calculator[] = forms.filter(hasRequests)

/** Every calculator whose results are values of its own. */
export const valueCalculators: readonly ValueCalculator[] = forms.filter(({ schema }) => !isServed(schema))

/** The ids of the classes whose screens call a service, in the order of the start page. */
export const workingIdsOf = (service: string): readonly string[] =>
  workingClasses.filter(({ schema }) => registered.some((one) => one.placed === schema && one.service === service)).map(({ id }) => id)

/** The ids of the classes whose results are models of a family, in the order of the start page. */
export const workingIdsOfFamily = (family: string): readonly string[] =>
  workingClasses.filter(({ schema }) => registered.some((one) => one.placed === schema && one.family === family)).map(({ id }) => id)
