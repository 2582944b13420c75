/** What nothing acts on has been sized for nothing: no card tells it as a life without end. */
import { describe, expect, test } from 'vitest'
import { withoutUnloadedFigures } from '../../../../families/define/unloaded-card.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

const card = { machineCode: 'X', furtherFigures: [{ name: 'lifeHours', value: 1e27, unit: 'h' }] }

test('what is without end is left out, and said', () => {
  expect(withoutUnloadedFigures({ ...card, l10: 1e27, fs: 1e30, lead: 5 }, 'unloaded')).toEqual({
    machineCode: 'X',
    furtherFigures: [],
    lead: 5,
    warnings: ['unloaded'],
  })
  expect(withoutUnloadedFigures({ ...card, l10: 1e27, fs: 3 }, 'thrustAlone')).toMatchObject({ fs: 3, warnings: ['thrustAlone'] })
  const long = { machineCode: 'X', furtherFigures: [], l10: 1e9, fs: 80 }
  expect(withoutUnloadedFigures(long, 'unloaded')).toBe(long)
})

/** Vertical, the load in the middle: by the laws of statics nothing acts on a guide. */
const upright: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'ball-rail': {
    UseMethod: 'vertical',
    Layout: '2x2',
    SliderSpacing: 200,
    RailSpacing: 200,
    W: 2000,
    A: 0,
    B: 0,
    C: 0,
    Speed: 1000,
    Acceleration: 3,
    Stroke: 1000,
  },
  'ball-screw': {
    AssemblyMethod: 'horizontal',
    W: 300,
    Speed: 300,
    Acceleration: 3,
    Stroke: 800,
    FixedMethod: 'fixed-supported',
    Phases: [{ force: 0, load: 0, speed: 300, time: 1 }],
  },
}

describe.each(Object.entries(upright))('%s', (id, request) => {
  test('no card tells a life or a safety without end, and every one says why', async () => {
    const family = (await loadFamilies()).find((one) => one.id === id)
    const preparation = (await family?.selection?.sizer())?.prepare(request, {})
    const cards = family ? modelsOf(family.table).map((model) => preparation?.card(model)) : []
    expect(cards.length).toBeGreaterThan(50)
    expect(cards.filter((one) => !one?.warnings?.includes('unloaded'))).toEqual([])
    expect(cards.flatMap((one) => [one?.l10 ?? 0, one?.fs ?? 0]).filter((value) => value > 1e15)).toEqual([])
  })
})
