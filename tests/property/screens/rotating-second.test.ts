import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCovered, keyOf, knownOf } from '../../../screens/base/machine/call.ts'
import type { CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import { readAs } from '../../../screens/base/browser/session-slot.ts'
import { goOnWith, savedSecond } from '../../../screens/rotary/rotary-session.ts'
import { choicesIn, ratioParameter } from '../../../screens/rotary/second-choices.ts'
import {
  automaticOf,
  chosenOf,
  type SavedSecond,
  offerOf,
  openSecond,
  type SecondEvent,
  secondMachine,
  type SecondState,
} from '../../../screens/rotary/second-machine.ts'
import { cycle, saved, platform, rows, type SecondWorld, secondWorldOf } from './rotating-second-world.ts'
import { endWith, isLate, type Law, runsOf } from './rotating-visit.ts'
import { scaledRuns } from '../../setup/runs.ts'

type SecondLaw = Law<SecondState, SecondEvent>

const { advance } = secondMachine
const platforms = fc.array(platform, { maxLength: 8 })

/** Runs over all sorts of catalogues. */
const checkEverywhere = async (
  run: (world: SecondWorld) => fc.IAsyncPropertyWithHooks<[unknown, unknown]> | fc.IAsyncProperty<unknown>,
  count = 15,
) => {
  await fc.assert(
    fc.asyncProperty(platforms, fc.constantFrom(0, 0, 5), fc.integer(), async (all, failing, seed) => {
      await fc.assert(run(secondWorldOf(all, failing)), { numRuns: count, seed })
    }),
    scaledRuns(12),
  )
}

const clearsAll: SecondLaw = (before, event, { state }) => {
  if (event.type !== 'optionPicked' || event.paramName !== ratioParameter) return
  if (chosenOf(before)[ratioParameter] !== event.value) return
  // What the answer without any choice leaves one option of may be known already, and is then chosen by itself; the ratio is not.
  expect([state.picked, chosenOf(state)[ratioParameter]]).toEqual([{}, undefined])
  expect(chosenOf(state)).toEqual(automaticOf(state))
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
  const { platforms: call } = state
  if ('request' in call) expect([call.request.rows, choicesIn(call.request)]).toEqual([rows, chosenOf(state)])
}

const lateChangesNothing: SecondLaw = (before, event, { state, asks }) => {
  if (isLate(before, event)) expect([state, asks]).toEqual([before, []])
}

const repeatsImmediately: SecondLaw = (before, event, { state, asks }) => {
  if (event.type !== 'arrived' || isLate(before, event)) return
  const added = Object.keys(chosenOf(state)).filter((name) => chosenOf(before)[name] === undefined)
  expect(asks).toHaveLength(added.length > 0 ? 1 : 0)
  const answered = knownOf(state.platforms)?.answer.selectList
  for (const name of added) {
    expect(answered?.find(({ paramName }) => paramName === name)?.values).toEqual([
      expect.objectContaining({ value: chosenOf(state)[name] }),
    ])
  }
}

const oneModal = (): SecondLaw => {
  let begun = 0
  return (before, event, { state, asks }) => {
    begun += asks.filter(({ begins }) => begins).length
    expect(begun).toBeLessThanOrEqual(1)
    const [was, is] = [before.platforms, state.platforms]
    if (event.type !== 'opened' && !isCovered(was)) expect(isCovered(is)).toBe(false)
    if (!isCovered(was) || isCovered(is)) return
    const isOver = event.type === 'waited' || event.type === 'show' || (was.state === 'running' && was.cover === 'over')
    expect((isOver && knownOf(is) !== undefined) || is.state === 'failed' || event.type === 'cancel').toBe(true)
  }
}

/** Remembered here, whatever the machine remembers: what is picked next begins anew. */
const takenBackStays = (): SecondLaw => {
  const takenBack = new Set<string>()
  return (before, event, { state }) => {
    if (event.type === 'optionPicked') {
      const { paramName, value } = event
      if (chosenOf(before)[paramName] === value) takenBack.add(paramName)
      else if (chosenOf(state)[paramName] === value) takenBack.clear()
    }
    const isBack = [...takenBack].filter((name) => chosenOf(state)[name] !== undefined)
    expect(isBack).toEqual([])
  }
}

const cycleStays: SecondLaw = (before, _, { state }) => {
  expect(state.cycle).toBe(before.cycle)
}

const checkSingles = ({ state }: { readonly state: SecondState }) => {
  expect(['running', 'ready']).not.toContain(state.platforms.state)
  if (state.platforms.state !== 'answered') return
  const chosen = chosenOf(state)
  for (const { paramName, values } of state.platforms.answer.selectList) {
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
    ['a single option is chosen and the calculation repeats; without one it does not', () => repeatsImmediately],
    ['what was taken back stays so until something is picked', takenBackStays],
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
          const anew = settle(world, openSecond({ ...state, seen: true }), opened)
          const answered = state.platforms.state === 'answered' ? anew : state
          expect([chosenOf(answered), answered.platforms]).toEqual([chosenOf(state), state.platforms])
        },
      }),
    )
  })

  it('reload and back keep the choices', async () => {
    await checkEverywhere((world) =>
      runsOf(world, {
        settled: ({ state }) => {
          const visit = readAs(savedSecond, JSON.stringify(secondMachine.keep?.(state)))
          const { picked, released } = state
          expect(openSecond(visit)).toEqual({ ...openSecond(saved), picked, released, seen: knownOf(state.platforms) !== undefined })
          expect(settle(secondWorldOf([]), openSecond(visit), opened).picked).toEqual(picked)
        },
      }),
    )
  })
})

