/** A model's picture says what its maker states, in proportion, and no more. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DrawView, ModelView, Point, ViewPart } from '../../../families/define/model-view.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { atScale, type FieldSize, type Labelled, placeDimension, placeView } from '../../../families/define/model-view-geometry.ts'
import { modelsOf } from './real-catalogue.ts'

type Row = Readonly<Record<string, unknown>>

/** What a card holds as its candidate, where that is more than the row. */
const candidates: Readonly<Record<string, (row: Row) => unknown>> = { rotary: (platform) => ({ platform }) }

/** Every number that a row states: figures, and both sides of its tables. */
const numbersOf = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return [Number(value)]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [Number(key), ...numbersOf(inner)])
    : []
}

const sizesOf = (part: ViewPart): readonly number[] => {
  switch (part.shape) {
    case 'box':
      return part.size
    case 'circle':
      return [part.diameter]
    case 'thread':
      return [part.length, part.diameter, part.lead]
    case 'line':
      return [Math.hypot(part.to[0] - part.from[0], part.to[1] - part.from[1])]
  }
}

const lengthOf = ({ from, to }: ModelView['dimensions'][number]) => Math.abs(to - from)
const isOneOf = (numbers: readonly number[], length: number) => numbers.some((one) => Math.abs(one - length) < 1e-9 * Math.max(1, length))

const drawn: { id: string; draw: DrawView; rows: readonly Row[] }[] = []
for (const { id, table, shown } of await loadFamilies()) {
  const draw = await shown?.view?.()
  // Every family's candidate is an object of its columns.
  if (draw) drawn.push({ id, draw, rows: modelsOf(table).map(({ candidate }) => candidate as Row) })
}

describe.each(drawn)('pictures of $id', ({ id, draw, rows }) => {
  const pick = fc.constantFrom(...rows)
  const whole = candidates[id] ?? ((row) => row)
  const view = (row: Row) => draw(whole(row))

  test('are there for many of its models', () => {
    expect(rows.filter(view).length).toBeGreaterThan(rows.length / 6)
  })

  test('have no dimension that the row does not state, whatever is taken from it', () => {
    fc.assert(
      fc.property(pick, fc.array(fc.nat(), { maxLength: 3 }), (row, gone) => {
        const columns = Object.keys(row)
        const lost = new Set(gone.map((at) => columns[at % columns.length]))
        const rest = Object.fromEntries(Object.entries(row).filter(([column]) => !lost.has(column)))
        const stated = numbersOf(rest)
        expect((view(rest)?.dimensions ?? []).filter((one) => !isOneOf(stated, lengthOf(one)))).toEqual([])
      }),
    )
  })

  test('have parts that can be drawn', () => {
    fc.assert(
      fc.property(pick, (row) => {
        expect((view(row)?.parts ?? []).filter((part) => !sizesOf(part).every((size) => size > 0 && size < 1e5))).toEqual([])
      }),
    )
  })

  test('fit their field at one scale, with every dimension as long as it is drawn', () => {
    fc.assert(
      fc.property(pick, fc.constantFrom<FieldSize>('small', 'large'), (row, size) => {
        const [width, height] = size === 'small' ? [120, 90] : [240, 130]
        const found = view(row)
        if (!found) return
        const dimensions: readonly Labelled[] = found.dimensions.map((one) => ({ ...one, text: String(lengthOf(one)) }))
        const placed = placeView(found.parts, dimensions, size)
        const place = atScale(placed)
        const isInside = ([x, y]: Point) => x >= 0 && x <= width && y >= 0 && y <= height
        const { left, right, top, bottom } = placed.box
        for (const corner of [place([left, top]), place([right, bottom])]) expect([corner, isInside(corner)]).toEqual([corner, true])
        for (const dimension of dimensions) {
          const { start, end, label } = placeDimension(dimension, placed)
          expect(Math.hypot(end[0] - start[0], end[1] - start[1])).toBeCloseTo(placed.scale * lengthOf(dimension), 6)
          for (const point of [start, end, label.at]) expect([dimension, isInside(point)]).toEqual([dimension, true])
        }
      }),
    )
  })
})
