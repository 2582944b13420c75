/** Platforms that wait for a motor, and a service that lists them with some motors and not with others; some questions have no answer. */
import fc from 'fast-check'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { RotaryServoAnswer } from '../../../families/rotary/wire/calls.ts'
import type { CoreEvent, Asking } from '../../../screens/base/machine/define-machine.ts'
import type { ConfirmEvent, Confirmed, ConfirmState } from '../../../screens/pages/rotary/confirm-machine.ts'
import { motors } from './motor-drawer-world.ts'
import { hashOf } from './rotating-visit.ts'

export const platformOf = (skuID: string): RecommendedModel => ({
  skuID,
  skuName: skuID,
  serviceID: 'S',
  icon: '',
  series: 'S',
  maker: '',
  machineCode: skuID,
  utilisation: 0.5,
  governing: 'torque',
  basis: 'published',
  source: '',
  motorSku: 'given',
  ratio: 10,
  isDefault: false,
  isSTL: false,
  disPlayParams: [],
  candidate: {},
})

const platformNames = ['P1', 'P2'] as const
const ignored: (confirmed: Confirmed) => void = () => undefined
const proceeded = () => undefined

export const listWith = (names: readonly string[]): RotaryServoAnswer => ({
  count: names.length,
  matched: names.length,
  total: 2,
  catalogueVersion: 'one',
  iList: [],
  list: names.map(platformOf),
  matchList: [],
  seriesList: [],
})

/** The service knows every platform, and lists those that fit the motor. */
const answerTo = ({ key }: Asking): RotaryServoAnswer | undefined => {
  const hash = hashOf(key)
  if (hash % 5 === 0) return undefined
  return listWith(platformNames.filter((_, at) => (hash >> at) % 2 === 0))
}

const rowsOf = (value: number) => [{ name: 'totalInertia', value, unit: 'kg*m^2' }]
const act = (event: ConfirmEvent) => (): ConfirmEvent | CoreEvent => event

const confirmDeed: fc.Arbitrary<(state: ConfirmState) => ConfirmEvent | CoreEvent | undefined> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...platformNames), fc.constantFrom(1, 2)).map(([name, value]) =>
      act({
        type: 'platformPressed',
        model: platformOf(name),
        rows: [{ name: 'totalInertia', value, unit: 'kg*m^2' }],
        proceed: proceeded,
      }),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(...motors.slice(0, 3)).map((sku) => act({ type: 'motorSelected', selection: { sku, fixedParams: [] } })),
  },
  { weight: 1, arbitrary: fc.constantFrom(1, 2).map((value) => act({ type: 'conditionsShown', rows: rowsOf(value) })) },
  { weight: 2, arbitrary: fc.constantFrom('motorReleased' as const, 'closed' as const).map((type) => act({ type })) },
)

export const confirmWorld = {
  dependencies: {
    calls: { platforms: () => Promise.reject(new Error('no call is made')) },
    onConfirmed: ignored,
  },
  opening: fc.constant(undefined),
  answerTo,
  deed: confirmDeed,
}
