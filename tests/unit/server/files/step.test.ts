/** STEP files of every series, read again by another reader: products, extent, volume and holes as the part says, to a micrometre. */
import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { OrderChosen } from '../../../../contract/catalogue/order-choices.ts'
import type { Place } from '../../../../engine/part/part-schema.ts'
import { type Body, boundsOf, inSpace, volumeOf } from '../../../../engine/part/solid.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { openKernel } from '../../../../server/files/geometry/kernel.ts'
import { makeStep, productNumber } from '../../../../server/files/geometry/make-step.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { stepText } from '../../../../server/files/geometry/step-header.ts'
import type { StepSchemaName, stepSchemas } from '../../../../server/files/geometry/step-schemas.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { measured, readStep, type ReadProduct } from './read-step.ts'

const micrometre = 0.001

const header = {
  name: "SW030-5 'ö 中'",
  description: ['Mounting interface as the maker states it.', 'Inner works simplified.'],
  author: 'Sizewright',
  organisation: 'Demo',
  system: 'Sizewright',
}

const series = (await loadFamilies())
  .filter(({ shown }) => shown?.part)
  .flatMap(({ id, table }) =>
    [...Map.groupBy(modelsOf(table), (model) => model.series).values()].flatMap(([model]) => (model ? [{ id, model }] : [])),
  )
  .map(({ id, model }) => ({ name: `${id} ${model.series}`, id, model }))

const schemaNames = ['AP242', 'AP214', 'AP203'] as const satisfies readonly (keyof typeof stepSchemas)[]

const stepOf = async (id: string, candidate: unknown, schema?: StepSchemaName) => {
  // Every family's candidate is an object of its columns.
  const { bodies } = await buildModelPart({ family: id, candidate: candidate as Readonly<Record<string, unknown>>, chosen: {} })
  return { bodies, file: makeStep(await openKernel(), { name: 'whole', description: 'Maker model', bodies, header, schema }) }
}

const extent = ({ points }: ReadProduct): readonly number[] =>
  ([0, 1, 2] as const).flatMap((axis) => {
    const all = points.map((point) => point[axis])
    return [all.reduce((one, other) => Math.min(one, other)), all.reduce((one, other) => Math.max(one, other))]
  })

const extentOf = (body: Body): readonly number[] => {
  const { low, high } = boundsOf([body])
  return ([0, 1, 2] as const).flatMap((axis) => [low[axis], high[axis]])
}

/** Points of a mesh on the rim of a hole, within a micrometre of its radius, at one end of its slice. */
const onRim = (
  points: readonly Place<number>[],
  {
    body,
    centre,
    radius,
    height,
  }: { readonly body: Body; readonly centre: readonly [number, number]; readonly radius: number; readonly height: number },
) => {
  const middle = inSpace(body, centre, height)
  return points.filter((point) => Math.abs(Math.hypot(...point.map((value, axis) => value - (middle[axis] ?? 0))) - radius) < micrometre)
}

/** Of every round hole the points on that rim of it which has more; what goes on in both neighbours of its slice has none. */
const rimsOf = (body: Body, { points }: ReadProduct): readonly number[] =>
  body.slices.flatMap(({ cut, from, to }, index) =>
    cut.flatMap((hole) => {
      const goesOn = [index - 1, index + 1].every((at) => body.slices[at]?.cut.some((other) => isDeepStrictEqual(other, hole)))
      if (hole.shape !== 'circle' || goesOn) return []
      const rim = (height: number) => onRim(points, { body, centre: hole.centre, radius: hole.diameter / 2, height }).length
      return [Math.max(rim(from), rim(to))]
    }),
  )

describe.each(scaledPart(series, 2))('$name', ({ id, model }) => {
  test.each(schemaNames)('is read again as it was built, from %s', async (schema) => {
    const { bodies, file } = await stepOf(id, model.candidate, schema)
    const { whole, products } = await readStep(file)
    expect([whole, products.map(({ name }) => name)]).toEqual(['whole', bodies.map(({ name }) => productNumber('whole', name))])
    for (const [index, body] of bodies.entries()) {
      const product = products[index]
      if (!product) throw new Error('counted above')
      const apart = extentOf(body).map((value, at) => Math.abs((extent(product)[at] ?? Number.NaN) - value))
      expect(Math.max(...apart)).toBeLessThan(micrometre)
      const { volume, surface } = measured(product)
      expect(Math.abs(volume - volumeOf(body))).toBeLessThan(micrometre * surface)
      for (const rims of rimsOf(body, product)) expect(rims).toBeGreaterThan(8)
    }
  })
})

test('the same model gives the same bytes, whatever was made before, with nothing of a clock', async () => {
  const [one, other] = series
  if (!one || !other) throw new Error('there are series')
  const hash = async ({ id, model }: typeof one) =>
    createHash('sha256')
      .update((await stepOf(id, model.candidate)).file)
      .digest('hex')
  const first = await hash(one)
  const between = await hash(other)
  expect([await hash(one), await hash(other), await hash(one)]).toEqual([first, between, first])
})

