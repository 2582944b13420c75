import { describe, expect, it } from 'vitest'
import { choice, number } from '../../../../engine/define/index.ts'
import { compile, fieldView, servedFields, initialState, reasonsAgainstStart, reduce } from '../../../../engine/index.ts'
import type { FormEvent, FormState, InitData } from '../../../../engine/index.ts'
import { calculator } from '../calculator.ts'
import { choose, commit } from './events.ts'

const plan = compile(
  calculator({
    init: {
      get: 'Sample/Init',
      query: { Posture: 'posture' },
      lists: { sizes: {}, places: {} },
      parameters: { list: 'told', name: 'name', label: 'label', default: 'value', unit: 'unit' },
    },
    fields: {
      posture: choice({ options: ['up', 'down'], default: 'up' }),
      size: choice({ optionsFrom: 'init.sizes' }),
      place: choice({ optionsFrom: 'init.places', onNoOptions: 'hide' }),
      length: number({ unit: 'mm', min: 1, max: 900, default: 300, onOutOfRange: 'correct' }),
      mass: number({ unit: 'kg' }),
      arm: number({ unit: 'mm', default: 5, hidden: "posture == 'down'" }),
    },
    request: {
      get: 'Sample/Calculation',
      query: { Size: 'size', Length: 'length', Mass: 'mass', Posture: 'posture', Place: 'place', Arm: 'arm' },
    },
  }),
)

const told = (name: string, value: unknown, more: object = {}) => ({ name, label: name, value, unit: '', ...more })
const answer = (...items: readonly object[]): FormEvent => ({
  type: 'init',
  data: { sizes: ['a', 'b'], places: [], told: items } satisfies InitData,
})
const after = (...events: readonly FormEvent[]): FormState => events.reduce(reduce, initialState(plan))
const reasons = ({ snapshot }: FormState) => reasonsAgainstStart(plan, snapshot).map(({ code, path }) => `${path}: ${code}`)

describe('a default of the service', () => {
  it.each<[string, FormState, number | undefined]>([
    ['goes before that of the schema', after(answer(told('Length', 500))), 500],
    ['is read in its own unit', after(answer(told('Length', 0.5, { unit: 'm' }))), 500],
    ['in a unit of another kind is none', after(answer(told('Length', 500, { unit: 'kg' }))), 300],
    ['outside the limits is none', after(answer(told('Length', 5000))), 300],
    ['that is no number is none', after(answer(told('Length', '500'))), 300],
    ['of null is none', after(answer(told('Length', null))), 300],
    ['leaves what was entered', after(commit('length', '450'), answer(told('Length', 500))), 450],
    ['leaves what was emptied', after(commit('length', ''), answer(told('Length', 500))), undefined],
    ['leaves what is being typed', after({ type: 'input', field: 'length', text: 'abc' }, answer(told('Length', 500))), 300],
    ['is replaced by that of another answer', after(answer(told('Length', 500)), answer(told('Length', 600))), 600],
    ['goes with its answer', after(answer(told('Length', 500)), answer()), 300],
    ['is there after a reset', after(answer(told('Length', 500)), commit('length', '7'), { type: 'reset' }), 500],
  ])('%s', (_, { inputs }, value) => {
    expect(inputs['length']).toBe(value)
  })

  it('is taken by a field without one, and by a choice that offers it', () => {
    expect(after(answer(told('Mass', 12), told('Size', 'b'))).inputs).toMatchObject({ mass: 12, size: 'b' })
    expect(after(answer(told('Size', 'z'))).inputs['size']).toBeUndefined()
  })

  it('of a field without one goes with its answer, what was entered does not', () => {
    expect(after(answer(told('Mass', 12)), answer()).inputs['mass']).toBeUndefined()
    expect(after(answer(told('Mass', 12)), commit('mass', '7'), answer()).inputs['mass']).toBe(7)
  })
})

describe('a name of the service', () => {
  it('is that of the field its parameter is sent from; the parameter itself is no name', () => {
    const given = servedFields(plan, { told: [told('Length', null, { label: 'Hub' }), told('Mass', null), { name: 'Nobody', label: 'x' }] })
    expect([...given].map(([id, { name }]) => [id, name])).toEqual([
      ['length', 'Hub'],
      ['mass', undefined],
    ])
  })
})

describe('a limit that arrives after the value', () => {
  const late = compile(
    calculator({
      init: { get: 'Sample/Init', numbers: { longest: 'mm' } },
      fields: { length: number({ unit: 'mm', max: 'init.longest', onOutOfRange: 'correct' }) },
    }),
  )
  const limit: FormEvent = { type: 'init', data: { longest: 100 } satisfies InitData }

  it('corrects it with the message of a value that is entered, once', () => {
    const state = [commit('length', '500'), limit].reduce(reduce, initialState(late))
    const [entered] = reduce(initialState(late, { init: { longest: 100 } }), commit('length', '500')).changes
    expect(state.changes).toEqual([{ ...entered, cause: 'init' }])
    expect(reduce(state, { type: 'init', data: { longest: 100 } }).changes).toEqual(state.changes)
  })
})

describe('lists of an answer', () => {
  const filled = [answer(), choose('size', 'a'), commit('mass', '3')]

  it('that are not in it offer nothing: such a choice hides itself or says that it is not chosen', () => {
    const state = after({ type: 'init', data: {} }, commit('mass', '3'))
    expect(reasons(state)).toEqual(['size: notChosen'])
    const place = plan.fields.get('place')
    expect(place && fieldView(plan, place, state.snapshot).visible).toBe(false)
  })

  it('cannot be chosen from while another answer is on its way, nor after that could not be had; Start says so', () => {
    expect(reasons(after(...filled))).toEqual([])
    const size = plan.fields.get('size')
    const locked = (state: FormState) => size && fieldView(plan, size, state.snapshot).lock
    const asking = after(...filled, { type: 'initMissing', why: 'loading' })
    expect([reasons(asking), locked(asking)]).toEqual([['size: loading', 'place: loading'].slice(0, 1), { code: 'loading' }])
    const failed = after(...filled, { type: 'initMissing', why: 'failed' })
    expect([reasons(failed), locked(failed)]).toEqual([['size: optionsFailed'], { code: 'optionsFailed' }])
    const again = reduce(failed, answer())
    expect([reasons(again), locked(again), again.inputs['size']]).toEqual([[], undefined, 'a'])
  })

  it('are waited for at first, and the failure is told', () => {
    expect(reasons(after(commit('mass', '3')))).toContain('size: loading')
    expect(reasons(after(commit('mass', '3'), { type: 'initMissing', why: 'failed' }))).toContain('size: optionsFailed')
  })
})

describe('a field that another choice hides', () => {
  it('is there until that choice is made', () => {
    const visible = (state: FormState) => {
      const arm = plan.fields.get('arm')
      return arm && fieldView(plan, arm, state.snapshot).visible
    }
    expect(visible(after(choose('posture', undefined)))).toBe(true)
    expect(visible(after(choose('posture', 'up')))).toBe(true)
    expect(visible(after(choose('posture', 'down')))).toBe(false)
    expect(visible(after(choose('posture', 'down'), choose('posture', 'up')))).toBe(true)
  })
})
