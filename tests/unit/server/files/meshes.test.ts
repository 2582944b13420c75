/** STL and 3MF of a model of each series, read again: closed, turned outwards, with volume and extent of the solid. */
import { strFromU8, unzipSync } from 'fflate'
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js'
import { describe, expect, test } from 'vitest'
import type { Place } from '../../../../engine/part/part-schema.ts'
import { boundsOf, volumeOf } from '../../../../engine/part/solid.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { stlMaker, threeMfMaker } from '../../../../server/files/mesh/mesh-makers.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { measured } from './read-step.ts'
import { sampleInput } from './sample-file.ts'

/** Rises of the meshes above what is round, mm. */
const deflection = 0.02

const series = (await loadFamilies())
  .filter(({ shown }) => shown?.part)
  .flatMap(({ id, table }) =>
    [...Map.groupBy(modelsOf(table), (model) => model.series).values()].flatMap(([model]) => (model ? [{ id, model }] : [])),
  )
  .map(({ id, model }) => ({ name: `${id} ${model.series}`, id, model }))

type Series = (typeof series)[number]

const inputOf = ({ id, model }: Series, own: Partial<FileInput> = {}): FileInput => {
  const sample = sampleInput(model.skuName, 'stl', own)
  // Every family's candidate is an object of its columns.
  return { ...sample, model: { ...sample.model, family: id, candidate: model.candidate as Readonly<Record<string, unknown>> } }
}

const made = (maker: typeof stlMaker, one: Series, own: Partial<FileInput> = {}) => maker(inputOf(one, own), () => undefined)

type Mesh = { readonly points: readonly Place<number>[]; readonly triangles: readonly (readonly [number, number, number])[] }

/** As the format is published: 80 bytes, the number of triangles, and 50 bytes for each. */
function readStl(bytes: Uint8Array): Mesh & { readonly normals: readonly Place<number>[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint32(80, true)
  expect(bytes.length).toBe(84 + 50 * count)
  const placeAt = (at: number): Place<number> => [view.getFloat32(at, true), view.getFloat32(at + 4, true), view.getFloat32(at + 8, true)]
  const starts = Array.from({ length: count }, (_, index) => 84 + 50 * index)
  return {
    normals: starts.map(placeAt),
    points: starts.flatMap((start) => [placeAt(start + 12), placeAt(start + 24), placeAt(start + 36)]),
    triangles: starts.map((_, index) => [3 * index, 3 * index + 1, 3 * index + 2]),
  }
}

const numbersIn = (text: string, tag: string, names: readonly string[]): readonly (readonly number[])[] =>
  [...text.matchAll(new RegExp(`<${tag} ([^/]*)/>`, 'g'))].map(([, inside = '']) =>
    names.map((name) => Number(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(inside)?.[1])),
  )

function read3mf(bytes: Uint8Array) {
  const files = unzipSync(bytes)
  const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array())
  const model = text('3D/3dmodel.model')
  const objects = model
    .split('<object ')
    .slice(1)
    .map((one): Mesh & { readonly name: string } => ({
      name: / name="([^"]*)"/.exec(one)?.[1] ?? '',
      points: numbersIn(one, 'vertex', ['x', 'y', 'z']).map(([x = 0, y = 0, z = 0]) => [x, y, z]),
      triangles: numbersIn(one, 'triangle', ['v1', 'v2', 'v3']).map(([a = 0, b = 0, c = 0]) => [a, b, c]),
    }))
  return { names: Object.keys(files), types: text('[Content_Types].xml'), relations: text('_rels/.rels'), model, objects }
}

const partOf = async ({ id, model }: Series) =>
  // Every family's candidate is an object of its columns.
  buildModelPart({ family: id, candidate: model.candidate as Readonly<Record<string, unknown>>, chosen: {} })

/** Sides that do not have a neighbour in the other direction. */
const openSides = ({ triangles }: Mesh): number => {
  const sides = triangles.flatMap(([a, b, c]) => [`${a} ${b}`, `${b} ${c}`, `${c} ${a}`])
  const all = new Set(sides)
  expect(all.size).toBe(sides.length)
  return sides.filter((side) => !all.has(side.split(' ').toReversed().join(' '))).length
}

const extentOf = (points: readonly Place<number>[]) =>
  ([0, 1, 2] as const).map((axis) => {
    const all = points.map((point) => point[axis])
    return [all.reduce((one, other) => Math.min(one, other)), all.reduce((one, other) => Math.max(one, other))]
  })

describe.each(scaledPart(series, 2))('$name', (one) => {
  test('is an STL with the volume and the extent of the solid', async () => {
    const { bodies } = await partOf(one)
    const bytes = await made(stlMaker, one)
    const mesh = readStl(bytes)
    // A reader that is not ours.
    expect(new STLLoader().parse(Uint8Array.from(bytes).buffer).attributes['position']?.count).toBe(mesh.points.length)
    const { volume, surface } = measured({ name: '', colour: undefined, ...mesh })
    expect(Math.abs(volume - bodies.reduce((sum, body) => sum + volumeOf(body), 0))).toBeLessThan(deflection * surface)
    const { low, high } = boundsOf(bodies)
    for (const [axis, [least = Number.NaN, most = Number.NaN]] of extentOf(mesh.points).entries()) {
      expect(Math.abs(least - (low[axis] ?? 0))).toBeLessThan(deflection)
      expect(Math.abs(most - (high[axis] ?? 0))).toBeLessThan(deflection)
    }
    for (const normal of mesh.normals) expect(Math.hypot(...normal)).toBeCloseTo(1, 5)
  })

  test('is a 3MF in mm of closed bodies, each with the volume of its solid', async () => {
    const { bodies } = await partOf(one)
    const { names, types, relations, model, objects } = read3mf(await made(threeMfMaker, one))
    expect(names).toEqual(['[Content_Types].xml', '_rels/.rels', '3D/3dmodel.model'])
    expect([types.includes('Extension="model"'), relations.includes('Target="/3D/3dmodel.model"')]).toEqual([true, true])
    expect(model).toContain('<model unit="millimeter"')
    expect(objects).toHaveLength(bodies.length)
    expect(model.match(/<item objectid="\d+"\/>/g)).toHaveLength(bodies.length)
    for (const [index, mesh] of objects.entries()) {
      const body = bodies[index]
      if (!body) throw new Error('counted above')
      expect([mesh.name, openSides(mesh)]).toEqual([body.instances === 1 ? body.name : `${body.name} ${body.instance}`, 0])
      const { volume, surface } = measured({ colour: undefined, ...mesh })
      expect(Math.abs(volume - volumeOf(body))).toBeLessThan(deflection * surface)
    }
  })
})

test('equal inputs give equal bytes, and names are safe in XML', async () => {
  const [one] = series
  if (!one) throw new Error('there are series')
  const own = { orderCode: 'A<"&>ö' }
  const [stl, again] = [await made(stlMaker, one, own), await made(stlMaker, one, own)]
  expect(Buffer.compare(Buffer.from(stl), Buffer.from(again))).toBe(0)
  expect(strFromU8(stl.subarray(0, 5))).toBe('mm A<')
  const [package1, package2] = [await made(threeMfMaker, one, own), await made(threeMfMaker, one, own)]
  expect(Buffer.compare(Buffer.from(package1), Buffer.from(package2))).toBe(0)
  expect(read3mf(package1).model).toContain('<metadata name="Title">A&lt;&quot;&amp;&gt;ö</metadata>')
})
