/** Sizes of the demonstration series of hollow rotary platforms; rule in docs/catalogue/rotary.md. */
import type { ServoFrame } from './motor-adapters.ts'

/** A frame of a series with the figures that do not depend on its ratio. */
export interface RotaryFrame {
  readonly frameMm: number
  /** Ratios at which the frame transmits its full torque. */
  readonly fullRatios: readonly number[]
  readonly torqueNm: number
  readonly momentNm: number
  readonly axialN: number
  readonly maxSpeedRpm: number
  readonly repeatabilityArcsec: number
  readonly hollowMm: number
  /** Frames of servo motors, mm. */
  readonly motors: readonly ServoFrame[]
  /** Additional motor frames for two and three stages. */
  readonly smallMotors: readonly ServoFrame[]
}

/** Ratios of every frame, with the number of stages and the efficiency. */
export const rotaryRatios = [
  { ratio: 5, stages: 1, efficiency: 0.9 },
  { ratio: 10, stages: 1, efficiency: 0.9 },
  { ratio: 18, stages: 1, efficiency: 0.9 },
  { ratio: 30, stages: 2, efficiency: 0.85 },
  { ratio: 50, stages: 2, efficiency: 0.85 },
  { ratio: 100, stages: 3, efficiency: 0.8 },
] as const

/** Columns: frame, ratios at full torque, torque, moment, axial load, speed, repeatability, hollow, motors, smaller motors. */
type FrameCells = readonly [
  number,
  readonly number[],
  number,
  number,
  number,
  number,
  number,
  number,
  readonly ServoFrame[],
  readonly ServoFrame[],
]

const cells: readonly FrameCells[] = [
  [60, [5, 10], 5, 6, 250, 300, 15, 15, [38, 40], []],
  [85, [5, 10], 12, 18, 500, 200, 15, 25, [38, 40, 60], []],
  [100, [10, 18], 22, 35, 900, 200, 15, 30, [60], [38, 40]],
  [130, [10, 18], 40, 70, 2000, 200, 10, 40, [60, 80], [38, 40]],
  [160, [10, 18, 30], 75, 120, 3000, 200, 10, 55, [80, 90], [60]],
  [200, [10, 18, 30], 120, 220, 4500, 150, 10, 70, [80, 90, 100], [60]],
  [280, [10, 18, 30, 50], 300, 500, 9000, 120, 10, 110, [100, 130], [80, 90]],
  [350, [18, 30, 50], 550, 900, 14000, 80, 5, 140, [130, 180, 220], [100]],
]

/** Frames of the series with a crossed-roller bearing. */
export const rotaryFrames: readonly RotaryFrame[] = cells.map(
  ([frameMm, fullRatios, torqueNm, momentNm, axialN, maxSpeedRpm, repeatabilityArcsec, hollowMm, motors, smallMotors]) => ({
    frameMm,
    fullRatios,
    torqueNm,
    momentNm,
    axialN,
    maxSpeedRpm,
    repeatabilityArcsec,
    hollowMm,
    motors,
    smallMotors,
  }),
)

/** Largest frame of the light series. */
export const largestLightFrame = 160
