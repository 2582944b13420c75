/** IGES files of every series, read again by another reader: a named body each, with the volume and the extent of its solid. */
import { describe, expect, test } from 'vitest'
import { boundsOf, volumeOf } from '../../../../engine/part/solid.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { igesMaker } from '../../../../server/files/iges/iges-maker.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { scaledPart } from '../../../setup/runs.ts'
import { measured, readIges, type ReadProduct } from './read-step.ts'
import { sampleInput } from './sample-file.ts'

const micrometre = 0.001

const series = (await loadFamilies())
  .filter(({ shown }) => shown?.part)
  .flatMap(({ id, table }) =>
    [...Map.groupBy(modelsOf(table), (model) => model.series).values()].flatMap(([model]) => (model ? [{ id, model }] : [])),
  )
  .map(({ id, model }) => ({ name: `${id} ${model.series}`, id, model }))

type Series = (typeof series)[number]

// Every family's candidate is an object of its columns.
const candidateOf = ({ model }: Series) => model.candidate as Readonly<Record<string, unknown>>

const made = async (one: Series, own: Partial<FileInput> = {}) => {
  const sample = sampleInput(one.model.skuName, 'iges', own)
  return igesMaker({ ...sample, model: { ...sample.model, family: one.id, candidate: candidateOf(one) } }, () => undefined)
}

const extentOf = ({ points }: ReadProduct): readonly number[] =>
  ([0, 1, 2] as const).flatMap((axis) => {
    const all = points.map((point) => point[axis])
    return [all.reduce((low, other) => Math.min(low, other)), all.reduce((high, other) => Math.max(high, other))]
  })

describe.each(scaledPart(series, 2))('$name', (one) => {
  test('is read again as its solids are', async () => {
    const { bodies } = await buildModelPart({ family: one.id, candidate: candidateOf(one), chosen: {} })
    const products = await readIges(await made(one))
    const titles = bodies.map(({ name, instance, instances }) => `${one.model.skuName} / ${name}${instances === 1 ? '' : ` ${instance}`}`)
    expect(products.map(({ name }) => name)).toEqual(titles.map((title) => title.replaceAll(/[^ -~]/g, '?')))
    for (const [index, body] of bodies.entries()) {
      const product = products[index]
      if (!product) throw new Error('counted above')
      const { low, high } = boundsOf([body])
      const apart = extentOf(product).map((value, at) => Math.abs(value - ((at % 2 === 0 ? low : high)[Math.floor(at / 2)] ?? Number.NaN)))
      expect(Math.max(...apart)).toBeLessThan(micrometre)
      const { volume, surface } = measured(product)
      expect(Math.abs(volume - volumeOf(body))).toBeLessThan(micrometre * surface)
    }
  })
})

test('every record has 80 columns of ASCII, and the same model gives the same bytes', async () => {
  const [one] = series
  if (!one) throw new Error('there are series')
  const own = { orderCode: `A'ö 中 ${'long '.repeat(30)}` }
  const [first, second] = [await made(one, own), await made(one, own)]
  expect(first).toEqual(second)
  const lines = new TextDecoder().decode(first).split('\n')
  expect(lines.pop()).toBe('')
  expect(lines.filter((line) => !/^[ -~]{72}[SGDPT][ \d]{7}$/.test(line))).toEqual([])
  expect(lines.at(-1)).toMatch(/^S {6}1G +\d+D +\d+P +\d+ +T {6}1$/)
})
