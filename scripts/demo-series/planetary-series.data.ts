/** Sizes of the demonstration series of planetary gear units; steps as in the published PLE, WPLE, TP and TP MA units. */
import type { ServoFrame } from './motor-adapters.ts'

/** A size of the planetary series. */
export interface PlanetarySize {
  /** Flange of the gear unit, mm. */
  readonly size: number
  /** Permissible torque with the strongest ratio, N·m. */
  readonly torqueNm: number
  /** Of one stage, arcmin. */
  readonly backlashArcmin: number
  /** Rated and largest input speed, min-1. */
  readonly ratedSpeedRpm: number
  readonly maxSpeedRpm: number
  readonly outputShaftMm: number
  /** Frames of servo motors in front of one stage. */
  readonly motors: readonly ServoFrame[]
  /** The smaller frames in front of several stages, in addition. */
  readonly smallMotors: readonly ServoFrame[]
}

/** Economy units: PA and PR. */
export const economySizes: readonly PlanetarySize[] = [
  size([40, 15, 15, 5000, 18000, 10], [38, 40], []),
  size([60, 38, 10, 4500, 13000, 14], [40, 60], [38]),
  size([80, 115, 7, 4000, 7000, 20], [60, 80, 90], [40]),
  size([120, 230, 7, 3500, 6500, 25], [80, 90, 100, 130], [60]),
  size([160, 450, 6, 3000, 6500, 40], [100, 130, 180], [80, 90]),
]

/** Precise units: PB and PS. */
export const preciseSizes: readonly PlanetarySize[] = [
  size([60, 27, 4, 4000, 7500, 16], [40, 60], [38]),
  size([90, 84, 3, 3500, 7500, 22], [60, 80, 90], [40]),
  size([115, 170, 3, 3000, 6000, 32], [80, 90, 100, 130], [60]),
  size([142, 345, 3, 3000, 5000, 40], [100, 130], [80, 90]),
  size([180, 830, 3, 2500, 4500, 55], [130, 180], [100]),
  size([220, 2000, 3, 2000, 4000, 75], [180, 220], [130]),
]

/** Ultra-precise units: PC. */
export const ultraPreciseSizes: readonly PlanetarySize[] = [
  size([90, 130, 1, 3500, 6500, 22], [60, 80, 90], [40]),
  size([115, 330, 1, 3000, 6250, 32], [80, 90, 100, 130], [60]),
  size([142, 790, 1, 3000, 6250, 40], [100, 130], [80, 90]),
  size([180, 1900, 1, 2500, 5000, 55], [130, 180], [100]),
  size([220, 4600, 1, 2000, 4400, 75], [180, 220], [130]),
]

function size(
  [flange, torqueNm, backlashArcmin, ratedSpeedRpm, maxSpeedRpm, outputShaftMm]: readonly [number, number, number, number, number, number],
  motors: readonly ServoFrame[],
  smallMotors: readonly ServoFrame[],
): PlanetarySize {
  return { size: flange, torqueNm, backlashArcmin, ratedSpeedRpm, maxSpeedRpm, outputShaftMm, motors, smallMotors }
}

/** Ratio with the ratio of the last stage: that stage carries the torque. */
export const ratiosByStages: readonly {
  readonly stages: number
  readonly ratios: readonly (readonly [ratio: number, lastStage: number])[]
}[] = [
  {
    stages: 1,
    ratios: [3, 4, 5, 7, 8, 10].map((ratio) => [ratio, ratio]),
  },
  {
    stages: 2,
    ratios: [
      [9, 3],
      [12, 4],
      [15, 5],
      [16, 4],
      [20, 4],
      [25, 5],
      [28, 4],
      [32, 4],
      [35, 5],
      [40, 4],
      [50, 5],
      [64, 8],
      [70, 7],
      [100, 10],
    ],
  },
  {
    stages: 3,
    ratios: [
      [60, 4],
      [80, 4],
      [120, 4],
      [160, 4],
      [200, 4],
      [250, 5],
      [320, 4],
      [400, 4],
      [500, 5],
    ],
  },
]

/** Ratio of the last stage → share of the strongest torque; economy: mean of PLE040, 060, 080. */
export const economyShare: ReadonlyMap<number, number> = new Map([
  [3, 0.74],
  [4, 1],
  [5, 0.98],
  [7, 0.6],
  [8, 0.44],
  [10, 0.35],
])

/** The same for precise units, as in TP and NP: they fall less. */
export const preciseShare: ReadonlyMap<number, number> = new Map([
  [3, 0.8],
  [4, 1],
  [5, 0.98],
  [7, 0.95],
  [8, 0.92],
  [10, 0.95],
])

/** Ratios of the ultra-precise units (R10): up to 50 with two stages. */
export const ultraPreciseRatios = [16, 20, 25, 31.5, 40, 50, 63, 80, 100] as const
