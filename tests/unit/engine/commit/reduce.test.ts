import { describe, expect, it } from 'vitest'
import type { NumberField } from '../../../../engine/define/index.ts'
import { alternatives, choice, choices, number } from '../../../../engine/define/index.ts'
import { compile, encodeRequest, initialState, reasonsAgainstStart, reduce } from '../../../../engine/index.ts'
import type { Change, FormEvent, FormState, InitData, Plan } from '../../../../engine/index.ts'
import { lift } from '../../../../schemas/300-lift/schema.ts'
import { calculator } from '../calculator.ts'

const after = (plan: Plan, events: readonly FormEvent[], start = initialState(plan)): FormState =>
  events.reduce((state, event) => reduce(state, event), start)
const commit = (field: string, text: string): FormEvent => ({ type: 'commit', field, text })
const input = (field: string, text: string): FormEvent => ({ type: 'input', field, text })
const choose = (field: string, value: string | undefined): FormEvent => ({ type: 'choose', field, value })
const undoLast = (state: FormState): FormEvent => ({ type: 'undo', change: state.changes.at(-1)?.id ?? 0 })

/** "load: 200 → 120 (aboveMaximum)" */
const told = ({ changes }: FormState) =>
  changes.map(({ field, from, to, rule }: Change) => `${field}: ${String(from)} → ${String(to)} (${rule})`)

const one = (field: Omit<NumberField, 'kind'>) => compile(calculator({ fields: { length: number(field) } }))

describe('leaving a number', () => {
  it.each<[string, Omit<NumberField, 'kind'>, readonly string[], number | undefined, readonly string[], string | undefined]>([
    ['inside its range is taken', { min: 1, max: 10 }, ['5'], 5, [], undefined],
    ['with a comma is taken', { min: 1, max: 10 }, ['1,5'], 1.5, [], undefined],
    ['in another unit is converted', { unit: 'mm', max: 1000 }, ['5 in'], 127, [], undefined],
    ['above, policy snap', { min: 1, max: 10, onOutOfRange: 'snap' }, ['25'], 10, ['length: 25 → 10 (aboveMaximum)'], undefined],
    ['below, policy snap', { min: 1, max: 10, onOutOfRange: 'snap' }, ['0'], 1, ['length: 0 → 1 (belowMinimum)'], undefined],
    ['above, policy correct', { min: 1, max: 10, onOutOfRange: 'correct' }, ['25'], 10, ['length: 25 → 10 (aboveMaximum)'], undefined],
    ['above, policy hint', { min: 1, max: 10, onOutOfRange: 'hint' }, ['25'], 25, [], undefined],
    ['above, policy reject', { min: 1, max: 10, onOutOfRange: 'reject' }, ['5', '25'], 5, [], 'aboveMaximum'],
    ['above, no policy', { min: 1, max: 10 }, ['25'], undefined, [], 'aboveMaximum'],
    ['on an exclusive minimum, even with snap', { exclusiveMin: 0, onOutOfRange: 'snap' }, ['0'], undefined, [], 'notAbove'],
    ['between two steps', { min: 1, max: 10, step: 2 }, ['4.2'], 5, ['length: 4.2 → 5 (step)'], undefined],
    [
      'above, snapped to the last step inside',
      { min: 1, max: 10, step: 2, onOutOfRange: 'snap' },
      ['25'],
      9,
      ['length: 25 → 9 (aboveMaximum)'],
      undefined,
    ],
    ['that is no number', {}, ['5', 'abc'], 5, [], 'notANumber'],
    ['that is no number, policy reject', { onNotANumber: 'reject' }, ['5', 'abc'], 5, [], 'notANumber'],
    [
      'that is no number, policy empty',
      { onNotANumber: 'empty' },
      ['5', 'abc'],
      undefined,
      ['length: abc → undefined (notANumber)'],
      undefined,
    ],
    [
      'that is no number, policies empty and restorePrevious',
      { onNotANumber: 'empty', onEmptyBlur: 'restorePrevious' },
      ['5', 'abc'],
      5,
      ['length: undefined → 5 (restored)'],
      undefined,
    ],
    ['of the wrong dimension', { unit: 'mm' }, ['5 kg'], undefined, [], 'wrongDimension'],
    ['with an ambiguous comma', {}, ['1,234'], undefined, [], 'ambiguousComma'],
    ['too large to hold', {}, ['1e10'], undefined, [], 'tooLarge'],
    ['script', {}, ['<script>alert(1)</script>'], undefined, [], 'notANumber'],
    ['empty', {}, ['5', ''], undefined, [], undefined],
    ['empty, policy keep', { onEmptyBlur: 'keep' }, ['5', ''], undefined, [], undefined],
    ['empty, policy restorePrevious', { onEmptyBlur: 'restorePrevious' }, ['5', ''], 5, ['length: undefined → 5 (restored)'], undefined],
    ['empty, policy restorePrevious, with nothing before', { onEmptyBlur: 'restorePrevious' }, [''], undefined, [], undefined],
  ])('%s', (_, field, texts, value, changes, issue) => {
    const state = after(
      one(field),
      texts.map((text) => commit('length', text)),
    )
    expect(state.inputs['length']).toBe(value)
    expect(told(state)).toEqual(changes)
    expect(state.pending['length']?.issue.code).toBe(issue)
  })

  it.each([
    ['correct', true],
    ['snap', false],
  ] as const)('with the policy %s says so aloud: %s', (onOutOfRange, announce) => {
    expect(after(one({ max: 10, onOutOfRange }), [commit('length', '25')]).changes[0]).toMatchObject({
      announce,
      limit: 10,
      cause: undefined,
    })
  })

  it('keeps a rejected text as it was typed and keeps Start from using the old value', () => {
    const state = after(one({ max: 10, onOutOfRange: 'reject' }), [commit('length', '5'), commit('length', ' 25 ')])
    expect(state.pending['length']).toMatchObject({ text: ' 25 ', blocks: true, committed: true })
  })
})

