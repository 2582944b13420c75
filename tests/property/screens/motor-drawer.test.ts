import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DrawerSettings } from '../../../screens/motor-drawer/drawer-calls.ts'
import type { Asking } from '../../../screens/base/machine/define-machine.ts'
import { type DrawerEvent, drawerMachine, searchAgain } from '../../../screens/motor-drawer/drawer-machine.ts'
import { type DrawerState, keywordDelayMs } from '../../../screens/motor-drawer/drawer-state.ts'
import {
  type AnyEvent,
  anyDeed,
  anySettings,
  commandOf,
  type Deed,
  openDrawer,
  openVisit,
  send,
  type Visit,
} from './motor-drawer-actions.ts'
import {
  checkListRequest,
  checkAtRest,
  checkAutoSelect,
  checkBrandFirst,
  checkBrandRemoval,
  checkChosenByWhom,
  checkLateAnswer,
  checkLocks,
  checkOnlyOption,
  checkReversal,
  checkSelection,
  checkToggle,
} from './motor-drawer-laws.ts'
import { endOf, settingsWith } from './motor-drawer-world.ts'

type Check = { readonly inspect?: Visit['inspect']; readonly settled?: (visit: Visit) => void }

/** Runs actions while the service answers in whatever order the scheduler lets it, then lets everything arrive. */
function runs({ inspect = () => {}, settled = () => {} }: Check) {
  const commands = fc.commands([anyDeed.map(commandOf)], { size: 'max', maxCommands: 40 })
  return fc.asyncProperty(anySettings, commands, fc.scheduler(), async (settings, actions, scheduler) => {
    const problems: unknown[] = []
    // Two legs, so that a person can do something while an answer is under way.
    const ask = (search: Asking) => {
      const travel = () => scheduler.schedule(endOf(search), `answer to ${search.key}`)
      void scheduler
        .schedule(Promise.resolve(), `question ${search.key}`)
        .then(travel)
        .then((end) => send(visit, end))
        .catch((problem: unknown) => problems.push(problem))
    }
    const visit = openVisit(settings, { inspect, ask })
    await fc.scheduledModelRun(scheduler, () => ({ model: visit, real: visit }), actions)
    await scheduler.waitIdle()
    if (problems.length > 0) throw problems[0]
    settled(visit)
  })
}

const { advance } = drawerMachine

const replay = (settings: DrawerSettings, log: readonly AnyEvent[]): DrawerState =>
  log.reduce((state, event) => advance(state, event).state, openDrawer(settings).state)

/** Does some things with every answer at once, then others with none, and lets the answers come in an order. */
async function play(settings: DrawerSettings, deeds: readonly (readonly Deed[])[], pick: (outstanding: number) => number) {
  const outstanding: Asking[] = []
  const visit = openVisit(settings, { inspect: () => {}, ask: (search) => void outstanding.push(search) })
  const answer = async () => {
    for (const search of outstanding.splice(pick(outstanding.length), 1)) send(visit, await endOf(search))
  }
  const [answered = [], open = []] = deeds
  for (const deed of [...answered, ...open]) {
    const event = deed.eventIn(visit.state)
    if (event) send(visit, event)
    while (answered.includes(deed) && outstanding.length > 0) await answer()
  }
  while (outstanding.length > 0) await answer()
  return visit.state
}

describe('whatever a person does to the motor drawer, and whenever the answers come', () => {
  it.each([
    ['choices toggle: pressed again it is taken back, another value takes its place', checkToggle],
    ['a brand is chosen before the series and everything else', checkBrandFirst],
    ['removing the brand removes the series, and what appears only with a brand', checkBrandRemoval],
    ['a single remaining option is chosen unless the last actions took it back', checkOnlyOption],
    ['what is taken back stays so until something else is chosen', checkReversal],
    ['no answer and no reset chooses anything', checkChosenByWhom],
    ['what came from a calculation or a filter, and what has only one option, cannot be changed', checkLocks],
    ['one motor left is selected where that is on, but not right after something was taken back', checkAutoSelect],
    ['selecting closes the drawer and emits the motor once, with its fixed parameters', checkSelection],
    ['a late answer changes nothing', checkLateAnswer],
    ['the list is asked for with everything that is chosen, and all of that can be seen', checkListRequest],
  ] as const)('%s', async (_, inspect) => {
    await fc.assert(runs({ inspect }))
  })

  it('in the end nothing is under way, and every motor listed meets what is chosen', async () => {
    await fc.assert(runs({ settled: checkAtRest }))
  })

  it('every list is the first page of 300 motors of its class', async () => {
    const settled = ({ requests }: Visit) => {
      for (const { request } of requests) expect(request).toMatchObject({ list: { classID: '120', page: 1, size: 300 } })
    }
    await fc.assert(runs({ settled }))
  })

  it('the same events give the same state, and an answer that comes twice changes nothing', async () => {
    const settled = ({ state, log }: Visit) => {
      expect(replay(state.settings, log)).toEqual(state)
      const answers = log.filter(({ type }) => type === 'arrived' || type === 'failed')
      expect(answers.reduce((last, answer) => advance(last, answer).state, state)).toEqual(state)
    }
    await fc.assert(runs({ settled }))
  })

  it('answers in any order end in the same state as answers in the order of their questions', async () => {
    const deeds = (maxLength: number) => fc.array(anyDeed, { maxLength, size: 'max' })
    const picks = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(anySettings, fc.tuple(deeds(20), deeds(8)), picks, async (settings, both, numbers) => {
        let at = 0
        const shuffled = await play(settings, both, (outstanding) => (numbers[at++ % numbers.length] ?? 0) % outstanding)
        expect(shuffled).toEqual(await play(settings, both, () => 0))
      }),
    )
  })

  it('typing waits a second before it is searched for; Enter and everything else is asked at once', () => {
    const waits = (state: DrawerState, event: AnyEvent) => advance(state, event).asks.map(({ afterMs }) => afterMs)
    fc.assert(
      fc.property(fc.string(), (keyword) => {
        const opened = openDrawer(settingsWith()).state
        const typed: DrawerEvent = { type: 'keywordTyped', keyword }
        expect(waits(opened, typed)).toEqual(keyword.trim() === '' ? [] : [keywordDelayMs])
        const state = advance(opened, typed).state
        expect(waits(state, searchAgain)).toEqual([0])
        expect(waits(state, { type: 'valuePressed', paramName: 'brand', value: 'Acme' })).toEqual([0])
      }),
    )
  })
})
