import { describe, expect, it } from 'vitest'
import { alternatives, choice, choices, number } from '../../../../engine/define/index.ts'
import { compile, initialState, reduce } from '../../../../engine/index.ts'
import type { FormEvent } from '../../../../engine/index.ts'
import { calculator } from '../calculator.ts'
import { after, choose, commit, told } from './events.ts'

describe('a choice', () => {
  const plan = compile(
    calculator({
      tables: { factor: { by: 'shock', rows: { low: { max: 2 }, high: { max: 3 } } } },
      fields: {
        shock: choice({ options: ['low', 'high'], default: 'low', sets: { factor: 'tables.factor.max' }, clears: ['note', 'extras'] }),
        factor: number({ max: 'tables.factor.max', default: 'tables.factor.max', onOutOfRange: 'snap' }),
        note: number({}),
        extras: choices({ options: ['brake', 'cover'] }),
        brand: choice({ options: ['north', 'south'] }),
        series: choice({ options: ['a', 'b'], unlockedBy: 'brand' }),
        size: number({ unlockedBy: 'series' }),
        mode: alternatives({ branches: { speed: [], time: [] }, default: 'speed' }),
      },
    }),
  )

  it('starts with its default and the numbers computed from it', () => {
    expect(initialState(plan).inputs).toEqual({ shock: 'low', factor: 2, mode: 'speed' })
  })

  it('writes what it sets, empties what it clears, and says so', () => {
    const state = after(plan, [commit('note', '5'), { type: 'toggle', field: 'extras', value: 'cover' }, choose('shock', 'high')])
    expect(state.inputs).toEqual({ shock: 'high', factor: 3, mode: 'speed' })
    expect(told(state)).toEqual(['note: 5 → undefined (cleared)', 'extras: cover → undefined (cleared)', 'factor: 2 → 3 (sets)'])
  })

  it('brings a number in line that was kept with a value it cannot take', () => {
    const restored = after(plan, [choose('shock', 'high'), { type: 'restore', inputs: { shock: 'low', factor: [] } }])
    expect(restored.inputs).toMatchObject({ shock: 'low', factor: 2 })
  })

  it('of several, empties what it clears when one is taken away, and leaves it when one is added', () => {
    const toggle = (value: string) => ({ type: 'toggle', field: 'kinds', value }) as const
    const kinds = compile(
      calculator({
        fields: {
          kinds: choices({ options: ['right', 'straight'], required: false, clears: ['gears'] }),
          gears: choices({ options: ['worm', 'bevel'], required: false }),
        },
      }),
    )
    const worm = { type: 'toggle', field: 'gears', value: 'worm' } as const
    expect(after(kinds, [toggle('right'), worm, toggle('straight')]).inputs).toEqual({ kinds: ['right', 'straight'], gears: ['worm'] })
    expect(after(kinds, [worm, toggle('right')]).inputs).toEqual({ kinds: ['right'], gears: ['worm'] })
    const state = after(kinds, [toggle('right'), worm, toggle('right')])
    expect(state.inputs['gears']).toBeUndefined()
    expect(told(state)).toEqual(['gears: worm → undefined (cleared)'])
  })

  it('empties, when it is emptied, what it unlocked, and what that unlocked', () => {
    const state = after(plan, [choose('brand', 'north'), choose('series', 'a'), commit('size', '5'), choose('brand', undefined)])
    expect(state.inputs).toEqual({ shock: 'low', factor: 2, mode: 'speed' })
    expect(told(state)).toEqual(['size: 5 → undefined (cleared)', 'series: a → undefined (cleared)'])
  })

  it('leaves what it unlocked when another option is chosen', () => {
    expect(after(plan, [choose('brand', 'north'), choose('series', 'a'), choose('brand', 'south')]).inputs).toMatchObject({ series: 'a' })
  })

  it.each<[string, FormEvent]>([
    ['an option that is not offered', choose('shock', 'huge')],
    ['a field that does not exist', choose('shokc', 'low')],
    ['a branch that does not exist', choose('mode', 'both')],
    ['no branch at all', choose('mode', undefined)],
    ['one of several that is not offered', { type: 'toggle', field: 'extras', value: 'lamp' }],
    ['a text for a choice', commit('shock', 'low')],
    ['an option for a number', choose('note', 'low')],
    ['a change that never was', { type: 'undo', change: 99 }],
  ])('takes no notice of %s', (_, event) => {
    const state = initialState(plan)
    expect(reduce(state, event)).toBe(state)
  })

  it('keeps several in the order of the options, whatever the order of clicks', () => {
    const state = after(
      plan,
      ['cover', 'brake'].map((value) => ({ type: 'toggle', field: 'extras', value })),
    )
    expect(state.inputs['extras']).toEqual(['brake', 'cover'])
  })
})
