/** Published worked examples of reducers and service factors. Each test names its source and its tolerance. */
import { describe, expect, test } from 'vitest'
import {
  inertiaRatio,
  motorLimit,
  motorTorque,
  outputSpeed,
  outputTorque,
  gearServiceFactor,
} from '../../families/reducer/sizing/kernel.ts'
import { serviceFactor } from '../../families/service-factor/service-factor.ts'
import { expectWithin } from './within.ts'

const perMinute = 1 / 60
const product = (...[machineFactor, primeMover, safety]: [number, number, number]) =>
  serviceFactor({ machineFactor, primeMover, safety }).value

describe('E1, E3: SEW, required factor as a product (exact, printed rounding)', () => {
  test('E1 class II at 16 h with 300 cycles/h 1.5, cold start 1.2: 1.8', () => {
    expect(product(1.5, 1.2, 1)).toBe(1.8)
  })

  test('E3 worm unit 1.51 × 1.38 × 0.95: 1.98', () => {
    expect(product(1.51, 1.38, 0.95).toFixed(2)).toBe('1.98')
  })
})

test('E5 Beckhoff AG2300: 5 N·m at i 10 give 50 N·m; T2B 20 N·m limits the motor to 40 % (exact)', () => {
  expect(outputTorque(5, 10, 1)).toBe(50)
  expect(motorLimit(20, 5, 10)).toBe(0.4)
})

describe('E6 to E14: Yaskawa Σ-II geared servo motors, 3000 min⁻¹ (1 %)', () => {
  test.each([
    ['E6 30 W, i 5', { torque: 0.0955, ratio: 5, efficiency: 0.5, printedTorque: 0.238, printedSpeed: 600 }],
    ['E8 30 W, i 33', { torque: 0.0955, ratio: 33, efficiency: 0.8, printedTorque: 2.51, printedSpeed: 91 }],
    ['E10 50 W, i 31/3', { torque: 0.159, ratio: 31 / 3, efficiency: 0.7, printedTorque: 1.15, printedSpeed: 290 }],
    ['E12 100 W, i 5', { torque: 0.318, ratio: 5, efficiency: 0.8, printedTorque: 1.27, printedSpeed: 600 }],
    ['E14 200 W, i 31/3', { torque: 0.637, ratio: 31 / 3, efficiency: 0.8, printedTorque: 5.27, printedSpeed: 290 }],
  ])('%s', (_, { torque, ratio, efficiency, printedTorque, printedSpeed }) => {
    expectWithin(outputTorque(torque, ratio, efficiency), printedTorque, 0.01)
    expectWithin(outputSpeed(3000 * perMinute, ratio) / perMinute, printedSpeed, 0.01)
  })
})

test('E19 Machine Design: load 100 at i 5 on a motor of 1 is 4 : 1 (exact)', () => {
  expect(inertiaRatio(100, 5, 1)).toBe(4)
})

test.each([
  ['Y90L-4', 1.5, 1400, 10.23],
  ['Y112M-4', 4, 1440, 26.53],
  ['Y132M-4', 7.5, 1440, 49.74],
])('F2 rated torque of %s = 9550 P / n (0.025 %%: 9550 for 9549.3, and the printed rounding)', (_, kilowatts, speed, printed) => {
  expectWithin(motorTorque(kilowatts * 1000, speed * perMinute), printed, 2.5e-4)
})

test('F5 SEW: fB is the rated torque over the torque (exact)', () => {
  expect(gearServiceFactor(820, 410)).toBe(2)
})
