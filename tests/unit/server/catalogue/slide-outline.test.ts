/** Lengths of slide modules in the checked-in catalogue against what their catalogue prints. */
import { describe, expect, it } from 'vitest'
import { drawn } from '../support/stated-lengths.ts'

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
    // IKO CAT-1580E, II-116 to II-119, II-137 to II-139, II-163, II-165: S/2, table, S/2 between both ends E1 and E2 are L, as the holes of the bed are.
    [
      'TSL90M-5',
      90,
      60,
      [
        [50, 200],
        [300, 450],
      ],
    ],
    [
      'TSL120M-10',
      120,
      80,
      [
        [100, 300],
        [600, 800],
      ],
    ],
    [
      'TSL170M-5',
      110,
      50,
      [
        [150, 310],
        [500, 660],
      ],
    ],
    [
      'TSL170SM-5',
      200,
      80,
      [
        [300, 580],
        [1000, 1280],
      ],
    ],
    [
      'TSL220M-10',
      200,
      80,
      [
        [400, 680],
        [800, 1080],
      ],
    ],
    [
      'TSLH120M-5',
      135,
      40,
      [
        [100, 275],
        [300, 475],
      ],
    ],
    [
      'TSLH420M-5',
      420,
      30,
      [
        [500, 950],
        [800, 1250],
      ],
    ],
    ['TX120M-5', 135, 40, [[150, 325]]],
    [
      'TX320M-10',
      320,
      30,
      [
        [300, 650],
        [500, 850],
      ],
    ],
  ] as const)('%s has table and bed as printed', async (sku, table, ends, lengths) => {
    for (const [stroke, bedLength] of lengths) {
      expect(await drawn('slide-module', sku, { stroke })).toMatchObject({ carriageLength: table, bedLength })
      expect(table + stroke + ends).toBe(bedLength)
    }
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
