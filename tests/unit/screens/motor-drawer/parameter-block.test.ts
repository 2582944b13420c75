import { describe, expect, it } from 'vitest'
import type { SkuFilter } from '../../../../contract/directory/sku-selection.ts'
import { type DrawerEvent, drawerMachine } from '../../../../screens/motor-drawer/drawer-machine.ts'
import { openDrawer } from '../../../property/screens/motor-drawer-actions.ts'
import type { DrawerSettings } from '../../../../screens/motor-drawer/drawer-calls.ts'
import type { DrawerState } from '../../../../screens/motor-drawer/drawer-state.ts'
import { changeBetween, parameterBlock, waitingFields } from '../../../../screens/motor-drawer/parameter-block.ts'
import { appliedFilters } from '../../../../screens/motor-drawer/derived-fields.ts'
import { belowOf } from '../../../../screens/base/catalogue/parameter-tree.ts'
import { dependantsOf, neededFor } from '../../../../screens/motor-drawer/needed-parameters.ts'
import { parameterOf } from '../filters/parameter-of.ts'
import { endOf, settingsWith } from '../../../property/screens/motor-drawer-world.ts'

/** Does one thing after another, each answered at once. */
const after = async (events: readonly DrawerEvent[], settings: Partial<DrawerSettings> = {}): Promise<DrawerState> => {
  let step = openDrawer(settingsWith(settings))
  const settle = async () => {
    for (const asking of step.asks) step = drawerMachine.advance(step.state, await endOf(asking))
  }
  await settle()
  for (const event of events) {
    step = drawerMachine.advance(step.state, event)
    await settle()
  }
  return step.state
}

const press = (paramName: string, value: string): DrawerEvent => ({ type: 'valuePressed', paramName, value })

describe('the further parameters of the drawer', () => {
  it('wait for the brand: only the series stands there, and is not open', async () => {
    const state = await after([])
    expect(parameterBlock(state).parameters).toEqual([])
    expect(waitingFields(state).map(({ paramName }) => paramName)).toEqual(['series'])
  })

  it('appear with a brand, the series with those of the brand alone', async () => {
    const state = await after([press('brand', 'Acme')])
    expect(parameterBlock(state).parameters.map(({ paramName, values }) => [paramName, values.length])).toEqual([
      ['series', 2],
      ['ratedPower', 3],
      ['flangeSize', 3],
    ])
    expect(waitingFields(state)).toEqual([])
  })

  it('are locked where there is one option, and say so', async () => {
    const { chosen, locked } = parameterBlock(await after([press('brand', 'Bolt')]))
    expect([chosen, locked]).toEqual([[{ paramName: 'series', values: ['B1'] }], { series: 'onlyOption' }])
  })

  it('show what came along only once a brand is chosen, locked', async () => {
    const filter = { paramName: 'ratedPower', values: [400] }
    const fixed = [{ origin: 'calculation', filter }] as const
    const first = await after([], { fixed })
    expect(parameterBlock(first).parameters).toEqual([])
    // Until then it is said that it narrows the list.
    expect(appliedFilters(first)).toMatchObject([{ parameter: { paramName: 'ratedPower' }, filter }])
    const { parameters, chosen, locked } = parameterBlock(await after([press('brand', 'Acme')], { fixed }))
    expect(parameters.map(({ paramName }) => paramName)).toContain('ratedPower')
    expect([chosen, locked]).toMatchObject([expect.arrayContaining([filter]), { ratedPower: 'calculation' }])
  })
})

describe('what a block of filters changed', () => {
  const power = (value: number): SkuFilter => ({ paramName: 'ratedPower', values: [value] })
  const series: SkuFilter = { paramName: 'series', values: ['A1'] }
  it.each<[string, readonly SkuFilter[], readonly SkuFilter[], SkuFilter | undefined]>([
    ['nothing', [series], [series], undefined],
    ['a new choice', [series], [series, power(100)], power(100)],
    ['another value', [power(100), series], [series, power(400)], power(400)],
    ['a choice taken back', [series, power(100)], [series], { paramName: 'ratedPower', values: [] }],
  ])('is %s', (_, before, now, expected) => {
    expect(changeBetween(before, now)).toEqual(expected)
  })
})

describe('what stands below what', () => {
  const tree = [
    parameterOf({ paramName: 'typeCode' }),
    parameterOf({ paramName: 'brand', children: ['series'] }),
    parameterOf({ paramName: 'series', children: ['size'] }),
    parameterOf({ paramName: 'size' }),
    parameterOf({ paramName: 'power' }),
  ]
  it('is needed before it, and goes with it', () => {
    expect(tree.map(({ paramName }) => neededFor(tree, paramName))).toEqual([[], [], ['brand'], ['brand', 'series'], ['brand']])
    expect([...belowOf(tree, 'brand')]).toEqual(['series', 'size'])
    expect([...dependantsOf(tree, 'brand')]).toEqual(['series', 'size', 'power'])
  })

  it('needs no brand in a class without brands, and nothing of itself in a circle', () => {
    const circle = [parameterOf({ paramName: 'a', children: ['b'] }), parameterOf({ paramName: 'b', children: ['a'] })]
    expect(circle.map(({ paramName }) => neededFor(circle, paramName))).toEqual([[], []])
  })
})
