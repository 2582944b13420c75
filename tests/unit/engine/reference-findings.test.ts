/** What the reference found in the engine, as small as it gets. */
import { describe, expect, it } from 'vitest'
import { choice, list, number, section } from '../../../engine/define/index.ts'
import type { CalculatorSchema, Derived, Field } from '../../../engine/define/index.ts'
import { compile, initialState, reasonsAgainstStart, reduce, valueAt } from '../../../engine/index.ts'

const opened = (fields: Readonly<Record<string, Field>>, derived: Readonly<Record<string, Derived>> = {}) => {
  const layout = [section('all', [...Object.keys(fields), ...Object.keys(derived)])]
  const schema: CalculatorSchema = {
    id: 1,
    name: 'found',
    fields,
    derived,
    layout,
    request: { get: 'A/B', query: {} },
    results: { family: 'none', overlayMs: 0 },
  }
  return initialState(compile(schema))
}

describe('found by the reference', () => {
  it('a single option that is written is chosen without any answer: the field is locked, so nobody else could', () => {
    const state = opened({ only: choice({ options: ['one'], chooseSingle: true }) })
    expect(state.inputs).toEqual({ only: 'one' })
    expect(reasonsAgainstStart(state.plan, state.snapshot)).toEqual([])
  })

  it('rows for which a condition holds cannot be counted while it is known in none of them', () => {
    const rows = list({ row: { time: number({}) } })
    const state = opened({ rows }, { long: { value: 'count(rows.time > 5)' }, all: { value: 'count(rows.time)' } })
    expect(valueAt(state.plan, state.snapshot, 'long')).toMatchObject({ state: 'missing', because: ['rows.time'] })
    expect(valueAt(state.plan, state.snapshot, 'all')).toBe(1)
  })

  it('a field around a list is not named as the cell of the same name, and no reason is given twice', () => {
    const rows = list({ row: { load: number({ default: 2 }) } })
    const derived = {
      work: { value: 'sum(rows.load * load)' },
      both: { value: 'sum(rows.load * sum1)' },
      sum1: { value: 'sum(rows.load) * load' },
    }
    const state = opened({ load: number({}), rows }, derived)
    expect(valueAt(state.plan, state.snapshot, 'work')).toMatchObject({ because: ['load'] })
    const emptied = reduce(state, { type: 'inRow', list: 'rows', row: 1, event: { type: 'commit', field: 'load', text: '' } })
    expect(valueAt(emptied.plan, emptied.snapshot, 'both')).toMatchObject({ because: ['rows.load', 'load'] })
  })

  it('a number may stand before a unit that begins with a digit', () => {
    const state = reduce(opened({ cycles: number({ unit: '1/h' }) }), { type: 'commit', field: 'cycles', text: '6 1/min' })
    expect(state.inputs).toEqual({ cycles: 360 })
  })
})
