/** The form without a page: a plan, what is typed into it, what follows, the request: the entry `.` of the package (`npm run package`). No React. */
export { changedItems, evaluate, valueAt } from '../plan/evaluate.ts'
export type { Snapshot } from '../plan/evaluate.ts'
export { parameterReasons, readingOrder, reasonOf, reasonsAgainstStart } from '../plan/explain.ts'
export { originOf } from '../plan/origin.ts'
export { boundIssue, boundsOf, fewestSteps, fieldView, isVisible } from '../plan/field-view.ts'
export type { Bounds, FieldView, Lock } from '../plan/field-view.ts'
export type { Issue, IssueCode } from '../plan/issue.ts'
export { isWindowEnd } from '../plan/window-ends.ts'
export { optionsOf } from '../plan/options.ts'
export { openPlan } from '../plan/open-plan.ts'
export { cellPath, fewestRows, mostRows, readCellPath } from '../plan/rows.ts'
export type { CheckedPlan, InitData, InputValue, Inputs, Plan, PlanData, PlannedField } from '../plan/plan.ts'
export { servedFields } from '../plan/init-answer.ts'
export { initialState } from '../commit/initial-state.ts'
export { reduce } from '../commit/reduce.ts'
export type { FormEvent, RowEvent } from '../commit/events.ts'
export { copyRows } from '../commit/copy-rows.ts'
export { readTable } from '../commit/read-table.ts'
export type { TableColumn } from '../commit/read-table.ts'
export type { Change, FormRow, FormState, Pasted, Pending } from '../commit/form-state.ts'
export { inputsOfStated, stateChanges, stateInputs } from '../commit/stated-inputs.ts'
export type { StatedInputs } from '../commit/stated-inputs.ts'
export { unitOf, writeNumber } from '../commit/number.ts'
export { decodeBody, queryOfBody } from '../request/decode-body.ts'
export { decodeRequest } from '../request/decode.ts'
export type { Decoded, ParameterValue } from '../request/decode.ts'
export { encodeRequest, initRequest } from '../request/encode.ts'
export type { Call, EncodedRequest } from '../request/encode.ts'
export { leftOutDefaults } from '../request/whole-request.ts'
export { parameterRules } from '../request/parameter-rules.ts'
export type { ParameterRule } from '../request/parameter-rules.ts'
export type { Value } from '../expression/index.ts'
export { isAbsent } from '../expression/index.ts'
export {
  convert,
  displayUnit,
  formatNumber,
  formatQuantity,
  formatSignificant,
  formatUnit,
  knownUnits,
  parseQuantity,
  sameDimension,
  toAscii,
} from '../units/index.ts'
export type { QuantityIssue, UnitSystem } from '../units/index.ts'
