/** A saved assembly is named by all models that it was sized for. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { changeThings } from '../../../screens/base/saved/browser-store.ts'
import { noItems } from '../../../screens/base/saved/stored-items.ts'
import { beSite, openScreens } from './open-screens.tsx'

afterEach(() => {
  changeThings(() => noItems)
})

const partOf = (role: string, position: number, name: string, family: string) => ({
  role,
  position,
  quantity: 1,
  item: {
    kind: 'model',
    family,
    sku: name,
    name,
    series: 'S',
    maker: 'M',
    code: { code: name, state: 'whole', parts: [], also: [] },
    basis: 'published',
    source: '',
  },
  state: 'complete',
})
const parts = [
  partOf('screw', 1, 'WTF2040-2', 'ball-screw'),
  partOf('guide', 2, 'MGN12C', 'ball-rail'),
  partOf('motor', 3, 'ECMA-E21305', 'servo-motor'),
  partOf('support', 4, 'BK17', 'support-unit'),
]
const best = { skuID: 'a', skuName: 'WTF2040-2', motorSku: 'ECMA-E21305', utilisation: 0.86, governing: 'peakTorque' }
const time = '2026-01-01T00:00:00.000Z'

it('with its guide, but not with what fills a position', async () => {
  beSite({})
  const selection = { v: 2, calculator: '303', inputs: { load: [80, 'kg'] } } as const
  const snapshot = { models: [best], assembly: { reference: 'SW-303-7f3a91c2', state: 'complete', parts } }
  const saved = { name: 'Axis', selection, snapshot, clientID: 'one', created: time, changed: time }
  changeThings((things) => ({ ...things, selections: [saved] }))
  await openScreens('/usercenter/user-selection')
  await expect.element(page.getByText('WTF2040-2 + MGN12C + ECMA-E21305', { exact: true })).toBeVisible()
})
