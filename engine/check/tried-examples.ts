/** Replays examples against the form: results of typing and choosing, required fields, initial values. */
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import type { Plan } from '../plan/plan.ts'
import { correctionFaults, emptyingFaults } from './corrected-examples.ts'
import type { TriedCode } from './fault.ts'
import {
  afterChoosing,
  afterTyping,
  hiddenFields,
  initQuery,
  isSeveral,
  neededPaths,
  offeredOptions,
  openedForm,
  sparedParameters,
} from './example-form.ts'
import { restatedFaults } from './restated-faults.ts'
import { printed, expectedValueFaults, printedValueFaults } from './visible-values.ts'

type Case = CalculatorExamples['cases'][number]
type TriedFault = { readonly path: string; readonly code: TriedCode; readonly message: string }

const typedFaults = (state: FormState, typed: NonNullable<Case['typed']>, announces: CalculatorExamples['announces']): readonly string[] =>
  Object.entries(typed).flatMap(([path, texts]) =>
    Object.entries(texts).flatMap(([text, expected]) => {
      const next = afterTyping(state, path, text)
      const where = `with '${text}' typed into ${path} it`
      return [
        ...expectedValueFaults(next, isSeveral(expected) ? expected : { [path]: expected }).map((what) => `${where} has ${what}`),
        ...correctionFaults({ state, next, path }, announces).map((what) => `${where} ${what}`),
      ]
    }),
  )

const chosenFaults = (state: FormState, chosen: NonNullable<Case['chosen']>): readonly string[] =>
  Object.entries(chosen).flatMap(([path, options]) =>
    Object.entries(options).flatMap(([value, expected]) => {
      const next = afterChoosing(state, path, value)
      return expectedValueFaults(next, expected).map((what) => `with '${value}' chosen in ${path} it has ${what}`)
    }),
  )

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
  return listFaults(neededPaths({ plan, init }, inputs), needs, {
    has: (one) => `it cannot start without ${one}, which \`needs\` does not name`,
    hasNot: (one) => `it can start without ${one}, which \`needs\` names`,
  })
}

const hidesFaults = (state: FormState, hides: readonly string[]): readonly string[] =>
  listFaults(hiddenFields(state), hides, {
    has: (one) => `it does not show ${one}, which \`hides\` does not name`,
    hasNot: (one) => `it shows ${one}, which \`hides\` names`,
  })

const asksFaults = (state: FormState, asks: NonNullable<Case['asks']>): readonly string[] => {
  const query = initQuery(state)
  const names = [...new Set([...Object.keys(query), ...Object.keys(asks)])].filter((name) => query[name] !== asks[name])
  return names.map(
    (name) => `it asks for its answer with ${printed(query[name] ?? null)} in ${name}, the example says ${printed(asks[name] ?? null)}`,
  )
}

const sparesFaults = (plan: Plan, { request = {}, spares = [] }: Case, init: CalculatorExamples['init']): readonly string[] => {
  return listFaults(sparedParameters({ plan, init }, request), spares, {
    has: (one) => `others may leave out ${one}, which \`spares\` does not name`,
    hasNot: (one) => `others may not leave out ${one}, which \`spares\` names`,
  })
}

type TriedAnswer = { readonly init: CalculatorExamples['init']; readonly announces: CalculatorExamples['announces'] }

const caseFaults = (plan: Plan, one: Case, { init, announces }: TriedAnswer): readonly string[] => {
  const { inputs, shows = {}, printed: asPrinted = {}, hides, typed, chosen, needs, asks, spares } = one
  const state = openedForm({ plan, init }, inputs)
  return [
    ...expectedValueFaults(state, shows).map((what) => `it has ${what}`),
    ...printedValueFaults(state, asPrinted).map((what) => `it has ${what}`),
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
    const found = offeredOptions({ plan, init }, id)
    return found.join() === expected.join() ? [] : [`${id} offers ${found.join(', ')}, the examples say ${expected.join(', ')}`]
  })

/** Every place where the form behaves differently from its examples; empty when all hold. */
export function triedFaults(plan: Plan, examples: CalculatorExamples): readonly TriedFault[] {
  const { init, fresh = {}, offers = {}, announces, empties, restates = {}, cases, otherAnswers = [] } = examples
  const tried = (path: string, { name }: Case, messages: readonly string[]): readonly TriedFault[] =>
    messages.map((message) => ({ path, code: 'exampleTried', message: `'${name}': ${message}` }))
  const begun = initialState(plan, { init })
  return [
    ...expectedValueFaults(begun, fresh).map((what) => ({
      path: 'fresh',
      code: 'exampleFresh' as const,
      message: `a form that nobody has touched has ${what}`,
    })),
    ...offeredFaults(plan, offers, init).map((message) => ({ path: 'offers', code: 'exampleOffers' as const, message })),
    ...restatedFaults(plan, restates).map((message) => ({ path: 'restates', code: 'exampleRestated' as const, message })),
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
