/** Lengths of the outline in the checked-in catalogue against what their sources print. */
import { describe, expect, it } from 'vitest'
import { motorFrameTable } from '../../../../families/motor-frame/table.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { drawn, models } from '../support/stated-lengths.ts'

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
