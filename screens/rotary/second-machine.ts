/**
 * The second step as a machine. What is chosen is what the person picked and what followed by being the only option.
 *
 * The latter is derived, never stored: it follows from the last answer, as long as that was to the same picks, and is asked with, one answer after
 * another. So the order in which answers come cannot leave one behind.
 */
import type { CyclePhase, Quantity, WorkingFirstRequest, WorkingSecondAnswer } from '../../families/rotary/wire/calls.ts'
import { type Call, idle, keyOf, knownOf, lastAnswered } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { defineMachine, type EventOf } from '../base/machine/define-machine.ts'
import type { MachineView } from '../base/machine/use-machine.ts'
import type { SecondCalls } from './rotary-calls.ts'
import { type Choices, choicesIn, ratioParameter, secondRequest, type SecondQuestion, withoutChoice } from './second-choices.ts'

export type SecondState = {
  /** The rows of the first step; undefined where nobody has calculated any. */
  readonly rows: readonly Quantity[] | undefined
  /** What the rows were calculated from, as it was asked. */
  readonly scene: WorkingFirstRequest | undefined
  /** The torque over one cycle that the rows are of; undefined where it is not known. */
  readonly cycle: readonly CyclePhase[] | undefined
  readonly picked: Choices
  /** Taken back since the last pick: not chosen automatically. */
  readonly released: readonly string[]
  /** An earlier visit has seen the overlay of the first call. */
  readonly seen: boolean
  readonly platforms: Call<SecondQuestion, WorkingSecondAnswer>
}

export type SecondActions = { optionPicked: { readonly paramName: string; readonly value: string } }
export type SecondEvent = EventOf<SecondActions>
export type SecondView = MachineView<SecondState, SecondEvent>

type Own = Omit<SecondState, 'platforms'>
export type KeptSecond = Omit<Own, 'rows' | 'scene'> & Partial<Pick<Own, 'rows' | 'scene'>>

const nothingKept: KeptSecond = { cycle: undefined, picked: {}, released: [], seen: false }

export const openSecond = ({ rows, scene, cycle, picked, released, seen }: KeptSecond = nothingKept): SecondState => ({
  rows,
  scene,
  cycle,
  picked,
  released,
  seen,
  platforms: idle,
})

/** What can be chosen: as the last answer has it, also while the next one is under way. */
export const offerOf = ({ platforms }: SecondState): WorkingSecondAnswer['selectList'] => lastAnswered(platforms)?.answer.selectList ?? []

/** What an answer leaves only one option of, and nobody has chosen or taken back. */
const singlesOf = ({ selectList }: WorkingSecondAnswer, { picked, released, automatic }: SecondQuestion): Choices => {
  const isOpen = (name: string) => !(name in picked) && !(name in automatic) && !released.includes(name)
  return Object.fromEntries(
    selectList.flatMap(({ paramName, values: [only, ...others] }) =>
      only && others.length === 0 && isOpen(paramName) ? [[paramName, only.value] as const] : [],
    ),
  )
}

/** What has followed from the picks by being the only option. */
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

/** Picking what is chosen takes it back; taking the ratio back takes everything back. */
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
  KeptSecond | undefined
>({
  start: openSecond,
  questions: {
    platforms: {
      of: questionOf,
      ask: ({ calls }, { rows, ...question }, signal) => calls.second(secondRequest(rows, choicesIn(question)), signal),
      // The first call alone: narrowing is quick, and leaves the results where they are.
      covers: ({ seen, platforms }) => !seen && platforms.state === 'idle',
    },
  },
  actions: { optionPicked: pick },
  keep: ({ platforms, ...own }) => ({ ...own, seen: own.seen || knownOf(platforms) !== undefined }),
})
