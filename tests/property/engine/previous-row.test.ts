/** Rows that read the one before, and their number: against a plain loop, whatever becomes of the rows. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, list, number } from '../../../engine/define/index.ts'
import type { CalculatorSchema, ListField } from '../../../engine/define/index.ts'
import { isAbsent } from '../../../engine/expression/index.ts'
import { compile, decodeRequest, evaluate, initialState, reduce, valueAt } from '../../../engine/index.ts'
import type { FormEvent, FormState } from '../../../engine/index.ts'
import { Rows } from '../../../engine/plan/rows.ts'
import { calculator, faultsOf, sends } from '../../unit/engine/calculator.ts'

const cycle = list({
  row: {
    act: choice({ options: ['move', 'wait'], default: 'move' }),
    to: number({ unit: 'mm', min: 'previous.to ?? 0[mm]', max: 900, onOutOfRange: 'snap', visible: "act == 'move'" }),
    speed: number({ unit: 'mm/s', default: 'previous.speed ?? 500[mm/s]' }),
  },
  rowDerived: {
    position: { unit: 'mm', value: "act == 'move' ? to : previous.position ?? 0[mm]" },
    way: { unit: 'mm', value: 'abs(position - (previous.position ?? 0[mm]))' },
    sum: { unit: 'mm', value: 'rowNumber > 1 ? previous.sum + way : way' },
  },
  minRows: 0,
  maxRows: 6,
  required: false,
})
const schema = calculator({
  fields: { cycle },
  derived: { whole: { unit: 'mm', value: 'sum(cycle.way)' }, end: { unit: 'mm', value: 'last(cycle.sum)' } },
  ...sends({ Cycle: { list: 'cycle', columns: ['act', 'to', 'speed'] } }),
})
const plan = compile(schema)

type Row = { readonly act: 'move' | 'wait'; readonly to: number | undefined; readonly speed: number | undefined }

/** What each row makes, one after another; `undefined` from where it is not known. */
function byHand(
  rows: readonly Row[],
): readonly (readonly [position: number | undefined, way: number | undefined, sum: number | undefined])[] {
  let [at, run]: [number | undefined, number | undefined] = [0, 0]
  return rows.map(({ act, to }) => {
    const position = act === 'move' ? to : at
    const way = position === undefined || at === undefined ? undefined : Math.abs(position - at)
    run = run === undefined || way === undefined ? undefined : run + way
    at = position
    return [position, way, run] as const
  })
}

const rowsIn = ({ plan: own, snapshot }: Pick<FormState, 'plan' | 'snapshot'>): readonly unknown[] => {
  const row = own.rows.get('cycle')?.plan
  const value = snapshot.values[own.fields.get('cycle')?.slot ?? -1]
  return value instanceof Rows && row
    ? value.rows.map((one) =>
        ['position', 'way', 'sum'].map((name) => valueAt(row, one.snapshot, name)).map((now) => (isAbsent(now) ? undefined : now)),
      )
    : []
}
const inputsIn = ({ lists }: FormState): readonly Row[] =>
  (lists['cycle'] ?? []).map(({ state: { inputs } }) => {
    const number = (id: string) => (typeof inputs[id] === 'number' ? inputs[id] : undefined)
    return { act: inputs['act'] === 'wait' ? 'wait' : 'move', to: number('to'), speed: number('speed') }
  })

const place = fc.nat({ max: 6 })
const events: fc.Arbitrary<(state: FormState) => FormEvent> = fc.oneof(
  place.map((at) => (): FormEvent => ({ type: 'rowAdded', list: 'cycle', at })),
  fc.tuple(place, place).map(([at, to]) => (state: FormState): FormEvent => ({
    type: 'rowMoved',
    list: 'cycle',
    row: keyAt(state, at),
    to,
  })),
  place.map((at) => (state: FormState): FormEvent => ({ type: 'rowRemoved', list: 'cycle', row: keyAt(state, at) })),
  fc.constant((): FormEvent => ({ type: 'rowPutBack', list: 'cycle' })),
  fc.tuple(place, fc.integer({ min: 0, max: 900 })).map(([at, to]) => cellEvent(at, { type: 'commit', field: 'to', text: String(to) })),
  fc.tuple(place, fc.constantFrom('move', 'wait')).map(([at, value]) => cellEvent(at, { type: 'choose', field: 'act', value })),
)
const keyAt = ({ lists }: FormState, at: number): number => lists['cycle']?.[at]?.key ?? -1
const cellEvent =
  (at: number, event: Extract<FormEvent, { type: 'commit' | 'choose' }>) =>
  (state: FormState): FormEvent => ({ type: 'inRow', list: 'cycle', row: keyAt(state, at), event })

