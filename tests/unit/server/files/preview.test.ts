/** Previews of every series, read again by another reader: products, extent and volume as the part says, within the tolerance of the mesh. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { previewExtras } from '../../../../contract/files/preview.ts'
import { type Body, boundsOf, volumeOf } from '../../../../engine/part/solid.ts'
import { texts } from '../../../../i18n/en/viewer.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { previewMaker } from '../../../../server/files/preview/preview-maker.ts'
import { solidFileOf } from '../../../../server/files/solids/solid-file.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { readGlb } from './read-glb.ts'
import { measured } from './read-step.ts'
import { sampleAssemblyFile } from './sample-assembly.ts'
import { sampleInput } from './sample-file.ts'

const largest = 300_000
/** Share of the diagonal. */
const tolerance = 1 / 20_000

const series = (await loadFamilies())
  .filter(({ shown }) => shown?.part)
  .flatMap(({ id, table }) =>
    [...Map.groupBy(modelsOf(table), (model) => model.series).values()].flatMap(([model]) => (model ? [{ id, model }] : [])),
  )
  .map(({ id, model }) => {
    // Every family's candidate is an object of its columns.
    const candidate = model.candidate as Readonly<Record<string, unknown>>
    return { name: `${id} ${model.series}`, id, sku: model.skuName, candidate }
  })

const inputOf = ({ id, sku, candidate }: (typeof series)[number], own: Partial<FileInput> = {}): FileInput => {
  const sample = sampleInput(sku, 'preview', own)
  return { ...sample, model: { ...sample.model, family: id, candidate } }
}

const made = (input: FileInput) => previewMaker(input, () => undefined)

const seriesOf = (id: string) => {
  const found = series.find((one) => one.id === id)
  if (!found) throw new Error(`there are no models of ${id}`)
  return found
}

const boxOf = (points: readonly (readonly number[])[]) =>
  [0, 1, 2].flatMap((axis) => {
    const all = points.map((point) => point[axis] ?? Number.NaN)
    return [all.reduce((one, other) => Math.min(one, other)), all.reduce((one, other) => Math.max(one, other))]
  })

const expectedBox = (bodies: readonly Body[]) => {
  const { low, high } = boundsOf(bodies)
  return [0, 1, 2].flatMap((axis) => [low[axis] ?? Number.NaN, high[axis] ?? Number.NaN])
}

describe.each(scaledPart(series, 3))('$name', (one) => {
  test('is read again as it was built, and is small', async () => {
    const input = inputOf(one)
    const file = await made(input)
    expect(file.length).toBeLessThanOrEqual(largest)
    const { bodies } = await buildModelPart({ family: one.id, candidate: one.candidate, chosen: {} })
    const box = expectedBox(bodies)
    const off = tolerance * Math.hypot(...[0, 2, 4].map((at) => (box[at + 1] ?? 0) - (box[at] ?? 0)))
    const { whole, products } = await readGlb(file)
    expect([whole, products.map(({ name }) => name)]).toEqual([
      input.orderCode,
      bodies.map(({ name, instance, instances }) => (instances === 1 ? name : `${name} ${instance}`)),
    ])
    for (const [index, body] of bodies.entries()) {
      const product = products[index]
      if (!product) throw new Error('counted above')
      const mine = boxOf(product.points)
      expect(Math.max(...expectedBox([body]).map((value, at) => Math.abs(value - (mine[at] ?? Number.NaN))))).toBeLessThan(off)
      const { volume, surface } = measured(product)
      expect(Math.abs(volume - volumeOf(body))).toBeLessThan(off * surface)
    }
  })
})

