/** Sizes of the demonstration series NP, NK, NW: torque steps, ratio limits and shafts as in common F, K and S series. */
import type { GearKind } from './gear-row.ts'

/** Size, permissible torque in N·m, smallest and largest ratio, output shaft in mm. */
export type IndustrialSize = readonly [size: number, torqueNm: number, minRatio: number, maxRatio: number, shaftMm: number]

/** A series with its sizes. */
export interface IndustrialSeries {
  readonly kind: GearKind
  readonly sizes: readonly IndustrialSize[]
}

const industrial = { precisionType: 'standard' } as const

/** The series by name. */
export const industrialSeries: readonly IndustrialSeries[] = [
  {
    kind: {
      series: 'NP',
      icon: 'reducer-parallel',
      ...industrial,
      transmissionType: 'parallel',
      gearType: 'helical',
      reducerType: 'parallelShaft',
    },
    sizes: [
      [37, 200, 3.77, 128.51, 30],
      [47, 400, 5.06, 189.39, 35],
      [57, 600, 5.18, 199.7, 40],
      [67, 820, 4.21, 228.99, 40],
      [77, 1500, 4.28, 281.71, 50],
      [87, 3000, 4.12, 270.64, 60],
      [97, 4300, 4.68, 276.77, 70],
      [107, 7840, 6.2, 254.4, 90],
    ],
  },
  {
    kind: {
      series: 'NK',
      icon: 'reducer-bevel',
      ...industrial,
      transmissionType: 'rightAngle',
      gearType: 'bevelHelical',
      reducerType: 'bevelHelical',
    },
    sizes: [
      [37, 200, 3.98, 106.38, 25],
      [47, 400, 4.64, 131.87, 30],
      [57, 600, 4.69, 145.15, 35],
      [67, 820, 5.2, 144.79, 40],
      [77, 1550, 7.24, 192.18, 50],
      [87, 2700, 7.21, 197.37, 60],
      [97, 4300, 8.71, 176.05, 70],
      [107, 8000, 8.56, 143.47, 90],
      [127, 13000, 8.68, 146.07, 110],
      [157, 18000, 12.65, 150.41, 120],
    ],
  },
  {
    kind: {
      series: 'NW',
      icon: 'reducer-worm',
      ...industrial,
      transmissionType: 'rightAngle',
      gearType: 'worm',
      reducerType: 'helicalWorm',
    },
    sizes: [
      [37, 92, 6.8, 157.43, 20],
      [47, 170, 7.28, 201, 25],
      [57, 295, 7.28, 201, 30],
      [67, 520, 7.56, 217.41, 40],
      [77, 1270, 8.06, 256.47, 50],
      [87, 2280, 7.88, 288, 60],
      [97, 4000, 8.26, 286.4, 70],
    ],
  },
]
