/** Converts a solid to triangles, with the edges where its faces meet at an angle. mm, its axis along z from the origin. */
import { at } from '../../../engine/base/at.ts'
import type { Shape3D } from 'replicad'
import type { Place } from '../../../engine/part/part-schema.ts'
import type { Kernel } from '../geometry/kernel.ts'

/** A triangle mesh. Vertices are not shared between faces, so that each has the normal of its face. */
export type SolidMesh = {
  /** Three numbers per vertex. */
  readonly positions: readonly number[]
  readonly normals: readonly number[]
  /** Three vertices per triangle, counterclockwise from outside. */
  readonly triangles: readonly number[]
  /** Two vertices per line. */
  readonly edges: readonly number[]
}

/** Permitted deviation of a mesh from its solid. */
export type MeshTolerance = {
  /** mm. */
  readonly linear: number
  /** Angle between the end and the middle of a facet's side on a curved face, rad: half of the turn from one facet to the next. */
  readonly angular: number
}

/** Faces that meet at a smaller angle show no edge; cosine of 20°. */
const smooth = Math.cos(Math.PI / 9)
/** Points closer than this are identical, mm. */
const weld = 1e-4

/** @returns the numbers of a vertex or a triangle out of a list of triples */
export const tripleAt = (numbers: readonly number[], place: number): Place<number> => [
  at(numbers, 3 * place),
  at(numbers, 3 * place + 1),
  at(numbers, 3 * place + 2),
]

const cosine = ([ax, ay, az]: Place<number>, [bx, by, bz]: Place<number>): number => ax * bx + ay * by + az * bz

type Side = readonly [from: number, to: number]

/** @returns for each vertex the index of the first one at the same position */
export function welded(positions: readonly number[]): readonly number[] {
  const known = new Map<string, number>()
  return Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const key = tripleAt(positions, vertex)
      .map((value) => Math.round(value / weld))
      .join()
    const first = known.get(key) ?? vertex
    known.set(key, first)
    return first
  })
}

/** Whether two triangles meet at an angle; they traverse their common side in opposite directions. */
const isSharp = (normals: readonly number[], [one, other, ...more]: readonly Side[]): boolean => {
  if (!one || !other || more.length > 0) return true
  const meets = (a: number, b: number) => cosine(tripleAt(normals, a), tripleAt(normals, b)) < smooth
  return meets(one[0], other[1]) || meets(one[1], other[0])
}

function sharpEdges({ positions, normals, triangles }: Omit<SolidMesh, 'edges'>): readonly number[] {
  const first = welded(positions)
  const sides = new Map<string, Side[]>()
  for (const [index, from] of triangles.entries()) {
    const to = triangles[index % 3 === 2 ? index - 2 : index + 1] ?? from
    const [a, b] = [first[from] ?? from, first[to] ?? to]
    if (a === b) continue
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    sides.set(key, [...(sides.get(key) ?? []), [from, to]])
  }
  return [...sides.values()].flatMap((both) => (isSharp(normals, both) ? (both[0] ?? []) : []))
}

/**
 * @param kernel of this thread
 * @param solid solid, whose existing mesh is discarded
 * @returns its triangles, within the tolerance
 */
export function meshSolid({ oc }: Kernel, solid: Shape3D, { linear, angular }: MeshTolerance): SolidMesh {
  oc.BRepTools.Clean(solid.wrapped, true)
  const { vertices: positions, normals, triangles } = solid.mesh({ tolerance: linear, angularTolerance: angular })
  return { positions, normals, triangles, edges: sharpEdges({ positions, normals, triangles }) }
}
