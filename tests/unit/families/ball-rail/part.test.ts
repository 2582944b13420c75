/** Blocks and rails are drawn as their makers print them. */
import { describe, expect, test } from 'vitest'
import type { BuiltPart } from '../../../../engine/part/build-part.ts'
import { loadFamily } from '../../../../families/registry.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

const models = modelsOf((await loadFamily('ball-rail')).table)

const partOf = (skuID: string, length?: number): Promise<BuiltPart> => {
  // Any row is an object of its columns.
  const candidate = models.find((model) => model.skuID === skuID)?.candidate as Readonly<Record<string, unknown>>
  return buildModelPart({ family: 'ball-rail', candidate, chosen: length === undefined ? {} : { length } })
}
const saidOf = ({ dimensions }: BuiltPart, name: string) => {
  const said = dimensions.find((one) => one.name === name)
  return said && [said.value, said.basis]
}
/** Holes at one end of the bodies of a kind. */
const holesOf = ({ bodies }: BuiltPart, kind: string) => bodies.find(({ name }) => name === kind)?.slices.at(-1)?.cut ?? []

const rail = ['railWidth', 'railHeight', 'holePitch', 'counterbore', 'counterboreDepth', 'railHole'] as const
const block = ['height', 'width', 'blockLength', 'blockHolePitchAcross', 'blockHolePitchAlong', 'blockHole'] as const

describe('block and rail', () => {
  test.each([
    // HIWIN G99TE20-1808 p. 36-40, 55-57, 72, 85-86: WR, HR, P, D, h, d; H, W, L, B, C, M
    ['HIWIN-HGH20CA', [20, 17.5, 60, 9.5, 8.5, 6], [30, 44, 77.5, 32, 36, 5]],
    ['HIWIN-HGH65HA', [63, 53, 150, 26, 22, 18], [90, 126, 259.6, 76, 120, 16]],
    ['HIWIN-HGW45CC', [45, 38, 105, 20, 17, 14], [60, 120, 139.4, 100, 80, 12]],
    ['HIWIN-EGH30CA', [28, 23, 80, 11, 9, 7], [42, 60, 98.1, 40, 40, 8]],
    ['HIWIN-MGN7H', [7, 4.8, 15, 4.2, 2.3, 2.4], [8, 17, 30.8, 12, 13, 2]],
    ['HIWIN-WEH27CA', [42, 15, 60, 7.5, 5.3, 4.5], [27, 62, 72.8, 46, 32, 6]],
    // THK General Catalog B-62/63, B-70/71, B-6/7
    ['THK-HSR20R', [20, 18, 60, 9.5, 8.5, 6], [30, 44, 74, 32, 36, 5]],
    ['THK-HSR85LA', [85, 65, 180, 35, 28, 24], [110, 215, 303, 185, 140, 20]],
    ['THK-SHS35C', [34, 26, 80, 14, 12, 9], [48, 100, 122, 82, 62, 10]],
  ])('of %s are those of the catalogue, and none is a usual one', async (skuID, ofRail, ofBlock) => {
    const part = await partOf(skuID)
    expect([...rail, ...block].map((name) => saidOf(part, name))).toEqual([...ofRail, ...ofBlock].map((value) => [value, 'stated']))
  })

  test('tapped holes are as deep as printed; flanges are tapped through, and none is printed', async () => {
    expect(saidOf(await partOf('HIWIN-HGH20CA'), 'blockHoleDepth')).toEqual([6, 'stated'])
    expect(saidOf(await partOf('HIWIN-HGW45CC'), 'blockHoleDepth')?.[1]).toBe('usual')
  })

  test('what HIWIN prints and THK does not is the height below the block', async () => {
    expect(saidOf(await partOf('HIWIN-HGH20CA'), 'gap')).toEqual([4.6, 'stated'])
    expect(saidOf(await partOf('THK-HSR20R'), 'gap')?.[1]).toBe('usual')
  })
})

describe('rows of holes', () => {
  test('a block has four, a short one without C two, across the travel', async () => {
    expect(holesOf(await partOf('HIWIN-EGH15CA'), 'block')).toHaveLength(4)
    const short = await partOf('HIWIN-EGH15SA')
    expect(saidOf(short, 'blockHoleColumns')).toEqual([1, 'stated'])
    expect(holesOf(short, 'block').map((hole) => 'centre' in hole && hole.centre)).toEqual([
      [0, -13],
      [0, 13],
    ])
  })

  test('a wide rail has two, WB apart; others have one', async () => {
    const wide = await partOf('HIWIN-MGW15C', 1000)
    expect(saidOf(wide, 'railHoleRowPitch')).toEqual([23, 'stated'])
    const across = holesOf(wide, 'rail').map((hole) => ('centre' in hole ? hole.centre[1] : Number.NaN))
    expect([...new Set(across)]).toEqual([-11.5, 11.5])
    expect(saidOf(await partOf('HIWIN-MGN15C'), 'railHoleRows')).toEqual([1, 'stated'])
  })

  test.each([
    // HIWIN G99TE20-1808 p. 36-40: P 60, E 20
    [220, 4],
    [280, 5],
    [1000, 17],
    [4000, 67],
  ])('a rail of %i mm has %i holes along it', async (length, count) => {
    expect(holesOf(await partOf('HIWIN-HGH20CA', length), 'rail')).toHaveLength(count)
  })
})

test('of a model whose dimensions nobody prints are usual ones', async () => {
  const part = await partOf('SCHNEEBERGER-BM20-BD')
  expect([...rail, ...block].filter((name) => saidOf(part, name)?.[1] === 'stated')).toEqual(['railWidth'])
})

test('a rail of typical length ends a third of the pitch beyond its outer holes, as those of a standard length do', async () => {
  // SCHNEEBERGER miniature guides 7.2.9: pitch and end 15 and 5, 20 and 7.5, 25 and 10, 30 and 10, 40 and 15 mm; HIWIN HG 20: 60 and 20 mm.
  for (const { skuID } of models) {
    const part = await partOf(skuID)
    const [end = 0, pitch = 0] = ['holeEnd', 'holePitch'].map((name) => Number(saidOf(part, name)?.[0]))
    expect([skuID, Math.abs(end - pitch / 3) < 0.5 + 1e-6]).toEqual([skuID, true])
  }
})
