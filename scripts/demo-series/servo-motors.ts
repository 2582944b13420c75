/** Demonstration series of servo motors, two brands with two series each; rule in docs/catalogue/motors.md. */
import { demoProvenance, type DemoRow, threeDigits } from './demo-row.ts'

/** Columns of the file. */
export const servoMotorColumns = [
  'sku',
  'name',
  'series',
  'maker',
  'icon',
  'basis',
  'brand',
  'typeCode',
  'ratedPowerW',
  'ratedSpeedRpm',
  'maxSpeedRpm',
  'ratedTorqueNm',
  'peakTorqueNm',
  'rotorInertiaKgCm2',
  'flangeSizeMm',
  's',
  'lr',
  'la',
  'le',
  'lb',
  'lz',
  'source',
  'note',
] as const

/** Frames that the makers share, mm: shaft extension, pilot, its depth, bolt circle, bolt hole. */
const frames = {
  40: { lr: 25, la: 30, le: 2.5, lb: 46, lz: 4.5 },
  60: { lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 },
  80: { lr: 40, la: 70, le: 3, lb: 90, lz: 6.6 },
  90: { lr: 40, la: 80, le: 5, lb: 100, lz: 6.6 },
  100: { lr: 55, la: 95, le: 3, lb: 115, lz: 9 },
  130: { lr: 60, la: 110, le: 6, lb: 145, lz: 9 },
  180: { lr: 79, la: 114.3, le: 3.2, lb: 200, lz: 13.5 },
  220: { lr: 116, la: 200, le: 4, lb: 235, lz: 13.5 },
} as const
type Frame = keyof typeof frames

interface ServoSeries {
  readonly brand: string
  readonly name: string
  readonly typeCode: string
  readonly ratedSpeedRpm: number
  readonly maxSpeedRpm: number
  /** Peak torque / rated torque. */
  readonly overload: number
  /** Rotor inertia: factor · T^exponent, kg·cm² with T in N·m. */
  readonly inertia: readonly [factor: number, exponent: number]
  /** Power in W, frame and shaft diameter in mm. */
  readonly sizes: readonly (readonly [powerW: number, frame: Frame, shaftMm: number])[]
}

const lowInertia = { typeCode: 'lowInertia', inertia: [0.35, 1.3] } as const
const mediumInertia = { typeCode: 'mediumInertia', inertia: [1.1, 1.35] } as const

const series: readonly ServoSeries[] = [
  {
    brand: 'Demo A',
    name: 'DAL',
    ratedSpeedRpm: 3000,
    maxSpeedRpm: 6000,
    overload: 3,
    ...lowInertia,
    sizes: [
      [50, 40, 8],
      [100, 40, 8],
      [200, 60, 14],
      [400, 60, 14],
      [600, 60, 14],
      [750, 80, 19],
      [1000, 80, 19],
      [1500, 100, 24],
      [2000, 100, 24],
      [3000, 130, 28],
      [4000, 130, 28],
      [5000, 130, 28],
    ],
  },
  {
    brand: 'Demo A',
    name: 'DAM',
    ratedSpeedRpm: 2000,
    maxSpeedRpm: 3000,
    overload: 3,
    ...mediumInertia,
    sizes: [
      [500, 130, 22],
      [1000, 130, 22],
      [1500, 130, 24],
      [2000, 130, 24],
      [3000, 180, 35],
      [3500, 180, 35],
      [5000, 180, 35],
      [7500, 180, 42],
      [11000, 220, 55],
      [15000, 220, 55],
    ],
  },
  {
    brand: 'Demo B',
    name: 'DBL',
    ratedSpeedRpm: 3000,
    maxSpeedRpm: 6500,
    overload: 3.5,
    ...lowInertia,
    sizes: [
      [50, 40, 8],
      [100, 40, 8],
      [200, 60, 11],
      [400, 60, 14],
      [750, 80, 19],
      [1000, 80, 19],
      [1500, 100, 22],
      [2000, 100, 22],
      [2500, 100, 24],
      [3000, 130, 24],
      [4000, 130, 28],
    ],
  },
  {
    brand: 'Demo B',
    name: 'DBM',
    ratedSpeedRpm: 1500,
    maxSpeedRpm: 3000,
    overload: 2.5,
    ...mediumInertia,
    sizes: [
      [300, 90, 16],
      [450, 90, 16],
      [850, 130, 24],
      [1300, 130, 24],
      [1800, 130, 24],
      [2900, 180, 35],
      [4400, 180, 35],
      [5500, 180, 42],
      [7500, 180, 42],
      [11000, 220, 42],
      [15000, 220, 55],
    ],
  },
]

/** All rows of the four series. */
export const servoMotors = (): readonly DemoRow[] =>
  series.flatMap(({ brand, name, typeCode, ratedSpeedRpm, maxSpeedRpm, overload, inertia: [factor, exponent], sizes }) =>
    sizes.map(([powerW, frame, shaftMm]) => {
      const torqueNm = threeDigits((9.55 * powerW) / ratedSpeedRpm)
      return {
        ...demoProvenance({ sku: `${name}-${powerW}`, name: `${name}-${powerW}`, series: name, icon: 'motor-servo' }, 'motors'),
        brand,
        typeCode,
        ratedPowerW: powerW,
        ratedSpeedRpm,
        maxSpeedRpm,
        ratedTorqueNm: torqueNm,
        peakTorqueNm: threeDigits(overload * torqueNm),
        rotorInertiaKgCm2: threeDigits(factor * torqueNm ** exponent),
        flangeSizeMm: frame,
        s: shaftMm,
        ...frames[frame],
      }
    }),
  )
