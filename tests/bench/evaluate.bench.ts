/** A whole form of 70 expressions: compiling it, evaluating it from scratch and after one change, and a commit with all that follows. */
import type { CalculatorSchema, Derived, Field, NumberField } from '../../engine/define/index.ts'
import { compile, evaluate, initialState, reduce } from '../../engine/index.ts'
import type { Plan } from '../../engine/index.ts'
import { rounded } from './harness.ts'
import type { Bench } from './harness.ts'

const groups = 10
const expressionsPerGroup = 7

const number = (options: Omit<NumberField, 'kind'>): Field => ({ kind: 'number', ...options })

/** One group: five fields and seven expressions (a condition, two bounds, a cascade, three derived values), of the kinds that schemas use. */
function groupOf(index: number) {
  const at = (name: string) => `${name}${index}`
  const fields: Readonly<Record<string, Field>> = {
    [at('shock')]: {
      kind: 'choice',
      options: ['low', 'high'],
      default: 'low',
      sets: { [at('factor')]: `${at('shock')} == 'high' ? 3 : 1.3` },
    },
    [at('factor')]: number({ min: `${at('shock')} == 'high' ? 1.3 : 1`, max: 3, default: 1.3 }),
    [at('load')]: number({ unit: 't', min: 0.1, max: 120, default: 3.5 }),
    [at('minutes')]: number({ unit: 'min', min: 1, max: 30, default: 8.7 }),
    [at('stroke')]: number({
      unit: 'mm',
      max: `min(2000[mm], ${at('minutes')} * 1000[mm/min])`,
      default: 500,
      visible: `${at('shock')} != 'high' || ${at('load')} > 2[t]`,
    }),
  }
  const derived: Readonly<Record<string, Derived>> = {
    [at('mass')]: { unit: 'kg', value: `${at('load')} * 1000[kg/t] * ${at('factor')}` },
    [at('duty')]: { unit: '%', value: `trunc(${at('minutes')} / 30[min] * 100[%])` },
    [at('speed')]: { unit: 'mm/min', value: `${at('minutes')} > 0[min] ? ${at('stroke')} / ${at('minutes')} : 0[mm/min]` },
  }
  return { fields, derived }
}

/** A form of 50 fields and 70 expressions. */
function schemaOf70(): CalculatorSchema {
  const parts = Array.from({ length: groups }, (_, index) => groupOf(index))
  const fields = Object.fromEntries(parts.flatMap((part) => Object.entries(part.fields)))
  const derived = Object.fromEntries(parts.flatMap((part) => Object.entries(part.derived)))
  return {
    id: 1,
    name: 'bench',
    fields,
    derived,
    layout: [{ section: 'all', items: [...Object.keys(fields), ...Object.keys(derived)] }],
    request: { get: 'Bench', query: {} },
    results: { family: 'none', overlayMs: 0 },
  }
}

const rounds = 100

/** Microseconds per run, the best of several rounds: what else the machine does only ever adds. */
function microseconds(run: (count: number) => void, runs: number): number {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    for (let count = 0; count < runs; count += 1) run(count)
    best = Math.min(best, ((performance.now() - start) / runs) * 1000)
  }
  return best
}

function timesOf(plan: Plan): readonly (readonly [work: string, time: number])[] {
  const first = initialState(plan)
  const { state: initial } = first.snapshot
  // Alternating, so that every run really has something to compute.
  const changes = [3.5, 4.5].map((load) => ({ ...initial, inputs: { ...initial.inputs, load4: load } }))
  let snapshot = first.snapshot
  const change = (count: number) => {
    const next = changes[count % changes.length]
    if (next) snapshot = evaluate(plan, next, snapshot)
  }
  let state = first
  const commit = (count: number) => {
    state = reduce(state, { type: 'commit', field: 'load4', text: count % 2 === 0 ? '4.5' : '3.5' })
  }
  return [
    ['evaluate from scratch', microseconds(() => void evaluate(plan, initial), 500)],
    ['evaluate after one change', microseconds(change, 500)],
    ['commit one number (parse, range, cascades, evaluation)', microseconds(commit, 500)],
  ]
}

export const bench: Bench = {
  name: 'evaluate',
  run() {
    const schema = schemaOf70()
    const plan = compile(schema)
    const compiling = microseconds(() => void compile(schema), 2)
    return {
      title: 'A form of 70 expressions',
      columns: ['work', 'µs'],
      rows: [...timesOf(plan), ['compile', compiling] as const].map(([work, time]) => [work, rounded(time)]),
      notes: [
        `Best of ${rounds} rounds. ${plan.fields.size} fields, ${groups * expressionsPerGroup} expressions (conditions, bounds, cascades, derived values), ${plan.steps.length} steps.`,
      ],
    }
  },
}
