import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import type { Surroundings } from '../../../screens/base/machine/create-runner.ts'
import { readAs } from '../../../screens/base/browser/session-slot.ts'
import { matchMachine } from '../../../screens/calculator/match-machine.ts'
import { taskMachine } from '../../../screens/files/task-machine.ts'
import { drawerMachine } from '../../../screens/motor-drawer/drawer-machine.ts'
import { confirmMachine } from '../../../screens/pages/rotary/confirm-machine.ts'
import { savedPanel } from '../../../screens/servo/saved-panel.ts'
import { savedForm, savedIndustry, savedSecond } from '../../../screens/rotary/rotary-session.ts'
import { searchMachine } from '../../../screens/search/search-machine.ts'
import { servoMachine } from '../../../screens/servo/panel-machine.ts'
import { filesWorld } from './file-tasks-world.ts'
import { anyRun, type Subject } from './machine-runs.ts'
import { anyDeed as drawerDeed, anySettings } from './motor-drawer-actions.ts'
import { confirmWorld } from './confirm-world.ts'
import { answerOf as drawerAnswer } from './motor-drawer-world.ts'
import { modelSubject } from './model-machine.ts'
import { secondWorldOf } from './rotating-second-world.ts'
import type { World } from './rotating-visit.ts'
import { industryWorld, sceneWorld } from './rotating-worlds.ts'
import { searchWorld } from './search-world.ts'
import { anyDeed as panelDeed } from './servo-actions.ts'
import { answerTo as panelAnswer } from './servo-world.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** The scheduler answers instead. */
const unused = () => Promise.reject(new Error('no call is made'))

const matching = anyRun({
  machine: matchMachine,
  dependencies: { locale: 'en', onOutcome: () => undefined },
  answerTo: ({ key }) => (key.includes('c') ? undefined : { answerTo: key }),
  deed: fc.record({ path: fc.constantFrom('a', 'b', 'c'), covered: fc.boolean() }).map(
    ({ path, covered }) =>
      () =>
        ({ type: 'start', request: { path, query: {} }, covered }) as const,
  ),
  opening: fc.constant(undefined),
  asksAgain: ['start'],
})

const servo = anyRun({
  machine: servoMachine,
  dependencies: { calls: { searchMotors: unused, calculate: unused } },
  answerTo: panelAnswer,
  deed: panelDeed.map(({ eventIn }) => eventIn),
  opening: fc.constant(undefined),
  joined: ['motors'],
  asksAgain: ['startPressed'],
  read: (text) => readAs(savedPanel, text),
})

const drawer = anyRun({
  machine: drawerMachine,
  dependencies: { calls: { filter: unused }, onSelect: () => undefined },
  opening: anySettings,
  answerTo: drawerAnswer,
  deed: drawerDeed.map(({ eventIn }) => eventIn),
})

const rotary = <State, Dependencies extends Surroundings, Event extends { readonly type: string }, Opening>(
  { machine, dependencies, answerTo, deed }: World<State, Dependencies, Event, Opening>,
  rest: Pick<Subject<State, Dependencies, Event, Opening>, 'opening' | 'asksAgain' | 'read'>,
) => anyRun({ machine, dependencies: dependencies(() => undefined), answerTo, deed, ...rest })

const scenes = rotary(sceneWorld, {
  opening: fc.constant(undefined),
  asksAgain: ['calculatePressed', 'submitPressed'],
  read: (text) => readAs(savedForm, text),
})
/** The first ratio leaves one type and one size. */
const secondWorld = secondWorldOf([
  { i: '5', reducerType: 'hollow', match: 'S1' },
  { i: '10', reducerType: 'hollow', match: 'S2' },
  { i: '10', reducerType: 'direct', match: 'S3' },
])
const second = rotary(secondWorld, { opening: fc.constant(secondWorld.opening), read: (text) => readAs(savedSecond, text) })
const industry = rotary(industryWorld, { opening: fc.constant(undefined), read: (text) => readAs(savedIndustry, text) })

const confirming = anyRun({ ...confirmWorld, machine: confirmMachine })

const searching = anyRun({ ...searchWorld, machine: searchMachine })

const making = anyRun({ ...filesWorld, machine: taskMachine })

/** By the file that holds the machine. */
const ofProduct: Readonly<Record<string, fc.IAsyncPropertyWithHooks<unknown>>> = {
  'calculator/match-machine.ts': matching,
  'servo/panel-machine.ts': servo,
  'motor-drawer/drawer-machine.ts': drawer,
  'rotary/scene-machine.ts': scenes,
  'rotary/second-machine.ts': second,
  'rotary/industry-machine.ts': industry,
  'pages/rotary/confirm-machine.ts': confirming,
  'search/search-machine.ts': searching,
  'files/task-machine.ts': making,
}

it('every machine of the product is held to the laws', () => {
  const files = Object.entries(
    import.meta.glob<string>('../../../screens/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  )
  const machines = files.filter(([path, text]) => /\bdefineMachine[<(]/.test(text) && !path.endsWith('/define-machine.ts'))
  const found = machines.map(([path]) => path.replace('../../../screens/', ''))
  expect(found.toSorted()).toEqual(Object.keys(ofProduct).toSorted())
})

const runs = [['a model', anyRun(modelSubject)], ...Object.entries(ofProduct)] as const

it.each(runs)(
  '%s: one call per question; what is shown belongs to what is asked; nothing late acts; cancel and retry; no overlay beyond its time; a reload',
  async (_, run) => {
    await expect(Promise.resolve(fc.assert(run))).resolves.toBeUndefined()
  },
)
