/** Tables by numbers and options: what they say at their supports, between them and outside, whatever the cells are. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, number } from '../../../engine/define/index.ts'
import type { AxisTable, NumberAxis } from '../../../engine/define/index.ts'
import { isAbsent } from '../../../engine/expression/index.ts'
import { compile, evaluate, reasonsAgainstStart, valueAt } from '../../../engine/index.ts'
import { calculator, faultsOf } from '../../unit/engine/calculator.ts'

type Axes = AxisTable['axes']

/** A calculator that sends the cell of a table by x (mm), y (mm) and kind. */
const written = (axes: Axes, cells: AxisTable['columns'][string]) =>
  calculator({
    tables: { k: { axes, columns: { cell: cells } } },
    fields: { x: number({ unit: 'mm' }), y: number({ unit: 'mm' }), kind: choice({ options: ['a', 'b'] }) },
    derived: { cell: { value: 'tables.k.cell' } },
    request: { get: 'Law/Calculation', query: { Cell: 'cell', X: 'x', Y: 'y', Kind: 'kind' } },
  })
const sending = (...parts: Parameters<typeof written>) => compile(written(...parts))
type Plan = ReturnType<typeof sending>
type Inputs = { readonly x?: number; readonly y?: number; readonly kind?: string }

const cellAt = (plan: Plan, { x = 1, y = 1, kind = 'a' }: Inputs): number | undefined => {
  const value = valueAt(plan, evaluate(plan, { inputs: { x, y, kind }, init: undefined }), 'cell')
  return isAbsent(value) ? undefined : Number(value)
}
const reasonsAt = (plan: Plan, { x = 1, y = 1, kind = 'a' }: Inputs) =>
  reasonsAgainstStart(plan, evaluate(plan, { inputs: { x, y, kind }, init: undefined }))

const supports = fc
  .uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 6 })
  .map((numbers) => numbers.toSorted((a, b) => a - b))
const cell = fc.integer({ min: -50, max: 50 })
const row = supports.chain((at) => fc.tuple(fc.constant(at), fc.array(cell, { minLength: at.length, maxLength: at.length })))
const share = fc.double({ min: 0.001, max: 0.999, noNaN: true })
const along = (at: readonly number[], take: NumberAxis['take'], outside?: NumberAxis['outside']): NumberAxis => ({
  at,
  take,
  ...(outside ? { outside } : {}),
})

