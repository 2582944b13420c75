import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WorkingSecondAnswer, WorkingSecondRequest } from '../../../contract/rotary-working.ts'
import { keyOf } from '../../../screens/app/call.ts'
import { goOnWith, keepSecond, readSecond } from '../../../screens/rotating/rotating-session.ts'
import { ratioParameter } from '../../../screens/rotating/second-choices.ts'
import {
  advanceSecond,
  chosenOf,
  emptySecond,
  firstCallMs,
  type KeptSecond,
  offerOf,
  type SecondEffect,
  type SecondEvent,
  type SecondState,
} from '../../../screens/rotating/second-machine.ts'
import { type Law, runsOf, type World } from './rotating-visit.ts'

/** What the service chooses from: like platforms, every one with a ratio, a type and a size. */
type Platform = Readonly<Record<'i' | 'reducerType' | 'match', string>>
const parameters = ['i', 'reducerType', 'match'] as const

const platform = fc.record({
  i: fc.constantFrom('5', '10', '30'),
  reducerType: fc.constantFrom('hollow', 'direct'),
  match: fc.constantFrom('S1', 'S2', 'S3'),
}) satisfies fc.Arbitrary<Platform>

const rows = [{ name: 'totalInertia', value: 0.227, unit: 'kg*m^2' }]

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

type SecondLaw = Law<SecondState, SecondEvent, SecondEffect>
type SecondWorld = World<SecondState, SecondEvent, SecondEffect>

const failure = { kind: 'offline' } as const
const cycle = [{ kind: 'accelerate', duration: 0.5, startSpeed: 0, endSpeed: 30, torque: 3 }] as const
const kept: KeptSecond = { rows, cycle, picked: {}, released: [] }

const toggle = fc.tuple(fc.nat(2), fc.nat(5)).map(([which, at]) => (state: SecondState): SecondEvent | undefined => {
  const choice = offerOf(state)[which]
  const value = choice?.values[at % Math.max(1, choice.values.length)]?.value
  return choice && value !== undefined ? { type: 'optionPicked', paramName: choice.paramName, value } : undefined
})
const takeBack = fc.constantFrom(...parameters).map((paramName) => (state: SecondState): SecondEvent | undefined => {
  const value = chosenOf(state)[paramName]
  return value === undefined ? undefined : { type: 'optionPicked', paramName, value }
})
const other = fc.constantFrom<SecondEvent>(
  { type: 'optionPicked', paramName: 'i', value: 'never' },
  { type: 'showPressed' },
  { type: 'cancelPressed' },
  { type: 'retryPressed' },
)
const deed = fc.oneof(
  { weight: 6, arbitrary: toggle },
  { weight: 3, arbitrary: takeBack },
  { weight: 1, arbitrary: other.map((event) => () => event) },
)

const worldOf = (platforms: readonly Platform[], failing = 0): SecondWorld => ({
  start: emptySecond(kept),
  advance: advanceSecond,
  opening: [{ type: 'opened', first: true }],
  endOf: (effect) => {
    if (effect.type === 'wait') return { type: 'waited' }
    const fails = failing > 0 && effect.key.length % failing === 0
    return fails
      ? { type: 'answerFailed', key: effect.key, failure }
      : { type: 'answerArrived', key: effect.key, answer: answerOf(platforms, effect.request) }
  },
  deed,
})

const platforms = fc.array(platform, { maxLength: 8 })

/** Runs over all sorts of catalogues. */
const checkEverywhere = async (
  run: (world: SecondWorld) => fc.IAsyncPropertyWithHooks<[unknown, unknown]> | fc.IAsyncProperty<unknown>,
  count = 15,
) => {
  await fc.assert(
    fc.asyncProperty(platforms, fc.constantFrom(0, 0, 5), fc.integer(), async (all, failing, seed) => {
      await fc.assert(run(worldOf(all, failing)), { numRuns: count, seed })
    }),
    { numRuns: 12 },
  )
}

const clearsAll: SecondLaw = (before, event, { state }) => {
  if (event.type !== 'optionPicked' || event.paramName !== ratioParameter) return
  if (chosenOf(before)[ratioParameter] === event.value) expect(chosenOf(state)).toEqual({})
}

