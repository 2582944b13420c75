/** Reducers: the technical part of a catalogue row (one size with one ratio), and the requests of `ReducerWorking`. */
import * as z from 'zod/mini'
import { column } from '../../../contract/catalogue/column.ts'
import { statedForm, withForm } from '../../../contract/catalogue/stated-form.ts'
import { outlineColumn } from '../../../contract/catalogue/outline-column.ts'
import { limitFigure } from '../../../contract/catalogue/figure.ts'
import { reducerOutline } from './outline.ts'

const positive = z.number().check(z.positive())
const figure = z.optional(positive)

/** Precision classes by backlash: servo gear units are precise, industrial ones standard. */
export const precisionTypes = ['standard', 'economy', 'precise', 'ultraPrecise'] as const
/** Direction of the output shaft relative to the input shaft. */
export const transmissionTypes = ['coaxial', 'parallel', 'rightAngle'] as const
/** Types of toothing. */
export const gearTypes = ['helical', 'bevelHelical', 'worm', 'planetary', 'cycloidal'] as const
/** Reducer types as displayed. */
export const reducerTypes = [
  'helicalInline',
  'parallelShaft',
  'bevelHelical',
  'helicalWorm',
  'worm',
  'planetary',
  'rightAnglePlanetary',
  'cycloidal',
] as const

/** Largest figure of a request, in its unit: far beyond any existing product. */
export const largestFigure = 1e9
/** Maximum number of phases of a duty spectrum. */
export const mostPhases = 30

/** Transmission elements on the output shaft. */
export const transmissionElements = ['sprocket', 'pinion', 'toothedBelt', 'vBelt', 'flatBelt'] as const
export type TransmissionElement = (typeof transmissionElements)[number]

/** One size of a series with one ratio. Torques at the output in N·m, speeds at the input in rpm. */
export const reducerCandidate = z.object({
  precisionType: z.enum(precisionTypes),
  transmissionType: z.enum(transmissionTypes),
  gearType: z.enum(gearTypes),
  reducerType: column(z.enum(reducerTypes), {
    choice: {
      type: 7,
      groupedBy: 'transmissionType',
      icons: {
        helicalInline: 'reducer-inline',
        parallelShaft: 'reducer-parallel',
        bevelHelical: 'reducer-bevel',
        helicalWorm: 'reducer-worm',
        worm: 'reducer-worm',
        planetary: 'reducer-planetary',
        rightAnglePlanetary: 'reducer-right-angle',
        cycloidal: 'reducer-inline',
      },
    },
  }),
  /** Size in the series, e.g. 60 or 77. */
  size: positive,
  stages: z.int().check(z.positive()),
  /** i = n1 / n2, > 1. */
  ratio: z.number().check(z.gt(1)),
  /** T2N: permissible continuous output torque. */
  ratedTorqueNm: positive,
  /** T2B: permissible acceleration torque. */
  peakTorqueNm: figure,
  /** T2Stop: permissible emergency torque. */
  stopTorqueNm: figure,
  ratedInputSpeedRpm: figure,
  maxInputSpeedRpm: positive,
  /** η, 0 to 1. */
  efficiency: z.number().check(z.positive(), z.lte(1)),
  backlashArcmin: figure,
  /** Thermal power limit at the input, kW; `none` if the maker limits heat only by n1N. */
  thermalPowerKw: limitFigure,
  /** Inertia at the input, kg·m² × 10⁻⁴. */
  inertiaKgCm2: figure,
  outputShaftMm: figure,
  /** IEC frame sizes with an adapter, including the flange (`90:B5`); for industrial units. */
  motorFrames: z.optional(z.array(withForm(z.string().check(z.regex(/^\d+:B(5|14)$/, statedForm('112:B5'))), '112:B5'))),
  /** Servo adapters: largest bore, pilot, bolt circle, mm (`14;50;70`); for servo units. */
  servoAdapters: z.optional(z.array(z.object({ bore: positive, pilot: positive, boltCircle: positive, hubDepth: figure, screw: figure }))),
  /** Permissible radial load of the output shaft, N; `none` for flanges whose maker gives the tilting moment instead. */
  radialLoadN: limitFigure,
  /** Permissible axial load of the output, N. */
  axialLoadN: limitFigure,
  /** Permissible moment about the output bearing; `none` if the maker limits only the radial load. */
  tiltingMomentNm: limitFigure,
  /** Point of the radial load rating: from the shoulder of the shaft, or the face of the flange, mm. */
  loadPointMm: z.optional(z.number().check(z.nonnegative())),
  /** From the output bearing to the shoulder, mm. */
  outputBearingMm: figure,
  /** Output speed of the permissible loads; `none` if the maker states them for any speed. */
  loadOutputSpeedRpm: limitFigure,
  /** Ct21: torque at the output per twist against the locked input. */
  torsionalStiffnessNmPerArcmin: figure,
  outline: outlineColumn(reducerOutline),
})
export type ReducerCandidate = z.infer<typeof reducerCandidate>

/** A demand with its window in percent: value × (1 + lower / 100) to value × (1 + upper / 100), bounds inclusive. */
export const toleranced = z.object({ value: positive, lower: z.number(), upper: z.number() })
export type Toleranced = z.infer<typeof toleranced>
