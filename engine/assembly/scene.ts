/** The bodies of all parts of an assembly in its frame, and the boxes of its open positions. */
import { type Body, type Bounds } from '../part/solid.ts'
import type { Placement } from './assembly.ts'
import { type Closure, placed, placedBody } from './placement.ts'

/** A part at its place; `piece` counts those of its role from 1, of which there are `pieces`, 1 where it is left out. */
export type ScenePart = {
  readonly role: string
  readonly piece?: number
  readonly pieces?: number
  readonly bodies: readonly Body[]
  readonly placement: Placement
}

/** An open position at its place. */
export type SceneBox = { readonly role: string; readonly box: Bounds }

/** A placed assembly. */
export type Scene = { readonly parts: readonly ScenePart[]; readonly open: readonly SceneBox[]; readonly closures: readonly Closure[] }

/** @returns a box along the axes where its part is placed */
export const placedBox = ({ low, high }: Bounds, placement: Placement): Bounds => {
  const ends = [placed(placement, low), placed(placement, high)] as const
  const of = (pick: (...values: number[]) => number): Bounds['low'] => [
    pick(ends[0][0], ends[1][0]),
    pick(ends[0][1], ends[1][1]),
    pick(ends[0][2], ends[1][2]),
  ]
  return { low: of(Math.min), high: of(Math.max) }
}

/** @returns all bodies where they stand, named by role and body, so that those of two parts are told apart; pieces are counted */
export const bodiesOf = ({ parts }: Pick<Scene, 'parts'>): readonly Body[] =>
  parts.flatMap(({ role, piece = 1, pieces = 1, bodies, placement }) =>
    bodies.map((body) => ({
      ...placedBody(body, placement),
      name: `${role}/${body.name}`,
      instance: body.instance + (piece - 1) * body.instances,
      instances: body.instances * pieces,
    })),
  )
