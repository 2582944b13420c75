/**
 * Servo motors for cylinders without a motor: those whose ratings were read in the maker's documents.
 *
 * Columns: brand, name, rated power (W), rated torque (N·m), peak torque (N·m), highest speed (min⁻¹), inertia (10⁻⁴ kg·m²). If no
 * highest speed is stated, the rated speed is used. Source: data sheets of Yaskawa SGM7J, SGM7A, SGM7G, SGMAH, SGMSH and
 * Mitsubishi HG-KN; inertia of SGM7G-30A and larger: github urchacha/gearbox-configurator, src/data/motors.json (second-hand).
 */
import type { MotorBrand } from './wire/electric-cylinder.ts'
import type { ServoMotor } from './sizing/input.ts'
import { toSi } from '../formulas/unit-scale.ts'

type MotorRow = readonly [
  brand: MotorBrand,
  name: string,
  ratedPower: number,
  ratedTorque: number,
  peakTorque: number,
  maxSpeed: number,
  inertia: number,
]

const rows: readonly MotorRow[] = [
  ['yaskawa', 'SGMAH-A3A', 30, 0.0955, 0.286, 5000, 0.0166],
  ['yaskawa', 'SGM7J-A5A', 50, 0.159, 0.557, 6000, 0.0395],
  ['yaskawa', 'SGMAH-A5A', 50, 0.159, 0.477, 5000, 0.022],
  ['yaskawa', 'SGM7J-01A', 100, 0.318, 1.11, 6000, 0.0659],
  ['yaskawa', 'SGMAH-01A', 100, 0.318, 0.955, 5000, 0.0364],
  ['mitsubishi', 'HG-KN13(B)J', 100, 0.32, 0.95, 5000, 0.0783],
  ['yaskawa', 'SGM7J-C2A', 150, 0.477, 1.67, 6000, 0.0915],
  ['yaskawa', 'SGM7J-02A', 200, 0.637, 2.23, 6000, 0.263],
  ['yaskawa', 'SGMAH-02A', 200, 0.637, 1.91, 5000, 0.106],
  ['mitsubishi', 'HG-KN23(B)J', 200, 0.64, 1.9, 5000, 0.225],
  ['yaskawa', 'SGM7G-03A', 300, 1.96, 5.88, 3000, 2.48],
  ['yaskawa', 'SGM7J-04A', 400, 1.27, 4.46, 6000, 0.486],
  ['yaskawa', 'SGMAH-04A', 400, 1.27, 3.82, 5000, 0.173],
  ['mitsubishi', 'HG-KN43(B)J', 400, 1.3, 3.8, 5000, 0.375],
  ['yaskawa', 'SGM7G-05A', 450, 2.86, 8.92, 3000, 3.33],
  ['yaskawa', 'SGM7J-06A', 600, 1.91, 6.69, 6000, 0.8],
  ['yaskawa', 'SGM7J-08A', 750, 2.39, 8.36, 6000, 1.59],
  ['yaskawa', 'SGMAH-08A', 750, 2.39, 7.16, 5000, 0.672],
  ['mitsubishi', 'HG-KN73(B)J', 750, 2.4, 7.2, 5000, 1.28],
  ['yaskawa', 'SGM7G-09A', 850, 5.39, 14.2, 3000, 13.9],
  ['yaskawa', 'SGMSH-10A', 1000, 3.18, 9.54, 5000, 1.74],
  ['yaskawa', 'SGM7G-13A', 1300, 8.34, 23.3, 3000, 19.9],
  ['yaskawa', 'SGM7A-15A', 1500, 4.9, 14.7, 6000, 2],
  ['yaskawa', 'SGMSH-15A', 1500, 4.9, 14.7, 5000, 2.47],
  ['yaskawa', 'SGM7G-20A', 1800, 11.5, 28.7, 3000, 26],
  ['yaskawa', 'SGM7A-20A', 2000, 6.36, 19.1, 6000, 2.47],
  ['yaskawa', 'SGMSH-20A', 2000, 6.36, 19.1, 5000, 3.19],
  ['yaskawa', 'SGM7G-30A (2.4kW set)', 2400, 15.1, 45.1, 3000, 46],
  ['yaskawa', 'SGM7A-25A', 2500, 7.96, 23.9, 6000, 3.19],
  ['yaskawa', 'SGM7G-30A', 2900, 18.6, 54, 3000, 46],
  ['yaskawa', 'SGM7A-30A', 3000, 9.8, 29.4, 6000, 7],
  ['yaskawa', 'SGMSH-30A', 3000, 9.8, 29.4, 5000, 7],
  ['yaskawa', 'SGM7A-40A', 4000, 12.6, 37.8, 6000, 9.6],
  ['yaskawa', 'SGMSH-40A', 4000, 12.6, 37.8, 5000, 9.6],
  ['yaskawa', 'SGM7G-44A', 4400, 28.4, 71.6, 3000, 67.5],
  ['yaskawa', 'SGM7A-50A', 5000, 15.8, 47.6, 6000, 12.3],
  ['yaskawa', 'SGMSH-50A', 5000, 15.8, 47.6, 5000, 12.3],
  ['yaskawa', 'SGM7G-55A', 5500, 35, 102, 1500, 89],
  ['yaskawa', 'SGM7A-70A', 7000, 22.3, 54, 6000, 12.3],
  ['yaskawa', 'SGM7G-75A', 7500, 48, 119, 1500, 125],
  ['yaskawa', 'SGM7G-1AA', 11000, 70, 175, 1500, 242],
  ['yaskawa', 'SGM7G-1EA', 15000, 95.4, 224, 1500, 303],
]

/** Factor from 10⁻⁴ kg·m², the unit of data sheets, to kg·m². */
const inertiaScale = 1e-4

/** The motors by ascending rated power. */
export const servoMotors: readonly ServoMotor[] = rows
  .map(([brand, name, ratedPower, ratedTorque, peakTorque, maxSpeed, inertia]) => ({
    brand,
    name,
    ratedPower,
    ratedTorque,
    peakTorque,
    maxSpeed: toSi(maxSpeed, 'rpm'),
    inertia: inertia * inertiaScale,
  }))
  .toSorted((a, b) => a.ratedPower - b.ratedPower || a.ratedTorque - b.ratedTorque)