describe('typing a number', () => {
  const plan = one({ min: 10, max: 100, onOutOfRange: 'snap' })

  it('takes a number that needs no correction at once', () => {
    expect(after(plan, [input('length', '50')]).inputs['length']).toBe(50)
  })

  it('changes nothing by itself while the number is still out of range, and does not block Start', () => {
    const state = after(plan, [input('length', '1')])
    expect([state.inputs['length'], told(state), state.pending['length']?.blocks]).toEqual([undefined, [], false])
  })

  it('blocks Start while the text is no number', () => {
    expect(after(plan, [input('length', '5'), input('length', '5x')]).pending['length']).toMatchObject({
      text: '5x',
      blocks: true,
      committed: false,
    })
  })
})

describe('bounds that move', () => {
  const plan = (policies: Omit<NumberField, 'kind'>) =>
    compile(calculator({ fields: { stroke: number({ onOutOfRange: 'snap' }), length: number({ ...policies, max: 'stroke' }) } }))
  const moved = [commit('stroke', '100'), commit('length', '80'), commit('stroke', '50')]

  it.each<[string, Omit<NumberField, 'kind'>, number, readonly string[]]>([
    ['pull a snapping number along', { onOutOfRange: 'snap' }, 50, ['length: 80 → 50 (boundsChanged)']],
    ['pull a correcting number along', { onOutOfRange: 'correct' }, 50, ['length: 80 → 50 (boundsChanged)']],
    ['leave a rejecting number, which is then flagged', { onOutOfRange: 'reject' }, 80, []],
    ['leave a snapping number with the policy flag', { onOutOfRange: 'snap', onBoundsChange: 'flag' }, 80, []],
    [
      'leave a rejecting number with the policy recommit, for no correction fits',
      { onOutOfRange: 'reject', onBoundsChange: 'recommit' },
      80,
      [],
    ],
  ])('%s', (_, policies, value, changes) => {
    const state = after(plan(policies), moved)
    expect([state.inputs['length'], told(state)]).toEqual([value, changes])
  })
})

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

