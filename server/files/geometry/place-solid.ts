/** Places the solid of a body in space: turns its axis from z to the direction of the body. */
import type { TopLoc_Location } from 'replicad-opencascadejs'
import type { Place } from '../../../engine/part/part-schema.ts'
import { type Body, frameOf } from '../../../engine/part/solid.ts'
import type { Kernel } from './kernel.ts'

/** @returns the location for the kernel of what is turned by quarter turns, by the rows of its matrix, and moved */
export function locationAt({ oc }: Kernel, turn: readonly number[], at: Place<number>): TopLoc_Location {
  const placing = new oc.gp_Trsf()
  const row = (index: 0 | 1 | 2) => [turn[3 * index] ?? 0, turn[3 * index + 1] ?? 0, turn[3 * index + 2] ?? 0, at[index]] as const
  placing.SetValues(...row(0), ...row(1), ...row(2))
  return new oc.TopLoc_Location(placing)
}

/** @returns the location of a body for the kernel; the rotation is exact, as every axis is a coordinate axis */
export function locationOf(kernel: Kernel, body: Pick<Body, 'at' | 'along' | 'roll'>): TopLoc_Location {
  const { at } = body
  const { u, v, along: axis } = frameOf(body)
  return locationAt(
    kernel,
    ([0, 1, 2] as const).flatMap((index) => [u[index], v[index], axis[index]]),
    at,
  )
}