const after = (all: readonly ((state: FormState) => FormEvent)[]): FormState =>
  all.reduce((state, event) => reduce(state, event(state)), initialState(plan))

describe('a row that reads the one before', () => {
  it('has what a loop from the first row on gives, whatever is added, moved, removed, put back or entered', () => {
    let longest = 0
    fc.assert(
      fc.property(fc.array(events, { minLength: 15, maxLength: 30 }), (all) => {
        const state = after(all)
        expect(rowsIn(state)).toEqual(byHand(inputsIn(state)))
        longest = Math.max(longest, rowsIn(state).length)
      }),
    )
    expect(longest).toBeGreaterThan(1)
  })

  it('has what a form made anew of the same rows has; a row that is moved there and back changes nothing but what its limits corrected', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 15 }), (all) => {
        const state = after(all)
        const anew = evaluate(plan, { inputs: state.inputs, init: undefined })
        expect(rowsIn({ plan, snapshot: anew })).toEqual(rowsIn(state))
      }),
    )
  })

  it('does not depend on the rows behind it', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 15 }), place, (all, count) => {
        const { inputs, snapshot } = after(all)
        const rows = Array.isArray(inputs['cycle']) ? inputs['cycle'].slice(0, count) : []
        const first = evaluate(plan, { inputs: { cycle: rows }, init: undefined })
        expect(rowsIn({ plan, snapshot: first })).toEqual(rowsIn({ plan, snapshot }).slice(0, count))
      }),
    )
  })

  it('takes its default from it once, and is brought in line when its limit moves', () => {
    const first = after([() => ({ type: 'rowAdded', list: 'cycle' }), cellEvent(0, { type: 'commit', field: 'speed', text: '80' })])
    const second = [{ type: 'rowAdded', list: 'cycle' } as const].reduce(reduce, first)
    expect(inputsIn(second).map(({ speed }) => speed)).toEqual([80, 80])
    const moved = [cellEvent(1, { type: 'commit', field: 'to', text: '100' }), cellEvent(0, { type: 'commit', field: 'to', text: '300' })]
    const state = moved.reduce((now, event) => reduce(now, event(now)), second)
    expect(inputsIn(state).map(({ to }) => to)).toEqual([300, 300])
    expect(state.lists['cycle']?.[1]?.state.changes.at(-1)).toMatchObject({ field: 'to', from: 100, to: 300, rule: 'boundsChanged' })
  })
})

it('the server holds the cells to the limits that the row before gives them', () => {
  const codes = (text: string) => {
    const decoded = decodeRequest(plan, { Cycle: [text] }, undefined)
    return 'issues' in decoded ? decoded.issues.map(({ code, path, params }) => [code, path, params['limit']]) : []
  }
  expect(codes('move,10,5;wait,,5;move,20,5')).toEqual([])
  expect(codes('move,10,5;move,4,5')).toEqual([['belowMinimum', 'Cycle[1].to', 10]])
})

describe('a schema', () => {
  const withRow = (row: ListField['row'], value: string, derived: CalculatorSchema['derived'] = {}) =>
    calculator({ fields: { rows: list({ row, rowDerived: { made: { value } } }) }, derived, ...sends({}) })
  const codes = (one: CalculatorSchema) => faultsOf(one).map((fault) => fault.split(':')[0])
  const row = { load: number({}) }

  it('reads the row before and the number in rows alone, with their units', () => {
    expect(codes(withRow(row, 'previous.load ?? rowNumber'))).toEqual([])
    expect(codes(withRow(row, 'previous.made ?? 0'))).toEqual([])
    expect(codes(withRow(row, 'previous.lod ?? 0'))).toEqual(['rows.made unknownMember'])
    expect(codes(withRow({ load: number({ unit: 'kg' }) }, 'previous.load ?? 0'))).toEqual(['rows.made dimensionMismatch'])
    expect(codes(withRow(row, 'load', { one: { value: 'rowNumber' }, two: { value: 'previous.load' } }))).toEqual([
      'one noRow',
      'two noRow',
    ])
  })

  it('has no field of these names, and a circle within a row is still one', () => {
    expect(codes(withRow({ previous: number({}) }, '1'))).toContain('rows.previous reservedName')
    expect(codes(withRow({ rowNumber: number({}) }, '1'))).toContain('rows.rowNumber reservedName')
    expect(codes(withRow({ load: number({ max: 'made' }) }, 'previous.load ?? 0'))).toEqual([])
    expect(codes(withRow({ load: number({ visible: 'made > 0' }) }, 'load + (previous.made ?? 0)'))).toEqual(['rows.load cycle'])
  })
})
