import { describe, expect, it } from 'vitest'
import { choice, choices, number } from '../../../../engine/define/index.ts'
import { compile, initialState, reasonsAgainstStart, reduce } from '../../../../engine/index.ts'
import type { FormEvent, InitData, Plan } from '../../../../engine/index.ts'
import { lift } from '../../../../schemas/300-lift/schema.ts'
import { calculator } from '../calculator.ts'
import { after, choose, commit, told } from './events.ts'

describe('the init answer', () => {
  const schema = (parts: { onOptionGone?: 'clear' | 'first'; chooseSingle?: boolean; default?: string }) =>
    compile(
      calculator({
        init: { get: 'Sample/Init', lists: { sizes: {} }, numbers: { longest: '' } },
        fields: {
          size: choice({ optionsFrom: 'init.sizes', ...parts }),
          several: choices({ optionsFrom: 'init.sizes' }),
          length: number({ max: 'init.longest', onOutOfRange: 'snap' }),
        },
      }),
    )
  const answer = (...sizes: string[]): FormEvent => ({ type: 'init', data: { sizes, longest: 100 } satisfies InitData })

  it.each<[string, Plan, readonly FormEvent[], unknown, readonly string[]]>([
    ['brings the default', schema({ default: 'b' }), [answer('a', 'b')], 'b', []],
    ['without the default brings nothing', schema({ default: 'c' }), [answer('a', 'b')], undefined, []],
    [
      'with one option chooses it where the schema says so',
      schema({ chooseSingle: true }),
      [answer('a')],
      'a',
      ['size: undefined → a (onlyOption)'],
    ],
    ['with one option chooses nothing otherwise', schema({}), [answer('a')], undefined, []],
    [
      'without the chosen option clears it',
      schema({}),
      [answer('a', 'b'), choose('size', 'b'), answer('a')],
      undefined,
      ['size: b → undefined (optionGone)'],
    ],
    [
      'without the chosen option takes the first, policy first',
      schema({ onOptionGone: 'first' }),
      [answer('a', 'b'), choose('size', 'b'), answer('c', 'a')],
      'c',
      ['size: b → c (optionGone)'],
    ],
    ['with the chosen option leaves it', schema({}), [answer('a', 'b'), choose('size', 'b'), answer('b')], 'b', []],
  ])('%s', (_, plan, events, value, changes) => {
    const state = after(plan, events)
    expect([state.inputs['size'], told(state)]).toEqual([value, changes])
  })

  it('keeps of several those that are still offered', () => {
    const state = after(schema({}), [
      answer('a', 'b'),
      { type: 'toggle', field: 'several', value: 'a' },
      { type: 'toggle', field: 'several', value: 'b' },
      answer('b'),
    ])
    expect([state.inputs['several'], told(state)]).toEqual([['b'], ['several: a,b → b (optionGone)']])
  })

  it('pulls a number inside a limit that has become known', () => {
    const state = after(schema({}), [commit('length', '500'), answer('a')])
    expect([state.inputs['length'], told(state)]).toEqual([100, ['length: 500 → 100 (aboveMaximum)']])
  })
})

describe('values from elsewhere', () => {
  const plan = compile(lift)

  it('are corrected where they correct themselves, refused where they do not, left out where no field can take them', () => {
    const state = reduce(initialState(plan), {
      type: 'restore',
      inputs: {
        loadType: 'strong',
        serviceFactor: 9,
        load: 500,
        minutes: Number.NaN,
        speed: '5',
        stroke: -1,
        mounting: 'sideways',
        fixing: 'x',
        nonsense: 1,
        __proto__: 3,
      },
    })
    expect(state.inputs).toEqual({ loadType: 'strong', serviceFactor: 3, load: 120, stroke: -1, fixing: 'x' })
    expect(reasonsAgainstStart(plan, state.snapshot).map(({ path, code }) => [path, code])).toContainEqual(['stroke', 'notAbove'])
  })

  it('are gone after a reset, options and units stay', () => {
    const init: InitData = { fixedMethodList: [] }
    const filled = after(plan, [{ type: 'init', data: init }, { type: 'units', system: 'imperial' }, commit('load', '5')])
    const state = reduce(filled, { type: 'reset' })
    expect([state.inputs, state.init, state.system, state.changes]).toEqual([
      { loadType: 'medium', serviceFactor: 1.5 },
      init,
      'imperial',
      [],
    ])
  })
})
