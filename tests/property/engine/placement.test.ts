/** Laws of placing: a body is where its placement takes each of its points, in all 24 rotations of a cube, and a joint closes from either side. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placed, placedBody, placeParts, type Port } from '../../../engine/assembly/placement.ts'
import { cross, turnBetween } from '../../../engine/assembly/turn.ts'
import type { Direction, Place } from '../../../engine/part/part-schema.ts'
import { type Body, inSpace, vectorOf } from '../../../engine/part/solid.ts'

const directions: readonly Direction[] = ['+x', '-x', '+y', '-y', '+z', '-z']
const frames = directions.flatMap((along) =>
  directions.filter((up) => up.slice(1) !== along.slice(1)).map((up) => ({ along: vectorOf(along), up: vectorOf(up) })),
)
const turns = frames.map((frame) => turnBetween({ along: [1, 0, 0], up: [0, 1, 0] }, frame))

const length = fc.integer({ min: -500, max: 500 })
const place = fc.tuple(length, length, length)
const ports = fc
  .record({ at: place, along: fc.constantFrom(...directions), up: fc.constantFrom(...directions) })
  .filter(({ along, up }) => along.slice(1) !== up.slice(1))

test('there are 24 rotations, and none mirrors', () => {
  expect(new Set(turns.map(String)).size).toBe(24)
  for (const turn of turns) {
    const column = (at: number): Place<number> => [turn[at] ?? 0, turn[at + 3] ?? 0, turn[at + 6] ?? 0]
    expect(cross(column(0), column(1))).toEqual(column(2))
  }
})

test('a placed body has its points where its placement takes them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...turns),
      place,
      place,
      fc.constantFrom(...directions),
      fc.tuple(length, length, length),
      (turn, at, start, along, point) => {
        const body: Body = { name: 'body', instance: 1, instances: 1, material: 'steel', at: start, along, slices: [] }
        const [u, v, distance] = point
        const moved = inSpace(placedBody(body, { turn, at }), [u, v], distance)
        const expected = placed({ turn, at }, inSpace(body, [u, v], distance))
        expect(Math.hypot(...moved.map((value, axis) => value - (expected[axis] ?? NaN)))).toBeLessThan(1e-9)
      },
    ),
  )
})

const bothWays = (one: Port, other: Port, roll: 0 | 1 | 2 | 3) =>
  (['one', 'other'] as const).map((root) =>
    placeParts({
      parts: [
        { role: 'one', ports: { end: one } },
        { role: 'other', ports: { end: other } },
      ],
      mates: [{ a: 'one.end', b: 'other.end', roll }],
      root,
    }),
  )

test('a joint closes, whichever of its parts stands first', () => {
  fc.assert(
    fc.property(ports, ports, fc.constantFrom(0, 1, 2, 3), (one, other, roll) => {
      for (const { closures } of bothWays(one, other, roll)) expect(closures).toMatchObject([{ gap: 0, isOpposed: true, closes: true }])
    }),
  )
})
