/** Replays examples against the form: results of typing and choosing, required fields, initial values. */
import type { FormEvent } from '../commit/events.ts'
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import { isVisible } from '../plan/field-view.ts'
import { optionsOf } from '../plan/options.ts'
import type { Plan } from '../plan/plan.ts'
import { isWindowEnd } from '../plan/window-ends.ts'
import { decodeRequest } from '../request/decode.ts'
import { initRequest } from '../request/encode.ts'
import { correctionFaults, emptyingFaults } from './corrected-examples.ts'
import type { TriedCode } from './fault.ts'
import { cellOf, rowOf, said, standingFaults } from './what-stands.ts'

type Case = CalculatorExamples['cases'][number]
/** Choices of several options are toggled, others chosen. */
const switching = (plan: Plan, field: string): 'toggle' | 'choose' =>
  plan.fields.get(field)?.field.kind === 'choices' ? 'toggle' : 'choose'

type TriedFault = { readonly path: string; readonly code: TriedCode; readonly message: string }

/** The state after one event on a field or a row's cell. */
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

const isSeveral = (expected: unknown): expected is NonNullable<Case['shows']> => typeof expected === 'object' && expected !== null

const typedFaults = (state: FormState, typed: NonNullable<Case['typed']>, announces: CalculatorExamples['announces']): readonly string[] =>
  Object.entries(typed).flatMap(([path, texts]) =>
    Object.entries(texts).flatMap(([text, expected]) => {
      const next = after(state, path, (field) => ({ type: 'commit', field, text }))
      const where = `with '${text}' typed into ${path} it`
      return [
        ...standingFaults(next, isSeveral(expected) ? expected : { [path]: expected }).map((what) => `${where} has ${what}`),
        ...correctionFaults({ state, next, path }, announces).map((what) => `${where} ${what}`),
      ]
    }),
  )

const chosenFaults = (state: FormState, chosen: NonNullable<Case['chosen']>): readonly string[] =>
  Object.entries(chosen).flatMap(([path, options]) =>
    Object.entries(options).flatMap(([value, expected]) => {
      const next = after(state, path, (field) => ({ type: switching(state.plan, field), field, value }))
      return standingFaults(next, expected).map((what) => `with '${value}' chosen in ${path} it has ${what}`)
    }),
  )

type CaseInputs = Case['inputs']

/** Paths of fields that have a value, entered or by default, including the first row of each list. */
const filledPaths = (plan: Plan, { inputs, snapshot }: FormState): readonly string[] =>
  [...plan.fields.values()].flatMap((planned) => {
    const { id, field } = planned
    const value = inputs[id]
    if (value === undefined || !isVisible(planned, snapshot)) return []
    const row: unknown = field.kind === 'list' && Array.isArray(value) ? value[0] : undefined
    return typeof row === 'object' && row !== null ? [id, ...Object.keys(row).map((one) => `${id}.0.${one}`)] : [id]
  })

/** The inputs with the one at `path` left empty. */
const emptied = (inputs: CaseInputs, path: string): Readonly<Record<string, unknown>> => {
  const cell = cellOf(path)
  const rows = cell && inputs[cell.list]
  if (!cell || !Array.isArray(rows)) return { ...inputs, [path]: null }
  const without = rows.map((row: object, at) => (at === cell.row ? { ...row, [cell.field]: null } : row))
  return { ...inputs, [cell.list]: without }
}

/** Differences between an actual and an expected set of names. */
const listFaults = (
  found: readonly string[],
  expected: readonly string[],
  { has, hasNot }: Readonly<Record<'has' | 'hasNot', (one: string) => string>>,
): readonly string[] => [
  ...found.filter((one) => !expected.includes(one)).map(has),
  ...expected.filter((one) => !found.includes(one)).map(hasNot),
]

const needsFaults = (plan: Plan, { inputs, needs = [] }: Case, init: CalculatorExamples['init']): readonly string[] => {
  const needed = filledPaths(plan, opened(plan, init, inputs)).filter(
    (path) => reasonsAgainstStart(plan, opened(plan, init, emptied(inputs, path)).snapshot).length > 0,
  )
  return listFaults(needed, needs, {
    has: (one) => `it cannot start without ${one}, which \`needs\` does not name`,
    hasNot: (one) => `it can start without ${one}, which \`needs\` names`,
  })
}

