/** The checked-in reducers: what every row must satisfy, and what there is to choose from. */
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
import type { CatalogueRow } from '../../../../families/define/catalogue-table.ts'
import { breaking, countBy, seedRows } from './seed-rows.ts'

const reducers = seedRows('reducer', reducerCandidate)
const frames = seedRows('motor-frame', motorFrameCandidate)
const ofSeries = (series: string): CatalogueRow<ReducerCandidate>[] => reducers.filter((row) => row.series === series)
const reducer = (sku: string): ReducerCandidate | undefined => reducers.find((row) => row.sku === sku)?.candidate
const torqueOf = (sku: string): number | undefined => reducer(sku)?.ratedTorqueNm

describe('the reducers', () => {
  it('are the makers’ own figures, some of them derived; demonstration series of the kinds that nobody else states', () => {
    expect(countBy(reducers, ({ maker, basis }) => `${maker} ${basis}`)).toEqual({
      'Neugart published': 28,
      'Wittenstein alpha published': 93,
      'Wittenstein alpha derived': 63,
      'G+ derived': 998,
      'Varmec derived': 410,
      'Motovario derived': 112,
      'Demo demo': 932,
    })
    expect(
      countBy(
        reducers.filter(({ maker }) => maker === 'Demo'),
        ({ series }) => series,
      ),
    ).toEqual({ NP: 269, NK: 270, NW: 207, NC: 144, NV: 42 })
  })

  it('of the demonstration series are of kinds that no maker answers', () => {
    const kindOf = ({ candidate: { transmissionType, gearType, reducerType, precisionType } }: CatalogueRow<ReducerCandidate>): string =>
      [transmissionType, gearType, reducerType, precisionType].join(' ')
    const [demo = [], made = []] = [true, false].map((isDemo) => reducers.filter(({ basis }) => (basis === 'demo') === isDemo).map(kindOf))
    expect([...new Set(demo)].filter((kind) => made.includes(kind))).toEqual([])
  })

  it.each([
    ['precisionType', precisionTypes],
    ['transmissionType', transmissionTypes],
    ['gearType', gearTypes],
    ['reducerType', reducerTypes],
  ] as const)('offer every %s, with at least 50 rows each', (key, values) => {
    const counts = countBy(reducers, ({ candidate }) => candidate[key])
    expect(values.filter((value) => (counts[value] ?? 0) < 50)).toEqual([])
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
      'standard parallel helical parallelShaft',
      'standard rightAngle bevelHelical bevelHelical',
      'standard rightAngle worm helicalWorm',
      'ultraPrecise coaxial cycloidal cycloidal',
    ])
  })

  it('are named apart, as an order code begins with the name', () => {
    const names = new Set(reducers.map(({ name }) => name))
    expect(names.size).toBe(reducers.length)
  })

  it('that are not published say why in their remark', () => {
    const doubtful = { derived: /[a-z]/, secondHand: /[a-z]/, unverified: /[a-z]/, demo: /^demonstration data: not a product$/ }
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

  it('has a ratio above 1 and an efficiency from 0.4 to 0.985', () => {
    expect(breaking(reducers, ({ candidate: { ratio, efficiency } }) => ratio > 1 && efficiency >= 0.4 && efficiency <= 0.985)).toEqual([])
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

  it('of industrial units is a power, but of three stages whose maker states that they bear more than their rating', () => {
    const industrial = reducers.filter(({ candidate }) => candidate.precisionType === 'standard')
    const isRated = ({ maker, candidate: { stages, thermalPowerKw } }: CatalogueRow<ReducerCandidate>): boolean =>
      maker === 'Varmec' && stages === 3 ? thermalPowerKw === 'none' : typeof thermalPowerKw === 'number'
    expect(breaking(industrial, isRated)).toEqual([])
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

  it.each([
    // VARMEC catalogue RCV/CV, p. 72 and 52: Mn2 at 1400 min-1, adapters; p. 14: peaks up to twice Mn2; p. 10: 8.3 and 3.4 kW at 20 °C, × 0.9 with mineral oil.
    ['RCV302-10.18', { ratedTorqueNm: 296, peakTorqueNm: 592, stopTorqueNm: 592, thermalPowerKw: 7.47, ratedInputSpeedRpm: 1400 }],
    ['RCV141-8.17', { ratedTorqueNm: 30, peakTorqueNm: 60, thermalPowerKw: 3.06, stages: 1 }],
    // Motovario SW, p. 23: 72 N·m at 1400 min-1, 1987 N at 140 min-1; p. 6: twice the torque for starts; p. 12: frames 71 and 80.
    ['SW050-10', { ratedTorqueNm: 72, peakTorqueNm: 144, radialLoadN: 1987, loadOutputSpeedRpm: 140 }],
    // G+, drawing GPB060-L1-(14-50-70-M4); the emergency torque is three times the rated one by the rule on the drawing.
    ['GPB060-L1-5', { ratedTorqueNm: 60, stopTorqueNm: 180, ratedInputSpeedRpm: 5000, maxInputSpeedRpm: 10000, backlashArcmin: 5 }],
    ['GPB060-L1-P1-5', { ratedTorqueNm: 60, backlashArcmin: 3 }],
  ])('carry the printed figures: %s', (sku, figures) => {
    expect(reducer(sku)).toMatchObject(figures)
  })

  it('leave out the emergency torque whose cell is merged in the source', () => {
    expect(reducer('PLE040-5')).toMatchObject({ ratedTorqueNm: 14, peakTorqueNm: 22 })
    expect(reducer('PLE040-5')?.stopTorqueNm).toBeUndefined()
  })
})

describe('the demonstration series', () => {
  it('of industrial units carry the torque steps of the usual series from ratio 10 on, less below', () => {
    expect(['NP107-25', 'NK157-14', 'NW97-100'].map(torqueOf)).toEqual([7840, 18000, 4000])
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
