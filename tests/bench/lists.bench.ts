/** Lists: a keystroke in one row of few and of many, with the aggregates that read its column and without any. */
import { list, number } from '../../engine/define/index.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'
import { compile, initialState, reduce } from '../../engine/index.ts'
import { createFormStore } from '../../engine/react/form-store.ts'
import { type Bench, measureInterleaved, rounded } from './harness.ts'

const keystrokes = 500
const sizes = [1, 20, 100, 1000]

const schemaOf = (derived: NonNullable<CalculatorSchema['derived']>): CalculatorSchema => ({
  id: 1,
  name: 'lists',
  fields: {
    phases: list({
      row: {
        load: number({ unit: 'N', min: -1e6, max: 1e6 }),
        speed: number({ unit: 'mm/s', min: 0 }),
        time: number({ unit: 's', exclusiveMin: 0 }),
      },
      rowDerived: { distance: { unit: 'mm', value: 'speed * time' } },
      maxRows: 1000,
    }),
  },
  derived,
  layout: [{ section: 'all', items: ['phases', ...Object.keys(derived)] }],
  request: { get: 'Bench', query: { Phases: { list: 'phases', columns: ['load', 'speed', 'time'] } } },
  results: { family: 'none', overlayMs: 0 },
})

const aggregates = {
  cycleTime: { unit: 's', value: 'sum(phases.time)' },
  meanLoad: { unit: 'N', value: 'sqrt(sum(pow(phases.load, 2) * phases.distance) / sum(phases.distance))' },
  worst: { unit: 'N', value: 'max(abs(phases.load))' },
}

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ load: 100 + index, speed: 50 + index, time: 1 + index }))

/** A load is typed into the row in the middle, over and over. */
function typing(derived: typeof aggregates | Record<never, never>, count: number): () => void {
  const plan = compile(schemaOf(derived))
  let state = reduce(initialState(plan), { type: 'restore', inputs: { phases: rowsOf(count) } })
  const row = state.lists['phases']?.[Math.floor(count / 2)]?.key ?? 0
  return () => {
    for (let turn = 0; turn < keystrokes; turn += 1) {
      state = reduce(state, { type: 'inRow', list: 'phases', row, event: { type: 'input', field: 'load', text: String(200 + (turn % 2)) } })
    }
  }
}

/** The same in the store of a form: reasons against Start and what has to render are looked up too. */
function storing(count: number): () => void {
  const store = createFormStore(compile(schemaOf(aggregates)))
  store.dispatch({ type: 'restore', inputs: { phases: rowsOf(count) } })
  const row = store.rows.keys('phases')[Math.floor(count / 2)] ?? 0
  return () => {
    for (let turn = 0; turn < keystrokes; turn += 1) {
      store.dispatch({ type: 'inRow', list: 'phases', row, event: { type: 'input', field: 'load', text: String(200 + (turn % 2)) } })
    }
  }
}

export const bench: Bench = {
  name: 'lists',
  async run() {
    const variants = sizes.flatMap((count) => [
      { name: `no aggregate ${count}`, run: typing({}, count) },
      { name: `three aggregates ${count}`, run: typing(aggregates, count) },
      { name: `form ${count}`, run: storing(count) },
    ])
    const measured = new Map((await measureInterleaved(variants)).map(({ name, median }) => [name, (median * 1000) / keystrokes]))
    const kinds = ['no aggregate', 'three aggregates', 'form'].map((kind) => ({
      kind,
      of: (count: number) => measured.get(`${kind} ${count}`) ?? Number.NaN,
    }))
    return {
      title: 'A keystroke in a row of a list',
      columns: ['rows', 'µs', 'with three aggregates', 'in a form with these', 'to one row: form'],
      rows: sizes.map((count) => [
        count,
        ...kinds.map(({ of }) => rounded(of(count))),
        rounded((kinds[2]?.of(count) ?? 0) / (kinds[2]?.of(1) ?? 1)),
      ]),
      notes: [
        'One row is evaluated. What grows with the rows is looking at each of them for a change: the list of values, the columns that changed, the reasons against Start.',
      ],
    }
  },
}
