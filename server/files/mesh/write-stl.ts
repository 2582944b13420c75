/** Writes meshes as one binary STL: triangles with their normals, in mm, which the format does not say. */
import type { Place } from '../../../engine/part/part-schema.ts'
import type { ClosedMesh } from './part-mesh.ts'

const headLength = 80
/** A triangle has a normal and three corners of three 32-bit numbers, and a number that nobody uses. */
const triangleLength = 50

const minus = ([ax, ay, az]: Place<number>, [bx, by, bz]: Place<number>): Place<number> => [ax - bx, ay - by, az - bz]

const normalOf = (one: Place<number>, two: Place<number>, three: Place<number>): Place<number> => {
  const [[ux, uy, uz], [vx, vy, vz]] = [minus(two, one), minus(three, one)]
  const across: Place<number> = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.hypot(...across) || 1
  return [across[0] / length, across[1] / length, across[2] / length]
}

/**
 * @param title of the file; ASCII, cut at 80 letters
 * @param meshes of the part
 */
export function writeStl(title: string, meshes: readonly ClosedMesh[]): Uint8Array<ArrayBuffer> {
  const count = meshes.reduce((sum, { triangles }) => sum + triangles.length, 0)
  const bytes = new Uint8Array(headLength + 4 + triangleLength * count)
  const view = new DataView(bytes.buffer)
  // Not `solid` at the beginning, which readers take for the form with letters.
  const head = `mm ${title}`.replaceAll(/[^ -~]/g, '?').slice(0, headLength)
  bytes.set(new TextEncoder().encode(head.padEnd(headLength)))
  view.setUint32(headLength, count, true)
  let at = headLength + 4
  for (const { vertices, triangles } of meshes) {
    for (const corners of triangles) {
      const [one, two, three] = corners.map((corner) => vertices[corner] ?? ([0, 0, 0] as const))
      if (!one || !two || !three) continue
      const numbers = [normalOf(one, two, three), one, two, three].flat()
      for (const [index, value] of numbers.entries()) view.setFloat32(at + 4 * index, value, true)
      at += triangleLength
    }
  }
  return bytes
}
