/** Every model of the catalogue has a part in space that says what its row states. */
import { describe, expect, test } from 'vitest'
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import { areaOf, type Body, boundsOf, type Shape, volumeOf } from '../../../engine/part/solid.ts'
import type { CellKind } from '../../../families/define/catalogue-table.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { buildModelPart, modelPartOf } from '../../../server/files/geometry/model-part.ts'
import { modelsOf } from './real-catalogue.ts'
import { scaledPart } from '../../setup/runs.ts'

const families = (await loadFamilies()).filter(({ shown }) => shown?.part)
// Every family's candidate is an object of its columns.
const rowsOf = (table: (typeof families)[number]['table']) =>
  // Any row is an object of its columns.
  modelsOf(table).map(({ skuName, series, candidate }) => ({ skuName, series, candidate: candidate as Readonly<Record<string, unknown>> }))

const built = async (family: string, candidate: Readonly<Record<string, unknown>>): Promise<BuiltPart> =>
  buildModelPart({ family, candidate, chosen: {} })

/** Lengths that a row states by the names of the part. */
const outlineOf = ({ outline }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  // The reader has checked its shape.
  (outline ?? {}) as Readonly<Record<string, unknown>>

/** Points on the outline of a shape, close enough to each other that a hole which leaves its outline is noticed. */
const outline = (shape: Shape): readonly (readonly [number, number])[] => {
  const turn = Array.from({ length: 36 }, (_, index) => (index * Math.PI) / 18)
  if (shape.shape === 'polygon') return shape.points
  const [u, v] = shape.centre
  if (shape.shape === 'box') {
    const [width, height] = shape.size
    return [-1, 1].flatMap((side) => [-1, 1].map((end) => [u + (side * width) / 2, v + (end * height) / 2] as const))
  }
  return turn.map((angle) => [u + (shape.diameter / 2) * Math.cos(angle), v + (shape.diameter / 2) * Math.sin(angle)] as const)
}

const isInside = (shape: Shape, [u, v]: readonly [number, number]): boolean => {
  if (shape.shape === 'polygon') return true
  const [x, y] = [Math.abs(u - shape.centre[0]), Math.abs(v - shape.centre[1])]
  const room = 1e-9
  if (shape.shape !== 'box') return Math.hypot(x, y) <= shape.diameter / 2 + room
  const [width, height] = [shape.size[0] / 2, shape.size[1] / 2]
  if (x > width + room || y > height + room) return false
  const [cornerX, cornerY] = [x - (width - shape.radius), y - (height - shape.radius)]
  return cornerX <= 0 || cornerY <= 0 || Math.hypot(cornerX, cornerY) <= shape.radius + room
}

/** Holes that leave their outline, or meet each other: their areas could not be taken off. */
const faultsOf = ({ name, slices }: Body): readonly string[] =>
  slices.flatMap(({ add, cut, from, to }, index) => {
    const at = `${name} ${index}`
    const isWhole = cut.every((hole) => add.some((shape) => outline(hole).every((point) => isInside(shape, point))))
    const meet = cut.some((one, first) => cut.slice(first + 1).some((other) => outline(other).some((point) => isInside(one, point))))
    const left = add.reduce((sum, shape) => sum + areaOf(shape), 0) - cut.reduce((sum, shape) => sum + areaOf(shape), 0)
    return [
      ...(isWhole ? [] : [`${at}: a hole leaves its outline`]),
      ...(meet ? [`${at}: holes meet`] : []),
      ...(left > 0 ? [] : [`${at}: nothing is left`]),
      ...(to > from ? [] : [`${at}: no length`]),
    ]
  })

describe.each(families.map(({ id, table }) => ({ id, rows: scaledPart(rowsOf(table)) })))('parts of $id', ({ id, rows }) => {
  test('can be built of every row; every hole lies within its outline, apart from the others', async () => {
    const faults = await Promise.all(
      rows.map(async ({ skuName, candidate }) => {
        try {
          const part = await built(id, candidate)
          return part.bodies.flatMap((body) => faultsOf(body).map((fault) => `${skuName}: ${fault}`))
        } catch (error) {
          return [`${skuName}: ${String(error)}`]
        }
      }),
    )
    expect(faults.flat().slice(0, 20)).toEqual([])
  })

  test('have every stated length as the row states it, and say of every other that nobody does', async () => {
    const model = await modelPartOf(id)
    for (const { candidate } of rows) {
      const { dimensions } = await built(id, candidate)
      for (const { name, value, basis } of dimensions) {
        const from = model?.plan.dimensions.find((one) => one.name === name)?.from
        const column = from?.source === 'column' ? from.name : ''
        const stated = candidate[column] ?? outlineOf(candidate)[name]
        const isFurther = Object.hasOwn(model?.part.further ?? {}, column)
        const may = typeof stated === 'number' || isFurther ? ['stated', 'usual'] : ['derived', 'usual']
        expect(may, `${name} of ${column}`).toContain(basis)
        expect([name, value]).toEqual([name, typeof stated === 'number' ? stated : value])
      }
    }
  })

  test('may state in their outline what is typical otherwise, and nothing else', async () => {
    const { plan } = (await modelPartOf(id)) ?? {}
    const outline: CellKind | undefined = families.find((one) => one.id === id)?.table.columns['outline']
    const names = typeof outline === 'object' && 'named' in outline ? outline.named : []
    const open = plan?.dimensions.filter(({ from, isUsual }) => isUsual && from === undefined).map(({ name }) => name) ?? []
    expect(names.filter((name) => !open.includes(name))).toEqual([])
  })

  test('have every dimension line as long as it says, within what is drawn', async () => {
    for (const { skuName, candidate } of rows) {
      const { bodies, measures, dimensions } = await built(id, candidate)
      const { low, high } = boundsOf(bodies)
      for (const { view, edge, from, to, of } of measures) {
        const length = dimensions.find(({ name }) => name === of)?.value ?? Number.NaN
        expect([skuName, of, Math.abs(to - from)]).toEqual([skuName, of, expect.closeTo(length, 6)])
        const isAcross = edge === 'above' || edge === 'below'
        const axis = isAcross ? (view === 'side' ? 1 : 0) : view === 'top' ? 1 : 2
        // Only a way leads beyond: to where something will be.
        if (of === 'stroke') continue
        expect(Math.min(from, to)).toBeGreaterThanOrEqual(low[axis] - 1e-6)
        expect(Math.max(from, to)).toBeLessThanOrEqual(high[axis] + 1e-6)
      }
    }
  })

  test('move by their way, and by a share of it where one is chosen', async () => {
    const ways = Object.entries((await modelPartOf(id))?.plan.schema.dimensions ?? {}).filter(([, dimension]) => 'travel' in dimension)
    for (const { skuName, candidate } of rows) {
      const at = async (position: number) => buildModelPart({ family: id, candidate, chosen: {}, position })
      const [start, quarter, end] = [await at(0), await at(0.25), await at(1)]
      const shift = (to: BuiltPart): number =>
        Math.max(
          ...start.bodies.flatMap((body, index) => {
            const [before, after] = [boundsOf([body]), boundsOf([to.bodies[index] ?? body])]
            return ([0, 1, 2] as const).flatMap((axis) =>
              [after.low[axis] - before.low[axis], after.high[axis] - before.high[axis]].map(Math.abs),
            )
          }),
        )
      const whole = ways.map(([name]) => end.dimensions.find((one) => one.name === name)?.value ?? Number.NaN)
      expect([skuName, shift(end)]).toEqual([skuName, expect.closeTo(Math.max(0, ...whole), 6)])
      expect([skuName, shift(quarter)]).toEqual([skuName, expect.closeTo(shift(end) / 4, 6)])
    }
  })

  test('weigh something', async () => {
    const [first] = rows
    const { bodies } = await built(id, first?.candidate ?? {})
    for (const body of bodies) expect(volumeOf(body)).toBeGreaterThan(0)
  })
})
