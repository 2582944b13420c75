/** Reads a GLB by a reader that is not ours (three's): products where they stand, in mm, z up; and what the scene says of itself. */
import { Matrix4, Mesh, type Object3D, Vector3 } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import type { Place } from '../../../../engine/part/part-schema.ts'
import type { ReadProduct } from './read-step.ts'

/** From metres with y up. */
const toPart = new Matrix4().set(1000, 0, 0, 0, 0, 0, -1000, 0, 0, 1000, 0, 0, 0, 0, 0, 1)

type Product = ReadProduct & { readonly normals: readonly Place<number>[] }

function productOf(mesh: Mesh, name: string): Product {
  const { position, normal } = mesh.geometry.attributes
  const { index } = mesh.geometry
  if (!position || !normal || !index) throw new Error('a mesh without points, normals or triangles')
  const place = toPart.clone().multiply(mesh.matrixWorld)
  const points = Array.from({ length: position.count }, (_, at): Place<number> => {
    const { x, y, z } = new Vector3().fromBufferAttribute(position, at).applyMatrix4(place)
    return [x, y, z]
  })
  const normals = Array.from({ length: normal.count }, (_, at): Place<number> => {
    const { x, y, z } = new Vector3().fromBufferAttribute(normal, at).transformDirection(place)
    return [x, y, z]
  })
  const { color } = Array.isArray(mesh.material) ? { color: undefined } : (mesh.material as { color?: { getHex(): number } }) // one of the loader
  const triangles = Array.from(
    { length: index.count / 3 },
    (_, at) => [index.getX(3 * at), index.getX(3 * at + 1), index.getX(3 * at + 2)] as const,
  )
  return { name, colour: color && [color.getHex()], points, normals, triangles }
}

/** A node is a group of its triangles and its lines. */
const meshOf = (node: Object3D): Mesh | undefined => [node, ...node.children].find((one): one is Mesh => one instanceof Mesh)

/** @throws Error where it cannot be read */
export async function readGlb(bytes: Uint8Array) {
  const copy = Uint8Array.from(bytes).buffer
  const { scene, asset } = await new GLTFLoader().parseAsync(copy, '')
  scene.updateMatrixWorld(true)
  const [whole] = scene.children
  if (!whole) throw new Error('a scene without a part')
  const products = whole.children.map((node) => {
    const mesh = meshOf(node)
    if (!mesh) throw new Error(`${node.name} has no mesh`)
    return productOf(mesh, String(node.userData['name'] ?? node.name))
  })
  const geometries = new Set(whole.children.map((node) => meshOf(node)?.geometry))
  return { whole: String(whole.userData['name'] ?? whole.name), products, extras: scene.userData, asset, meshes: geometries.size }
}