describe('undo gives back what was there before', () => {
  const init = (...sizes: string[]): FormEvent => ({ type: 'init', data: { sizes } })
  const cleared = calculator({ fields: { a: choice({ options: ['x', 'y'], clears: ['b'] }), b: choice({ options: ['z'] }) } })
  const bounded = calculator({ fields: { stroke: number({}), length: number({ max: 'stroke', onOutOfRange: 'snap' }) } })
  const sized = (chooseSingle: boolean) =>
    calculator({
      init: { get: 'Sample/Init', lists: { sizes: {} } },
      fields: { size: choice({ optionsFrom: 'init.sizes', onOptionGone: 'first', chooseSingle }) },
    })

  it.each<[string, Plan, readonly FormEvent[], string, { readonly value?: unknown; readonly text?: string; readonly issue?: string }]>([
    ['cleared', compile(cleared), [choose('b', 'z'), choose('a', 'x')], 'b', { value: 'z' }],
    ['restored', one({ onEmptyBlur: 'restorePrevious' }), [commit('length', '5'), commit('length', '')], 'length', {}],
    ['step', one({ min: 0, max: 10, step: 2 }), [commit('length', '4.9')], 'length', { value: 4.9 }],
    ['onlyOption', compile(sized(true)), [init('a')], 'size', {}],
    [
      'aboveMaximum',
      one({ max: 10, onOutOfRange: 'snap' }),
      [commit('length', '25')],
      'length',
      { value: 10, text: '25', issue: 'aboveMaximum' },
    ],
    [
      'belowMinimum',
      one({ min: 10, onOutOfRange: 'correct' }),
      [commit('length', '2')],
      'length',
      { value: 10, text: '2', issue: 'belowMinimum' },
    ],
    ['notANumber', one({ onNotANumber: 'empty' }), [commit('length', 'abc')], 'length', { text: 'abc', issue: 'notANumber' }],
    [
      'sets',
      compile(lift),
      [commit('serviceFactor', '1.4'), choose('loadType', 'strong')],
      'serviceFactor',
      { value: 3, text: '1.4', issue: 'belowMinimum' },
    ],
    [
      'boundsChanged',
      compile(bounded),
      [commit('length', '80'), commit('stroke', '50')],
      'length',
      { value: 50, text: '80', issue: 'aboveMaximum' },
    ],
    ['optionGone', compile(sized(false)), [init('a', 'b'), choose('size', 'b'), init('a')], 'size', { value: 'b' }],
  ])('after %s', (rule, plan, events, field, { value, text, issue }) => {
    const state = after(plan, events)
    expect(state.changes.at(-1)).toMatchObject({ field, rule })
    const undone = reduce(state, undoLast(state))
    expect(undone.inputs[field]).toBe(value)
    expect(undone.chips).not.toHaveProperty(field)
    expect([undone.pending[field]?.text, undone.pending[field]?.issue.code]).toEqual([text, issue])
  })

  it('a number that is out of range is not lost and not sent: it comes back as text, and Start waits', () => {
    const plan = one({ max: 10, onOutOfRange: 'snap' })
    const state = after(plan, [commit('length', '25')])
    const undone = reduce(state, undoLast(state))
    expect(encodeRequest(plan, undone.snapshot).query).toEqual({})
    expect(reasonsAgainstStart(plan, undone.snapshot).map(({ path }) => path)).toEqual(['length'])
  })

  it('only the change that the chip shows can be undone', () => {
    const plan = one({ max: 10, onOutOfRange: 'snap' })
    const state = after(plan, [commit('length', '25'), commit('length', '30')])
    expect(reduce(state, { type: 'undo', change: 1 })).toBe(state)
  })
})

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
    expect([state.inputs['length'], told(state)]).toEqual([100, ['length: 500 → 100 (boundsChanged)']])
  })
})

describe('values from elsewhere', () => {
  const plan = compile(lift)

  it('are taken as if they had been entered: in range, without what no field can take', () => {
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
    expect(state.inputs).toEqual({ loadType: 'strong', serviceFactor: 3, load: 120, fixing: 'x' })
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