const picksToggle: SecondLaw = (before, event, { state }) => {
  if (event.type !== 'optionPicked') return
  const was = chosenOf(before)[event.paramName]
  const is = chosenOf(state)[event.paramName]
  const offered = offerOf(before).some(
    ({ paramName, values }) => paramName === event.paramName && values.some(({ value }) => value === event.value),
  )
  if (was === event.value) expect(is).toBeUndefined()
  else expect(is).toBe(offered ? event.value : was)
}

const othersStay: SecondLaw = (before, event, { state }) => {
  if (event.type !== 'optionPicked') return
  const clearsRatio = event.paramName === ratioParameter && chosenOf(before)[ratioParameter] === event.value
  for (const [name, value] of Object.entries(before.picked)) {
    if (name !== event.paramName && !clearsRatio) expect(state.picked[name]).toBe(value)
  }
}

const asksWhatIsChosen: SecondLaw = (_, __, { state }) => {
  if (state.call.state !== 'idle') expect(state.call.request).toEqual({ rows, choices: chosenOf(state) })
}

const lateChangesNothing: SecondLaw = (before, event, { state, effects }) => {
  if (event.type !== 'answerArrived' && event.type !== 'answerFailed') return
  if (before.call.state === 'running' && before.call.key === event.key) return
  expect([state, effects]).toEqual([before, []])
}

const repeatsAtOnce: SecondLaw = (before, event, { state, effects }) => {
  if (event.type !== 'answerArrived' || before.call.state !== 'running' || before.call.key !== event.key) return
  const added = Object.keys(chosenOf(state)).filter((name) => chosenOf(before)[name] === undefined)
  expect(effects.filter(({ type }) => type === 'ask')).toHaveLength(added.length > 0 ? 1 : 0)
  for (const name of added) {
    expect(event.answer.selectList.find(({ paramName }) => paramName === name)?.values).toEqual([
      expect.objectContaining({ value: chosenOf(state)[name] }),
    ])
  }
}

const oneModal = (): SecondLaw => {
  let waits = 0
  return (before, event, { state, effects }) => {
    waits += effects.filter((effect) => effect.type === 'wait' && effect.ms === firstCallMs).length
    expect(waits).toBeLessThanOrEqual(1)
    if (event.type !== 'opened' && !before.progress) expect(state.progress).toBeUndefined()
    if (before.progress && !state.progress) {
      const given = state.call.state === 'answered' && (before.progress.waited || event.type === 'waited' || event.type === 'showPressed')
      expect(given || state.call.state === 'failed' || event.type === 'cancelPressed').toBe(true)
    }
  }
}

const cycleStays: SecondLaw = (before, _, { state }) => {
  expect(state.cycle).toBe(before.cycle)
}

const checkSingles = ({ state }: { readonly state: SecondState }) => {
  expect(state.call.state).not.toBe('running')
  expect(state.progress).toBeUndefined()
  if (state.call.state !== 'answered') return
  const chosen = chosenOf(state)
  for (const { paramName, values } of state.call.answer.selectList) {
    if (values.length === 1) expect(chosen[paramName] !== undefined || state.released.includes(paramName)).toBe(true)
  }
}

describe('whatever a person does in the second step, and whenever the answers come', () => {
  it.each([
    ['clearing I clears all choices', () => clearsAll],
    ['picking chooses, picking again clears; what is not offered cannot be picked', () => picksToggle],
    ['a choice does not touch what was picked of the other parameters', () => othersStay],
    ['what is asked is what is shown as chosen', () => asksWhatIsChosen],
    ['a late answer changes nothing', () => lateChangesNothing],
    ['a single option is chosen and the calculation repeats; without one it does not', () => repeatsAtOnce],
    ['the torque over one cycle stays as it was calculated', () => cycleStays],
    ['the progress modal comes with the first call alone and stays until its time is over and the answer there', oneModal],
  ] as const)('%s', async (_, law) => {
    await checkEverywhere((world) => runsOf(world, { law }))
  })

  it('in the end a parameter with a single option is chosen unless it was taken back', async () => {
    await checkEverywhere((world) => runsOf(world, { settled: checkSingles }))
  })

  it('in the end everything follows from what was picked and taken back, however it came about', async () => {
    await checkEverywhere((world) =>
      runsOf(world, {
        settled: ({ state }) => {
          const anew = settle(world, emptySecond(state), { type: 'opened', first: false })
          const answered = state.call.state === 'answered' ? anew : state
          expect([chosenOf(answered), answered.call]).toEqual([chosenOf(state), state.call])
        },
      }),
    )
  })

  it('reload and back keep the choices', async () => {
    await checkEverywhere((world) =>
      runsOf(world, {
        settled: ({ state }) => {
          const visit = readSecond(keepSecond(state))
          expect(emptySecond(visit)).toEqual({ ...emptySecond(kept), picked: state.picked, released: state.released })
          expect(settle(worldOf([]), emptySecond(visit), { type: 'opened', first: false }).picked).toEqual(state.picked)
        },
      }),
    )
  })
})

