/**
 * The scenes as a machine: first step (121) and working-scene drawer (800) are two views of it. A state and an event give the next state and
 * what is to be done. No clock, no network, no React.
 *
 * A result belongs to the inputs it was calculated from: whatever changes them takes it away, and a late answer with it.
 */
import type { CalculationRow, CyclePhase, WorkingFirstAnswer, WorkingFirstRequest } from '../../contract/rotary-working.ts'
import type { ApiFailure } from '../app/api.ts'
import { arrive, type Call, fail, isAsked, keyOf, run } from '../app/call.ts'
import type { Receipt, SceneRecord, Scenes } from './rotating-calls.ts'
import {
  emptyForm,
  type KeptForm,
  leaveField,
  openForm,
  requestOf,
  resetScene,
  type SceneForm,
  type Submitted,
  typeValue,
} from './scene-form.ts'

export type SceneState = {
  readonly scenes: Call<'scenes', Scenes>
  readonly form: SceneForm
  /** Put into the form once the scenes are there. */
  readonly kept: KeptForm | undefined
  readonly calculation: Call<WorkingFirstRequest, WorkingFirstAnswer>
  readonly submission: Call<SceneRecord, Receipt>
  /** The last record that was stored: the same result is not stored again. */
  readonly submitted: Submitted | undefined
}

export type SceneEvent =
  | { readonly type: 'scenesWanted' }
  | { readonly type: 'sceneChosen'; readonly scene: string }
  /** While typing; undefined where the field is empty or its text is no number. */
  | { readonly type: 'valueTyped'; readonly item: string; readonly value: number | undefined }
  | { readonly type: 'fieldLeft'; readonly item: string }
  | { readonly type: 'resetPressed' | 'calculatePressed' | 'fillPressed' | 'submitPressed' }
  | { readonly type: 'scenesArrived'; readonly scenes: Scenes }
  | { readonly type: 'scenesFailed'; readonly failure: ApiFailure }
  | { readonly type: 'rowsArrived'; readonly key: string; readonly answer: WorkingFirstAnswer }
  | { readonly type: 'rowsFailed'; readonly key: string; readonly failure: ApiFailure }
  | { readonly type: 'submitted'; readonly key: string; readonly receipt: Receipt }
  | { readonly type: 'submitFailed'; readonly key: string; readonly failure: ApiFailure }

export type SceneEffect =
  | { readonly type: 'loadScenes' }
  | { readonly type: 'calculate'; readonly key: string; readonly request: WorkingFirstRequest }
  | { readonly type: 'submit'; readonly key: string; readonly record: SceneRecord }
  /** What was asked for has been calculated: the first step goes on. */
  | {
      readonly type: 'calculated' | 'fill'
      readonly request: WorkingFirstRequest
      readonly rows: readonly CalculationRow[]
      readonly cycle: readonly CyclePhase[]
    }

export type SceneStep = { readonly state: SceneState; readonly effects: readonly SceneEffect[] }

export const emptyScene = (kept?: KeptForm): SceneState => ({
  scenes: { state: 'idle' },
  form: emptyForm,
  kept,
  calculation: { state: 'idle' },
  submission: { state: 'idle' },
  submitted: kept?.submitted,
})

export const scenesOf = ({ scenes }: SceneState): Scenes => (scenes.state === 'answered' ? scenes.answer : {})

/** The record of the result that is shown; undefined while there is none. */
export const recordOf = ({ calculation }: SceneState): SceneRecord | undefined =>
  calculation.state === 'answered'
    ? { type: calculation.request.type, inputs: calculation.request.list, rows: calculation.answer.list }
    : undefined

const still = (state: SceneState): SceneStep => ({ state, effects: [] })

/** Another content of the form takes away what was calculated from the old one; the same content takes nothing. */
const withForm = (state: SceneState, form: SceneForm): SceneState => {
  if (form === state.form) return state
  const request = requestOf(form, scenesOf(state))
  const { calculation } = state
  const same = request !== undefined && isAsked(calculation, keyOf(request))
  return same ? { ...state, form } : { ...state, form, calculation: { state: 'idle' }, submission: { state: 'idle' } }
}

