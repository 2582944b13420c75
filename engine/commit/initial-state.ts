/** The first state of a form, and the arrival of an init answer. */
import type { InitData, Plan } from '../plan/plan.ts'
import type { StartOptions } from './first-values.ts'
import { firstState, withAnswer } from './first-values.ts'
import type { FormState } from './form-state.ts'
import { withEachRow, withFirstRows } from './rows.ts'

/** A form with its defaults. */
export const initialState = (plan: Plan, options: StartOptions = {}): FormState => withFirstRows(firstState(plan, options))

/** The init answer is there (again): options that are gone, defaults and single options are dealt with, moved bounds re-committed. */
export const withInit = (state: FormState, init: InitData): FormState =>
  withEachRow(withAnswer(state, init), (row) => withAnswer(row, init))
