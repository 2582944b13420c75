/**
 * Demonstration series of hollow rotary platforms: HP with a crossed-roller bearing, HL with deep-groove ball bearings; rule in
 * docs/catalogue/rotary.md.
 */
import { demoProvenance, type DemoRow, threeDigits } from './demo-row.ts'
import { servoAdapters } from './motor-adapters.ts'
import { largestLightFrame, type RotaryFrame, rotaryFrames, rotaryRatios } from './rotary-series.data.ts'

/** Columns of the file. */
export const rotaryColumns = [
  'sku',
  'name',
  'series',
  'maker',
  'icon',
  'basis',
  'frameMm',
  'ratio',
  'permissibleTorqueNm',
  'continuousTorqueNm',
  'permissibleMomentNm',
  'permissibleAxialN',
  'permissibleRadialN',
  'maxSpeedRpm',
  'efficiency',
  'inertiaKgM2',
  'loadInertiaLimitKgM2',
  'hollowMm',
  'repeatabilityArcsec',
  'lostMotionArcmin',
  'bearing',
  'drive',
  'bearingDynamicN',
  'bearingStaticN',
  'bearingPitchMm',
  'bearingOffsetMm',
  'servoAdapters',
  'motorSku',
  'source',
  'note',
] as const

type Stage = (typeof rotaryRatios)[number]

/** Derives a series from the frames. */
interface RotarySeries {
  readonly series: string
  readonly bearing: 'crossRoller' | 'deepGroove'
  readonly largestFrame: number
  /** Torque and bearing loads as a share of the frame's. */
  readonly torqueShare: number
  readonly capacityShare: number
  readonly repeatabilityShare: number
}

const series: readonly RotarySeries[] = [
  { series: 'HP', bearing: 'crossRoller', largestFrame: Infinity, torqueShare: 1, capacityShare: 1, repeatabilityShare: 1 },
  { series: 'HL', bearing: 'deepGroove', largestFrame: largestLightFrame, torqueShare: 0.7, capacityShare: 0.4, repeatabilityShare: 2 },
]

/** Share of the torque at ratios other than the frame's preferred ones. */
const otherRatioShare = 0.8
/** Highest speed at the input, rpm. */
const maxInputSpeedRpm = 4000
/** Radial load as a share of the axial load. */
const radialShare = 0.5

const steelDensity = 7850

/** Inertia of a steel disc of 0.9 of the frame in diameter and a quarter of the frame thick: J = π ρ L D⁴ / 32, kg·m². */
const tableInertia = (frameMm: number): number =>
  threeDigits((Math.PI / 32) * steelDensity * (frameMm / 4000) * ((0.9 * frameMm) / 1000) ** 4)

/**
 * Crossed rollers on a pitch circle of 0.7 of the frame; ratings scale with the square of the pitch circle from those of a published
 * actuator (77 mm).
 */
function crossedRollers(frameMm: number): DemoRow {
  const pitchMm = 0.7 * frameMm
  const scale = (pitchMm / 77) ** 2
  return {
    bearingDynamicN: threeDigits(10800 * scale),
    bearingStaticN: threeDigits(18700 * scale),
    bearingPitchMm: threeDigits(pitchMm),
    bearingOffsetMm: threeDigits(0.2 * pitchMm),
  }
}

/**
 * Two ball bearings are deeper than one ring of rollers: 0.2 of the frame, between the published 0.17 (balls) and 0.24 (rollers) of
 * Oriental Motor's DG II.
 */
const deepGroove = (frameMm: number): DemoRow => ({
  bearingDynamicN: 'none',
  bearingStaticN: 'none',
  bearingOffsetMm: threeDigits(0.2 * frameMm),
})

function platformRow(own: RotarySeries, frame: RotaryFrame, { ratio, stages, efficiency }: Stage): DemoRow {
  const { frameMm, motors, smallMotors } = frame
  const torqueShare = own.torqueShare * (frame.fullRatios.includes(ratio) ? 1 : otherRatioShare)
  const axialN = threeDigits(frame.axialN * own.capacityShare)
  const model = { sku: `${own.series}${frameMm}-${ratio}`, name: `${own.series}${frameMm} i ${ratio}`, series: own.series, icon: 'rotary' }
  return {
    ...demoProvenance(model),
    frameMm,
    ratio,
    permissibleTorqueNm: threeDigits(frame.torqueNm * torqueShare),
    permissibleMomentNm: threeDigits(frame.momentNm * own.capacityShare),
    permissibleAxialN: axialN,
    permissibleRadialN: threeDigits(axialN * radialShare),
    maxSpeedRpm: Math.floor(Math.min(frame.maxSpeedRpm, maxInputSpeedRpm / ratio)),
    efficiency,
    inertiaKgM2: tableInertia(frameMm),
    loadInertiaLimitKgM2: 'none',
    hollowMm: frame.hollowMm,
    repeatabilityArcsec: frame.repeatabilityArcsec * own.repeatabilityShare,
    lostMotionArcmin: stages,
    bearing: own.bearing,
    drive: 'gear',
    ...(own.bearing === 'crossRoller' ? crossedRollers(frameMm) : deepGroove(frameMm)),
    servoAdapters: servoAdapters(stages === 1 ? motors : [...smallMotors, ...motors]),
  }
}

/** Rows by series. */
export const rotaryPlatforms = (): readonly (readonly [string, readonly DemoRow[]])[] =>
  series.map((own) => [
    own.series,
    rotaryFrames
      .filter(({ frameMm }) => frameMm <= own.largestFrame)
      .flatMap((frame) => rotaryRatios.map((stage) => platformRow(own, frame, stage))),
  ])
