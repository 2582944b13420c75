import { describe, expect, it } from 'vitest'
import type { NumberField } from '../../../../engine/define/index.ts'
import { number } from '../../../../engine/define/index.ts'
import { compile } from '../../../../engine/index.ts'
import { calculator } from '../calculator.ts'
import { after, commit, input, one, told } from './events.ts'

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
    ['on a grid that meets zero', { min: -2.22, max: 5, step: 0.74 }, ['0.1'], 0, ['length: 0.1 → 0 (step)'], undefined],
    ['on a fine grid far from its beginning', { min: -1000, step: 0.1 }, ['0.3'], 0.3, [], undefined],
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
