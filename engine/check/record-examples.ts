/** Records anew what a form does with its examples: the same observations as before, as they are now. */
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import type { Plan } from '../plan/plan.ts'
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
  type AnsweredPlan,
} from './example-form.ts'
import { restatedNow } from './restated-faults.ts'
import { shownAt } from './visible-values.ts'

type Case = CalculatorExamples['cases'][number]
type ExpectedValues = NonNullable<Case['shows']>
type Offers = NonNullable<CalculatorExamples['offers']>

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (key: string, value: Value) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(key, value)]))

/** What an example can state of a path: a number, a text, yes or no, or null. */
const statedAt = (state: FormState, path: string): ExpectedValues[string] => {
  const value = shownAt(state, path)
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null
}

const shown = (state: FormState, expected: ExpectedValues): ExpectedValues => mapValues(expected, (path) => statedAt(state, path))

/** The names that are listed in the order of before, then new ones. */
const inOrderOf = (before: readonly string[], now: readonly string[]): readonly string[] => [
  ...before.filter((name) => now.includes(name)),
  ...now.filter((name) => !before.includes(name)),
]

const offersNow = (answered: AnsweredPlan, offers: Offers): Offers => mapValues(offers, (id) => offeredOptions(answered, id))

/** The same expectations of a case, with the present behaviour of the form. */
function recordCase(answered: AnsweredPlan, one: Case): Omit<Case, 'name' | 'inputs' | 'request'> {
  const { inputs, request, shows, hides, typed, chosen, needs, asks, spares } = one
  const state = openedForm(answered, inputs)
  return {
    ...(shows && { shows: shown(state, shows) }),
    ...(hides && { hides: inOrderOf(hides, hiddenFields(state)) }),
    ...(typed && {
      typed: mapValues(typed, (path, texts) =>
        mapValues(texts, (text, expected) => {
          const next = afterTyping(state, path, text)
          return isSeveral(expected) ? shown(next, expected) : statedAt(next, path)
        }),
      ),
    }),
    ...(chosen && {
      chosen: mapValues(chosen, (path, options) =>
        mapValues(options, (value, expected) => shown(afterChoosing(state, path, value), expected)),
      ),
    }),
    ...(needs && { needs: inOrderOf(needs, neededPaths(answered, inputs)) }),
    ...(asks && { asks: initQuery(state) }),
    ...(spares && { spares: inOrderOf(spares, sparedParameters(answered, request ?? {})) }),
  }
}

/**
 * @param plan of the calculator
 * @param examples with earlier recordings
 * @returns the same examples with the present behaviour of the form; `announces` and `empties` are kept
 */
export function recordExamples(plan: Plan, examples: CalculatorExamples): CalculatorExamples {
  const { init, fresh, offers, restates, cases, otherAnswers } = examples
  return {
    ...examples,
    ...(fresh && { fresh: shown(initialState(plan, { init }), fresh) }),
    ...(offers && { offers: offersNow({ plan, init }, offers) }),
    ...(restates && { restates: restatedNow(plan, restates) }),
    cases: cases.map((one) => ({ ...one, ...recordCase({ plan, init }, one) })),
    ...(otherAnswers && {
      otherAnswers: otherAnswers.map((one) => {
        const answered = { plan, init: one.init }
        return { ...one, ...recordCase(answered, one), ...(one.offers && { offers: offersNow(answered, one.offers) }) }
      }),
    }),
  }
}
