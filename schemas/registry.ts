/** Everything that stands in a folder `<id>-<name>` beside this file, found by name. For Node; the screens find the same files through Vite. */
import { existsSync, readdirSync } from 'node:fs'
import { type CalculatorSchema, requestCall, type WorkingClassSchema } from '../engine/define/index.ts'
import type { CalculatorExamples } from '../engine/define/examples.ts'
import { checkPlaces } from './check-places.ts'
import { type PlacedSchema, workingClassesOf } from './working-classes.ts'

/** A calculator that can be used: its schema and its worked inputs. */
export type Calculator = { readonly schema: CalculatorSchema; readonly examples: CalculatorExamples }

const fileIn = (folder: string, name: string): URL => new URL(`./${folder}/${name}`, import.meta.url)

const only = async (file: URL): Promise<unknown> => {
  // A module is an object; what it exports is looked at below.
  const module = (await import(/* @vite-ignore */ file.href)) as Readonly<Record<string, unknown>>
  const found = Object.values(module)
  if (found.length !== 1) throw new RangeError(`${file.pathname} has ${found.length} exports; it needs one`)
  return found[0]
}

const read = async (folder: string) => {
  // A file of this name exports what `defineCalculator` or `defineWorkingClass` gave; tests put each through the meta-schema.
  const schema = (await only(fileIn(folder, 'schema.ts'))) as CalculatorSchema | WorkingClassSchema
  if (!folder.startsWith(`${schema.id}-`)) throw new RangeError(`schemas/${folder} holds the id ${schema.id}`)
  if (!schema.place) throw new RangeError(`schemas/${folder}/schema.ts has no \`place\`: it would stand on no page`)
  const placed: PlacedSchema = { ...schema, place: schema.place }
  const { family } = schema.results
  if (!('fields' in schema)) return { placed, family, service: schema.service }
  const [service = ''] = requestCall(schema.request).path.split('/')
  // As above: the type is that of the file's one export.
  const examples = (await only(fileIn(folder, 'examples.ts'))) as CalculatorExamples
  return { placed, family, service, calculator: { schema, examples } }
}

const folders = readdirSync(new URL('.', import.meta.url)).filter((name) => existsSync(fileIn(name, 'schema.ts')))
const registered = await Promise.all(folders.map(read))

checkPlaces(registered.map(({ placed }) => placed))

/** Every working class in the order of the start page. */
export const workingClasses = workingClassesOf(registered.map(({ placed }) => placed))

/** Every calculator, in the order of the start page. */
export const calculators: readonly Calculator[] = workingClasses.flatMap(({ id }) => {
  const found = registered.find(({ placed }) => String(placed.id) === id)
  return found?.calculator ? [found.calculator] : []
})

/** The ids of the classes whose screens call a service, in the order of the start page. */
export const workingIdsOf = (service: string): readonly string[] =>
  workingClasses.filter(({ schema }) => registered.some((one) => one.placed === schema && one.service === service)).map(({ id }) => id)

/** The ids of the classes whose results are models of a family, in the order of the start page. */
export const workingIdsOfFamily = (family: string): readonly string[] =>
  workingClasses.filter(({ schema }) => registered.some((one) => one.placed === schema && one.family === family)).map(({ id }) => id)
