/** Lengths of the outline in the checked-in catalogue against what their sources print. */
import { describe, expect, it } from 'vitest'
import { linearModuleTable } from '../../../../families/linear-module/table.ts'
import { motorFrameTable } from '../../../../families/motor-frame/table.ts'
import { reducerTable } from '../../../../families/reducer/table.ts'
import { slideModuleTable } from '../../../../families/slide-module/table.ts'
import { buildModelPart } from '../../../../server/files/geometry/model-part.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

const models = {
  'linear-module': modelsOf(linearModuleTable),
  'slide-module': modelsOf(slideModuleTable),
  reducer: modelsOf(reducerTable),
}

/** Stated lengths of a model by name. */
const drawn = async (family: keyof typeof models, sku: string, chosen: Readonly<Record<string, number>> = {}) => {
  const row = models[family].find(({ skuID }) => skuID === sku)
  // Any row is an object of its columns.
  const candidate = row?.candidate as unknown as Readonly<Record<string, unknown>>
  const { dimensions } = await buildModelPart({ family, candidate, chosen })
  return Object.fromEntries(dimensions.map(({ name, value, basis }) => [name, basis === 'usual' ? undefined : value]))
}

describe('linear modules', () => {
  it.each([
    // HIWIN Compact, p. 51: nominal diameter of the screw; p. 53, 56, 59, 65, 69: rail length, total length L1.
    [
      'KK4001-P-A1',
      40,
      8,
      [
        [100, 159],
        [150, 209],
        [200, 259],
      ],
    ],
    [
      'KK5002-P-A1',
      50,
      8,
      [
        [150, 220],
        [200, 270],
        [250, 320],
        [300, 370],
      ],
    ],
    [
      'KK6005-P-A1',
      60,
      12,
      [
        [150, 220],
        [200, 270],
        [300, 370],
        [400, 470],
        [500, 570],
        [600, 670],
      ],
    ],
    [
      'KK8610-P-A1',
      86,
      15,
      [
        [340, 440],
        [440, 540],
        [540, 640],
        [640, 740],
        [740, 840],
      ],
    ],
    [
      'KK10020-P-A1',
      100,
      20,
      [
        [980, 1089],
        [1080, 1189],
        [1180, 1289],
        [1280, 1389],
        [1380, 1489],
      ],
    ],
  ] as const)('%s has width, screw and total length as printed', async (sku, width, screw, lengths) => {
    for (const [length, totalLength] of lengths) {
      expect(await drawn('linear-module', sku, { length })).toMatchObject({ width, screw, bedLength: length, totalLength })
    }
  })
})