const calculate = (state: SceneState): SceneStep => {
  const request = requestOf(state.form, scenesOf(state))
  if (!request || state.calculation.state === 'running') return still(state)
  const calculation = run({ state: 'idle' }, request) satisfies SceneState['calculation']
  return {
    state: { ...state, calculation, submission: { state: 'idle' } },
    effects: [{ type: 'calculate', key: calculation.key, request }],
  }
}

/** One record per result: pressing again while it is under way or stored does nothing. */
const submit = (state: SceneState): SceneStep => {
  const record = recordOf(state)
  const { submission } = state
  if (!record || submission.state === 'running' || submission.state === 'answered') return still(state)
  const running = run({ state: 'idle' }, record) satisfies SceneState['submission']
  return { state: { ...state, submission: running }, effects: [{ type: 'submit', key: running.key, record }] }
}

const resultOf = ({ request, answer }: Extract<SceneState['calculation'], { state: 'answered' }>) => ({
  request,
  rows: answer.list,
  cycle: answer.cycle,
})

const fill = (state: SceneState): SceneStep => {
  const { calculation } = state
  if (calculation.state !== 'answered') return still(state)
  return { state, effects: [{ type: 'fill', ...resultOf(calculation) }] }
}

const loadScenes = (state: SceneState): SceneStep => {
  if (state.scenes.state === 'running' || state.scenes.state === 'answered') return still(state)
  return { state: { ...state, scenes: run({ state: 'idle' }, 'scenes') }, effects: [{ type: 'loadScenes' }] }
}

/** What had been calculated before a reload is calculated again. */
const takeScenes = (state: SceneState, scenes: Scenes): SceneStep => {
  if (state.scenes.state !== 'running') return still(state)
  const { kept } = state
  const opened = { ...state, scenes: arrive(state.scenes, state.scenes.key, scenes), form: openForm(scenes, kept), kept: undefined }
  return kept?.calculated === true ? calculate(opened) : still(opened)
}

/** The submission of a result that had been submitted before. */
const submissionOf = (state: SceneState): SceneState['submission'] => {
  const { submitted } = state
  const record = recordOf(state)
  return record && submitted?.key === keyOf(record)
    ? { state: 'answered', key: submitted.key, request: record, answer: submitted.receipt }
    : { state: 'idle' }
}

const takeRows = (state: SceneState, key: string, answer: WorkingFirstAnswer): SceneStep => {
  const calculation = arrive(state.calculation, key, answer)
  if (calculation === state.calculation || calculation.state !== 'answered') return still(state)
  const arrived = { ...state, calculation }
  return {
    state: { ...arrived, submission: submissionOf(arrived) },
    effects: [{ type: 'calculated', ...resultOf(calculation) }],
  }
}

const takeReceipt = (state: SceneState, key: string, receipt: Receipt): SceneState => {
  const submission = arrive(state.submission, key, receipt)
  return submission === state.submission ? state : { ...state, submission, submitted: { key, receipt } }
}

/** The next state, and what is to be done. */
export const advanceScene = (state: SceneState, event: SceneEvent): SceneStep => {
  switch (event.type) {
    case 'scenesWanted':
      return loadScenes(state)
    case 'sceneChosen':
      return still(scenesOf(state)[event.scene] ? withForm(state, { ...state.form, scene: event.scene }) : state)
    case 'valueTyped':
      return still(withForm(state, typeValue(state.form, event.item, event.value)))
    case 'fieldLeft':
      return still(withForm(state, leaveField(state.form, event.item)))
    case 'resetPressed':
      return still(withForm(state, resetScene(state.form, scenesOf(state))))
    case 'calculatePressed':
      return calculate(state)
    case 'fillPressed':
      return fill(state)
    case 'submitPressed':
      return submit(state)
    case 'scenesArrived':
      return takeScenes(state, event.scenes)
    case 'scenesFailed':
      return still(state.scenes.state === 'running' ? { ...state, scenes: fail(state.scenes, state.scenes.key, event.failure) } : state)
    case 'rowsArrived':
      return takeRows(state, event.key, event.answer)
    case 'rowsFailed':
      return still({ ...state, calculation: fail(state.calculation, event.key, event.failure) })
    case 'submitted':
      return still(takeReceipt(state, event.key, event.receipt))
    case 'submitFailed':
      return still({ ...state, submission: fail(state.submission, event.key, event.failure) })
  }
}

/** The machine for a view of it. */
export type SceneView = { readonly state: SceneState; readonly dispatch: (event: SceneEvent) => void }