describe('a table by numbers', () => {
  it('is its cell at each support, however it is read', () => {
    fc.assert(
      fc.property(row, fc.constantFrom<NumberAxis['take']>('linear', 'log', 'below', 'above', 'exact'), ([at, cells], take) => {
        const plan = sending({ x: along(at, take) }, cells)
        expect(at.map((x) => cellAt(plan, { x }))).toEqual(cells)
      }),
    )
  })

  it('divides the way between two supports as it divides the way between their cells, by number or by ratio', () => {
    fc.assert(
      fc.property(row, fc.nat(), share, ([at, cells], place, part) => {
        const index = place % (at.length - 1)
        const [low = 0, high = 0] = at.slice(index, index + 2)
        const [first = 0, second = 0] = cells.slice(index, index + 2)
        const expected = first + part * (second - first)
        expect(cellAt(sending({ x: along(at, 'linear') }, cells), { x: low + part * (high - low) })).toBeCloseTo(expected, 5)
        expect(cellAt(sending({ x: along(at, 'log') }, cells), { x: low * (high / low) ** part })).toBeCloseTo(expected, 5)
      }),
    )
  })

  it('is the cell below or above, or none, between two supports', () => {
    fc.assert(
      fc.property(row, fc.nat(), ([at, cells], place) => {
        const index = place % (at.length - 1)
        const [low = 0, high = 0] = at.slice(index, index + 2)
        const x = (low + high) / 2
        const read = (take: NumberAxis['take']) => cellAt(sending({ x: along(at, take) }, cells), { x })
        expect([read('below'), read('above'), read('exact')]).toEqual([cells[index], cells[index + 1], undefined])
      }),
    )
  })

  it('has no value outside, or that of its end; which end, and where it lies, is said at the field', () => {
    fc.assert(
      fc.property(row, fc.constantFrom<NumberAxis['take']>('linear', 'log', 'below', 'above', 'exact'), ([at, cells], take) => {
        const [first = 0, last = 0] = [at[0], at.at(-1)]
        const [open, closed] = [sending({ x: along(at, take) }, cells), sending({ x: along(at, take, 'end') }, cells)]
        expect([cellAt(open, { x: first / 2 }), cellAt(open, { x: last * 2 })]).toEqual([undefined, undefined])
        expect([cellAt(closed, { x: first / 2 }), cellAt(closed, { x: last * 2 })]).toEqual([cells[0], cells.at(-1)])
        expect([reasonsAt(open, { x: first / 2 }), reasonsAt(open, { x: last * 2 }), reasonsAt(closed, { x: last * 2 })]).toEqual([
          [{ code: 'belowTable', path: 'x', params: { limit: first } }],
          [{ code: 'aboveTable', path: 'x', params: { limit: last } }],
          [],
        ])
      }),
    )
  })

  it('is the same with a support more whose cell it says itself, and with its axes exchanged', () => {
    const square = fc
      .tuple(supports, supports)
      .chain(([xs, ys]) =>
        fc.tuple(
          fc.constant(xs),
          fc.constant(ys),
          fc.array(fc.array(cell, { minLength: ys.length, maxLength: ys.length }), { minLength: xs.length, maxLength: xs.length }),
        ),
      )
    fc.assert(
      fc.property(square, share, share, fc.nat(), ([xs, ys, cells], one, other, place) => {
        const [x, y] = [(xs[0] ?? 0) + one * ((xs.at(-1) ?? 0) - (xs[0] ?? 0)), (ys[0] ?? 0) + other * ((ys.at(-1) ?? 0) - (ys[0] ?? 0))]
        const plan = sending({ x: along(xs, 'linear'), y: along(ys, 'linear') }, cells)
        const value = cellAt(plan, { x, y }) ?? Number.NaN
        const turned = ys.map((_, column) => cells.map((line) => line[column] ?? 0))
        expect(cellAt(sending({ y: along(ys, 'linear'), x: along(xs, 'linear') }, turned), { x, y })).toBeCloseTo(value, 6)
        const index = place % (xs.length - 1)
        const middle = ((xs[index] ?? 0) + (xs[index + 1] ?? 0)) / 2
        const line = ys.map((at) => cellAt(plan, { x: middle, y: at }) ?? 0)
        const more = sending(
          { x: along(xs.toSpliced(index + 1, 0, middle), 'linear'), y: along(ys, 'linear') },
          cells.toSpliced(index + 1, 0, line),
        )
        expect(cellAt(more, { x, y })).toBeCloseTo(value, 6)
      }),
    )
  })

  // By hand: at 20 mm, a quarter of the way from 10 to 50, the first row gives 1.25 and the second 3.5; halfway between them 2.375.
  it('by two numbers is read along both', () => {
    const plan = sending({ y: along([100, 200], 'linear'), x: along([10, 50], 'linear') }, [
      [1, 2],
      [3, 5],
    ])
    expect(cellAt(plan, { x: 20, y: 150 })).toBeCloseTo(2.375, 12)
  })

  it('has no value where a cell that counts is blank, and beside it it has', () => {
    const plan = sending({ kind: ['a', 'b'], x: along([1, 2, 3], 'linear') }, [
      [10, null, 30],
      [1, 2, null],
    ])
    const read = (kind: string, x: number) => cellAt(plan, { kind, x })
    expect([read('a', 1), read('a', 1.5), read('a', 2), read('a', 3)]).toEqual([10, undefined, undefined, 30])
    expect([read('b', 2), read('b', 2.5)]).toEqual([2, undefined])
    expect(reasonsAt(plan, { kind: 'a', x: 2 })).toEqual([{ code: 'notInTable', path: 'kind', params: {} }])
  })
})

describe('a table that is written wrong', () => {
  it.each<[Axes, AxisTable['columns'][string], string]>([
    [{ x: along([1, 2, 2], 'linear') }, [1, 2, 3], "axisOrder: the numbers of 'x' have to rise"],
    [{ x: along([0, 2], 'log') }, [1, 2], "axisLog: 'x' is read by logarithms: its numbers have to be above 0"],
    [{ kind: ['a'] }, [1], "axisOptions: 'kind' has to have each of a, b once"],
    [{ kind: ['a', 'c'] }, [1, 2], "axisOptions: 'kind' has to have each of a, b once"],
    [{ kind: along([1], 'exact') }, [1], "tableKey: 'kind' is no number"],
    [{ x: ['1', '2'] }, [1, 2], "tableKey: 'x' is not a choice with literal options"],
    [{}, [1], 'tableKey: is read by no value'],
    [{ x: along([1, 2], 'linear') }, [1], 'tableShape: cell has 1 cells for 2 places of its axis'],
    [{ x: along([1], 'linear'), kind: ['a', 'b'] }, [[1, 2, 3]], 'tableShape: cell[0] has 3 cells for 2 places of its axis'],
    [{ x: along([1], 'linear') }, [[1]], 'tableShape: cell[0] is no number'],
    [{ x: along([1], 'linear'), kind: ['a', 'b'] }, [1], 'tableShape: cell[0] has no cells'],
  ])('%j %j: %s', (axes, cells, fault) => {
    expect(faultsOf(written(axes, cells))).toContain(`tables.k ${fault}`)
  })
})
