/** Demonstration series NC (cycloidal, for three-phase motors) and NV (backlash-free cycloidal, for servo motors). */
import type { DemoRow } from './demo-row.ts'
import { type GearKind, gearRow } from './gear-row.ts'
import { iecFrames, servoAdapters, servoFramesFor } from './motor-adapters.ts'
import { outputSide } from './output-side.ts'
import { thermalPower } from './thermal-power.ts'

const cycloidal = { icon: 'reducer-inline', transmissionType: 'coaxial', gearType: 'cycloidal', reducerType: 'cycloidal' } as const

const industrial: GearKind = { series: 'NC', precisionType: 'standard', ...cycloidal }
const oneStageRatios = [11, 17, 23, 29, 35, 43, 59, 71, 87]
/** Products of two one-stage ratios. */
const twoStageRatios = [121, 187, 289, 391, 493, 667, 841, 1225, 1849]
const smallestTwoStageRatio = 121
/** Size, permissible torque in N·m, output shaft in mm: the steps of common helical series. */
const industrialSizes = [
  [37, 200, 25],
  [47, 300, 30],
  [57, 450, 35],
  [77, 820, 40],
  [87, 1550, 50],
  [97, 3000, 60],
  [107, 4300, 70],
  [137, 8000, 90],
] as const

/** All rows of NC. */
export const industrialCycloidalGears = (): readonly DemoRow[] =>
  industrialSizes.flatMap(([size, torqueNm, shaftMm]) =>
    [...oneStageRatios, ...twoStageRatios].map((ratio) => {
      const stages = ratio < smallestTwoStageRatio ? 1 : 2
      const efficiency = stages === 1 ? 0.93 : 0.88
      return gearRow(industrial, {
        size,
        stages,
        ratio,
        ratedTorqueNm: torqueNm,
        peakTorqueNm: 2 * torqueNm,
        stopTorqueNm: 3 * torqueNm,
        ratedInputSpeedRpm: 1400,
        maxInputSpeedRpm: 1800,
        efficiency,
        thermalPowerKw: thermalPower(torqueNm, efficiency),
        outputShaftMm: shaftMm,
        motorFrames: iecFrames(torqueNm),
        outline: outputSide(shaftMm),
      })
    }),
  )

const precise: GearKind = { series: 'NV', precisionType: 'ultraPrecise', ...cycloidal }
const preciseRatios = [41, 57, 81, 101, 121, 141, 161]
/** Size (outer diameter in mm), permissible torque in N·m, rated and largest input speed in min-1. */
const preciseSizes = [
  [120, 170, 2500, 4000],
  [155, 420, 2500, 4000],
  [190, 800, 2000, 3500],
  [220, 1100, 2000, 3500],
  [245, 1600, 2000, 3000],
  [290, 3200, 1500, 3000],
] as const

/** All rows of NV. */
export const preciseCycloidalGears = (): readonly DemoRow[] =>
  preciseSizes.flatMap(([size, torqueNm, ratedSpeed, maxSpeed]) =>
    preciseRatios.map((ratio) =>
      gearRow(precise, {
        size,
        stages: 2,
        ratio,
        ratedTorqueNm: torqueNm,
        peakTorqueNm: 2.5 * torqueNm,
        stopTorqueNm: 5 * torqueNm,
        ratedInputSpeedRpm: ratedSpeed,
        maxInputSpeedRpm: maxSpeed,
        efficiency: 0.85,
        backlashArcmin: 1,
        thermalPowerKw: 'none',
        servoAdapters: servoAdapters(servoFramesFor(torqueNm)),
      }),
    ),
  )