const hidesFaults = ({ plan, snapshot }: FormState, hides: readonly string[]): readonly string[] => {
  const hidden = [...plan.fields.values()].filter((planned) => !isWindowEnd(planned.id) && !isVisible(planned, snapshot))
  return listFaults(
    hidden.map(({ id }) => id),
    hides,
    {
      has: (one) => `it does not show ${one}, which \`hides\` does not name`,
      hasNot: (one) => `it shows ${one}, which \`hides\` names`,
    },
  )
}

const asksFaults = ({ plan, snapshot }: FormState, asks: NonNullable<Case['asks']>): readonly string[] => {
  const query = initRequest(plan, snapshot)?.query ?? {}
  const names = [...new Set([...Object.keys(query), ...Object.keys(asks)])].filter((name) => query[name] !== asks[name])
  return names.map(
    (name) => `it asks for its answer with ${said(query[name] ?? null)} in ${name}, the example says ${said(asks[name] ?? null)}`,
  )
}

const sparesFaults = (plan: Plan, { request, spares = [] }: Case, init: CalculatorExamples['init']): readonly string[] => {
  const spared = Object.keys(request).filter((name) => {
    const query = Object.entries(request).flatMap(([one, text]) => (one === name ? [] : [[one, [text]] as const]))
    return 'values' in decodeRequest(plan, Object.fromEntries(query), init)
  })
  return listFaults(spared, spares, {
    has: (one) => `others may leave out ${one}, which \`spares\` does not name`,
    hasNot: (one) => `others may not leave out ${one}, which \`spares\` names`,
  })
}

type TriedAnswer = { readonly init: CalculatorExamples['init']; readonly announces: CalculatorExamples['announces'] }

const caseFaults = (plan: Plan, one: Case, { init, announces }: TriedAnswer): readonly string[] => {
  const { inputs, shows = {}, hides, typed, chosen, needs, asks, spares } = one
  const state = opened(plan, init, inputs)
  return [
    ...standingFaults(state, shows).map((what) => `it has ${what}`),
    ...(hides ? hidesFaults(state, hides) : []),
    ...(typed ? typedFaults(state, typed, announces) : []),
    ...(chosen ? chosenFaults(state, chosen) : []),
    ...(needs ? needsFaults(plan, one, init) : []),
    ...(asks ? asksFaults(state, asks) : []),
    ...(spares ? sparesFaults(plan, one, init) : []),
  ]
}

type Offers = NonNullable<CalculatorExamples['offers']>

/** Compares the options on offer, in order, with those the examples list. */
const offeredFaults = (plan: Plan, offers: Offers, init: CalculatorExamples['init']): readonly string[] =>
  Object.entries(offers).flatMap(([id, expected]) => {
    const field = plan.fields.get(id)?.field
    const offered = field?.kind === 'choice' || field?.kind === 'choices' ? optionsOf(plan.schema, field, init) : undefined
    const found = offered?.map(({ value }) => value) ?? []
    return found.join() === expected.join() ? [] : [`${id} offers ${found.join(', ')}, the examples say ${expected.join(', ')}`]
  })

/** Every place where the form behaves differently from its examples; empty when all hold. */
export function triedFaults(plan: Plan, examples: CalculatorExamples): readonly TriedFault[] {
  const { init, fresh = {}, offers = {}, announces, empties, cases, otherAnswers = [] } = examples
  const tried = (path: string, { name }: Case, messages: readonly string[]): readonly TriedFault[] =>
    messages.map((message) => ({ path, code: 'exampleTried', message: `'${name}': ${message}` }))
  const begun = initialState(plan, { init })
  return [
    ...standingFaults(begun, fresh).map((what) => ({
      path: 'fresh',
      code: 'exampleFresh' as const,
      message: `a form that nobody has touched has ${what}`,
    })),
    ...offeredFaults(plan, offers, init).map((message) => ({ path: 'offers', code: 'exampleOffers' as const, message })),
    ...(empties ? emptyingFaults(begun, cases, empties) : []).map((message) => ({
      path: 'empties',
      code: 'exampleTried' as const,
      message,
    })),
    ...cases.flatMap((one, at) => tried(`cases.${at}.name`, one, caseFaults(plan, one, { init, announces }))),
    ...otherAnswers.flatMap((one, at) =>
      tried(`otherAnswers.${at}.name`, one, [
        ...caseFaults(plan, one, { init: one.init, announces }),
        ...offeredFaults(plan, one.offers ?? {}, one.init),
      ]),
    ),
  ]
}
