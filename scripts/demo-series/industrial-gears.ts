/** Demonstration series NP, NK, NW, for three-phase and servo motors; rule in docs/catalogue/reducers.md. */
import { type DemoRow, threeDigits } from './demo-row.ts'
import { type GearKind, gearRow } from './gear-row.ts'
import { type IndustrialSize, industrialSeries } from './industrial-series.data.ts'
import { iecFrames, servoAdapters, servoFramesFor } from './motor-adapters.ts'
import { outputSide } from './output-side.ts'
import { thermalPower } from './thermal-power.ts'
import { wormEfficiency } from './worm-efficiency.ts'

const decade = [1, 1.12, 1.25, 1.4, 1.6, 1.8, 2, 2.24, 2.5, 2.8, 3.15, 3.55, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9]
/** Preferred numbers R20 (ISO 3) from 1 to 900. */
const preferredRatios = [1, 10, 100].flatMap((power) => decade.map((number) => threeDigits(number * power)))

/** Largest ratio of two stages. */
const twoStagesUpTo = 40

/** Below this ratio the first stage limits the torque. */
const fullTorqueFrom = 10

/** Largest input speed by permissible torque, min-1. */
const speedLimit = (torqueNm: number): number => (torqueNm <= 900 ? 4500 : torqueNm <= 3000 ? 3600 : torqueNm <= 8000 ? 3000 : 1800)

const backlash = (torqueNm: number): number => (torqueNm <= 400 ? 20 : torqueNm <= 900 ? 15 : 12)

function industrialRow(kind: GearKind, [size, torqueNm, , , shaftMm]: IndustrialSize, ratio: number): DemoRow {
  const stages = kind.gearType === 'worm' || ratio <= twoStagesUpTo ? 2 : 3
  const efficiency = kind.gearType === 'worm' ? wormEfficiency(ratio) : stages === 2 ? 0.96 : 0.94
  const ratedTorqueNm = threeDigits(torqueNm * Math.min(1, Math.sqrt(ratio / fullTorqueFrom)))
  return gearRow(kind, {
    size,
    stages,
    ratio,
    ratedTorqueNm,
    peakTorqueNm: threeDigits(1.5 * ratedTorqueNm),
    stopTorqueNm: threeDigits(2 * ratedTorqueNm),
    ratedInputSpeedRpm: 1400,
    maxInputSpeedRpm: speedLimit(torqueNm),
    efficiency,
    backlashArcmin: backlash(torqueNm),
    thermalPowerKw: thermalPower(torqueNm, efficiency),
    outputShaftMm: shaftMm,
    motorFrames: iecFrames(torqueNm),
    servoAdapters: servoAdapters(servoFramesFor(torqueNm)),
    outline: outputSide(shaftMm),
  })
}

/** All rows of NP, NK and NW by series. */
export const industrialGears = (): ReadonlyMap<string, readonly DemoRow[]> =>
  new Map(
    industrialSeries.map(({ kind, sizes }) => [
      kind.series,
      sizes.flatMap((size) => {
        const [, , minRatio, maxRatio] = size
        return preferredRatios.filter((ratio) => ratio >= minRatio && ratio <= maxRatio).map((ratio) => industrialRow(kind, size, ratio))
      }),
    ]),
  )
