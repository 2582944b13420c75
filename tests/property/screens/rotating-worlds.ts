/** Services for the machines of the rotating flow that answer by the question alone, and what a person does to each. */
import fc from 'fast-check'
import type { WorkingFirstAnswer } from '../../../families/rotary/wire/calls.ts'
import type { Asking, CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import { drawers, groups, type IndustryEvent, industryMachine } from '../../../screens/rotary/industry-machine.ts'
import type { Scenes } from '../../../screens/rotary/rotary-calls.ts'
import { type SceneEvent, sceneMachine } from '../../../screens/rotary/scene-machine.ts'
import { hashOf, type WorldOf } from './rotating-visit.ts'

type SceneWorld = WorldOf<typeof sceneMachine>
type IndustryWorld = WorldOf<typeof industryMachine>

/** The scheduler answers instead. */
const unused = () => Promise.reject(new Error('no call is made'))

export const sceneList: Scenes = {
  disc: {
    type: 'disc',
    name: 'disc',
    logo: 'scene-disc',
    list: [
      { name: 'tableDiameter', unit: 'mm', defaultValue: 400, min: 1, max: 10_000 },
      { name: 'workpieceCount', unit: '', defaultValue: 8, min: 0, max: 1000, step: 1 },
    ],
  },
  ring: { type: 'ring', name: 'ring', logo: 'scene-ring', list: [{ name: 'rotatingMass', unit: 'kg', defaultValue: 20, min: 0.001 }] },
}

export const rowsFor = (key: string): WorkingFirstAnswer => ({
  list: [{ name: 'totalInertia', value: hashOf(key), unit: 'kg*m^2' }],
  cycle: [{ kind: 'constant', duration: 1, startSpeed: 30, endSpeed: 30, torque: hashOf(key) }],
})

/** Answers by the question alone; every seventh question has none. */
const sceneAnswer = ({ question, key }: Asking) => {
  if (question === 'scenes') return sceneList
  if (hashOf(key) % 7 === 0) return undefined
  return question === 'calculation' ? rowsFor(key) : { number: `R${hashOf(key)}`, time: '2026-01-01T00:00:00Z' }
}

const items = ['tableDiameter', 'workpieceCount', 'rotatingMass']
const sceneAction = (event: SceneEvent) => () => event
const sceneDeed = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('disc', 'ring', 'unknown').map((scene) => sceneAction({ type: 'sceneChosen', scene })) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...items), fc.constantFrom(undefined, NaN, 0, 5, 8, 2.5, 20, 99_999))
      .map(([item, value]) => sceneAction({ type: 'valueTyped', item, value })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('emergencyDeceleration', 'lostMotion', 'unknown'), fc.constantFrom(undefined, NaN, 0, 0.5, 3))
      .map(([item, value]) => sceneAction({ type: 'furtherTyped', item, value })),
  },
  { weight: 4, arbitrary: fc.constantFrom(...items).map((item) => sceneAction({ type: 'fieldLeft', item })) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('calculatePressed' as const, 'calculatePressed' as const, 'submitPressed' as const, 'resetPressed' as const)
      .map((type) => sceneAction({ type })),
  },
)

export const sceneWorld: SceneWorld = {
  machine: sceneMachine,
  opening: undefined,
  dependencies: (onCalculated) => ({ calls: { scenes: unused, first: unused, submit: unused }, onCalculated }),
  answerTo: sceneAnswer,
  deed: sceneDeed,
}

const rowsOf = (value: number) => [{ name: 'totalInertia', value, unit: 'kg*m^2' }]
const motorOf = (skuID: string) => ({ skuID, skuName: `Motor ${skuID}`, p2: 400, n2: 3000, t2: 1.27 })
const ratios = [5, 10, 30]
const offers = { match: ['hollow', 'direct', 'fine'], seriesList: ['A', 'B'] } as const

/** Offers that depend on the question, so that something ticked may go; every sixth question has no answer. */
const platformsFor = ({ key }: Asking) => {
  const hash = hashOf(key)
  if (hash % 6 === 0) return undefined
  const some = (values: readonly string[], by: number) =>
    values.filter((_, index) => (hash >> (by + index)) % 4 !== 0).map((value) => ({ value, icon: '', count: 1 }))
  return {
    count: hash,
    matched: hash,
    total: hash,
    catalogueVersion: 'one',
    iList: ratios.filter((_, index) => (hash >> index) % 3 !== 0),
    list: [],
    matchList: some(offers.match, 3),
    seriesList: some(offers.seriesList, 9),
  }
}

const doing = (event: IndustryEvent | CoreEvent) => () => event
const toggles = fc
  .constantFrom(...groups)
  .chain((group) => fc.constantFrom(...offers[group]).map((value) => doing({ type: 'valueToggled', group, value })))
export const industryWorld: IndustryWorld = {
  machine: industryMachine,
  opening: undefined,
  dependencies: () => ({ calls: { platforms: unused } }),
  answerTo: platformsFor,
  deed: fc.oneof(
    { weight: 5, arbitrary: toggles },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(1, 2)
        .map((value) => doing({ type: 'conditionsFilled', rows: rowsOf(value), scene: { type: `scene${value}`, list: [] } })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(motorOf('M1'), motorOf('M2'), undefined).map((motor) => doing({ type: 'motorChosen', motor })),
    },
    { weight: 2, arbitrary: fc.constantFrom(...ratios, 7).map((ratio) => doing({ type: 'ratioPressed', ratio })) },
    { weight: 1, arbitrary: fc.constantFrom(...drawers).map((drawer) => doing({ type: 'drawerOpened', drawer })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom<IndustryEvent | CoreEvent>(
          { type: 'retry', question: 'platforms' },
          { type: 'resetPressed' },
          { type: 'drawerClosed' },
        )
        .map(doing),
    },
  ),
}
