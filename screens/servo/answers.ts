/** What the answers do: the one that is wanted now is taken, whatever is late or comes twice is dropped. */
import { arrive, fail } from '../app/call.ts'
import type { PanelEvent } from './panel-events.ts'
import { listCap, type PanelState } from './panel-state.ts'
import type { MotorPage } from './servo-calls.ts'

/** A page after the first goes behind those that are there. */
const motorsArrive = (state: PanelState, { key, page }: PanelEvent<'motorsArrived'>): PanelState => {
  const before = state.page > 1 && state.motors.state === 'running' ? (state.motors.previous?.answer.motors ?? []) : []
  const all: MotorPage = { ...page, motors: [...before, ...page.motors].slice(0, listCap) }
  return { ...state, motors: arrive(state.motors, key, all) }
}

/** Where a further page fails, those before it stay, and it can be asked for again. */
const motorsFail = (state: PanelState, { key, failure }: PanelEvent<'motorsFailed'>): PanelState => {
  const { motors, page } = state
  if (motors.state === 'running' && motors.key === key && page > 1 && motors.previous) {
    return { ...state, page: page - 1, motors: motors.previous }
  }
  return { ...state, motors: fail(motors, key, failure) }
}

export type AnswerEvent = PanelEvent<'motorsArrived' | 'motorsFailed' | 'calculationArrived' | 'calculationFailed'>

/** The state after an answer, before it asks anything. */
export const takeAnswer = (state: PanelState, event: AnswerEvent): PanelState => {
  switch (event.type) {
    case 'motorsArrived':
      return motorsArrive(state, event)
    case 'motorsFailed':
      return motorsFail(state, event)
    case 'calculationArrived':
      return { ...state, calculation: arrive(state.calculation, event.key, event.answer) }
    case 'calculationFailed':
      return { ...state, calculation: fail(state.calculation, event.key, event.failure) }
  }
}
