/** What a form offers and no example uses: nothing would notice if it meant something else. */
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import type { Inputs, Plan, PlannedField } from '../plan/plan.ts'
import type { Fault } from './fault.ts'

type Offered = { readonly path: string; readonly values: readonly string[] }

/** Options and branches that are written in the schema: others are the answer's. */
const offeredBy = ({ id, field, options }: PlannedField, path = id): Offered => ({
  path,
  values: field.kind === 'alternatives' ? Object.keys(field.branches) : (options ?? []).map(({ value }) => value),
})

const offeredIn = (plan: Plan): readonly Offered[] => [
  ...[...plan.fields.values()].map((planned) => offeredBy(planned)),
  ...[...plan.rows].flatMap(([list, row]) => [...row.plan.fields.values()].map((planned) => offeredBy(planned, `${list}.${planned.id}`))),
]

/** What stands in a field, or in that of every row: `phases.kind`. */
const standing = (inputs: Inputs, path: string): readonly unknown[] => {
  const [id = '', cell] = path.split('.')
  const value: unknown = inputs[id]
  if (cell === undefined || !Array.isArray(value)) return Array.isArray(value) ? value : [value]
  return value.map((row: unknown) => (typeof row === 'object' && row !== null ? (Reflect.get(row, cell) as unknown) : undefined)) // of any kind
}

/** `phases.0.kind` is a choice in a row of `phases`. */
const isAt = (place: string, path: string): boolean => place.replace(/\.\d+\./, '.') === path

/** One finding for each field with options or branches that no example has, or chooses in what it tries. */
export function unusedFaults(plan: Plan, { init, cases }: CalculatorExamples): readonly Fault[] {
  const start = initialState(plan, { init })
  const forms = cases.map(({ inputs }) => reduce(start, { type: 'restore', inputs }).inputs)
  const tried = cases.flatMap(({ chosen = {} }) => Object.entries(chosen).map(([place, options]) => [place, Object.keys(options)] as const))
  return offeredIn(plan).flatMap(({ path, values }): readonly Fault[] => {
    const used = new Set<unknown>([
      ...forms.flatMap((inputs) => standing(inputs, path)),
      ...tried.flatMap(([place, options]) => (isAt(place, path) ? options : [])),
    ])
    const unused = values.filter((value) => !used.has(value))
    if (unused.length === 0) return []
    const message = `no example uses ${unused.map((one) => `'${one}'`).join(', ')}`
    return [{ path, severity: 'warning', code: 'unusedInExamples', message, cure: 'add a case, or say in `chosen` what becomes of it' }]
  })
}
