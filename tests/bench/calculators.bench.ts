/** Every calculator: one keystroke in its form, and the exact sizing of every model of its family. */
import { compile, decodeRequest, initialState, reduce } from '../../engine/index.ts'
import type { Sizer } from '../../families/define/sizer.ts'
import { loadFamily } from '../../families/registry.ts'
import { calculators, type Calculator } from '../../schemas/registry.ts'
import { readSeed } from '../../server/catalogue/import/import-catalogue.ts'
import { type Bench, measureInterleaved, rounded } from './harness.ts'

const rounds = 30
const keystrokes = 2000

/** A form as its first example leaves it, and a text typed into its first filled number field, over and over. */
function typing({ schema, examples }: Calculator): () => void {
  const plan = compile(schema)
  const inputs = examples.cases[0]?.inputs ?? {}
  const field = [...plan.fields.values()].find(({ id, field: { kind } }) => kind === 'number' && inputs[id] !== undefined)?.id ?? ''
  const texts = [1, 1.01].map((share) => String(Number(inputs[field]) * share))
  let state = reduce(initialState(plan, { init: examples.init }), { type: 'restore', inputs })
  return () => {
    for (let count = 0; count < keystrokes; count += 1) state = reduce(state, { type: 'input', field, text: texts[count % 2] ?? '' })
  }
}

/** The exact sizing of every model under the first example's conditions. */
function sizing({ schema, examples }: Calculator, family: Sizer, candidates: readonly unknown[]): () => void {
  const request = examples.cases[0]?.request ?? {}
  const query = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, [text]]))
  const decoded = decodeRequest(compile(schema), query, examples.init)
  if ('issues' in decoded) throw new Error(`the example of ${schema.name} is not understood`)
  return () => {
    const { size } = family.prepare(decoded.values, {})
    for (const candidate of candidates) size(candidate)
  }
}

export const bench: Bench = {
  name: 'calculators',
  async run() {
    const content = await readSeed()
    const rows: (string | number)[][] = []
    for (const calculator of calculators) {
      const { id, selection } = await loadFamily(calculator.schema.results.family)
      // Reducers are matched in pairs with motors: no family sizes them one by one.
      if (!selection) continue
      const family = await selection.sizer()
      const candidates = (content.rows.get(id) ?? []).map(({ candidate }) => candidate)
      const variants = [
        { name: 'keystroke', run: typing(calculator) },
        { name: 'family', run: sizing(calculator, family, candidates) },
      ]
      const [key, whole] = await measureInterleaved(variants, { rounds })
      const keystroke = ((key?.median ?? Number.NaN) * 1000) / keystrokes
      const model = ((whole?.median ?? Number.NaN) * 1000) / candidates.length
      rows.push([
        `${calculator.schema.id} ${calculator.schema.name}`,
        rounded(keystroke),
        candidates.length,
        rounded(whole?.median ?? Number.NaN),
        rounded(model),
        rounded(model / keystroke),
      ])
    }
    return {
      title: 'Every calculator',
      columns: ['calculator', 'keystroke µs', 'models', 'whole family ms', 'model µs', 'model / keystroke'],
      rows,
      notes: [
        `Medians of ${rounds} interleaved rounds. Keystroke: the engine's part (parse, evaluate what depends on it, issues) in the form of the first example.`,
        'Whole family: preparation and exact sizing of every model of the catalogue, as when the index is not asked.',
      ],
    }
  },
}
