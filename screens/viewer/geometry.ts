/** Points, vectors and rotations in space, mm. */
import { at } from '../../engine/base/at.ts'

export type Place = readonly [x: number, y: number, z: number]
/** A quaternion. */
export type Turn = readonly [x: number, y: number, z: number, w: number]
export type Axis = 0 | 1 | 2

export const plus = ([ax, ay, az]: Place, [bx, by, bz]: Place): Place => [ax + bx, ay + by, az + bz]
export const minus = ([ax, ay, az]: Place, [bx, by, bz]: Place): Place => [ax - bx, ay - by, az - bz]
export const times = ([x, y, z]: Place, factor: number): Place => [x * factor, y * factor, z * factor]
export const dot = ([ax, ay, az]: Place, [bx, by, bz]: Place): number => ax * bx + ay * by + az * bz
export const cross = ([ax, ay, az]: Place, [bx, by, bz]: Place): Place => [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
export const distanceOf = (one: Place, other: Place): number => Math.hypot(...minus(one, other))

/** Rotates a vector: v + 2w(q×v) + 2q×(q×v). */
export const turned = (way: Place, [x, y, z, w]: Turn): Place => {
  const about: Place = [x, y, z]
  const once = cross(about, way)
  return plus(way, plus(times(once, 2 * w), times(cross(about, once), 2)))
}

/** Returns the corners of a box. */
export const cornersOf = (low: Place, high: Place): readonly Place[] =>
  [low[0], high[0]].flatMap((x) => [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Place => [x, y, z])))

/** Returns three consecutive numbers of a list as a point. */
export const placeAt = (numbers: ArrayLike<number>, index: number): Place => [
  at(numbers, 3 * index),
  at(numbers, 3 * index + 1),
  at(numbers, 3 * index + 2),
]
