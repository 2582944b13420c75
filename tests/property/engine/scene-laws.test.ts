/** Laws of assemblies in space: rotations, closures, boxes, and the spots of parts in a picture. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assemblyPicture } from '../../../engine/assembly/picture.ts'
import { placed, placeParts, type Port } from '../../../engine/assembly/placement.ts'
import { bodiesOf, placedBox } from '../../../engine/assembly/scene.ts'
import { cross, directionOf, minus, noTurn, opposite, plus, postureTurns, turnBetween, turned } from '../../../engine/assembly/turn.ts'
import type { Direction, Place } from '../../../engine/part/part-schema.ts'
import { type Body, boundsOf, vectorOf } from '../../../engine/part/solid.ts'

const directions: readonly Direction[] = ['+x', '-x', '+y', '-y', '+z', '-z']
const length = fc.integer({ min: -500, max: 500 })
const place: fc.Arbitrary<Place<number>> = fc.tuple(length, length, length)
const frames = directions.flatMap((along) =>
  directions.filter((up) => up.slice(1) !== along.slice(1)).map((up) => ({ along: vectorOf(along), up: vectorOf(up) })),
)
const frame = fc.constantFrom(...frames)

describe('vectors', () => {
  test('sums and differences undo each other, and a cross product stands on both', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const dot = (a: Place<number>, b: Place<number>) => a.reduce((sum, value, axis) => sum + value * (b[axis] ?? 0), 0)
        expect(minus(plus(one, other), other)).toEqual(one)
        expect(plus(one, opposite(one))).toEqual([0, 0, 0])
        expect([dot(cross(one, other), one), dot(cross(one, other), other)].map((value) => value + 0)).toEqual([0, 0])
        expect(dot(cross(one, other), cross(one, other))).toBe(dot(one, one) * dot(other, other) - dot(one, other) ** 2)
      }),
    )
    expect(cross([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1])
  })

  test('a rotation takes one frame to the other, and its inverse back', () => {
    fc.assert(
      fc.property(frame, frame, place, (from, to, point) => {
        const turn = turnBetween(from, to)
        expect([turned(turn, from.along), turned(turn, from.up)]).toEqual([to.along, to.up])
        expect(turned(turnBetween(to, from), turned(turn, point))).toEqual(point)
        expect(turned(noTurn, point)).toEqual(point)
      }),
    )
  })

  test('directions are their vectors, and nothing else is one', () => {
    expect(directions.map((one) => directionOf(vectorOf(one)))).toEqual(directions)
    expect(() => directionOf([1, 1, 0])).toThrow('lies along no axis')
  })

  test('travel and table point where the posture says', () => {
    const [travel, table] = [vectorOf('+x'), vectorOf('+z')]
    const seen = Object.entries(postureTurns).map(([name, turn]) => [
      name,
      directionOf(turned(turn, travel)),
      directionOf(turned(turn, table)),
    ])
    expect(seen).toEqual([
      ['horizontal', '+x', '+z'],
      ['vertical', '+z', '-y'],
      ['wall', '+x', '-y'],
    ])
  })
})

const portAt = (at: Place<number>, along: Direction = '+x', up: Direction = '+z'): Port => ({ at, along, up })

/** Two rails that a table joins: the second joint of the table closes only where the rails are as far apart as its feet. */
const table = (apart: number, feet: number) =>
  placeParts({
    parts: [
      { role: 'base', ports: { left: portAt([0, 0, 0], '+z', '+x'), right: portAt([0, apart, 0], '+z', '+x') } },
      { role: 'table', ports: { left: portAt([0, 0, 0], '-z', '+x'), right: portAt([0, feet, 0], '-z', '+x') } },
    ],
    mates: [
      { a: 'base.left', b: 'table.left' },
      { a: 'base.right', b: 'table.right' },
    ],
    root: 'base',
  })

describe('a second joint of two parts', () => {
  test('closes to 0.01 mm', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (apart) => {
        const gapOf = (feet: number) => table(apart, feet).closures.map(({ gap, closes }) => [Number(gap.toFixed(6)), closes])
        expect(gapOf(apart)).toEqual([
          [0, true],
          [0, true],
        ])
        expect(gapOf(apart + 0.009)[1]).toEqual([0.009, true])
        expect(gapOf(apart + 0.011)[1]).toEqual([0.011, false])
      }),
    )
  })

  test('does not close where the axes do not oppose', () => {
    const { closures } = placeParts({
      parts: [
        { role: 'one', ports: { a: portAt([0, 0, 0]), b: portAt([0, 0, 0]) } },
        { role: 'other', ports: { a: portAt([0, 0, 0], '-x'), b: portAt([0, 0, 0], '+y') } },
      ],
      mates: [
        { a: 'one.a', b: 'other.a' },
        { a: 'one.b', b: 'other.b' },
      ],
      root: 'one',
    })
    expect(closures.map(({ isOpposed, closes }) => [isOpposed, closes])).toEqual([
      [true, true],
      [false, false],
    ])
  })
})

