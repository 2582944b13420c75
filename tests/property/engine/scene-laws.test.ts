/** Laws of assemblies in space: rotations, closures, boxes, and the spots of parts in a picture. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assemblyPicture } from '../../../engine/assembly/picture.ts'
import { draw } from '../../../engine/part/picture/picture.ts'
import { spotsOf } from '../../../engine/part/picture/faces.ts'
import { seenAt, type Spot } from '../../../engine/part/picture/project.ts'
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
  test('closes at 0.01 mm itself', () => {
    expect(table(0, 0.01).closures.map(({ closes }) => closes)).toEqual([true, true])
  })

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

/** Whether a spot is in a triangle, its sides included; three spots in one line are none. */
const isIn = ([a, b, c]: readonly [Spot, Spot, Spot], spot: Spot): boolean => {
  const side = ([ax, ay]: Spot, [bx, by]: Spot, [x, y]: Spot) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  if (Math.abs(side(a, b, c)) < 1e-6) return false
  const sides = [side(a, b, spot), side(b, c, spot), side(c, a, spot)]
  return sides.every((one) => one >= 0) || sides.every((one) => one <= 0)
}

/** Whether a spot is between some spots: in a triangle of three of them. */
const isBetween = (spots: readonly Spot[], spot: Spot): boolean =>
  spots.some((a, i) => spots.slice(i + 1).some((b, j) => spots.slice(i + j + 2).some((c) => isIn([a, b, c], spot))))

describe('the picture of a scene', () => {
  const setting = { side: 1000, smallest: 0.03, thin: 0.024, threads: 40 }
  const at = (x: number, y: number, z: number) => ({ turn: noTurn, at: [x, y, z] as const })
  type Standing = readonly [role: string, size: number, placement: ReturnType<typeof at>]
  const sceneOf = (parts: readonly Standing[]) => ({
    parts: parts.map(([role, size, placement]) => ({
      role,
      bodies: [cube('body', size), { ...cube('foot', size / 2), at: [size, 0, 0] as const }],
      placement,
    })),
    open: [],
    closures: [],
  })
  const standing = fc.tuple(
    fc.integer({ min: 4, max: 40 }),
    fc.integer({ min: -6, max: 6 }),
    fc.integer({ min: -6, max: 6 }),
    fc.integer({ min: 0, max: 4 }),
  )

  test('shows each part at the middle of a face that nothing painted later covers, on its largest body that has one', () => {
    fc.assert(
      fc.property(fc.array(standing, { minLength: 1, maxLength: 5 }), (drawn) => {
        const scene = sceneOf(drawn.map(([size, x, y, z], index) => [`role${index}`, size, at(19.73 * x, 20.31 * y, 21.17 * z)]))
        const { spots, ...picture } = assemblyPicture(scene, [])
        const { picture: same, placeOf, prisms } = draw({ bodies: bodiesOf(scene), driven: [], open: [], setting })
        expect(picture).toEqual(same)
        expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1000)
        const sizeOf = ({ bounds: { low, high } }: (typeof prisms)[number]) =>
          high.reduce((size, end, axis) => size * (end - (low[axis] ?? 0)), 1)
        const expected = scene.parts.map(({ role }) => {
          const own = [...prisms.entries()]
            .filter(([, { body }]) => body.name.startsWith(`${role}/`))
            .toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one))
          const faces = own.flatMap(
            ([
              index,
              {
                bounds: { low, high },
              },
            ]) => {
              const middle = low.map((start, axis) => (start + (high[axis] ?? 0)) / 2) as unknown as Place<number> // three numbers
              const seen = [
                [middle[0], middle[1], high[2]],
                [middle[0], low[1], middle[2]],
                [high[0], middle[1], middle[2]],
              ] as const
              return seen.map((spot) => ({ index, spot: seenAt(spot) }))
            },
          )
          const free = faces.find(({ index, spot }) => !prisms.slice(index + 1).some((later) => isBetween(spotsOf(later), spot)))
          const found = free ?? faces[0]
          if (!found) throw new Error('a part has faces')
          return { role, at: placeOf(found.spot) }
        })
        expect(spots).toEqual(expected)
      }),
    )
  })

  test('has an open position where a part of its size would be', () => {
    fc.assert(
      fc.property(standing, ([size, x, y, z]) => {
        const motor = { role: 'motor', bodies: [cube('body')], placement: at(0, 0, 0) }
        const [low, high] = [
          [100 + x - size / 2, y - size / 2, z],
          [100 + x + size / 2, y + size / 2, z + size],
        ] as const
        const open = assemblyPicture({ parts: [motor], open: [{ role: 'coupling', box: { low, high } }], closures: [] }, [])
        const filled = assemblyPicture(
          { parts: [motor, { role: 'coupling', bodies: [cube('body', size)], placement: at(100 + x, y, z) }], open: [], closures: [] },
          [],
        )
        expect(open.spots).toEqual(filled.spots)
        expect([open.width, open.height]).toEqual([filled.width, filled.height])
        expect(open.paths.filter(([kind]) => kind === 'open').length).toBe(3)
      }),
    )
  })
})
