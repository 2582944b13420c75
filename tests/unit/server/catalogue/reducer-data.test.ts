/** The checked-in reducers: what every row must satisfy, and what there is to choose from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { motorFrameCandidate } from '../../../../families/motor-frame/wire/motor-frame.ts'
import {
  gearTypes,
  precisionTypes,
  type ReducerCandidate,
  reducerCandidate,
  reducerTypes,
  transmissionTypes,
} from '../../../../families/reducer/wire/reducer.ts'
import { demoFiles } from '../../../../scripts/demo-series/demo-files.ts'
import type { CatalogueRow } from '../../../../families/define/catalogue-table.ts'
import { breaking, countBy, seedRows } from './seed-rows.ts'

const reducers = seedRows('reducer', reducerCandidate)
const frames = seedRows('motor-frame', motorFrameCandidate)
const ofSeries = (series: string): CatalogueRow<ReducerCandidate>[] => reducers.filter((row) => row.series === series)
const reducer = (sku: string): ReducerCandidate | undefined => reducers.find((row) => row.sku === sku)?.candidate
const torqueOf = (sku: string): number | undefined => reducer(sku)?.ratedTorqueNm

describe('the reducers', () => {
  it('are published, derived, second-hand and demonstration series', () => {
    expect(countBy(reducers, ({ maker, basis }) => `${maker} ${basis}`)).toEqual({
      'Neugart published': 28,
      'Wittenstein alpha published': 32,
      'Wittenstein alpha derived': 16,
      'Demo demo': 1920,
    })
    expect(
      countBy(
        reducers.filter(({ maker }) => maker === 'Demo'),
        ({ series }) => series,
      ),
    ).toEqual({
      NH: 413,
      NP: 269,
      NK: 270,
      NW: 207,
      NC: 144,
      PA: 145,
      PB: 120,
      PC: 45,
      PR: 145,
      PS: 120,
      NV: 42,
    })
  })

  it.each([
    ['precisionType', precisionTypes],
    ['transmissionType', transmissionTypes],
    ['gearType', gearTypes],
    ['reducerType', reducerTypes],
  ] as const)('offer every %s but plain worm units, with at least 80 rows each', (key, values) => {
    const counts = countBy(reducers, ({ candidate }) => candidate[key])
    expect(values.filter((value) => (counts[value] ?? 0) < 80)).toEqual(key === 'reducerType' ? ['worm'] : [])
  })

  it('that take servo motors offer every choice in the order precision, direction, gear, kind', () => {
    const servo = reducers.filter(({ candidate }) => candidate.servoAdapters)
    const chain = countBy(servo, ({ candidate }) =>
      [candidate.precisionType, candidate.transmissionType, candidate.gearType, candidate.reducerType].join(' '),
    )
    expect(Object.keys(chain).toSorted()).toEqual([
      'economy coaxial planetary planetary',
      'economy rightAngle planetary rightAnglePlanetary',
      'precise coaxial planetary planetary',
      'precise rightAngle planetary rightAnglePlanetary',
      'standard coaxial helical helicalInline',
      'standard parallel helical parallelShaft',
      'standard rightAngle bevelHelical bevelHelical',
      'standard rightAngle worm helicalWorm',
      'ultraPrecise coaxial cycloidal cycloidal',
      'ultraPrecise coaxial planetary planetary',
    ])
  })

  it('have one row per maker, series, size and ratio', () => {
    const names = new Set(reducers.map(({ maker, series, candidate: { size, ratio } }) => `${maker} ${series} ${size} ${ratio}`))
    expect(names.size).toBe(reducers.length)
  })

  it('that are not published say why in their remark', () => {
    const doubtful = { derived: /assumed|merged|taken as/, unverified: /second-hand/, demo: /^demonstration data: not a product$/ }
    expect(
      breaking(reducers, ({ basis, note = '' }) => basis === 'published' || basis === 'standard' || doubtful[basis].test(note)),
    ).toEqual([])
  })
})

describe('every reducer', () => {
  it('has T2N <= T2B <= T2Stop', () => {
    const torques = ({ ratedTorqueNm, peakTorqueNm, stopTorqueNm }: ReducerCandidate): number[] =>
      [ratedTorqueNm, peakTorqueNm, stopTorqueNm].filter((torque) => torque !== undefined)
    const rises = (values: readonly number[]): boolean => values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))
    expect(breaking(reducers, ({ candidate }) => rises(torques(candidate)))).toEqual([])
  })

  it('has a ratio above 1 and an efficiency from 0.4 to 0.98', () => {
    expect(breaking(reducers, ({ candidate: { ratio, efficiency } }) => ratio > 1 && efficiency >= 0.4 && efficiency <= 0.98)).toEqual([])
  })

  it('is rated at a speed that it stands', () => {
    expect(
      breaking(
        reducers,
        ({ candidate }) => candidate.ratedInputSpeedRpm !== undefined && candidate.ratedInputSpeedRpm <= candidate.maxInputSpeedRpm,
      ),
    ).toEqual([])
  })

  it('is as precise as its backlash: 1 arcmin ultra-precise, 5 precise, above economy; industrial units are standard', () => {
    const classOf = (backlash: number): string => (backlash <= 1 ? 'ultraPrecise' : backlash <= 5 ? 'precise' : 'economy')
    const holds = ({ precisionType, backlashArcmin, motorFrames }: ReducerCandidate): boolean =>
      precisionType === 'standard' ? motorFrames !== undefined : backlashArcmin !== undefined && precisionType === classOf(backlashArcmin)
    expect(breaking(reducers, ({ candidate }) => holds(candidate))).toEqual([])
  })

  it('loses more with a further stage of the same size', () => {
    const worse = ({ series, candidate: { size, stages, efficiency, gearType } }: CatalogueRow<ReducerCandidate>): boolean =>
      gearType === 'worm' ||
      ofSeries(series).every(({ candidate }) => candidate.size !== size || candidate.stages >= stages || candidate.efficiency >= efficiency)
    const multiStage = reducers.filter(({ candidate }) => candidate.stages > 1)
    expect(breaking(multiStage, worse)).toEqual([])
  })

  it('has adapters in which a shaft fits the pilot and the pilot the bolt circle', () => {
    const odd = breaking(reducers, ({ candidate: { servoAdapters = [] } }) =>
      servoAdapters.every(({ bore, pilot, boltCircle, screw = 0 }) => bore < pilot && pilot + screw < boltCircle),
    )
    expect(odd).toEqual([])
  })

  it('names frames and flanges that exist', () => {
    const known = new Set(frames.map(({ candidate: { frameSize, flange } }) => `${frameSize}:${flange}`))
    expect(breaking(reducers, ({ candidate: { motorFrames = [] } }) => motorFrames.every((frame) => known.has(frame)))).toEqual([])
  })
})

describe('a limit of heat', () => {
  it('of units for servo motors is their mean input speed: a power is stated by none of them', () => {
    const servoKinds = reducers.filter(({ candidate }) => candidate.precisionType !== 'standard')
    expect(
      breaking(servoKinds, ({ candidate }) => candidate.thermalPowerKw === 'none' && candidate.ratedInputSpeedRpm !== undefined),
    ).toEqual([])
  })

  it('of industrial units is a power', () => {
    const industrial = reducers.filter(({ candidate }) => candidate.precisionType === 'standard')
    expect(breaking(industrial, ({ candidate }) => typeof candidate.thermalPowerKw === 'number')).toEqual([])
  })
})

describe('the published rows', () => {
  it('carry the printed figures', () => {
    expect(reducer('TP050-5')).toMatchObject({
      stages: 1,
      ratio: 5,
      ratedTorqueNm: 337,
      peakTorqueNm: 840,
      stopTorqueNm: 1250,
      ratedInputSpeedRpm: 2000,
      maxInputSpeedRpm: 5000,
      efficiency: 0.97,
      backlashArcmin: 3,
    })
    expect(reducer('WPLE040-3')).toMatchObject({ transmissionType: 'rightAngle', ratedTorqueNm: 4.5, backlashArcmin: 21 })
  })

  it('leave out the emergency torque whose cell is merged in the source', () => {
    expect(reducer('PLE040-5')).toMatchObject({ ratedTorqueNm: 14, peakTorqueNm: 22 })
    expect(reducer('PLE040-5')?.stopTorqueNm).toBeUndefined()
  })
})

describe('the demonstration series', () => {
  it.each([...demoFiles()])('is what its rule makes: %s', (path, text) => {
    expect(readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8')).toBe(text)
  })

  it('of industrial units carry the torque steps of the usual series from ratio 10 on, less below', () => {
    expect(['NH17-10', 'NH77-10', 'NP107-25', 'NK157-14', 'NW97-100'].map(torqueOf)).toEqual([85, 820, 7840, 18000, 4000])
    expect(torqueOf('NH77-5.6')).toBe(614)
  })

  it('PR is limited by its bevel stage as WPLE040 is', () => {
    const ratios = [3, 4, 5, 7, 8, 10]
    ratios.forEach((ratio) => expect((torqueOf(`PR40-${ratio}`) ?? 0) / (torqueOf(`WPLE040-${ratio}`) ?? 1)).toBeCloseTo(1, 0))
    expect([3, 4, 5].map((ratio) => torqueOf(`PR40-${ratio}`))).toEqual([4.5, 6, 7.5])
  })

  it.each([
    ['PA40', 'PLE040', [3, 4, 5, 7, 8, 10]],
    ['PA60', 'PLE060', [3, 4, 5, 7, 8, 10]],
    ['PA80', 'PLE080', [3, 4, 5, 7, 8, 10]],
    ['PB60', 'TP004', [4, 5, 7, 8, 10]],
    ['PB90', 'TP010', [4, 5, 7, 8, 10]],
    ['PB142', 'TP050', [4, 5, 7, 8, 10]],
  ] as const)('%s is within 15 %% of the published torques of %s', (own, published, ratios) => {
    const shares = ratios.map((ratio) => (torqueOf(`${own}-${ratio}`) ?? 0) / (torqueOf(`${published}-${ratio}`) ?? 1))
    expect(shares.filter((share) => Math.abs(share - 1) > 0.15)).toEqual([])
  })

  it('grows in torque with its size at the same ratio', () => {
    const demo = reducers.filter(({ basis }) => basis === 'demo')
    const falls = Object.values(Object.groupBy(demo, ({ series, candidate: { ratio } }) => `${series} ${ratio}`)).filter((rows = []) => {
      const bySize = rows.toSorted((a, b) => a.candidate.size - b.candidate.size)
      return bySize.some(
        ({ candidate }, index) => index > 0 && candidate.ratedTorqueNm <= (bySize[index - 1]?.candidate.ratedTorqueNm ?? 0),
      )
    })
    expect(falls).toEqual([])
  })
})
