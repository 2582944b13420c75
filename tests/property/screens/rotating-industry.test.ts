import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RotaryServoRequest } from '../../../families/rotary/wire/calls.ts'
import { readAs } from '../../../screens/base/browser/session-slot.ts'
import {
  groups,
  industryMachine,
  type IndustryEvent,
  type IndustryState,
  isNarrowed,
  optionsOf,
  ratiosOf,
} from '../../../screens/rotary/industry-machine.ts'
import { savedIndustry } from '../../../screens/rotary/rotary-session.ts'
import { industryWorld as world } from './rotating-worlds.ts'
import { isLate, type Law, runsOf } from './rotating-visit.ts'

const noFilters = { match: [], seriesList: [] }

type IndustryLaw = Law<IndustryState, IndustryEvent>

const expected = ({ rows, motor, ratio, ticked }: IndustryState): RotaryServoRequest | undefined =>
  rows && {
    workingData: [...rows],
    ...(motor === undefined ? {} : { sku: motor.skuID }),
    ...(ratio === undefined ? {} : { i: ratio }),
    ...(ticked.match.length === 0 ? {} : { match: ticked.match.toSorted() }),
    ...(ticked.seriesList.length === 0 ? {} : { seriesList: ticked.seriesList.toSorted() }),
  }

const asksWhatIsShown: IndustryLaw = (_, __, { state }) => {
  expect('request' in state.platforms ? state.platforms.request : undefined).toEqual(expected(state))
}

const tickedIsShown: IndustryLaw = (_, __, { state }) => {
  for (const group of groups) {
    expect(optionsOf(state, group).map(({ value }) => value)).toEqual(expect.arrayContaining([...state.ticked[group]]))
  }
}

const togglesTwice: IndustryLaw = (before, event, { state }) => {
  if (event.type !== 'valueToggled') return
  const { state: again } = industryMachine.advance(state, event)
  const changed = state.ticked[event.group].length !== before.ticked[event.group].length
  const sets = [again, before].map(({ ticked }) => ticked[event.group].toSorted())
  // What was ticked but is no longer offered can be cleared, not ticked again.
  const gone = before.ticked[event.group].includes(event.value) && !optionsOf(state, event.group).some(({ value }) => value === event.value)
  if (changed && !gone) expect(sets[0]).toEqual(sets[1])
}

const lateChangesNothing: IndustryLaw = (before, event, { state, asks }) => {
  if (isLate(before, event)) expect([state, asks]).toEqual([before, []])
}

const otherConditionsClear: IndustryLaw = (before, event, { state }) => {
  if (event.type !== 'conditionsFilled') return
  const same = before.rows?.[0]?.value === event.rows[0]?.value
  expect([state.ticked, state.ratio]).toEqual(same ? [before.ticked, before.ratio] : [noFilters, undefined])
  expect(state.motor).toEqual(before.motor)
  expect([state.rows, state.scene]).toEqual([event.rows, event.scene])
}

const otherMotorKeeps: IndustryLaw = (before, event, { state }) => {
  if (event.type !== 'motorChosen') return
  expect([state.ticked, state.ratio]).toEqual([before.ticked, before.ratio])
  expect([state.rows, state.motor?.skuID]).toEqual([before.rows, event.motor?.skuID])
}

const resetKeepsConditions: IndustryLaw = (before, event, { state }) => {
  if (event.type !== 'resetPressed') return
  expect([state.motor, state.ratio, state.ticked, state.rows]).toEqual([undefined, undefined, noFilters, before.rows])
  expect(isNarrowed(state)).toBe(false)
}

const nothingToResetChangesNothing: IndustryLaw = (before, event, { state, asks }) => {
  if (event.type !== 'resetPressed' || isNarrowed(before) || before.platforms.state === 'idle') return
  expect([state, asks]).toEqual([before, []])
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

const savedPart = ({ platforms: _platforms, ...saved }: IndustryState) => saved

/** What a reload reads of a state. */
const readOf = (state: IndustryState) => readAs(savedIndustry, JSON.stringify(industryMachine.keep?.(state)))

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
          expect(state.platforms.state).not.toBe('running')
          expect(readOf(state)).toEqual(savedPart(state))
          const { state: opened } = industryMachine.advance(industryMachine.start(readOf(state)), { type: 'opened' })
          expect('request' in opened.platforms ? opened.platforms.request : undefined).toEqual(expected(state))
        },
      }),
    )
  })
})
