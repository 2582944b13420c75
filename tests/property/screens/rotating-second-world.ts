/** A service for the second step over any catalogue of platforms, and what a person does there. */
import fc from 'fast-check'
import type { WorkingSecondAnswer, WorkingSecondRequest } from '../../../families/rotary/wire/calls.ts'
import type { Asking, CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import { choicesIn, secondRequest, type SecondQuestion } from '../../../screens/rotary/second-choices.ts'
import {
  chosenOf,
  type SavedSecond,
  offerOf,
  type SecondEvent,
  secondMachine,
  type SecondState,
} from '../../../screens/rotary/second-machine.ts'
import type { WorldOf } from './rotating-visit.ts'

export type SecondWorld = WorldOf<typeof secondMachine>

/** What the service chooses from: like platforms, every one with a ratio, a type and a size. */
export type Platform = Readonly<Record<'i' | 'reducerType' | 'match', string>>
const parameters = ['i', 'reducerType', 'match'] as const

export const platform = fc.record({
  i: fc.constantFrom('5', '10', '30'),
  reducerType: fc.constantFrom('hollow', 'direct'),
  match: fc.constantFrom('S1', 'S2', 'S3'),
}) satisfies fc.Arbitrary<Platform>

export const rows = [{ name: 'totalInertia', value: 0.227, unit: 'kg*m^2' }]

/** Counts of a parameter under all the other choices, as the service gives them. */
const answerOf = (platforms: readonly Platform[], { i, reducerType, match }: WorkingSecondRequest): WorkingSecondAnswer => {
  const chosen: Partial<Platform> = {
    ...(i === undefined ? {} : { i: String(i) }),
    ...(reducerType === undefined ? {} : { reducerType }),
    ...(match?.[0] === undefined ? {} : { match: match[0] }),
  }
  const fitting = (except?: string) =>
    platforms.filter((one) => parameters.every((name) => name === except || chosen[name] === undefined || one[name] === chosen[name]))
  return {
    calculationList: [],
    workingList: [],
    matched: fitting().length,
    total: platforms.length,
    catalogueVersion: 'one',
    serviceID: String(fitting().length),
    selectList: parameters.map((paramName) => {
      const values = fitting(paramName).map((one) => one[paramName])
      return {
        paramName,
        paramType: paramName === 'i' ? 2 : 3,
        values: [...new Set(values)].toSorted().map((value) => ({ value, icon: '', count: values.filter((one) => one === value).length })),
      }
    }),
  }
}

export const cycle = [{ kind: 'accelerate', duration: 0.5, startSpeed: 0, endSpeed: 30, torque: 3 }] as const
export const saved: SavedSecond = { rows, cycle, picked: {}, released: [], seen: false }

const toggle = fc.tuple(fc.nat(2), fc.nat(5)).map(([which, at]) => (state: SecondState): SecondEvent | undefined => {
  const choice = offerOf(state)[which]
  const value = choice?.values[at % Math.max(1, choice.values.length)]?.value
  return choice && value !== undefined ? { type: 'optionPicked', paramName: choice.paramName, value } : undefined
})
const takeBack = fc.constantFrom(...parameters).map((paramName) => (state: SecondState): SecondEvent | undefined => {
  const value = chosenOf(state)[paramName]
  return value === undefined ? undefined : { type: 'optionPicked', paramName, value }
})
const other = fc.constantFrom<SecondEvent | CoreEvent>(
  { type: 'optionPicked', paramName: 'i', value: 'never' },
  { type: 'show', question: 'platforms' },
  { type: 'cancel', question: 'platforms' },
  { type: 'retry', question: 'platforms' },
)
const deed = fc.oneof(
  { weight: 6, arbitrary: toggle },
  { weight: 3, arbitrary: takeBack },
  { weight: 1, arbitrary: other.map((event) => () => event) },
)

export const secondWorldOf = (platforms: readonly Platform[], failing = 0): SecondWorld => ({
  machine: secondMachine,
  opening: saved,
  dependencies: () => ({ calls: { second: () => Promise.reject(new Error('the scheduler answers')) } }),
  answerTo: ({ key, request }: Asking) => {
    if (failing > 0 && key.length % failing === 0) return undefined
    // The second step asks one kind of question.
    const question = request as SecondQuestion
    return answerOf(platforms, secondRequest(question.rows, choicesIn(question)))
  },
  deed,
})
