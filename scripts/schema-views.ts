import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { type CalculatorFile, partsOf } from '../engine/define/calculator-file.ts'
import { compileData } from '../engine/index.ts'
import type { CalculatorSchema, WorkingClassSchema } from '../engine/define/index.ts'

type Schema = CalculatorSchema | WorkingClassSchema

const project = join(import.meta.dirname, '..')

// Tests put each through the meta-schema.
const schemaOf = ({ schema }: CalculatorFile): Schema => schema as Schema

/** What a query shows of a calculator, as data. */
const views = {
  /** What every page needs of a working class before its schema is loaded. */
  // What answers are shown by, a form finds in its plan.
  place: (file: CalculatorFile) => {
    const schema = schemaOf(file)
    return 'fields' in schema ? { id: schema.id, place: schema.place } : { id: schema.id, place: schema.place, results: schema.results }
  },
  /** What the form is made from; nothing where the screen is no form. */
  plan: (file: CalculatorFile) => {
    const schema = schemaOf(file)
    return 'fields' in schema ? compileData(schema) : undefined
  },
  /** By language, where they stand in the same file. */
  texts: ({ texts }: CalculatorFile) => texts,
  /** What the playground opens: all that is written in the file. */
  written: (file: CalculatorFile) => ('fields' in schemaOf(file) ? file : undefined),
} as const

const isRange = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number')

/** Where expressions stand in their source is for messages of the compiler; nothing else in a plan is a pair of numbers of this name. */
const withoutPlaces = (key: string, value: unknown): unknown => (key === 'at' && isRange(value) ? undefined : value)

const isView = (name: string): name is keyof typeof views => Object.hasOwn(views, name)

/**
 * `schema.ts?place`, `?plan`, `?texts` and `?written`: a view of a calculator as a module with the one export `view`, worked out when the screens are
 * built or served. The schema itself, its examples, the parser and the compiler stay out of the first three. Of a `schema.json` the same.
 */
export const schemaViews = (): Plugin => ({
  name: 'schema-views',
  // Before a file that is called JSON is read as such.
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
