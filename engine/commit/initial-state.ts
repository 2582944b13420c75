/** The first state of a form, and the arrival of an init answer. */
import { initStatusOf, withInitStatus } from '../plan/init-answer.ts'
import type { InitData, InitStatus, Plan } from '../plan/plan.ts'
import type { StartOptions } from './first-values.ts'
import { firstState, withAnswer } from './first-values.ts'
import { type FormState, withParts } from './form-state.ts'
import { withAnsweredRows, withEachRow, withFirstRows } from './rows.ts'

/** A form with its defaults. */
export const initialState = (plan: Plan, options: StartOptions = {}): FormState => withFirstRows(firstState(plan, options))

/** Marks the init answer as loading or failed: options of the former answer cannot be chosen. */
export const withoutInit = (state: FormState, why: InitStatus): FormState => {
  if (initStatusOf(state.init) === why) return state
  const init = withInitStatus(state.init, why)
  return withEachRow(withParts(state, { init }), (row) => withParts(row, { init }))
}

/** Applies an init answer: drops options that are gone, fills defaults and single options, re-commits numbers whose bounds moved. */
export const withInit = (state: FormState, init: InitData): FormState => withAnsweredRows(withAnswer(state, init), init)
