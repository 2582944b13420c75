/**
 * State machine of the scenes, shared by the first step (121) and the scene drawer (800).
 *
 * A result belongs to the inputs it was calculated from: changing them removes the result and drops a pending answer.
 */
import type { CalculationRow, CyclePhase, WorkingFirstAnswer, WorkingFirstRequest } from '../../families/rotary/wire/calls.ts'
import { type Call, idle, keyOf } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { askAgain, defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import { furtherRows } from './further-rows.ts'
import type { Receipt, SceneCalls, SceneRecord, Scenes } from './rotary-calls.ts'
import {
  emptyForm,
  type SavedForm,
  savedOf,
  leaveField,
  openForm,
  requestOf,
  resetScene,
  type SceneForm,
  type Submitted,
  typeFurther,
  typeValue,
} from './scene-form.ts'

export type SceneState = {
  readonly form: SceneForm
  /** Stored form, applied once the scenes are loaded. */
  readonly saved: SavedForm | undefined
  /** Request of the last calculation. */
  readonly request: WorkingFirstRequest | undefined
  /** Record of the last submission. */
  readonly record: SceneRecord | undefined
  /** The last stored record; the same result is not stored again. */
  readonly submitted: Submitted | undefined
  readonly scenes: Call<'scenes', Scenes>
  readonly calculation: Call<WorkingFirstRequest, WorkingFirstAnswer>
  readonly submission: Call<SceneRecord, Receipt>
}

type EmptyPayload = Readonly<Record<never, never>>

export type SceneActions = {
  sceneChosen: { readonly scene: string }
  /** While typing; undefined for an empty or invalid text. */
  valueTyped: { readonly item: string; readonly value: number | undefined }
  fieldLeft: { readonly item: string }
  /** While typing; undefined for an empty text, `NaN` for an invalid one. */
  furtherTyped: { readonly item: string; readonly value: number | undefined }
  resetPressed: EmptyPayload
  calculatePressed: EmptyPayload
  submitPressed: EmptyPayload
}
export type SceneEvent = EventOf<SceneActions>
export type SceneView = MachineView<SceneState, SceneEvent>

/** Rows and cycle of an answer with its request; the further demands are appended to the rows. */
export type Calculated = {
  readonly request: WorkingFirstRequest
  readonly rows: readonly CalculationRow[]
  readonly cycle: readonly CyclePhase[]
}

export type SceneDependencies = Surroundings & {
  readonly calls: SceneCalls
  /** Called when a calculation has completed. */
  readonly onCalculated?: (calculated: Calculated) => void
}

const emptyScene = (saved: SavedForm | undefined): SceneState => ({
  form: emptyForm,
  saved,
  request: undefined,
  record: undefined,
  submitted: saved?.submitted,
  scenes: idle,
  calculation: idle,
  submission: idle,
})

export const scenesOf = ({ scenes }: SceneState): Scenes => (scenes.state === 'answered' ? scenes.answer : {})

/** Returns the shown result; undefined without one. */
export const resultOf = ({ calculation, form }: SceneState): Calculated | undefined =>
  calculation.state === 'answered'
    ? {
        request: calculation.request,
        rows: [...calculation.answer.list, ...furtherRows(form.further)],
        cycle: calculation.answer.cycle,
      }
    : undefined

/** Returns the record of the shown result. */
export const recordOf = ({ calculation }: SceneState): SceneRecord | undefined =>
  calculation.state === 'answered'
    ? { type: calculation.request.type, inputs: calculation.request.list, rows: calculation.answer.list }
    : undefined

/** Returns the receipt of the shown result if it has been stored. */
export const receiptOf = (state: SceneState): Receipt | undefined => {
  const record = recordOf(state)
  return record && state.submitted?.key === keyOf(record) ? state.submitted.receipt : undefined
}

/** Changes the form. Removes the result if the request differs. */
const withForm = (state: SceneState, form: SceneForm): SceneState => {
  if (form === state.form) return state
  const isSame = state.request !== undefined && keyOf(requestOf(form, scenesOf(state))) === keyOf(state.request)
  return isSame ? { ...state, form } : { ...state, form, request: undefined, record: undefined }
}

const calculate = (state: SceneState): SceneState => {
  const request = requestOf(state.form, scenesOf(state))
  if (!request || state.calculation.state === 'running') return state
  return askAgain({ ...state, request, record: undefined }, 'calculation')
}

/** Submits the result, unless it is being stored or has been stored. */
const submit = (state: SceneState): SceneState => {
  const record = recordOf(state)
  if (!record || state.submission.state === 'running' || receiptOf(state)) return state
  return askAgain({ ...state, record }, 'submission')
}

/** Creates the form, and repeats a calculation from before a reload. */
const openScenes = (state: SceneState): SceneState => {
  const { saved } = state
  const opened = { ...state, form: openForm(scenesOf(state), saved), saved: undefined }
  return saved?.calculated === true ? calculate(opened) : opened
}

const takeReceipt = (state: SceneState): SceneState => {
  const { submission } = state
  return submission.state === 'answered' ? { ...state, submitted: { key: submission.key, receipt: submission.answer } } : state
}

/** Returns the form to store; the stored one until the scenes are loaded. */
const keepForm = ({ scenes, form, saved, calculation, submitted }: SceneState): SavedForm | undefined => {
  if (scenes.state !== 'answered') return saved
  return { ...savedOf(form), calculated: calculation.state === 'answered' || calculation.state === 'running', submitted }
}

export const sceneMachine = defineMachine<SceneState, SceneDependencies, SceneActions, SavedForm | undefined>({
  start: emptyScene,
  questions: {
    scenes: { of: () => 'scenes', ask: ({ calls }, _, signal) => calls.scenes(signal), answered: openScenes },
    calculation: { of: ({ request }) => request, ask: ({ calls }, request, signal) => calls.first(request, signal) },
    submission: { of: ({ record }) => record, ask: ({ calls }, record, signal) => calls.submit(record, signal), answered: takeReceipt },
  },
  actions: {
    sceneChosen: (state, { scene }) => (scenesOf(state)[scene] ? withForm(state, { ...state.form, scene }) : state),
    valueTyped: (state, { item, value }) => withForm(state, typeValue(state.form, item, value)),
    furtherTyped: (state, { item, value }) => withForm(state, typeFurther(state.form, item, value)),
    fieldLeft: (state, { item }) => withForm(state, leaveField(state.form, scenesOf(state), item)),
    resetPressed: (state) => withForm(state, resetScene(state.form, scenesOf(state))),
    calculatePressed: calculate,
    submitPressed: submit,
  },
  tell: ({ onCalculated }, { before, after }) => {
    const result = before.calculation.state === 'running' ? resultOf(after) : undefined
    if (result) onCalculated?.(result)
  },
  keep: keepForm,
})
