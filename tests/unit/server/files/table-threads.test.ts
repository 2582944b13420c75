/** Threads in the table of a module, which rows state, are threads in drawings and solids; typical ones are plain holes. */
import { expect, test } from 'vitest'
import { loadFamilies } from '../../../../families/registry.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

const families = await loadFamilies()

const holesIn = async (name: string) => {
  const [found] = families.flatMap(({ id, table }) =>
    modelsOf(table).flatMap(({ skuName, candidate }) => (skuName === name ? [{ family: id, candidate }] : [])),
  )
  if (!found) throw new Error(`no model ${name}`)
  // Every family's candidate is an object of its columns.
  const candidate = found.candidate as Readonly<Record<string, unknown>>
  const { bodies } = await buildModelPart({ family: found.family, candidate, chosen: {} })
  const holes = bodies.find((body) => body.name === 'carriage')?.slices.flatMap(({ cut }) => cut)
  return holes?.map((hole) => (hole.shape === 'circle' ? [hole.diameter, hole.tapped ?? false] : []))
}

test.each([
  ['TC60EB-5', Array.from({ length: 4 }, () => [5, true])],
  ['TM15G-1', Array.from({ length: 6 }, () => [2, true])],
  ['TSLB90', Array.from({ length: 4 }, () => [6.3, false])],
])('of %s', async (name, holes) => {
  expect(await holesIn(name)).toEqual(holes)
})
