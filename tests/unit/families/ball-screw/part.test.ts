/** Nuts and flanges are drawn as their makers print them. */
import { describe, expect, test } from 'vitest'
import { loadFamily } from '../../../../families/registry.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

const models = modelsOf((await loadFamily('ball-screw')).table)

const dimensionsOf = async (skuID: string): Promise<Readonly<Record<string, readonly [value: number, basis: string]>>> => {
  // Any row is an object of its columns.
  const candidate = models.find((model) => model.skuID === skuID)?.candidate as Readonly<Record<string, unknown>>
  const { dimensions } = await buildModelPart({ family: 'ball-screw', candidate, chosen: {} })
  return Object.fromEntries(dimensions.map(({ name, value, basis }) => [name, [value, basis]]))
}

const names = ['nutDiameter', 'flangeDiameter', 'flangeThickness', 'nutLength', 'boltCircle', 'hole'] as const

describe('nut and flange', () => {
  test.each([
    // THK General Catalog, B-738 to B-743: D, D1, H, L1, PCD, d1
    ['THK-MTF0601-3.7', [13, 30, 5, 21, 21.5, 3.4]],
    ['THK-WTF1530-2', [32, 53, 10, 33, 43, 5.5]],
    ['THK-BLK3232-7.2', [58, 92, 15, 70, 74, 9]],
    ['THK-BTK5016-5.3', [102, 162, 25, 145, 132, 18]],
    // HIWIN BS-08-2-EN-1704-K: D, A, B, L, W, X of tables 4.4, 5.4, 6.4
    ['HIWIN-R12-05K4-FSCDIN', [24, 40, 8, 33, 32, 4.5]],
    ['HIWIN-R40-40K4-DFSCDIN', [63, 93, 14, 102, 78, 9]],
    ['HIWIN-R80-20K7-DEBH', [135, 175, 25, 190, 155, 13.5]],
    ['HIWIN-R32-10K5-FSC-B4.763', [56, 86, 14, 79, 71, 9]],
    ['HIWIN-R32-10K5-FSC-B6.350', [62, 92, 14, 77, 77, 9]],
    // Copy of the table of TBI Motion
    ['TBI-SFU2510-4', [40, 62, 12, 85, 51, 6.6]],
  ])('of %s are those of the catalogue, and none is a usual one', async (skuID, printed) => {
    const dimensions = await dimensionsOf(skuID)
    expect(names.map((name) => dimensions[name])).toEqual(printed.map((value) => [value, 'stated']))
  })

  test.each([
    // NBS Components for linear motion p. 127; THK General Catalog B-736: no hole is printed
    ['NBS-VFI3210-C7', [54, 88, 15, 90, 70]],
    ['THK-JPF2510-4', [47, 72, 12, 112, 58]],
  ])('of %s are stated but for the holes, which are not printed', async (skuID, printed) => {
    const dimensions = await dimensionsOf(skuID)
    expect(names.slice(0, -1).map((name) => dimensions[name])).toEqual(printed.map((value) => [value, 'stated']))
    expect(dimensions['hole']?.[1]).toBe('usual')
  })

  test('of a model whose printed figures contradict each other are usual ones', async () => {
    const dimensions = await dimensionsOf('TBI-SFU8010-4')
    expect(names.filter((name) => dimensions[name]?.[1] === 'stated')).toEqual(['nutLength'])
  })
})
