/** What examples say of a form beside its request: what becomes of what is typed and chosen, what it needs, what it begins with. */
import { initialState } from '../commit/initial-state.ts'
import type { FormEvent } from '../commit/events.ts'
import type { FormState } from '../commit/form-state.ts'
import { reduce } from '../commit/reduce.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import { isAbsent } from '../expression/index.ts'
import { valueAt } from '../plan/evaluate.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import type { Plan } from '../plan/plan.ts'
import type { TriedCode } from './fault.ts'

type Case = CalculatorExamples['cases'][number]
/** In one of several what is chosen is what is switched. */
const switching = (plan: Plan, field: string): 'toggle' | 'choose' =>
  plan.fields.get(field)?.field.kind === 'choices' ? 'toggle' : 'choose'

type Found = { readonly path: string; readonly code: TriedCode; readonly message: string }
type Cell = { readonly list: string; readonly row: number; readonly field: string }

/** `phases.0.load`: a field of a row. */
const cellOf = (path: string): Cell | undefined => {
  const [list = '', row, field] = path.split('.')
  return row === undefined || field === undefined ? undefined : { list, row: Number(row), field }
}

const rowOf = (state: FormState, { list, row }: Cell) => state.lists[list]?.[row]

/** Digits that an example states of what is worked out. */
const digits = 9

/** What stands there: null is nothing. */
const shownAt = (state: FormState, path: string): unknown => {
  const cell = cellOf(path)
  const form = cell ? rowOf(state, cell)?.state : state
  const value = form && valueAt(form.plan, form.snapshot, cell?.field ?? path)
  if (value === undefined || isAbsent(value)) return null
  return typeof value === 'number' ? Number(value.toPrecision(digits)) : value
}

const sameAs = (found: unknown, wanted: number | string | null): boolean =>
  found === (typeof wanted === 'number' ? Number(wanted.toPrecision(digits)) : wanted)

/** A state after something in a field, or in one of a row. */
const after = (
  state: FormState,
  path: string,
  event: (field: string) => Extract<FormEvent, { type: 'commit' | 'choose' | 'toggle' }>,
): FormState => {
  const cell = cellOf(path)
  if (!cell) return reduce(state, event(path))
  const row = rowOf(state, cell)
  const inRow = event(cell.field)
  return row && inRow.type !== 'toggle' ? reduce(state, { type: 'inRow', list: cell.list, row: row.key, event: inRow }) : state
}

const opened = (plan: Plan, init: CalculatorExamples['init'], inputs: Readonly<Record<string, unknown>>): FormState =>
  reduce(initialState(plan, { init }), { type: 'restore', inputs })

const said = (value: unknown): string => (value === null ? 'nothing' : JSON.stringify(value))

/** `5 in load, the example says 6`, for what differs. */
const shownFaults = (state: FormState, wanted: NonNullable<Case['shows']>): readonly string[] =>
  Object.entries(wanted).flatMap(([path, one]) =>
    sameAs(shownAt(state, path), one) ? [] : [`${said(shownAt(state, path))} in ${path}, the example says ${said(one)}`],
  )

const typedFaults = (state: FormState, typed: NonNullable<Case['typed']>): readonly string[] =>
  Object.entries(typed).flatMap(([path, texts]) =>
    Object.entries(texts).flatMap(([text, wanted]) => {
      const found = shownAt(
        after(state, path, (field) => ({ type: 'commit', field, text })),
        path,
      )
      return sameAs(found, wanted) ? [] : [`'${text}' typed into ${path} gives ${said(found)}, the example says ${said(wanted)}`]
    }),
  )

const chosenFaults = (state: FormState, chosen: NonNullable<Case['chosen']>): readonly string[] =>
  Object.entries(chosen).flatMap(([path, options]) =>
    Object.entries(options).flatMap(([value, wanted]) => {
      const next = after(state, path, (field) => ({ type: switching(state.plan, field), field, value }))
      return shownFaults(next, wanted).map((what) => `with '${value}' chosen in ${path} it has ${what}`)
    }),
  )

type GivenInputs = Case['inputs']

/** Fields that have something, and those of the first row of each list. */
const givenPaths = (inputs: GivenInputs): readonly string[] =>
  Object.entries(inputs).flatMap(([id, value]) => {
    const row: unknown = Array.isArray(value) ? value[0] : undefined
    return typeof row === 'object' && row !== null ? [id, ...Object.keys(row).map((field) => `${id}.0.${field}`)] : [id]
  })

/** Inputs as they would be with one of them left empty. */
const emptied = (inputs: GivenInputs, path: string): Readonly<Record<string, unknown>> => {
  const cell = cellOf(path)
  const rows = cell && inputs[cell.list]
  if (!cell || !Array.isArray(rows)) return { ...inputs, [path]: null }
  const without = rows.map((row: object, at) => (at === cell.row ? { ...row, [cell.field]: null } : row))
  return { ...inputs, [cell.list]: without }
}

const needsFaults = (plan: Plan, { inputs, needs = [] }: Case, init: CalculatorExamples['init']): readonly string[] =>
  givenPaths(inputs).flatMap((path) => {
    const { snapshot } = opened(plan, init, emptied(inputs, path))
    const isNeeded = reasonsAgainstStart(plan, snapshot).length > 0
    if (isNeeded === needs.includes(path)) return []
    return [
      isNeeded ? `it cannot start without ${path}, which \`needs\` does not name` : `it can start without ${path}, which \`needs\` names`,
    ]
  })

const caseFaults = (plan: Plan, one: Case, init: CalculatorExamples['init']): readonly string[] => {
  const { inputs, shows = {}, typed, chosen, needs } = one
  const state = opened(plan, init, inputs)
  return [
    ...shownFaults(state, shows).map((what) => `it has ${what}`),
    ...(typed ? typedFaults(state, typed) : []),
    ...(chosen ? chosenFaults(state, chosen) : []),
    ...(needs ? needsFaults(plan, one, init) : []),
  ]
}

/** Options that are written in the schema, in their order. */
const offeredFaults = (plan: Plan, offers: NonNullable<CalculatorExamples['offers']>): readonly string[] =>
  Object.entries(offers).flatMap(([id, wanted]) => {
    const found = plan.fields.get(id)?.options?.map(({ value }) => value) ?? []
    return found.join() === wanted.join() ? [] : [`${id} offers ${found.join(', ')}, the examples say ${wanted.join(', ')}`]
  })

/** Where the form does something else than its examples say; nothing for examples that are right. */
export function triedFaults(plan: Plan, { init, fresh = {}, offers = {}, cases }: CalculatorExamples): readonly Found[] {
  return [
    ...shownFaults(initialState(plan, { init }), fresh).map((what) => ({
      path: 'fresh',
      code: 'exampleFresh' as const,
      message: `a form that nobody has touched has ${what}`,
    })),
    ...offeredFaults(plan, offers).map((message) => ({ path: 'offers', code: 'exampleOffers' as const, message })),
    ...cases.flatMap((one, at) =>
      caseFaults(plan, one, init).map((message) => ({
        path: `cases.${at}.name`,
        code: 'exampleTried' as const,
        message: `'${one.name}': ${message}`,
      })),
    ),
  ]
}
