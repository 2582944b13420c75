/**
 * The scenes as a machine: first step (121) and working-scene drawer (800) are two views of it.
 *
 * A result belongs to the inputs it was calculated from: whatever changes them takes it away, and a late answer with it.
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
  type KeptForm,
  keptOf,
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
  /** Put into the form once the scenes are there. */
  readonly kept: KeptForm | undefined
  /** What Calculate was pressed for. */
  readonly request: WorkingFirstRequest | undefined
  /** What Submit was pressed for. */
  readonly record: SceneRecord | undefined
  /** The last record that was stored: the same result is not stored again. */
  readonly submitted: Submitted | undefined
  readonly scenes: Call<'scenes', Scenes>
  readonly calculation: Call<WorkingFirstRequest, WorkingFirstAnswer>
  readonly submission: Call<SceneRecord, Receipt>
}

type Nothing = Readonly<Record<never, never>>

export type SceneActions = {
  sceneChosen: { readonly scene: string }
  /** While typing; undefined where the field is empty or its text is no number. */
  valueTyped: { readonly item: string; readonly value: number | undefined }
  fieldLeft: { readonly item: string }
  /** While typing; undefined where the field is empty, `NaN` where its text is no number. */
  furtherTyped: { readonly item: string; readonly value: number | undefined }
  resetPressed: Nothing
  calculatePressed: Nothing
  submitPressed: Nothing
}
export type SceneEvent = EventOf<SceneActions>
export type SceneView = MachineView<SceneState, SceneEvent>

/** Rows and cycle of one answer, with what it answers; the further demands are rows after them. */
export type Calculated = {
  readonly request: WorkingFirstRequest
  readonly rows: readonly CalculationRow[]
  readonly cycle: readonly CyclePhase[]
}

export type SceneGiven = Surroundings & {
  readonly calls: SceneCalls
  /** What the person asked for has been calculated. */
  readonly onCalculated?: (calculated: Calculated) => void
}

const emptyScene = (kept: KeptForm | undefined): SceneState => ({
  form: emptyForm,
  kept,
  request: undefined,
  record: undefined,
  submitted: kept?.submitted,
  scenes: idle,
  calculation: idle,
  submission: idle,
})

export const scenesOf = ({ scenes }: SceneState): Scenes => (scenes.state === 'answered' ? scenes.answer : {})

/** The result that is shown; undefined while there is none. */
export const resultOf = ({ calculation, form }: SceneState): Calculated | undefined =>
  calculation.state === 'answered'
    ? {
        request: calculation.request,
        rows: [...calculation.answer.list, ...furtherRows(form.further)],
        cycle: calculation.answer.cycle,
      }
    : undefined

/** The record of the result that is shown: what was calculated. */
export const recordOf = ({ calculation }: SceneState): SceneRecord | undefined =>
  calculation.state === 'answered'
    ? { type: calculation.request.type, inputs: calculation.request.list, rows: calculation.answer.list }
    : undefined

/** That the result that is shown has been stored, now or before. */
export const receiptOf = (state: SceneState): Receipt | undefined => {
  const record = recordOf(state)
  return record && state.submitted?.key === keyOf(record) ? state.submitted.receipt : undefined
}

/** Another content of the form takes away what was calculated from the old one; the same content takes nothing. */
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

/** One record per result: pressing again while it is under way or stored does nothing. */
const submit = (state: SceneState): SceneState => {
  const record = recordOf(state)
  if (!record || state.submission.state === 'running' || receiptOf(state)) return state
  return askAgain({ ...state, record }, 'submission')
}

/** What had been calculated before a reload is calculated again. */
const openScenes = (state: SceneState): SceneState => {
  const { kept } = state
  const opened = { ...state, form: openForm(scenesOf(state), kept), kept: undefined }
  return kept?.calculated === true ? calculate(opened) : opened
}

const takeReceipt = (state: SceneState): SceneState => {
  const { submission } = state
  return submission.state === 'answered' ? { ...state, submitted: { key: submission.key, receipt: submission.answer } } : state
}

/** A form that has not arrived yet is what was kept of it. */
const keepForm = ({ scenes, form, kept, calculation, submitted }: SceneState): KeptForm | undefined => {
  if (scenes.state !== 'answered') return kept
  return { ...keptOf(form), calculated: calculation.state === 'answered' || calculation.state === 'running', submitted }
}

export const sceneMachine = defineMachine<SceneState, SceneGiven, SceneActions, KeptForm | undefined>({
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
    fieldLeft: (state, { item }) => withForm(state, leaveField(state.form, item)),
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
