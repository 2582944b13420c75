import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RotaryServoRequest } from '../../../contract/rotary-working.ts'
import {
  advanceIndustry,
  emptyIndustry,
  drawers,
  groups,
  type IndustryEffect,
  type IndustryEvent,
  type IndustryState,
  isNarrowed,
  optionsOf,
  ratiosOf,
} from '../../../screens/rotating/industry-machine.ts'
import { keepIndustry, readIndustry } from '../../../screens/rotating/rotating-session.ts'
import { hashOf, type Law, runsOf, type World } from './rotating-visit.ts'

const rowsOf = (value: number) => [{ name: 'totalInertia', value, unit: 'kg*m^2' }]
const motorOf = (skuID: string) => ({ skuID, skuName: `Motor ${skuID}`, p2: 400, n2: 3000, t2: 1.27 })
const ratios = [5, 10, 30]
const offers = { match: ['hollow', 'direct', 'fine'], seriesList: ['A', 'B'] } as const

/** Offers that depend on the question, so that something ticked may go; every sixth question has no answer. */
const endOf = ({ key }: IndustryEffect): IndustryEvent => {
  const hash = hashOf(key)
  if (hash % 6 === 0) return { type: 'answerFailed', key, failure: { kind: 'offline' } }
  const some = (values: readonly string[], by: number) =>
    values.filter((_, index) => (hash >> (by + index)) % 4 !== 0).map((value) => ({ value, icon: '', count: 1 }))
  const answer = {
    count: hash,
    matched: hash,
    total: hash,
    catalogueVersion: 'one',
    iList: ratios.filter((_, index) => (hash >> index) % 3 !== 0),
    list: [],
    matchList: some(offers.match, 3),
    seriesList: some(offers.seriesList, 9),
  }
  return { type: 'answerArrived', key, answer }
}

const always = (event: IndustryEvent) => () => event
const toggles = fc
  .constantFrom(...groups)
  .chain((group) => fc.constantFrom(...offers[group]).map((value) => always({ type: 'valueToggled', group, value })))
const world: World<IndustryState, IndustryEvent, IndustryEffect> = {
  start: emptyIndustry(),
  advance: advanceIndustry,
  opening: [{ type: 'opened' }],
  endOf,
  deed: fc.oneof(
    { weight: 5, arbitrary: toggles },
    { weight: 2, arbitrary: fc.constantFrom(1, 2).map((value) => always({ type: 'conditionsFilled', rows: rowsOf(value) })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(motorOf('M1'), motorOf('M2'), undefined).map((motor) => always({ type: 'motorChosen', motor })),
    },
    { weight: 2, arbitrary: fc.constantFrom(...ratios, 7).map((ratio) => always({ type: 'ratioPressed', ratio })) },
    { weight: 1, arbitrary: fc.constantFrom(...drawers).map((drawer) => always({ type: 'drawerOpened', drawer })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('retryPressed' as const, 'resetPressed' as const, 'drawerClosed' as const).map((type) => always({ type })),
    },
  ),
}

const nothing = { match: [], seriesList: [] }

type IndustryLaw = Law<IndustryState, IndustryEvent, IndustryEffect>

const expected = ({ rows, motor, ratio, ticked }: IndustryState): RotaryServoRequest | undefined =>
  rows && {
    workingData: [...rows],
    ...(motor === undefined ? {} : { sku: motor.skuID }),
    ...(ratio === undefined ? {} : { i: ratio }),
    ...(ticked.match.length === 0 ? {} : { match: ticked.match.toSorted() }),
    ...(ticked.seriesList.length === 0 ? {} : { seriesList: ticked.seriesList.toSorted() }),
  }

const asksWhatIsShown: IndustryLaw = (_, __, { state }) => {
  expect(state.call.state === 'idle' ? undefined : state.call.request).toEqual(expected(state))
}

const tickedIsShown: IndustryLaw = (_, __, { state }) => {
  for (const group of groups) {
    expect(optionsOf(state, group).map(({ value }) => value)).toEqual(expect.arrayContaining([...state.ticked[group]]))
  }
}

const togglesTwice: IndustryLaw = (before, event, { state }) => {
  if (event.type !== 'valueToggled') return
  const { state: again } = advanceIndustry(state, event)
  const changed = state.ticked[event.group].length !== before.ticked[event.group].length
  const sets = [again, before].map(({ ticked }) => ticked[event.group].toSorted())
  // What was ticked but is no longer offered can be cleared, not ticked again.
  const gone = before.ticked[event.group].includes(event.value) && !optionsOf(state, event.group).some(({ value }) => value === event.value)
  if (changed && !gone) expect(sets[0]).toEqual(sets[1])
}

const lateChangesNothing: IndustryLaw = (before, event, { state, effects }) => {
  if (!('key' in event) || (before.call.state === 'running' && before.call.key === event.key)) return
  expect([state, effects]).toEqual([before, []])
}

const otherConditionsClear: IndustryLaw = (before, event, { state }) => {
  if (event.type !== 'conditionsFilled') return
  const same = before.rows?.[0]?.value === event.rows[0]?.value
  expect([state.ticked, state.ratio]).toEqual(same ? [before.ticked, before.ratio] : [nothing, undefined])
  expect(state.motor).toEqual(before.motor)
}

const otherMotorKeeps: IndustryLaw = (before, event, { state }) => {
  if (event.type !== 'motorChosen') return
  expect([state.ticked, state.ratio]).toEqual([before.ticked, before.ratio])
  expect([state.rows, state.motor?.skuID]).toEqual([before.rows, event.motor?.skuID])
}

const resetKeepsConditions: IndustryLaw = (before, event, { state }) => {
  if (event.type !== 'resetPressed') return
  expect([state.motor, state.ratio, state.ticked, state.rows]).toEqual([undefined, undefined, nothing, before.rows])
  expect(isNarrowed(state)).toBe(false)
}

const nothingToResetChangesNothing: IndustryLaw = (before, event, { state, effects }) => {
  if (event.type !== 'resetPressed' || isNarrowed(before) || before.call.state === 'idle') return
  expect([state, effects]).toEqual([before, []])
}

const ratioIsOffered: IndustryLaw = (before, event, { state }) => {
  if (event.type !== 'ratioPressed') return
  const offered = ratiosOf(before).includes(event.ratio)
  expect(state.ratio).toBe(before.ratio === event.ratio ? undefined : offered ? event.ratio : before.ratio)
}

const chosenRatioIsShown: IndustryLaw = (_, __, { state }) => {
  const shown = ratiosOf(state)
  if (state.ratio !== undefined) expect(shown).toContain(state.ratio)
  expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other))
}

