/** Reads STEP and IGES files by a reader that is not ours: products with their meshes, in mm. */
import openReader from 'occt-import-js'
import type { Place } from '../../../../engine/part/part-schema.ts'

/** Rises of the meshes above what is round, mm: half a micrometre. */
const deflection = 0.0005

type Node = { readonly name: string; readonly meshes: readonly number[]; readonly children: readonly Node[] }
type Mesh = {
  readonly name: string
  readonly color?: readonly number[]
  readonly attributes: { readonly position: { readonly array: readonly number[] } }
  readonly index: { readonly array: readonly number[] }
}
type Answer = { readonly success: boolean; readonly root: Node; readonly meshes: readonly Mesh[] }
type Read = (content: Uint8Array, options: Readonly<Record<string, unknown>>) => Answer
type Reader = { readonly ReadStepFile: Read; readonly ReadIgesFile: Read }

/** A product where it stands. */
export type ReadProduct = {
  readonly name: string
  readonly colour: readonly number[] | undefined
  readonly points: readonly Place<number>[]
  readonly triangles: readonly (readonly [number, number, number])[]
}

const threes = (numbers: readonly number[]): readonly Place<number>[] =>
  Array.from({ length: numbers.length / 3 }, (_, index) => [
    numbers[3 * index] ?? 0,
    numbers[3 * index + 1] ?? 0,
    numbers[3 * index + 2] ?? 0,
  ])

let reader: Promise<Reader> | undefined

const options = { linearUnit: 'millimeter', linearDeflectionType: 'absolute_value', linearDeflection: deflection, angularDeflection: 0.5 }

/** A product of an assembly with the bodies within it. */
export type ReadNode = { readonly name: string; readonly products: readonly ReadProduct[]; readonly children: readonly ReadNode[] }

const productsBelow = (node: Node, meshes: readonly Mesh[]): readonly ReadProduct[] => [
  ...node.meshes.flatMap((at) => productAt(meshes[at], node.name)),
  ...node.children.flatMap((child) => productsBelow(child, meshes)),
]

const productAt = (mesh: Mesh | undefined, name: string): readonly ReadProduct[] =>
  mesh ? [{ name, colour: mesh.color, points: threes(mesh.attributes.position.array), triangles: threes(mesh.index.array) }] : []

const nodeOf = (node: Node, meshes: readonly Mesh[]): ReadNode => ({
  name: node.name,
  products: productsBelow(node, meshes),
  children: node.children.map((child) => nodeOf(child, meshes)),
})

const answerOf = async (file: string): Promise<Answer> => {
  reader ??= openReader({ print: () => undefined })
  return (await reader).ReadStepFile(new TextEncoder().encode(file), options)
}

/** @throws Error where it cannot be read */
export async function readStepTree(file: string): Promise<ReadNode> {
  const { success, root, meshes } = await answerOf(file)
  const [whole] = root.children
  if (!success || !whole) throw new Error('the STEP file cannot be read')
  return nodeOf(whole, meshes)
}

/** @throws Error where it cannot be read */
export async function readStep(file: string): Promise<{ readonly whole: string; readonly products: readonly ReadProduct[] }> {
  const { success, root, meshes } = await answerOf(file)
  const [whole] = root.children
  if (!success || !whole) throw new Error('the STEP file cannot be read')
  const products = whole.children.flatMap(({ name, meshes: own, children }) =>
    [...own, ...children.flatMap((child) => child.meshes)].flatMap((at) => productAt(meshes[at], name)),
  )
  return { whole: whole.name, products }
}

/** @throws Error where it cannot be read */
export async function readIges(file: Uint8Array): Promise<readonly ReadProduct[]> {
  reader ??= openReader({ print: () => undefined })
  const { success, meshes } = (await reader).ReadIgesFile(file, options)
  if (!success) throw new Error('the IGES file cannot be read')
  return meshes.map(({ name, color, attributes, index }) => ({
    name,
    colour: color,
    points: threes(attributes.position.array),
    triangles: threes(index.array),
  }))
}

/** Of a closed mesh: mm³ by the divergence theorem, and its surface, mm². */
export function measured({ points, triangles }: ReadProduct): { readonly volume: number; readonly surface: number } {
  let [volume, surface] = [0, 0]
  for (const [a, b, c] of triangles) {
    const [p, q, r] = [points[a], points[b], points[c]]
    if (!p || !q || !r) throw new Error('a triangle without points')
    const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]]
    const [vx, vy, vz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]]
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    volume += (p[0] * nx + p[1] * ny + p[2] * nz) / 6
    surface += Math.hypot(nx, ny, nz) / 2
  }
  return { volume, surface }
}
