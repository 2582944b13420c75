import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { type CalculatorFile, partsOf } from '../engine/define/calculator-file.ts'
import { compileData } from '../engine/index.ts'
import type { CalculatorSchema, WorkingClassSchema } from '../engine/define/index.ts'

type Schema = CalculatorSchema | WorkingClassSchema

const project = join(import.meta.dirname, '..')

// Tests validate each file against the meta-schema.
const schemaOf = ({ schema }: CalculatorFile): Schema => schema as Schema

/** The views of a calculator as data, by import query. */
const views = {
  /** Data of a working class that every page needs before its schema is loaded. */
  // A form finds the display settings of results in its plan.
  place: (file: CalculatorFile) => {
    const schema = schemaOf(file)
    return 'fields' in schema ? { id: schema.id, place: schema.place } : { id: schema.id, place: schema.place, results: schema.results }
  },
  /** The plan of a form; undefined for other screens. */
  plan: (file: CalculatorFile) => {
    const schema = schemaOf(file)
    return 'fields' in schema ? compileData(schema) : undefined
  },
  /** Texts by language, if the file contains them. */
  texts: ({ texts }: CalculatorFile) => texts,
  /** The complete content of the file, for the playground. */
  written: (file: CalculatorFile) => ('fields' in schemaOf(file) ? file : undefined),
} as const

const isRange = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number')

/**
 * Removes source positions of expressions, needed only by compiler messages; nothing else in a plan is a pair of numbers named `at`.
 */
const withoutPlaces = (key: string, value: unknown): unknown => (key === 'at' && isRange(value) ? undefined : value)

const isView = (name: string): name is keyof typeof views => Object.hasOwn(views, name)

/**
 * `schema.ts?place`, `?plan`, `?texts` and `?written`: a view of a calculator as a module with the single export `view`, computed
 * when the screens are built or served. The first three exclude the schema itself, its examples, the parser and the compiler. Works
 * for `schema.json`, too.
 */
export const schemaViews = (): Plugin => ({
  name: 'schema-views',
  // Runs before JSON files are parsed as such.
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/schemas\/[^/]+\/schema\.json\?\w+$/ },
    handler: (id, importer) =>
      importer === undefined ? undefined : join(project, id.slice(id.lastIndexOf('/schemas/'))).replace('.json?', '.json.view?'),
  },
  load: {
    filter: { id: /\/schemas\/[^/]+\/schema\.(?:ts|json\.view)\?\w+$/ },
    async handler(id) {
      const [file = '', view = ''] = id.replace('.json.view?', '.json?').split('?')
      if (!isView(view)) return undefined
      const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(file)
      for (const dependency of dependencies) this.addWatchFile(dependency)
      return { code: `export const view = ${JSON.stringify(views[view](partsOf(module)), withoutPlaces)}`, moduleType: 'js' }
    },
  },
})