const drawerCloses: IndustryLaw = (before, event, { state }) => {
  const opened = event.type === 'drawerOpened' ? event.drawer : before.drawer
  const closes = event.type === 'drawerClosed' || event.type === 'conditionsFilled' || event.type === 'motorChosen'
  expect(state.drawer).toBe(closes ? undefined : opened)
}

const keptPart = ({ call: _call, ...kept }: IndustryState) => kept

describe('whatever a person does on the industry page, and whenever the answers come', () => {
  it.each([
    ['what is asked is what is filled in and ticked; without conditions nothing is', asksWhatIsShown],
    ['what is ticked can be seen, although nothing has it any more', tickedIsShown],
    ['ticking twice changes nothing', togglesTwice],
    ['a late answer changes nothing', lateChangesNothing],
    ['other conditions take back ratio and ticks, not the motor; the same take nothing', otherConditionsClear],
    ['another motor keeps conditions, ratio and ticks', otherMotorKeeps],
    ['Reset takes back motor, ratio and ticks, and keeps the conditions', resetKeepsConditions],
    ['Reset does nothing where nothing is chosen', nothingToResetChangesNothing],
    ['a ratio is chosen only while it is offered; pressing it again takes it back', ratioIsOffered],
    ['the chosen ratio can be seen, although nothing has it any more', chosenRatioIsShown],
    ['a drawer stays open until it is closed or something was chosen in it', drawerCloses],
  ] as const)('%s', async (_, law) => {
    await fc.assert(runsOf(world, { law: () => law }))
  })

  it('in the end nothing is under way, and a reload asks the same', async () => {
    await fc.assert(
      runsOf(world, {
        settled: ({ state }) => {
          expect(state.call.state).not.toBe('running')
          expect(readIndustry(keepIndustry(state))).toEqual(keptPart(state))
          const { state: opened } = advanceIndustry(emptyIndustry(readIndustry(keepIndustry(state))), { type: 'opened' })
          expect(opened.call.state === 'idle' ? undefined : opened.call.request).toEqual(expected(state))
        },
      }),
    )
  })
})
