/** Closed triangle meshes of the bodies of a part, in mm and in their place. */
import { at } from '../../../engine/base/at.ts'
import type { Place } from '../../../engine/part/part-schema.ts'
import { type Body, inSpace } from '../../../engine/part/solid.ts'
import type { Kernel } from '../geometry/kernel.ts'
import { makeSolid } from '../geometry/make-solid.ts'
import { meshSolid, type MeshTolerance, tripleAt, welded } from '../preview/mesh-solid.ts'

/** Corners of a triangle: indices of vertices, counterclockwise from outside. */
export type Triangle = readonly [one: number, two: number, three: number]

/** A closed mesh: neighbouring triangles share their vertices. */
export type ClosedMesh = { readonly vertices: readonly Place<number>[]; readonly triangles: readonly Triangle[] }

/** A body as a mesh. */
export type BodyMesh = ClosedMesh & { readonly body: Body }

/** A hole of 10 mm is a polygon of about 24 sides. */
const tolerance: MeshTolerance = { linear: 0.02, angular: 0.13 }

/** Lengths are no more exact than this, mm. */
const step = 1e-5

const rounded = (value: number): number => Math.round(value / step) * step + 0

/** Puts the vertices at one position together, and leaves out triangles without area. */
function closedMesh(positions: readonly number[], corners: readonly number[]): ClosedMesh {
  const first = welded(positions)
  const used = [...new Set(first)]
  const places = new Map(used.map((vertex, index) => [vertex, index]))
  const own = corners.flatMap((corner) => places.get(at(first, corner)) ?? [])
  const triangles = Array.from({ length: own.length / 3 }, (_, index): Triangle => tripleAt(own, index))
  return {
    vertices: used.map((vertex) => tripleAt(positions, vertex)),
    triangles: triangles.filter(([one, two, three]) => one !== two && two !== three && three !== one),
  }
}

/**
 * @param kernel of this thread
 * @param bodies of a part; those of one name have one form
 * @param onStep receives the progress, 0 to 1
 */
export function meshesOf(kernel: Kernel, bodies: readonly Body[], onStep: (done: number) => void): readonly BodyMesh[] {
  const forms = new Map<string, ClosedMesh>()
  return bodies.map((body, index) => {
    const known = forms.get(body.name)
    const { positions, triangles: corners } = known
      ? { positions: [], triangles: [] }
      : meshSolid(kernel, makeSolid(kernel, body), tolerance)
    const form = known ?? closedMesh(positions, corners)
    forms.set(body.name, form)
    onStep((index + 1) / (bodies.length + 1))
    return {
      body,
      triangles: form.triangles,
      vertices: form.vertices.map(([u, v, height]): Place<number> => {
        const [x, y, z] = inSpace(body, [u, v], height)
        return [rounded(x), rounded(y), rounded(z)]
      }),
    }
  })
}
