/** Demonstration series MA of three-phase motors; rule in docs/catalogue/motors.md. */
import { ie3Efficiency, powersByFrame } from './ac-motors.data.ts'
import { demoProvenance, type DemoRow, threeDigits, toDigits } from './demo-row.ts'

/** Columns of the file. */
export const acMotorColumns = [
  'sku',
  'name',
  'series',
  'maker',
  'icon',
  'basis',
  'ratedPowerKw',
  'poles',
  'ratedSpeedRpm',
  'frame',
  'frameSize',
  'efficiencyPercent',
  'powerFactor',
  'ratedCurrentA',
  'massKg',
  'source',
  'note',
] as const

const frequencyHz = 50
const voltage = 400

/** Slip of 6- and 8-pole motors against that of 2- and 4-pole ones. */
const slipFactors: ReadonlyMap<number, number> = new Map([
  [6, 1.2],
  [8, 1.3],
])

/** Slip at full load in percent: fits the Y series, at most 10. */
const slip = (powerKw: number, poles: number): number => Math.min(10, 4.4 * powerKw ** -0.3 * (slipFactors.get(poles) ?? 1))

/** Poles → power factor at 1 kW, increase per power of ten, largest; fits the Y series. */
const powerFactors: ReadonlyMap<number, readonly [number, number, number]> = new Map([
  [2, [0.85, 0.025, 0.9]],
  [4, [0.78, 0.055, 0.89]],
  [6, [0.72, 0.08, 0.88]],
  [8, [0.68, 0.075, 0.85]],
])

function powerFactor(powerKw: number, poles: number): number {
  const [atOne, perDecade, largest] = powerFactors.get(poles) ?? [0.8, 0, 0.8]
  return toDigits(Math.min(largest, atOne + perDecade * Math.log10(powerKw)), 2)
}

function motorRow(powerKw: number, poles: number, frame: string): DemoRow {
  const ratedSpeedRpm = Math.round(((120 * frequencyHz) / poles) * (1 - slip(powerKw, poles) / 100))
  const efficiencyPercent = ie3Efficiency.get(powerKw)?.[poles / 2 - 1] ?? Number.NaN
  const cosine = powerFactor(powerKw, poles)
  const torqueNm = (9550 * powerKw) / ratedSpeedRpm
  const model = { sku: `MA${frame}-${poles}-${powerKw}`, name: `MA${frame}-${poles} ${powerKw} kW`, series: 'MA', icon: 'motor-ac' }
  return {
    ...demoProvenance(model, 'motors'),
    ratedPowerKw: powerKw,
    poles,
    ratedSpeedRpm,
    frame,
    frameSize: Number.parseInt(frame, 10),
    efficiencyPercent,
    powerFactor: cosine,
    ratedCurrentA: threeDigits((powerKw * 1000) / (Math.sqrt(3) * voltage * (efficiencyPercent / 100) * cosine)),
    massKg: toDigits(5.6 * torqueNm ** 0.72, 2),
  }
}

/** All rows of MA. */
export const acMotors = (): readonly DemoRow[] =>
  [...powersByFrame].flatMap(([poles, frames]) =>
    Object.entries(frames).flatMap(([frame, powers]) => powers.map((powerKw) => motorRow(powerKw, poles, frame))),
  )
