/** Parses our own previews (`server/files/preview/write-glb.ts`), a subset of glTF. mm, z up, as in the part. */
import * as z from 'zod/mini'
import { type PreviewExtras, previewExtras } from '../../contract/files/preview.ts'
import type { Place, Turn } from './geometry.ts'

/** A solid, independent of its position. */
export type ViewedMesh = {
  /** Three numbers per vertex, mm. */
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** Three vertex indices per triangle. */
  readonly triangles: Uint32Array
  /** Two vertex indices per edge. */
  readonly edges: Uint32Array
  /** Linear red, green and blue, 0 to 1. */
  readonly colour: readonly [number, number, number]
}

/** A solid with its position and rotation. */
export type ViewedBody = { readonly name: string; readonly mesh: ViewedMesh; readonly at: Place; readonly turn: Turn }

export type ViewedModel = { readonly extras: PreviewExtras; readonly bodies: readonly ViewedBody[] }

const three = z.tuple([z.number(), z.number(), z.number()])
const four = z.tuple([z.number(), z.number(), z.number(), z.number()])
const primitive = z.object({
  attributes: z.object({ POSITION: z.int(), NORMAL: z.optional(z.int()) }),
  indices: z.int(),
  material: z.int(),
})
const document = z.object({
  scenes: z.array(z.object({ extras: previewExtras })),
  nodes: z.array(z.object({ name: z.string(), mesh: z.optional(z.int()), translation: z.optional(three), rotation: z.optional(four) })),
  materials: z.array(z.object({ pbrMetallicRoughness: z.object({ baseColorFactor: four }) })),
  meshes: z.array(z.object({ primitives: z.array(primitive) })),
  accessors: z.array(z.object({ bufferView: z.int(), componentType: z.int(), count: z.int(), type: z.enum(['SCALAR', 'VEC3']) })),
  bufferViews: z.array(z.object({ byteOffset: z.int(), byteStride: z.optional(z.int()) })),
})
type Document = z.infer<typeof document>
type File = { readonly document: Document; readonly view: DataView; readonly start: number }

const magic = 0x46546c67
const mmOfMetre = 1000

/** Size and reader of each glTF component type. */
const components: Readonly<Record<number, { readonly size: number; readonly read: (view: DataView, at: number) => number }>> = {
  5120: { size: 1, read: (view, at) => view.getInt8(at) / 127 },
  5123: { size: 2, read: (view, at) => view.getUint16(at, true) },
  5125: { size: 4, read: (view, at) => view.getUint32(at, true) },
  5126: { size: 4, read: (view, at) => view.getFloat32(at, true) },
}

const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new RangeError('the preview names what it does not have')
  return thing
}

function fileOf(bytes: ArrayBuffer): File {
  const view = new DataView(bytes)
  if (bytes.byteLength < 28 || view.getUint32(0, true) !== magic) throw new TypeError('this is no GLB')
  const length = view.getUint32(12, true)
  const json: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, length)))
  return { document: z.parse(document, json), view, start: 28 + length }
}

function numbersOf({ document, view, start }: File, index: number): readonly number[] {
  const { bufferView, componentType, count, type } = found(document.accessors[index])
  const { byteOffset, byteStride } = found(document.bufferViews[bufferView])
  const { size, read } = found(components[componentType])
  const width = type === 'VEC3' ? 3 : 1
  const stride = byteStride ?? size * width
  return Array.from({ length: count * width }, (_, at) => {
    const [vertex, axis] = [Math.floor(at / width), at % width]
    return read(view, start + byteOffset + vertex * stride + axis * size)
  })
}

function meshOf(file: File, { primitives: [solid, edges] }: Document['meshes'][number]): ViewedMesh {
  const { attributes, indices, material } = found(solid)
  const [red, green, blue] = found(file.document.materials[material]).pbrMetallicRoughness.baseColorFactor
  return {
    positions: Float32Array.from(numbersOf(file, attributes.POSITION), (metres) => metres * mmOfMetre),
    normals: Float32Array.from(numbersOf(file, found(attributes.NORMAL))),
    triangles: Uint32Array.from(numbersOf(file, indices)),
    edges: edges ? Uint32Array.from(numbersOf(file, edges.indices)) : new Uint32Array(),
    colour: [red, green, blue],
  }
}

/**
 * Parses a preview.
 *
 * @throws Error if the bytes are not a valid preview
 */
export function readGlb(bytes: ArrayBuffer): ViewedModel {
  const file = fileOf(bytes)
  const { nodes, meshes, scenes } = file.document
  const read = meshes.map((mesh) => meshOf(file, mesh))
  const bodies = nodes.flatMap(({ name, mesh, translation: [x, y, z] = [0, 0, 0], rotation = [0, 0, 0, 1] }): ViewedBody[] => {
    if (mesh === undefined) return []
    return [{ name, mesh: found(read[mesh]), at: [x * mmOfMetre, y * mmOfMetre, z * mmOfMetre], turn: rotation }]
  })
  return { extras: found(scenes[0]).extras, bodies }
}
