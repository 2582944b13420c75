/** Writes glTF 2.0 in one file (GLB): a JSON index, followed by the binary data. Equal scenes yield equal bytes. */
import { at } from '../../../engine/base/at.ts'
import type { Place } from '../../../engine/part/part-schema.ts'
import type { SolidMesh } from './mesh-solid.ts'

/** Red, green, blue, linear, 0 to 1. */
type Colour = readonly [number, number, number]

/** A mesh; a solid that occurs in several places is one mesh. */
export type GlbMesh = SolidMesh & { readonly name: string; readonly colour: Colour }

/** The placement of a mesh, mm. */
export type GlbNode = {
  readonly name: string
  /** Index of the mesh. */
  readonly mesh: number
  readonly at: Place<number>
  /** A quaternion. */
  readonly turn: readonly [x: number, y: number, z: number, w: number]
}

/** The scene to write. */
export type GlbScene = {
  readonly name: string
  readonly generator: string
  readonly meshes: readonly GlbMesh[]
  readonly nodes: readonly GlbNode[]
  /** Application data in the file. */
  readonly extras: unknown
}

/** Numeric constants of glTF. */
const gl = {
  magic: 0x46546c67,
  json: 0x4e4f534a,
  bin: 0x004e4942,
  byte: 5120,
  short: 5123,
  int: 5125,
  float: 5126,
  vertices: 34962,
  indices: 34963,
  lines: 1,
} as const
const mmOfMetre = 1000
/** Rotation from z up to y up. */
const upright = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2] as const
const lineColour: Colour = [0.01, 0.015, 0.02]
const mostShort = 65535

/** The data of one accessor. */
type Numbers = {
  readonly bytes: Uint8Array
  readonly count: number
  readonly type: 'SCALAR' | 'VEC3'
  readonly componentType: number
  readonly target: number
  readonly more?: Readonly<Record<string, unknown>>
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array | Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

const padded = (bytes: Uint8Array, filler = 0): Uint8Array => {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filler)
  whole.set(bytes)
  return whole
}

function positionsOf({ positions }: SolidMesh): Numbers {
  const metres = Float32Array.from(positions, (value) => value / mmOfMetre)
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  for (const [index, value] of metres.entries()) {
    const axis = index % 3
    min[axis] = Math.min(min[axis] ?? value, value)
    max[axis] = Math.max(max[axis] ?? value, value)
  }
  const bytes = bytesOf(metres)
  return { bytes, count: metres.length / 3, type: 'VEC3', componentType: gl.float, target: gl.vertices, more: { min, max } }
}

/**
 * Normals as one byte per coordinate, padded to four bytes per vertex (KHR_mesh_quantization), which is precise enough for
 * shading.
 */
function normalsOf({ normals }: SolidMesh): Numbers {
  const count = normals.length / 3
  const bytes = new Int8Array(4 * count)
  for (const [index, value] of normals.entries()) bytes[4 * Math.floor(index / 3) + (index % 3)] = Math.round(127 * value)
  return { bytes: bytesOf(bytes), count, type: 'VEC3', componentType: gl.byte, target: gl.vertices, more: { normalized: true } }
}

const indicesOf = (indices: readonly number[], vertices: number): Numbers => {
  const isShort = vertices <= mostShort
  const bytes = bytesOf(isShort ? Uint16Array.from(indices) : Uint32Array.from(indices))
  return { bytes, count: indices.length, type: 'SCALAR', componentType: isShort ? gl.short : gl.int, target: gl.indices }
}

const accessorsOf = (mesh: GlbMesh): readonly Numbers[] => {
  const vertices = mesh.positions.length / 3
  return [positionsOf(mesh), normalsOf(mesh), indicesOf(mesh.triangles, vertices), indicesOf(mesh.edges, vertices)]
}

const materialOf = (name: string, [red, green, blue]: Colour) => ({
  name,
  pbrMetallicRoughness: { baseColorFactor: [red, green, blue, 1], metallicFactor: 0, roughnessFactor: 0.6 },
})

/** Materials by colour; the last one is for lines. */
function paintsOf(meshes: readonly GlbMesh[]) {
  const colours = [...new Map(meshes.map(({ colour }) => [colour.join(), colour])).values()]
  const indexOf = ({ colour }: GlbMesh): number => colours.findIndex((one) => one.join() === colour.join())
  const materials = [...colours.map((colour, index) => materialOf(`material ${index + 1}`, colour)), materialOf('edges', lineColour)]
  return { materials, indexOf, lines: colours.length }
}

function meshesOf(meshes: readonly GlbMesh[], paints: ReturnType<typeof paintsOf>) {
  return meshes.map((mesh, index) => {
    const first = 4 * index
    const solid = { attributes: { POSITION: first, NORMAL: first + 1 }, indices: first + 2, material: paints.indexOf(mesh) }
    const edges = { attributes: { POSITION: first }, indices: first + 3, material: paints.lines, mode: gl.lines }
    return { name: mesh.name, primitives: mesh.edges.length > 0 ? [solid, edges] : [solid] }
  })
}

function buffersOf(all: readonly Numbers[]) {
  const parts = all.map(({ bytes }) => padded(bytes))
  const offsets = parts.map((_, index) => parts.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  for (const [index, part] of parts.entries()) bytes.set(part, at(offsets, index))
  const bufferViews = all.map(({ bytes: { length }, target, componentType }, index) => ({
    buffer: 0,
    byteOffset: at(offsets, index),
    byteLength: length,
    ...(componentType === gl.byte && { byteStride: 4 }),
    target,
  }))
  return { bytes, bufferViews }
}

function documentOf({ name, generator, meshes, nodes, extras }: GlbScene, all: readonly Numbers[]) {
  const paints = paintsOf(meshes)
  const { bytes, bufferViews } = buffersOf(all)
  const document = {
    asset: { version: '2.0', generator },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ name, nodes: [0], extras }],
    nodes: [
      { name, rotation: upright, children: nodes.map((_, index) => index + 1) },
      ...nodes.map((node) => ({
        name: node.name,
        mesh: node.mesh,
        translation: node.at.map((value) => value / mmOfMetre),
        rotation: node.turn,
      })),
    ],
    materials: paints.materials,
    meshes: meshesOf(meshes, paints),
    accessors: all.map(({ count, type, componentType, more }, bufferView) => ({ bufferView, componentType, count, type, ...more })),
    bufferViews,
    buffers: [{ byteLength: bytes.length }],
  }
  return { document, bytes }
}

/** @returns the file; metres, y up */
export function writeGlb(scene: GlbScene): Uint8Array {
  const { document, bytes } = documentOf(scene, scene.meshes.flatMap(accessorsOf))
  const json = padded(new TextEncoder().encode(JSON.stringify(document)), 0x20)
  const file = new Uint8Array(28 + json.length + bytes.length)
  const view = new DataView(file.buffer)
  const words = [gl.magic, 2, file.length, json.length, gl.json]
  for (const [index, word] of words.entries()) view.setUint32(4 * index, word, true)
  file.set(json, 20)
  view.setUint32(20 + json.length, bytes.length, true)
  view.setUint32(24 + json.length, gl.bin, true)
  file.set(bytes, 28 + json.length)
  return file
}