test('parts are placed along a chain from the root, turned with it; what no joint reaches is not placed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(postureTurns)), fc.integer({ min: 0, max: 3 }), (turn, roll) => {
      const { placements } = placeParts({
        parts: [
          { role: 'motor', ports: { shaft: portAt([30, 0, 0]) } },
          { role: 'screw', ports: { end: portAt([0, 0, 0], '-x'), nut: portAt([100, 0, 20], '+z', '+x') } },
          { role: 'other', ports: { end: portAt([0, 0, 0]) } },
        ],
        mates: [{ a: 'motor.shaft', b: 'screw.end', ...(roll === 0 ? {} : { roll: roll as 1 | 2 | 3 }) }], // 1 to 3 by the arbitrary
        root: 'motor',
        turn,
      })
      const screw = placements.get('screw')
      if (!screw) throw new Error('the screw is placed')
      expect(placed(screw, [0, 0, 0])).toEqual(turned(turn, [30, 0, 0]))
      const across = [
        [0, 20],
        [-20, 0],
        [0, -20],
        [20, 0],
      ] as const
      const [y, z] = across[roll] ?? [0, 0]
      expect(placed(screw, [100, 0, 20])).toEqual(turned(turn, [130, y + 0, z + 0]))
      expect(placements.has('other')).toBe(false)
    }),
  )
  expect(() => placeParts({ parts: [], mates: [{ a: 'a.b', b: 'c.d' }], root: 'a' })).toThrow('there is no port')
})

/** A cube with a side of 10 mm whose middle of the bottom is its origin. */
const cube = (name: string, size = 10): Body => ({
  name,
  instance: 1,
  instances: 1,
  material: 'steel',
  at: [0, 0, 0],
  along: '+z',
  slices: [{ from: 0, to: size, add: [{ shape: 'box', centre: [0, 0], size: [size, size], radius: 0 }], cut: [] }],
})

describe('a scene', () => {
  test('has boxes that hold what they held before they were turned, with the same sides', () => {
    fc.assert(
      fc.property(frame, frame, place, place, place, (from, to, at, one, other) => {
        const placement = { turn: turnBetween(from, to), at }
        const corners = (pick: (...values: number[]) => number) => one.map((value, axis) => pick(value, other[axis] ?? 0)) as never // three numbers
        const box = placedBox({ low: corners(Math.min), high: corners(Math.max) }, placement)
        const [first, second] = [placed(placement, one), placed(placement, other)]
        expect(box.low).toEqual(first.map((value, axis) => Math.min(value, second[axis] ?? 0)))
        expect(box.high).toEqual(first.map((value, axis) => Math.max(value, second[axis] ?? 0)))
      }),
    )
  })

  test('has each body by its role, where its part stands', () => {
    fc.assert(
      fc.property(place, (at) => {
        const [body] = bodiesOf({ parts: [{ role: 'motor', bodies: [cube('housing')], placement: { turn: noTurn, at } }] })
        if (!body) throw new Error('there is a body')
        expect(body.name).toBe('motor/housing')
        expect(boundsOf([body])).toEqual({ low: plus(at, [-5, -5, 0]), high: plus(at, [5, 5, 10]) })
      }),
    )
  })
})

describe('the picture of a scene', () => {
  const at = (x: number, y: number, z: number) => ({ turn: noTurn, at: [x, y, z] as const })
  const pictureOf = (parts: readonly (readonly [role: string, size: number, placement: ReturnType<typeof at>])[]) =>
    assemblyPicture(
      { parts: parts.map(([role, size, placement]) => ({ role, bodies: [cube('body', size)], placement })), open: [], closures: [] },
      [],
    )

  test('has one spot for each part, within the picture', () => {
    const { spots, ...picture } = pictureOf([
      ['one', 10, at(0, 0, 0)],
      ['other', 10, at(40, 0, 0)],
      ['third', 10, at(0, 40, 0)],
    ])
    expect(spots.map(({ role }) => role)).toEqual(['one', 'other', 'third'])
    expect(new Set(spots.map(({ at: spot }) => spot.join())).size).toBe(3)
    expect(Object.keys(picture).length).toBeGreaterThan(0)
  })

  test('has a box and a spot for an open position', () => {
    const { spots } = assemblyPicture(
      {
        parts: [{ role: 'motor', bodies: [cube('body')], placement: at(0, 0, 0) }],
        open: [{ role: 'coupling', box: { low: [20, -5, 0], high: [30, 5, 10] } }],
        closures: [],
      },
      [],
    )
    expect(spots.map(({ role }) => role)).toEqual(['motor', 'coupling'])
  })
})