/** One event with all that follows from it, answered at once. */
function settle({ answerTo }: SecondWorld, from: SecondState, event: SecondEvent | CoreEvent): SecondState {
  const { state, asks } = advance(from, event)
  return asks.reduce((last, asking) => settle({ ...secondWorldOf([]), answerTo }, last, endWith(asking, answerTo(asking))), state)
}

const opened = { type: 'opened' } as const
const seen: SavedSecond = { ...saved, seen: true }
const open = (world: SecondWorld) => settle(world, openSecond(seen), opened)

describe('law 24 in the second step', () => {
  it('a single option that is chosen automatically gives what choosing it by hand gives', () => {
    fc.assert(
      fc.property(platforms, (all) => {
        const world = secondWorldOf(all)
        const byItself = open(world)
        const byHand = settle(world, openSecond({ ...seen, picked: chosenOf(byItself) }), opened)
        expect([chosenOf(byHand), knownOf(byHand.platforms)?.answer]).toEqual([chosenOf(byItself), knownOf(byItself.platforms)?.answer])
      }),
    )
  })

  it('choosing, then clearing, returns to the state before', () => {
    fc.assert(
      fc.property(platforms, fc.nat(2), fc.nat(2), (all, which, at) => {
        const world = secondWorldOf(all)
        const before = open(world)
        const choice = offerOf(before)[which]
        const value = choice?.values[at]?.value
        if (!choice || value === undefined || chosenOf(before)[choice.paramName] !== undefined) return
        const event = { type: 'optionPicked', paramName: choice.paramName, value } as const
        const after = settle(world, settle(world, before, event), event)
        const answerIn = (state: SecondState) => keyOf(knownOf(state.platforms)?.answer)
        expect([chosenOf(after), answerIn(after)]).toEqual([chosenOf(before), answerIn(before)])
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
    const { state, asks } = advance(openSecond(undefined), opened)
    expect([asks, state.platforms.state]).toEqual([[], 'idle'])
  })
})

describe('what followed from a choice', () => {
  it('goes with it, also while the answer that follows is still under way', () => {
    const world = secondWorldOf([
      { i: '10', reducerType: 'hollow', match: 'S1' },
      { i: '30', reducerType: 'direct', match: 'S1' },
    ])
    const requested = advance(open(world), { type: 'optionPicked', paramName: 'i', value: '10' })
    const [asking] = requested.asks
    const followed = asking ? advance(requested.state, endWith(asking, world.answerTo(asking))).state : requested.state
    expect([chosenOf(followed), followed.platforms.state]).toEqual([{ i: '10', match: 'S1', reducerType: 'hollow' }, 'running'])
    const other = settle(world, followed, { type: 'optionPicked', paramName: 'i', value: '30' })
    expect(chosenOf(other)).toEqual({ i: '30', match: 'S1', reducerType: 'direct' })
  })
})

it('the progress modal of the first call stays for its time, also where what is asked for is known again', () => {
  const world = secondWorldOf([
    { i: '5', reducerType: 'hollow', match: 'S1' },
    { i: '10', reducerType: 'hollow', match: 'S1' },
  ])
  const pick = { type: 'optionPicked', paramName: 'i', value: '5' } as const
  const chosen = settle(world, settle(world, openSecond(saved), opened), pick)
  const cleared = advance(chosen, pick).state
  expect([chosen, cleared].map(({ platforms }) => isCovered(platforms))).toEqual([true, true])
  const again = advance(cleared, pick)
  expect([again.asks, isCovered(again.state.platforms), chosenOf(again.state)]).toEqual([[], true, chosenOf(chosen)])
})
