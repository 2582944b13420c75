/** Demonstration series of planetary gear units: PA, PB, PC in line, PR, PS at a right angle; rule in docs/catalogue/reducers.md. */
import { type DemoRow, threeDigits } from './demo-row.ts'
import { type GearKind, gearRow } from './gear-row.ts'
import { servoAdapters } from './motor-adapters.ts'
import {
  economyShare,
  economySizes,
  type PlanetarySize,
  preciseShare,
  preciseSizes,
  ratiosByStages,
  ultraPreciseRatios,
  ultraPreciseSizes,
} from './planetary-series.data.ts'

const inLine = { icon: 'reducer-planetary', transmissionType: 'coaxial', gearType: 'planetary', reducerType: 'planetary' } as const
const rightAngle = {
  icon: 'reducer-right-angle',
  transmissionType: 'rightAngle',
  gearType: 'planetary',
  reducerType: 'rightAnglePlanetary',
} as const

/** How a series follows from its sizes. */
interface PlanetarySeries {
  readonly kind: GearKind
  readonly sizes: readonly PlanetarySize[]
  readonly mostStages: number
  readonly share: ReadonlyMap<number, number>
  /** Efficiency with one, two, three stages. */
  readonly efficiency: readonly [number, number, number]
  /** Acceleration torque / permissible torque for a last stage below 8, and from 8 on. */
  readonly peak: readonly [number, number]
  /** Emergency torque / permissible torque. */
  readonly stop: number
  /** What the bevel stage adds to the backlash, arcmin. */
  readonly bevelBacklash: number
  /** Torque per ratio that the bevel stage carries, as a share of the strongest torque; undefined = no bevel stage. */
  readonly bevelShare?: number
  /** What a further stage adds to the backlash, arcmin. */
  readonly stageBacklash: number
}

const economy = { sizes: economySizes, mostStages: 3, share: economyShare, peak: [1.6, 1.6], stop: 2, stageBacklash: 2 } as const
const precise = { sizes: preciseSizes, mostStages: 2, share: preciseShare, peak: [2.3, 1.55], stop: 3.3, stageBacklash: 1 } as const

const series: readonly PlanetarySeries[] = [
  { kind: { series: 'PA', precisionType: 'economy', ...inLine }, ...economy, efficiency: [0.96, 0.94, 0.92], bevelBacklash: 0 },
  { kind: { series: 'PB', precisionType: 'precise', ...inLine }, ...precise, efficiency: [0.97, 0.94, 0.92], bevelBacklash: 0 },
  {
    kind: { series: 'PR', precisionType: 'economy', ...rightAngle },
    ...economy,
    efficiency: [0.92, 0.9, 0.88],
    bevelBacklash: 6,
    bevelShare: 0.1,
  },
  {
    kind: { series: 'PS', precisionType: 'precise', ...rightAngle },
    ...precise,
    // The sum of all three must stay precise: 5 arcmin.
    stageBacklash: 0,
    efficiency: [0.93, 0.91, 0.89],
    bevelBacklash: 1,
    bevelShare: 0.15,
  },
]

/** Inertia at the input, kg·cm²: grows with the fourth power of the size from 0.03 at 40 mm. */
const inertia = (size: number): number => threeDigits(0.03 * (size / 40) ** 4)

const adapters = ({ motors, smallMotors }: PlanetarySize, stages: number): string =>
  servoAdapters(stages === 1 ? motors : [...smallMotors, ...motors])

function planetaryRow(own: PlanetarySeries, size: PlanetarySize, [stages, ratio, lastStage]: readonly [number, number, number]): DemoRow {
  const bevelLimit = own.bevelShare === undefined ? Infinity : own.bevelShare * size.torqueNm * ratio
  const ratedTorqueNm = threeDigits(Math.min(size.torqueNm * (own.share.get(lastStage) ?? 1), bevelLimit))
  return gearRow(own.kind, {
    size: size.size,
    stages,
    ratio,
    ratedTorqueNm,
    peakTorqueNm: threeDigits(ratedTorqueNm * own.peak[lastStage < 8 ? 0 : 1]),
    stopTorqueNm: threeDigits(ratedTorqueNm * own.stop),
    ratedInputSpeedRpm: size.ratedSpeedRpm,
    maxInputSpeedRpm: size.maxSpeedRpm,
    efficiency: own.efficiency[stages - 1],
    backlashArcmin: size.backlashArcmin + own.bevelBacklash + (stages - 1) * own.stageBacklash,
    thermalPowerKw: 'none',
    inertiaKgCm2: inertia(size.size),
    outputShaftMm: size.outputShaftMm,
    servoAdapters: adapters(size, stages),
  })
}

const rowsOf = (own: PlanetarySeries): DemoRow[] =>
  own.sizes.flatMap((size) =>
    ratiosByStages
      .filter(({ stages }) => stages <= own.mostStages)
      .flatMap(({ stages, ratios }) => ratios.map(([ratio, lastStage]) => planetaryRow(own, size, [stages, ratio, lastStage]))),
  )

const ultraPrecise: GearKind = { series: 'PC', precisionType: 'ultraPrecise', ...inLine }

function ultraPreciseRow(size: PlanetarySize, ratio: number): DemoRow {
  const stages = ratio <= 50 ? 2 : 3
  const ratedTorqueNm = threeDigits(size.torqueNm * (ratio / 100) ** 0.25)
  return gearRow(ultraPrecise, {
    size: size.size,
    stages,
    ratio,
    ratedTorqueNm,
    peakTorqueNm: threeDigits(1.3 * ratedTorqueNm),
    stopTorqueNm: threeDigits(3 * ratedTorqueNm),
    ratedInputSpeedRpm: size.ratedSpeedRpm,
    maxInputSpeedRpm: size.maxSpeedRpm,
    efficiency: stages === 2 ? 0.94 : 0.92,
    backlashArcmin: size.backlashArcmin,
    thermalPowerKw: 'none',
    inertiaKgCm2: inertia(size.size),
    outputShaftMm: size.outputShaftMm,
    servoAdapters: adapters(size, stages),
  })
}

/** All rows of the planetary series by series. */
export const planetaryGears = (): ReadonlyMap<string, readonly DemoRow[]> =>
  new Map([
    ...series.map((own) => [own.kind.series, rowsOf(own)] as const),
    ['PC', ultraPreciseSizes.flatMap((size) => ultraPreciseRatios.map((ratio) => ultraPreciseRow(size, ratio)))] as const,
  ])