describe('slide modules', () => {
  it.each([
    // IKO CAT-1580E, II-171, II-180 to II-182: sectional height, screw; bed length L1, overall length L, stroke S.
    [
      'TC50EB-4',
      50,
      8,
      [
        [50, 150, 226],
        [100, 200, 276],
        [150, 250, 326],
        [200, 300, 376],
      ],
    ],
    [
      'TC60EB-5',
      54,
      10,
      [
        [50, 150, 225],
        [100, 200, 275],
        [200, 300, 375],
        [500, 600, 675],
      ],
    ],
    [
      'TC86EB-10',
      67,
      12,
      [
        [200, 340, 430],
        [300, 440, 530],
        [800, 940, 1030],
      ],
    ],
  ] as const)('%s has height, screw and overall length as printed', async (sku, height, screw, lengths) => {
    for (const [stroke, bedLength, overall] of lengths) {
      expect(await drawn('slide-module', sku, { stroke })).toMatchObject({ height, screw, bedLength, totalLength: overall })
    }
  })

  it.each([
    // IKO CAT-1580E, II-5
    ['TE50B-4', 26],
    ['TE60B-20', 33],
    ['TE86B-10', 46],
  ])('%s has the sectional height that is printed', async (sku, height) => {
    expect((await drawn('slide-module', sku))['height']).toBe(height)
  })

  it.each([
    // IKO CAT-1580E, II-216, II-218: dimensions of table LX, LY, H; mounting bolts M, depth, 3 x 2 holes, PY, PX; A1 + A2 + A1 = LX, B1 + B2 + B1 = LY.
    ['TS125-125-1', [125, 125, 60], [5, 10, 3, 50, 70]],
    ['TS125-220-2', [125, 220, 60], [5, 10, 3, 75, 70]],
    ['TS220-220-5', [220, 220, 65], [6, 12, 3, 75, 150]],
    ['TS220-310-2', [220, 310, 70], [6, 12, 3, 100, 150]],
    ['TS260-350-5', [260, 350, 100], [6, 12, 3, 125, 150]],
  ] as const)('%s has table and bed as printed', async (sku, [across, along, height], bolts) => {
    const said = await drawn('slide-module', sku)
    expect([said['carriageWidth'], said['carriageLength'], said['height']]).toEqual([across, along, height])
    expect([said['width'], said['bedLength']]).toEqual([across, along])
    expect(
      ['carriageHole', 'carriageHoleDepth', 'carriageHoleRows', 'holePitchAlong', 'holePitchAcross'].map((name) => said[name]),
    ).toEqual(bolts)
  })

  it.each([
    // IKO CAT-1580E: the size is the width of the table (II-105, II-127, II-155, II-227), and not that of the bed, which is not printed
    ['TSL120M-5', 120, undefined],
    ['TSLH220M-5', 220, undefined],
    ['TX320M-5', 320, undefined],
    ['TSLB170', 170, undefined],
    ['TS75-75-1', 75, undefined],
    // I-11 and II-199
    ['TM15-1', 14.8, 17],
    // The size is the width of the bed: II-8, II-43, II-175.
    ['TE60B-5', undefined, 60],
    ['TU130S-G25', undefined, 130],
    ['TC86EB-10', undefined, 86],
  ])('%s has the width of table or bed that is printed', async (sku, table, bed) => {
    const said = await drawn('slide-module', sku)
    expect([said['carriageWidth'], said['width']]).toEqual([table, bed])
  })

  it.each([
    // IKO CAT-1580E, shaft diameter of the ball screw: II-11, II-47, II-110, II-131, II-159, II-191, II-207.
    ['TE86B-20', 12],
    ['TU25S-G4', 6],
    ['TU60C-5', 12],
    ['TU130S-G25', 25],
    ['TSL90M-5', 10],
    ['TSL170M-5', 15],
    ['TSL170SM-5', 20],
    ['TSLH320M-10', 25],
    ['TX220M-5', 20],
    ['TM15-1', 2],
    ['TS125-220-2', 12],
    ['TS125-220-5', 14],
    ['TS260-350-5', 20],
    // 15 or 20 by the length of its rail; driven by a belt
    ['TU86S-G20', undefined],
    ['TSLB120', undefined],
  ])('%s has the screw that is printed', async (sku, screw) => {
    expect((await drawn('slide-module', sku))['screw']).toBe(screw)
  })
})

describe('the demonstration series of gear units', () => {
  const industrial = models.reducer.filter(({ maker, series }) => maker === 'Demo' && series !== 'NV')

  it.each([
    // VARMEC RCV/CV, p. 58 to 85: D2, E2, key I x U, rest V; IEC 60072-1: P, N, T, M, S.
    ['NW37-10', [20, 40, 6, 30, 5], [120, 80, 3, 100, 7]],
    ['NK37-10', [25, 50, 8, 40, 5], [160, 110, 3.5, 130, 10]],
    ['NC47-11', [30, 60, 8, 50, 5], [200, 130, 3.5, 165, 12]],
    ['NP47-10', [35, 80, 10, 70, 5], [250, 180, 4, 215, 14.5]],
    ['NP57-10', [40, 80, 12, 70, 5], [250, 180, 4, 215, 14.5]],
    ['NK77-10', [50, 100, 14, 90, 5], [300, 230, 4, 265, 14.5]],
    ['NK87-10', [60, 120, 18, 100, 10], [400, 300, 5, 350, 18.5]],
    ['NP97-10', [70, 140, 20, 120, 10], [450, 350, 5, 400, 18.5]],
    ['NK157-25', [120, 240, undefined, undefined, undefined], [800, 680, 6, 740, 24]],
  ] as const)('has a shaft end as printed, on a flange of the standard: %s', async (sku, end, flange) => {
    const said = await drawn('reducer', sku)
    expect(['shaft', 'shaftLength', 'key', 'keyLength', 'keyEnd'].map((name) => said[name])).toEqual(end)
    expect(['housingDiameter', 'pilot', 'pilotDepth', 'outputCircle', 'outputHole'].map((name) => said[name])).toEqual(flange)
  })

  it('has flanges of motors', () => {
    const frames = new Set(
      modelsOf(motorFrameTable).map(({ candidate: { outerDiameter, la, le, lb, lz, holes } }) =>
        [outerDiameter, la, le, lb, lz, holes].join(' '),
      ),
    )
    const unlike = industrial.filter(({ candidate: { outline } }) => {
      const { housingDiameter, pilot, pilotDepth, outputCircle, outputHole, outputHoles } = outline ?? {}
      return !frames.has([housingDiameter, pilot, pilotDepth, outputCircle, outputHole, outputHoles].join(' '))
    })
    expect([industrial.length, unlike]).toEqual([890, []])
  })
})
