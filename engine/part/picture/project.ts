/** The isometric view of pictures: seen from the right, the front and above. x runs to the lower right, y to the upper right, z up. */
import type { Place } from '../part-schema.ts'
import type { Body, Point } from '../solid.ts'
import { frameOf, inSpace } from '../solid.ts'

const half = 0.5
const cosine = Math.sqrt(0.75)
/** Towards the viewer. */
const towardsViewer: Place<number> = [1, -1, 1]
/** Towards the light: top faces are brightest, front faces darker, right faces darkest. */
const towardsLight: Place<number> = [0.18, -0.52, 0.84]

const dot = (one: Place<number>, other: Place<number>): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

/** A point of the picture; x to the right, y down. */
export type Spot = readonly [x: number, y: number]

/** @returns the point of the picture at which a place is seen */
export const seenAt = ([x, y, z]: Place<number>): Spot => [(x + y) * cosine, (x - y) * half - z]

/** @returns how near a place is to the viewer */
export const nearness = (place: Place<number>): number => dot(place, towardsViewer)

/** The brightness of a face. */
export type Tone = 'lit' | 'mid' | 'dark'

/** The least brightness, from 0 to 1, of the tones `lit` and `mid`. */
const leastBrightness = [0.72, 0.36] as const

/** How a body is seen, by directions (u, v) across its axis, both of unit length. */
export type BodyView = {
  /** A point of a section at a distance along the axis. */
  readonly at: (point: Point, distance: number) => Spot
  readonly nearnessOf: (point: Point, distance: number) => number
  /** Above 0: a face with this outward direction is seen. */
  readonly facing: (direction: Point) => number
  readonly toneOf: (direction: Point) => Tone
  /** Whether the face at the far end of the axis is seen, rather than that at its start; and its tone. */
  readonly isEndSeen: boolean
  readonly capTone: Tone
  /** Semi-axes of a circle of radius 1, and the rotation of the first, degrees. */
  readonly ellipse: readonly [along: number, across: number, rotation: number]
  /** Whether angles from u to v run clockwise in the picture. */
  readonly isClockwise: boolean
}

const sum = (u: Place<number>, v: Place<number>, [a, b]: Point): Place<number> => [
  u[0] * a + v[0] * b,
  u[1] * a + v[1] * b,
  u[2] * a + v[2] * b,
]

const toneAt = (brightness: number): Tone => (brightness >= leastBrightness[0] ? 'lit' : brightness >= leastBrightness[1] ? 'mid' : 'dark')

/** The ellipse of a circle by the axis it is seen along: half as wide again across, and flattened along the axis. */
const ellipseAlong = (axis: Place<number>): BodyView['ellipse'] => {
  const [across, along] = [Math.sqrt(1.5), Math.sqrt(half)]
  if (axis[2] !== 0) return [across, along, 0]
  return [along, across, axis[0] === 0 ? -30 : 30]
}

/** @returns how a body is seen */
export function viewOf(body: Pick<Body, 'at' | 'along' | 'roll'>): BodyView {
  const { u, v, along } = frameOf(body)
  const [[ux, uy], [vx, vy]] = [seenAt(u), seenAt(v)]
  const isEndSeen = dot(along, towardsViewer) > 0
  const cap: Place<number> = isEndSeen ? along : [-along[0], -along[1], -along[2]]
  return {
    at: (point, distance) => seenAt(inSpace(body, point, distance)),
    nearnessOf: (point, distance) => nearness(inSpace(body, point, distance)),
    facing: (direction) => dot(sum(u, v, direction), towardsViewer),
    toneOf: (direction) => toneAt(dot(sum(u, v, direction), towardsLight)),
    isEndSeen,
    capTone: toneAt(dot(cap, towardsLight)),
    ellipse: ellipseAlong(along),
    isClockwise: ux * vy - uy * vx > 0,
  }
}
