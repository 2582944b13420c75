/** What the extended form asks of a guide: drive point, a force on the carriage, another load on the way back. Published, or worked out by hand. */
import { describe, expect, test } from 'vitest'
import type { BallRailParameters } from '../../families/ball-rail/parameters.ts'
import { ballRailSizer } from '../../families/ball-rail/sizer.ts'
import type { BallRailCandidate } from '../../families/ball-rail/wire/ball-rail.ts'
import { expectWithin } from './within.ts'

/** A block with round figures. */
const candidate: BallRailCandidate = {
  dynamicLoadRatingKn: 20,
  ratingDistanceKm: 50,
  staticLoadRatingKn: 30,
  rollMomentKnm: 0.3,
  pitchMomentKnm: 0.25,
  yawMomentKnm: 0.25,
  equivalentLoadRule: 'sum',
  railWidthMm: 20,
  widthMm: 40,
  lengthMm: 60,
  maxRailLengthMm: 4000,
  maxSpeedMmPerS: 'none',
}

const request: BallRailParameters = {
  UseMethod: 'horizontal',
  Layout: '2x2',
  SliderSpacing: 200,
  RailSpacing: 200,
  W: 40,
  A: 0,
  B: 0,
  C: 0,
  Speed: 500,
  Acceleration: 0,
  Stroke: 1000,
}

function sized(changed: Partial<BallRailParameters>) {
  const made = ballRailSizer.prepare({ ...request, ...changed }, {}).size(candidate)
  return {
    value: (name: string) => made.values().find((row) => row.name === name)?.value ?? NaN,
    check: (name: string) => made.checks().find((row) => row.name === name),
  }
}

describe('W27 IKO CAT-1578E III-15: three forces, drive at (150, 10) mm (0.4 %, the source rounds)', () => {
  // Masses of 10 kg at (0, 0, 43) and (75, 80, 68) are 20 kg at (37.5, 40, 55.5). With FX 1000, FY 2000, FZ 1000 N at (60, 50, 83):
  // Mr = 2000 × 0.083 + 1000 × 0.05 + 196.1 × 0.04 = 223.8; Mp = 1000 × (0.083 − 0.010) + 1000 × 0.06 + 196.1 × 0.0375 = 140.4;
  // My = −1000 × (0.05 − 0.15) + 2000 × 0.06 = 220 N·m. Block 2: 1196.1 / 4 + 223.8 × 0.075 / 0.0225 + 140.4 × 0.05 / 0.01 = 1747.0 N,
  // 2000 / 4 + 220 × 0.05 / 0.01 = 1600 N.
  const { value } = sized({
    SliderSpacing: 100,
    RailSpacing: 150,
    W: 20,
    A: 37.5,
    B: 40,
    C: 55.5,
    DriveB: 150,
    DriveC: 10,
    ForceX: 1000,
    ForceY: 2000,
    ForceZ: 1000,
    ForceA: 60,
    ForceB: 50,
    ForceC: 83,
  })

  test('moments 224, 140 and 220 N·m', () => {
    expectWithin(value('rollMoment'), 224, 0.004)
    expectWithin(value('forwardConstantPitchMoment'), 140, 0.004)
    expectWithin(value('forwardConstantYawMoment'), 220, 0.004)
  })

  test('the worst block carries 1750 + 1600 N', () => {
    expectWithin(value('largestBlockLoad'), 3350, 0.004)
    expectWithin(value('largestBlockLoad'), 3346.959254, 1e-9)
    expect(value('governingBlock')).toBe(2)
  })
})

// 20 kg upright, centre of gravity 80 mm before the blocks, screw 60 mm behind them: FX = 20 × (9.80665 ± 3) = 256.133 and 136.133 N,
// Mp = FX × 0.14 = 35.8586 N·m; two blocks 200 mm apart: 35.8586 / 0.2 = 179.293 N each. Driven in their plane: × 80 / 140.
test('a drive behind the blocks: 179.3 N on each of two blocks, 102.5 N with the drive in their plane', () => {
  const upright = { UseMethod: 'vertical', Layout: '1x2', W: 20, C: 80, Acceleration: 3 } as const
  expectWithin(sized({ ...upright, DriveC: -60 }).value('forwardAcceleratingPitchMoment'), 35.85862, 1e-9)
  expectWithin(sized({ ...upright, DriveC: -60 }).value('largestBlockLoad'), 179.2931, 1e-9)
  expectWithin(sized(upright).value('largestBlockLoad'), 102.4532, 1e-9)
  // Beside them: My = FX × 0.05 = 12.80665 N·m → 64.033 N of lateral load besides.
  expectWithin(sized({ ...upright, DriveB: 50 }).value('largestBlockLoad'), 102.4532 + 64.03325, 1e-9)
})

describe('40 kg out, 100 kg back, 3000 N that may lift the table', () => {
  const { value, check } = sized({ ReturnLoad: 100, ForceZ: -3000 })

  // Out |392.27 − 3000| / 4 = 651.9335 N, back |980.67 − 3000| / 4 = 504.83 N; without the force 98.07 and 245.17 N.
  test('each block carries the worse of with and without', () => {
    expectWithin(value('largestBlockLoad'), 651.9335, 1e-9)
    expectWithin(check('staticSafety')?.available ?? NaN, 30_000 / 651.9335, 1e-9)
  })

  // Pm = ((651.9335³ + 504.83375³) / 2)^(1/3) = 587.5893 N; L = (20 000 / (1.5 × 587.5893))³ × 50 km = 584 204 km.
  test('over the cycle: 587.6 N, 584 200 km', () => {
    expectWithin(value('meanBlockLoad'), 587.5892638, 1e-9)
    expectWithin(value('lifeDistance'), 584_204.178, 1e-9)
  })

  test('there is no largest mass in closed form; a force that lifts eases nothing', () => {
    expect(value('largestMass')).toBeNaN()
    expect(sized({}).value('largestMass')).toBeGreaterThan(40)
    // 200 N less than the weight of 392 N: without it the blocks carry 98.07 N.
    expectWithin(sized({ ForceZ: -200 }).value('largestBlockLoad'), 98.0665, 1e-9)
  })
})

// 20 kg on one block, 100 N down the travel 500 mm above it: Mp = 50 N·m, C0 / MP0 = 120 1/m: 196.133 + 6000 N.
test('a force along the travel is a moment of the block', () => {
  expectWithin(sized({ Layout: '1x1', W: 20, ForceX: 100, ForceC: 500 }).value('largestBlockLoad'), 6196.133, 1e-9)
})
