/**
 * State machine of the second step. Effective choices are those of the user and those with a single option.
 *
 * Automatic choices are derived, not stored. They follow from the last answer if it belongs to the current picks, and are sent
 * with the next request, so the order of the answers cannot leave an outdated one.
 */
import type { CyclePhase, Quantity, WorkingFirstRequest, WorkingSecondAnswer } from '../../families/rotary/wire/calls.ts'
import { type Call, idle, keyOf, knownOf, lastAnswered } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import type { SecondCalls } from './rotary-calls.ts'
import { type Choices, choicesIn, ratioParameter, secondRequest, type SecondQuestion, withoutChoice } from './second-choices.ts'

export type SecondState = {
  /** Rows of the first step; undefined if nothing was calculated. */
  readonly rows: readonly Quantity[] | undefined
  /** Request the rows were calculated from. */
  readonly scene: WorkingFirstRequest | undefined
  /** Torque over one cycle, which the rows belong to; undefined if unknown. */
  readonly cycle: readonly CyclePhase[] | undefined
  readonly picked: Choices
  /** Parameters cleared since the last pick, which are not chosen automatically. */
  readonly released: readonly string[]
  /** Whether an earlier visit has shown the overlay of the first call. */
  readonly seen: boolean
  readonly platforms: Call<SecondQuestion, WorkingSecondAnswer>
}

export type SecondActions = { optionPicked: { readonly paramName: string; readonly value: string } }
export type SecondEvent = EventOf<SecondActions>
export type SecondView = MachineView<SecondState, SecondEvent>

type Own = Omit<SecondState, 'platforms'>
export type SavedSecond = Omit<Own, 'rows' | 'scene'> & Partial<Pick<Own, 'rows' | 'scene'>>

const noChoices: SavedSecond = { cycle: undefined, picked: {}, released: [], seen: false }

export const openSecond = ({ rows, scene, cycle, picked, released, seen }: SavedSecond = noChoices): SecondState => ({
  rows,
  scene,
  cycle,
  picked,
  released,
  seen,
  platforms: idle,
})

/** Returns the options of the last answer, also while the next call is running. */
export const offerOf = ({ platforms }: SecondState): WorkingSecondAnswer['selectList'] => lastAnswered(platforms)?.answer.selectList ?? []

/** Returns the single options of an answer for parameters that are neither chosen nor cleared. */
const singlesOf = ({ selectList }: WorkingSecondAnswer, { picked, released, automatic }: SecondQuestion): Choices => {
  const isOpen = (name: string) => !(name in picked) && !(name in automatic) && !released.includes(name)
  return Object.fromEntries(
    selectList.flatMap(({ paramName, values: [only, ...others] }) =>
      only && others.length === 0 && isOpen(paramName) ? [[paramName, only.value] as const] : [],
    ),
  )
}

/** Returns the automatic choices that follow from the current picks. */
export const automaticOf = ({ picked, released, platforms }: SecondState): Choices => {
  const known = knownOf(platforms)
  const isOfThese = known && keyOf([known.request.picked, known.request.released]) === keyOf([picked, released])
  return isOfThese ? { ...known.request.automatic, ...singlesOf(known.answer, known.request) } : {}
}

export const chosenOf = (state: SecondState): Choices => ({ ...automaticOf(state), ...state.picked })

const questionOf = (state: SecondState): SecondQuestion | undefined => {
  const { rows, picked, released } = state
  return rows && { rows, picked, released, automatic: automaticOf(state) }
}

/** Toggles an option; clearing the ratio clears all choices. */
const pick = (state: SecondState, { paramName, value }: SecondActions['optionPicked']): SecondState => {
  if (chosenOf(state)[paramName] === value) {
    const picked = paramName === ratioParameter ? {} : withoutChoice(state.picked, paramName)
    return { ...state, picked, released: [...state.released.filter((name) => name !== paramName), paramName] }
  }
  const offered = offerOf(state).some((choice) => choice.paramName === paramName && choice.values.some((option) => option.value === value))
  return offered ? { ...state, picked: { ...state.picked, [paramName]: value }, released: [] } : state
}

export const secondMachine = defineMachine<
  SecondState,
  Surroundings & { readonly calls: SecondCalls },
  SecondActions,
  SavedSecond | undefined
>({
  start: openSecond,
  questions: {
    platforms: {
      of: questionOf,
      ask: ({ calls }, { rows, ...question }, signal) => calls.second(secondRequest(rows, choicesIn(question)), signal),
      // Overlay for the first call only: filtering is fast and keeps the results visible.
      covers: ({ seen, platforms }) => !seen && platforms.state === 'idle',
    },
  },
  actions: { optionPicked: pick },
  keep: ({ platforms, ...own }) => ({ ...own, seen: own.seen || knownOf(platforms) !== undefined }),
})
