/**
 * The servo panel as a machine: a state and an event give the next state and what is to be done. No clock, no network, no React.
 *
 * After every event the questions that follow from the state are compared with those under way; what differs is asked. So the answers at
 * hand always belong to what the person sees, and the order in which answers come does not matter.
 */
import { isAsked, keyOf, run } from '../app/call.ts'
import { takeAnswer } from './answers.ts'
import { motorOf } from './derived-choices.ts'
import type { PanelEffect, PanelEvent } from './panel-events.ts'
import { calculationFor, searchOf } from './panel-questions.ts'
import { emptyPanel, keywordDelayMs, type PanelState } from './panel-state.ts'
import { act, isAction } from './person-actions.ts'
import { reasons } from './reasons.ts'

export type Step = { readonly state: PanelState; readonly effects: readonly PanelEffect[] }

/** Asks for the motors where they are not those asked for last; typing waits, everything else is asked at once. */
const search = (state: PanelState, event: PanelEvent): Step => {
  const request = searchOf(state)
  const key = keyOf(request)
  const { motors } = state
  const again = event.type === 'searchPressed' && (motors.state === 'running' || motors.state === 'failed')
  if (isAsked(motors, key) && !again) return { state, effects: [] }
  const afterMs = event.type === 'keywordTyped' ? keywordDelayMs : 0
  return { state: { ...state, motors: run(motors, request) }, effects: [{ type: 'search', key, request, afterMs }] }
}

/** Calculates silently as soon as everything needed is there, and whenever it changes; with the overlay on Start. */
const calculate = (state: PanelState, event: PanelEvent): Step => {
  const request = calculationFor(motorOf(state), state)
  const { calculation } = state
  if (!request) return { state: calculation.state === 'idle' ? state : { ...state, calculation: { state: 'idle' } }, effects: [] }
  const key = keyOf(request)
  const started = event.type === 'startPressed' && reasons(state).length === 0
  if (isAsked(calculation, key) && !started) return { state, effects: [] }
  const running = { ...run(calculation, request), silent: !started }
  return { state: { ...state, calculation: running }, effects: [{ type: 'calculate', key, request, silent: !started }] }
}

/** Gives up a calculation that was started; an answer to the same question that was there before stays. */
const cancel = (state: PanelState): PanelState => {
  const { calculation } = state
  if (calculation.state !== 'running' || calculation.silent) return state
  const { key, request, previous } = calculation
  return { ...state, calculation: previous?.key === key ? previous : { state: 'stopped', key, request } }
}

const next = (state: PanelState, event: PanelEvent): PanelState => {
  if (!isAction(event)) return takeAnswer(state, event)
  return event.type === 'cancelPressed' ? cancel(state) : act(state, event)
}

/** The next state, and what is to be done. */
export const advance = (state: PanelState, event: PanelEvent): Step => {
  const searched = search(next(state, event), event)
  const calculated = calculate(searched.state, event)
  const drawer: readonly PanelEffect[] = event.type === 'otherBrandsChosen' ? [{ type: 'openDrawer' }] : []
  return { state: calculated.state, effects: [...searched.effects, ...calculated.effects, ...drawer] }
}

/** The panel as it opens, empty or as it was left: it asks for the motors at once, and calculates where it has all that it needs. */
export const openPanel = (start: PanelState = emptyPanel): Step => advance(start, { type: 'searchPressed' })
