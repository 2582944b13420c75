import { describe, expect, it } from 'vitest'
import { choice, number } from '../../../../engine/define/index.ts'
import type { NumberField } from '../../../../engine/define/index.ts'
import { compile, lint } from '../../../../engine/library/compile/index.ts'
import { initialState, reasonsAgainstStart, reduce } from '../../../../engine/library/index.ts'
import type { FormEvent } from '../../../../engine/index.ts'
import { calculator, faultsOf } from '../calculator.ts'
import { commit, input } from './events.ts'

type Default = NumberField['default']
const schemaOf = (first: Default) =>
  calculator({
    fields: {
      posture: choice({ options: ['flat', 'upright'], default: 'flat' }),
      slope: number({ unit: 'deg', required: false }),
      arm: number({ unit: 'mm', ...(first === undefined ? {} : { default: first }), onEmptyBlur: 'restorePrevious' }),
    },
  })
const whenFlat = { value: 0, when: "posture == 'flat'" } as const
const turn = (value: string): FormEvent => ({ type: 'choose', field: 'posture', value })
const armAfter = (events: readonly FormEvent[], first: Default = whenFlat) =>
  events.reduce(reduce, initialState(compile(schemaOf(first)), { init: {} })).inputs['arm']

describe('a default that holds by condition', () => {
  it.each<[string, readonly FormEvent[], number | undefined]>([
    ['stands in a new form', [], 0],
    ['goes where it does not hold', [turn('upright')], undefined],
    ['comes back', [turn('upright'), turn('flat')], 0],
    ['what is typed stays, were it the same number', [input('arm', '0'), commit('arm', '0'), turn('upright')], 0],
    ['going through the field enters nothing', [commit('arm', '0'), turn('upright')], undefined],
    ['nor does leaving it empty', [turn('upright'), commit('arm', ''), turn('flat')], 0],
    ['leaving it empty brings no default back', [turn('upright'), commit('arm', '')], undefined],
    ['who empties it is asked', [commit('arm', '7'), input('arm', ''), turn('upright'), turn('flat')], undefined],
    ['a saved form counts as untouched where it has the default', [{ type: 'restore', inputs: { arm: 0 } }, turn('upright')], undefined],
    ['and as entered where it does not hold', [{ type: 'restore', inputs: { posture: 'upright', arm: 0 } }], 0],
    ['a link without it', [{ type: 'restore', inputs: { posture: 'upright' } }], undefined],
  ])('%s', (_, events, expected) => {
    expect(armAfter(events)).toBe(expected)
  })

  it('closes Start', () => {
    const upright = reduce(initialState(compile(schemaOf(whenFlat)), { init: {} }), turn('upright'))
    expect(reasonsAgainstStart(upright.plan, upright.snapshot)).toEqual([{ code: 'missing', path: 'arm', params: {} }])
  })

  it('by `unless` holds while its condition cannot be known', () => {
    const level = { value: 0, unless: 'slope > 10' } as const
    expect(armAfter([], level)).toBe(0)
    expect(armAfter([commit('slope', '11')], level)).toBeUndefined()
    expect(armAfter([commit('slope', '11'), commit('slope', '9')], level)).toBe(0)
    expect(armAfter([commit('slope', '11'), commit('slope', '')], level)).toBe(0)
    expect(armAfter([], { value: 0, when: 'slope < 10' })).toBeUndefined()
  })

  it('is checked: names and units of value and condition', () => {
    expect(faultsOf(schemaOf({ value: 'slope', when: 'slopes > 1' })).map((fault) => fault.split('\n', 1)[0])).toEqual([
      'arm#default dimensionMismatch: [deg] and [mm] do not measure the same thing',
      "arm#default.when unknownName: unknown name 'slopes'; did you mean 'slope'?",
    ])
  })

  it.each<[string, Default, readonly string[]]>([
    ['a condition that never changes', { value: 0, when: "posture == 'flat' || posture == 'upright'" }, ['fixedCondition']],
    ['an exception that never comes', { value: 0, unless: "posture != 'flat' && posture != 'upright'" }, ['fixedCondition']],
    ['a condition that does', whenFlat, []],
  ])('%s is found', (_, first, rules) => {
    const found = lint(compile(schemaOf(first))).filter(({ path }) => path.startsWith('arm#default'))
    expect(found.map(({ rule }) => rule).toSorted()).toEqual(rules)
  })
})
