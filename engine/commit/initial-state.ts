/** The first state of a form, and the arrival of an init answer. */
import { standingOf, withStanding } from '../plan/init-answer.ts'
import type { InitData, InitStanding, Plan } from '../plan/plan.ts'
import type { StartOptions } from './first-values.ts'
import { firstState, withAnswer } from './first-values.ts'
import { type FormState, withParts } from './form-state.ts'
import { withEachRow, withFirstRows } from './rows.ts'

/** A form with its defaults. */
export const initialState = (plan: Plan, options: StartOptions = {}): FormState => withFirstRows(firstState(plan, options))

/** Marks the init answer as loading or failed: options of the former answer cannot be chosen. */
export const withoutInit = (state: FormState, why: InitStanding): FormState => {
  if (standingOf(state.init) === why) return state
  const init = withStanding(state.init, why)
  return withEachRow(withParts(state, { init }), (row) => withParts(row, { init }))
}

/** Applies an init answer: drops options that are gone, fills defaults and single options, re-commits numbers whose bounds moved. */
export const withInit = (state: FormState, init: InitData): FormState =>
  withEachRow(withAnswer(state, init), (row) => withAnswer(row, init))
