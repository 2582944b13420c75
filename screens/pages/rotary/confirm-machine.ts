/**
 * State machine from a platform's card to its page. The motor drawer is open while a platform needs a motor; the service
 * confirms the selected motor. Closing the drawer, choosing another platform or leaving the page cancels the request.
 */
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { Quantity, RotaryServoAnswer, RotaryServoRequest } from '../../../families/rotary/wire/calls.ts'
import { type Call, idle, keyOf } from '../../base/machine/call.ts'
import type { Surroundings } from '../../base/machine/create-runner.ts'
import { defineMachine, type EventOf } from '../../base/machine/define-machine.ts'
import type { MotorSelection } from '../../motor-drawer/drawer-calls.ts'
import type { Proceed } from '../../results/cards/model-list.tsx'
import type { IndustryCalls } from '../../rotary/rotary-calls.ts'

/** A platform that needs a motor, with the conditions it was matched for. */
type Waiting = { readonly model: RecommendedModel; readonly rows: readonly Quantity[]; readonly proceed: Proceed }

/** The service's result for a platform with a motor; `found` is undefined if they do not fit. */
export type Confirmed = Waiting & { readonly selection: MotorSelection; readonly found: RotaryServoAnswer['list'][number] | undefined }

export type ConfirmState = {
  readonly waiting: Waiting | undefined
  readonly selection: MotorSelection | undefined
  /** Number of rejected motors; each one resets the drawer. */
  readonly attempt: number
  readonly confirmed: Confirmed | undefined
  readonly platforms: Call<RotaryServoRequest, RotaryServoAnswer>
}

type EmptyPayload = Readonly<Record<never, never>>

export type ConfirmActions = {
  readonly platformPressed: Waiting
  readonly motorSelected: { readonly selection: MotorSelection }
  /** Cancels the confirmation to choose another motor. */
  readonly motorReleased: EmptyPayload
  readonly closed: EmptyPayload
  /** The page's conditions; a change closes a drawer opened for other ones. */
  readonly conditionsShown: Pick<Waiting, 'rows'>
}

export type ConfirmDependencies = Surroundings & { readonly calls: IndustryCalls; readonly onConfirmed: (confirmed: Confirmed) => void }

const questionOf = ({ waiting, selection }: ConfirmState): RotaryServoRequest | undefined => {
  if (!waiting || !selection) return undefined
  const { model, rows } = waiting
  const { series, ratio } = model
  return { workingData: [...rows], sku: selection.sku.skuID, seriesList: [series], ...(ratio !== undefined && { i: ratio }) }
}

const release = (state: ConfirmState): ConfirmState =>
  state.selection ? { ...state, selection: undefined, attempt: state.attempt + 1 } : state

const close = (state: ConfirmState): ConfirmState => ({ ...state, waiting: undefined, selection: undefined })

/** Closes the drawer if platform and motor fit, otherwise resets it. */
const confirm = (state: ConfirmState): ConfirmState => {
  const { waiting, selection, platforms } = state
  if (!waiting || !selection || platforms.state !== 'answered') return state
  const found = platforms.answer.list.find(({ skuID }) => skuID === waiting.model.skuID)
  const confirmed = { ...state, confirmed: { ...waiting, selection, found } }
  return found ? close(confirmed) : release(confirmed)
}

export const confirmMachine = defineMachine<ConfirmState, ConfirmDependencies, ConfirmActions, undefined>({
  start: () => ({ waiting: undefined, selection: undefined, attempt: 0, confirmed: undefined, platforms: idle }),
  questions: {
    platforms: {
      of: questionOf,
      ask: ({ calls }, request, signal) => calls.platforms(request, signal),
      answered: confirm,
      failed: release,
    },
  },
  actions: {
    platformPressed: (state, { model, rows, proceed }) => ({ ...close(state), waiting: { model, rows, proceed } }),
    motorSelected: (state, { selection }) => (state.waiting ? { ...state, selection } : state),
    motorReleased: release,
    closed: close,
    conditionsShown: (state, { rows }) => (state.waiting && keyOf(state.waiting.rows) !== keyOf(rows) ? close(state) : state),
  },
  tell: ({ onConfirmed }, { before, after }) => {
    if (after.confirmed && after.confirmed !== before.confirmed) onConfirmed(after.confirmed)
  },
})

export type ConfirmEvent = EventOf<ConfirmActions>
