/**
 * The motor drawer as a machine: a state and an event give the next state and what is to be done. No clock, no network, no React.
 *
 * After every event the question that follows from the state is compared with the one under way; if it differs it is asked. So the answer at
 * hand always belongs to what the person sees, and the order in which answers come does not matter.
 */
import type { LectotypeSku } from '../../contract/lectotype.ts'
import { arrive, isAsked, keyOf } from '../app/call.ts'
import { answeredOf, choiceOf, listedMotors } from './derived-fields.ts'
import type { DrawerSettings, MotorSelection } from './drawer-calls.ts'
import type { DrawerEffect, DrawerEvent } from './drawer-events.ts'
import { questionOf } from './drawer-questions.ts'
import { type DrawerState, emptyDrawer, keywordDelayMs } from './drawer-state.ts'
import { act } from './person-actions.ts'

export type Step = { readonly state: DrawerState; readonly effects: readonly DrawerEffect[] }

const still = (state: DrawerState): Step => ({ state, effects: [] })

/** Asks for the motors where they are not those asked for last; typing waits, everything else is asked at once. */
const search = (state: DrawerState, event: DrawerEvent): Step => {
  const { listing } = state
  const question = questionOf(state)
  const key = keyOf(question)
  const again = event.type === 'searchPressed' && (listing.state === 'running' || listing.state === 'failed')
  if (isAsked(listing, key) && !again) return still(state)
  const previous = answeredOf(state)
  // Back at what was answered last: nothing has to be asked.
  if (previous?.key === key) return still({ ...state, listing: previous })
  const afterMs = event.type === 'keywordTyped' ? keywordDelayMs : 0
  const running = { state: 'running', key, request: question, previous } as const
  return { state: { ...state, listing: running }, effects: [{ type: 'search', key, question, afterMs }] }
}

const takeAnswer = (state: DrawerState, event: DrawerEvent<'motorsArrived' | 'motorsFailed'>): DrawerState => {
  const { listing } = state
  const { key } = event
  if (event.type === 'motorsArrived') return { ...state, listing: arrive(listing, key, event.found) }
  return listing.state === 'running' && listing.key === key
    ? { ...state, listing: { ...listing, state: 'failed', failure: event.failure } }
    : state
}

/** The motor with every parameter that it fixes. */
const selectionOf = (state: DrawerState, sku: LectotypeSku): MotorSelection => ({
  sku,
  fixedParams: state.settings.parameters.flatMap(({ paramName, unit }) => {
    const value = sku.values[paramName]
    return value === undefined ? [] : [{ paramName, value, unit, fixedBy: choiceOf(state, paramName)?.by ?? 'motor' }]
  }),
})

const select = (state: DrawerState, sku: LectotypeSku): Step => ({
  state: { ...state, isClosed: true },
  effects: [{ type: 'select', selection: selectionOf(state, sku) }],
})

const selectListed = (state: DrawerState, skuID: string): Step => {
  const sku = listedMotors(state).find((motor) => motor.skuID === skuID)
  return sku ? select(state, sku) : still(state)
}

/** The only motor that is left is taken where that is wanted, unless the last action took something back. */
const selectOnly = (step: Step): Step => {
  const { autoSelect, narrowed, listing } = step.state
  const [only] = listing.state === 'answered' && listing.answer.count === 1 ? listing.answer.motors : []
  return autoSelect && narrowed && only ? select(step.state, only) : step
}

/** The next state, and what is to be done. */
export const advance = (state: DrawerState, event: DrawerEvent): Step => {
  if (state.isClosed) return still(state)
  switch (event.type) {
    case 'motorSelected':
      return selectListed(state, event.skuID)
    case 'motorsArrived':
    case 'motorsFailed':
      return selectOnly(still(takeAnswer(state, event)))
    default:
      return selectOnly(search(act(state, event), event))
  }
}

/** The drawer as it opens: it asks for the motors at once. */
export const openDrawer = (settings: DrawerSettings): Step => advance(emptyDrawer(settings), { type: 'searchPressed' })