/** Statements of a kind: what stands between the brackets. */
const statementsIn = (file: string, kind: string): readonly string[] =>
  [...file.matchAll(new RegExp(` = ${kind}\\(([^;]*)\\);`, 'g'))].map(([, inside = '']) => inside.replaceAll(/\s*\n\s*/g, ''))

test.each([
  ['AP242', 'AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF {1 0 10303 442 1 1 4 }'],
  ['AP214', 'AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'],
  ['AP203', 'CONFIG_CONTROL_DESIGN'],
] as const)('%s says its schema, and states of products what that has', async (schema, written) => {
  const [one] = series
  const { file } = await stepOf(one?.id ?? '', one?.model.candidate, schema)
  expect(file).toContain(`FILE_SCHEMA(('${written}'));`)
  expect(['STYLED_ITEM', 'MEASURE_REPRESENTATION_ITEM'].map((kind) => file.includes(` = ${kind}(`))).toEqual(
    schema === 'AP203' ? [false, false] : [true, true],
  )
})

test('AP203 says who made it as the head does, and neither the machine nor its clock', async () => {
  const [one] = series
  const { file } = await stepOf(one?.id ?? '', one?.model.candidate, 'AP203')
  expect(file).not.toContain(hostname())
  expect(statementsIn(file, 'PERSON')).toEqual(["'Sizewright','Sizewright',$,$,$,$"])
  expect(statementsIn(file, 'ORGANIZATION')).toEqual(["$,'Demo',''"])
  expect([statementsIn(file, 'CALENDAR_DATE'), statementsIn(file, 'LOCAL_TIME')]).toEqual([
    ['2000,1,1'],
    [expect.stringMatching(/^0,0,\$,#\d+$/)],
  ])
})

test('the head says what it is, in letters of any language', async () => {
  const [one] = series
  const { file } = await stepOf(one?.id ?? '', one?.model.candidate)
  expect(file).toContain("FILE_NAME('SW030-5 ''\\X2\\00F6\\X0\\ \\X2\\4E2D\\X0\\''','2000-01-01T00:00:00'")
  expect(file).toContain('AP242_MANAGED_MODEL_BASED_3D_ENGINEERING')
  expect(stepText('a\\b')).toBe("'a\\\\b'")
})

const railOf = async (name: string, chosen: OrderChosen) => {
  const candidate = { railWidthMm: 20, heightMm: 30, widthMm: 44, lengthMm: 77, blockMassKg: 0.38, railMassKgPerM: 2.21 }
  const { bodies, massesKg } = await buildModelPart({ family: 'ball-rail', candidate, chosen })
  return { bodies, file: makeStep(await openKernel(), { name, description: 'HIWIN HGH20CA', bodies, massesKg, header }) }
}

test('products are named by order code and part, with volume, and with mass where it is known', async () => {
  const { bodies, file } = await railOf('HGH20CA2R500', { length: 500, blocks: 2 })
  const products = statementsIn(file, 'PRODUCT').map((text) => text.replace(/,\(#\d+\)$/, ''))
  expect(products).toEqual(
    ['HGH20CA2R500', 'HGH20CA2R500 / rail', 'HGH20CA2R500 / block'].map((name) => `'${name}','${name}','HIWIN HGH20CA'`),
  )
  expect((await readStep(file)).whole).toBe('HGH20CA2R500')
  const [rail, block] = bodies
  const volumes = statementsIn(file, 'MEASURE_REPRESENTATION_ITEM').flatMap((text) => /VOLUME_MEASURE\(([\d.]+)\)/.exec(text)?.[1] ?? [])
  expect(volumes).toHaveLength(2)
  for (const [index, body] of [rail, block].entries()) expect(Number(volumes[index])).toBeCloseTo(body ? volumeOf(body) : 0, 3)
  const masses = statementsIn(file, 'MEASURE_REPRESENTATION_ITEM').flatMap((text) => /MASS_MEASURE\(([\d.]+)\)/.exec(text)?.[1] ?? [])
  expect(masses).toEqual(['1.105', '0.38'])
})

test('no mass is said of a rail without a length', async () => {
  const { file } = await railOf('HGH20CA', {})
  expect(file.match(/MASS_MEASURE/g)).toHaveLength(1)
})

test('the names of two models differ in every product', async () => {
  const names = async (code: string) => statementsIn((await railOf(code, { length: 500, blocks: 2 })).file, 'PRODUCT')
  const [one, other] = [await names('HGH20CA2R500'), await names("HGH20CA 2R'500ö")]
  expect(new Set([...one, ...other].map((text) => text.split(',')[0])).size).toBe(6)
})