test('normals point outwards on every triangle', async () => {
  const { products } = await readGlb(await made(inputOf(seriesOf('ball-screw'))))
  for (const { points, normals, triangles } of products) {
    const facing = triangles.map(([a, b, c]) => {
      const [p, q, r] = [points[a], points[b], points[c]]
      const normal = normals[a]
      if (!p || !q || !r || !normal) throw new Error('a triangle without points')
      const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]]
      const [vx, vy, vz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]]
      return (uy * vz - uz * vy) * normal[0] + (uz * vx - ux * vz) * normal[1] + (ux * vy - uy * vx) * normal[2]
    })
    expect(Math.min(...facing)).toBeGreaterThan(0)
  }
})

test('the same input gives the same bytes, whatever was made before', async () => {
  const one = inputOf(seriesOf('ball-screw'))
  const first = await made(one)
  await made(inputOf(seriesOf('rotary')))
  expect(Buffer.from(await made(one)).equals(Buffer.from(first))).toBe(true)
})

test('rails and blocks stand in their layout; one mesh serves all of a kind', async () => {
  const { products, meshes } = await readGlb(await made(inputOf(seriesOf('ball-rail'), { chosen: { rails: 2, blocks: 2, length: 1200 } })))
  expect(products.map(({ name }) => name)).toEqual(['rail 1', 'rail 2', 'block 1', 'block 2', 'block 3', 'block 4'])
  expect(meshes).toBe(2)
  const [rail] = products
  expect(boxOf(rail?.points ?? []).slice(0, 2)).toEqual([expect.closeTo(0, 3), expect.closeTo(1200, 3)])
})

test('the rail with the most holes that can be ordered, two rows of a hundred, is small, too', { tags: ['deep'] }, async () => {
  const wide = series.find(({ sku }) => sku === 'WEH17CA')
  if (!wide) throw new Error('the catalogue has it')
  const file = await made(inputOf(wide, { chosen: { rails: 2, blocks: 4, length: 4000 } }))
  expect(file.length).toBeLessThanOrEqual(largest)
})

test('the parts of an assembly stand where its solids do, however they are turned', async () => {
  const input = sampleAssemblyFile('preview')
  const { part } = await solidFileOf(input)
  expect(part.bodies.some(({ roll }) => roll !== undefined)).toBe(true)
  const { products } = await readGlb(await previewMaker(input, () => undefined))
  for (const [index, body] of part.bodies.entries()) {
    const [found, expected] = [boxOf(products[index]?.points ?? []), expectedBox([body])]
    const apart = Math.max(...found.map((edge, at) => Math.abs(edge - (expected[at] ?? Number.NaN))))
    expect([body.name, apart < 1]).toEqual([body.name, true])
  }
})

test('the scene says what it is, with its dimensions in space', async () => {
  const one = seriesOf('ball-screw')
  const file = await made(inputOf(one, { chosen: { length: 800 } }))
  const extras = z.parse(previewExtras, (await readGlb(file)).extras)
  expect([extras.orderCode, extras.maker, extras.unit]).toEqual([one.sku, 'THK', 'mm'])
  const whole = extras.measures.find(({ value }) => value === 800)
  expect(whole).toMatchObject({ from: [0, expect.any(Number), expect.any(Number)], to: [800, expect.any(Number), expect.any(Number)] })
  for (const { from, to, value, out } of extras.measures) {
    expect(Math.hypot(...from.map((coordinate, axis) => coordinate - (to[axis] ?? 0)))).toBeCloseTo(value, 3)
    expect(Math.hypot(...out)).toBe(1)
  }
  expect(extras.features.filter(({ body, kind }) => body === 'nut' && kind === 'hole')).toHaveLength(6)
  expect(extras.features.find(({ body, kind }) => body === 'shaft' && kind === 'end')?.at).toEqual([800, 0, 0])
})

test('every body has a name in words', async () => {
  const parts = await Promise.all((await loadFamilies()).map(async ({ shown }) => shown?.part?.()))
  const bodies = parts.flatMap((part) => Object.keys(part?.schema.bodies ?? {}))
  expect(bodies.filter((name) => !Object.hasOwn(texts.bodies, name))).toEqual([])
})
