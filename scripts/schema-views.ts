import { runnerImport, type Plugin } from 'vite'
import { compileData } from '../engine/index.ts'
import type { CalculatorSchema, WorkingClassSchema } from '../engine/define/index.ts'

type Schema = CalculatorSchema | WorkingClassSchema

/** What a query shows of a schema, as data. */
const views = {
  /** What every page needs of a working class before its schema is loaded. */
  // What answers are shown by, a form finds in its plan.
  place: (schema: Schema) =>
    'fields' in schema ? { id: schema.id, place: schema.place } : { id: schema.id, place: schema.place, results: schema.results },
  /** What the form is made from; nothing where the screen is no form. */
  plan: (schema: Schema) => ('fields' in schema ? compileData(schema) : undefined),
} as const

const isRange = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number')

/** Where expressions stand in their source is for messages of the compiler; nothing else in a plan is a pair of numbers of this name. */
const withoutPlaces = (key: string, value: unknown): unknown => (key === 'at' && isRange(value) ? undefined : value)

const isView = (name: string): name is keyof typeof views => Object.hasOwn(views, name)

/**
 * `schema.ts?place` and `schema.ts?plan`: a view of a schema as a module with the one export `view`, worked out when the screens are built or served.
 * The schema itself, the parser and the compiler stay out of them.
 */
export const schemaViews = (): Plugin => ({
  name: 'schema-views',
  load: {
    filter: { id: /\/schemas\/[^/]+\/schema\.ts\?\w+$/ },
    async handler(id) {
      const [file = '', view = ''] = id.split('?')
      if (!isView(view)) return undefined
      const { module, dependencies } = await runnerImport<Readonly<Record<string, Schema>>>(file)
      for (const dependency of dependencies) this.addWatchFile(dependency)
      const [schema] = Object.values(module)
      if (!schema) throw new RangeError(`${file} exports no schema`)
      return { code: `export const view = ${JSON.stringify(views[view](schema), withoutPlaces)}`, moduleType: 'js' }
    },
  },
})
