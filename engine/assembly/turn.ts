/** Rotations of a cube, as the nine numbers of a matrix by rows; each takes coordinate axes to coordinate axes, so that nothing is rounded. */
import type { Direction, Place } from '../part/part-schema.ts'
import { vectorOf } from '../part/solid.ts'

/** A rotation by quarter turns. */
export type Turn = readonly number[]

const axes = [0, 1, 2] as const

/** The matrix without turn. */
export const noTurn: Turn = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** @returns where a rotation takes a vector; + 0 as a product may be −0 */
export const turned = (turn: Turn, [x, y, z]: Place<number>): Place<number> => {
  const coordinate = (row: number) => (turn[row] ?? 0) * x + (turn[row + 1] ?? 0) * y + (turn[row + 2] ?? 0) * z + 0
  return [coordinate(0), coordinate(3), coordinate(6)]
}

/** @returns the vector across both */
export const cross = ([ax, ay, az]: Place<number>, [bx, by, bz]: Place<number>): Place<number> => [
  ay * bz - az * by + 0,
  az * bx - ax * bz + 0,
  ax * by - ay * bx + 0,
]
/** @returns the difference of two vectors */
export const minus = ([ax, ay, az]: Place<number>, [bx, by, bz]: Place<number>): Place<number> => [ax - bx, ay - by, az - bz]
/** @returns the sum of two vectors */
export const plus = ([ax, ay, az]: Place<number>, [bx, by, bz]: Place<number>): Place<number> => [ax + bx, ay + by, az + bz]
/** @returns the vector the other way */
export const opposite = ([x, y, z]: Place<number>): Place<number> => [0 - x, 0 - y, 0 - z]

/** Two perpendicular unit vectors along the axes; the third follows. */
export type Frame = { readonly along: Place<number>; readonly up: Place<number> }

/** @returns the rotation that takes the first frame to the second */
export const turnBetween = (from: Frame, to: Frame): Turn => {
  const [start, end] = [from, to].map(({ along, up }) => [along, up, cross(along, up)])
  return axes.flatMap((row) =>
    axes.map((column) => axes.reduce<number>((sum, axis) => sum + (end?.[axis]?.[row] ?? 0) * (start?.[axis]?.[column] ?? 0), 0)),
  )
}

const directions: readonly Direction[] = ['+x', '-x', '+y', '-y', '+z', '-z']

/** @returns the direction of a unit vector along an axis */
export const directionOf = (vector: Place<number>): Direction => {
  const found = directions.find((one) => vectorOf(one).every((value, axis) => value === vector[axis]))
  if (found === undefined) throw new RangeError(`${vector.join()} lies along no axis`)
  return found
}

/** Rotations of a whole axis: travel along x and table upwards when level, travel upwards when vertical, table to the front on a wall. */
export const postureTurns = {
  horizontal: noTurn,
  vertical: turnBetween({ along: [1, 0, 0], up: [0, 0, 1] }, { along: [0, 0, 1], up: [0, -1, 0] }),
  wall: turnBetween({ along: [1, 0, 0], up: [0, 0, 1] }, { along: [1, 0, 0], up: [0, -1, 0] }),
} as const satisfies Readonly<Record<string, Turn>>
export type Posture = keyof typeof postureTurns
