/** Places the solid of a body in space: turns its axis from z to the direction of the body. */
import type { TopLoc_Location } from 'replicad-opencascadejs'
import { type Body, frameOf } from '../../../engine/part/solid.ts'
import type { Kernel } from './kernel.ts'

/** @returns the location of a body for the kernel; the rotation is exact, as every axis is a coordinate axis */
export function locationOf({ oc }: Kernel, body: Pick<Body, 'at' | 'along' | 'roll'>): TopLoc_Location {
  const { at } = body
  const { u, v, along: axis } = frameOf(body)
  const turn = new oc.gp_Trsf()
  const row = (index: 0 | 1 | 2) => [u[index], v[index], axis[index], at[index]] as const
  turn.SetValues(...row(0), ...row(1), ...row(2))
  return new oc.TopLoc_Location(turn)
}