/** One event with all that follows from it, answered at once. */
function settle({ endOf }: SecondWorld, from: SecondState, event: SecondEvent): SecondState {
  const { state, effects } = advanceSecond(from, event)
  return effects.reduce((last, effect) => {
    const end = endOf(effect)
    return end ? settle({ ...worldOf([]), endOf }, last, end) : last
  }, state)
}

const open = (world: SecondWorld) => settle(world, world.start, { type: 'opened', first: false })

describe('law 24 in the second step', () => {
  it('a single option that is chosen automatically gives what choosing it by hand gives', () => {
    fc.assert(
      fc.property(platforms, (all) => {
        const world = worldOf(all)
        const opened = open(world)
        const byHand = settle(world, emptySecond({ ...kept, picked: chosenOf(opened) }), { type: 'opened', first: false })
        expect([chosenOf(byHand), byHand.call]).toEqual([chosenOf(opened), { ...opened.call }])
      }),
    )
  })

  it('choosing, then clearing, returns to the state before', () => {
    fc.assert(
      fc.property(platforms, fc.nat(2), fc.nat(2), (all, which, at) => {
        const world = worldOf(all)
        const before = open(world)
        const choice = offerOf(before)[which]
        const value = choice?.values[at]?.value
        if (!choice || value === undefined || chosenOf(before)[choice.paramName] !== undefined) return
        const event = { type: 'optionPicked', paramName: choice.paramName, value } as const
        const after = settle(world, settle(world, before, event), event)
        expect([chosenOf(after), keyOf(after.call)]).toEqual([chosenOf(before), keyOf(before.call)])
      }),
    )
  })
})

describe('going on from the first step', () => {
  const visit = { rows, cycle, picked: { i: '30' }, released: [], seen: true }

  it('keeps the choices for the same rows, and begins anew with others', () => {
    expect(goOnWith({ rows, cycle }, visit)).toEqual(visit)
    const others = [{ name: 'totalInertia', value: 1, unit: 'kg*m^2' }]
    expect(goOnWith({ rows: others, cycle }, visit)).toEqual({ rows: others, cycle, picked: {}, released: [], seen: false })
  })

  it('asks nothing where no rows have been calculated', () => {
    const { state, effects } = advanceSecond(emptySecond(readSecond(undefined)), { type: 'opened', first: true })
    expect([effects, state.progress]).toEqual([[], undefined])
  })
})

describe('what followed from a choice', () => {
  it('goes with it, also while the answer that follows is still under way', () => {
    const world = worldOf([
      { i: '10', reducerType: 'hollow', match: 'S1' },
      { i: '30', reducerType: 'direct', match: 'S1' },
    ])
    const asked = advanceSecond(open(world), { type: 'optionPicked', paramName: 'i', value: '10' })
    const [question] = asked.effects
    const end = question && world.endOf(question)
    const followed = end ? advanceSecond(asked.state, end).state : asked.state
    expect([chosenOf(followed), followed.call.state]).toEqual([{ i: '10', match: 'S1', reducerType: 'hollow' }, 'running'])
    const other = settle(world, followed, { type: 'optionPicked', paramName: 'i', value: '30' })
    expect(chosenOf(other)).toEqual({ i: '30', match: 'S1', reducerType: 'direct' })
  })
})
