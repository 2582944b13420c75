/** A force on the carriage of a linear module, worked out by hand. */
import { describe, expect, test } from 'vitest'
import type { LinearModuleParameters } from '../../families/linear-module/parameters.ts'
import { linearModuleSizer } from '../../families/linear-module/sizer.ts'
import { linearModuleTable } from '../../families/linear-module/table.ts'
import { modelsOf } from '../property/families/real-catalogue.ts'
import { expectWithin } from './within.ts'

/** THK KR5520A: lead 20 mm, resistance of the seals 8.8 N. */
const candidate = modelsOf(linearModuleTable).find(({ skuID }) => skuID === 'KR5520A-N')?.candidate ?? expect.unreachable()

const request: LinearModuleParameters = {
  AssemblyMethod: 'horizontal',
  M: 10,
  A: 0,
  B: 20,
  C: 60,
  MaxSpeed: 200,
  Acceleration: 3,
  Stroke: 300,
}

function sized(changed: Partial<LinearModuleParameters>) {
  const made = linearModuleSizer.prepare({ ...request, ...changed }, {}).size(candidate)
  return {
    value: (name: string) => made.values().find((row) => row.name === name)?.value ?? NaN,
    check: (name: string) => made.checks().find((row) => row.name === name),
  }
}

describe('200 N against the carriage, 100 mm above it', () => {
  const { value } = sized({ ExternalForce: 200, ForceC: 100 })

  // 0.01 × 98.0665 + 8.8 + 30 + 200 = 239.780665 N; on the way back −39.780665 N alone, 160.219335 N with it.
  test('adds to the forces of the way out, and turns those of the way back around', () => {
    expectWithin(value('forwardAcceleratingForce'), 239.780665, 1e-9)
    expectWithin(value('backwardAcceleratingForce'), 160.219335, 1e-9)
    expectWithin(value('maxAxialForce'), 239.780665, 1e-9)
  })

  // MP: 200 × 0.1 = 20 beside 10 × 3 × 0.06 = 1.8 of the acceleration; MY: 200 × 0.02 = 4 beside 0.6.
  test('tips the carriage', () => {
    expect(value('staticPitchMoment')).toBeCloseTo(20, 9)
    expect(value('dynamicPitchMoment')).toBeCloseTo(1.8, 9)
    expect(value('staticYawMoment')).toBeCloseTo(4, 9)
    // At the centre of gravity, 60 mm up, where nothing is said: 12 N·m.
    expect(sized({ ExternalForce: 200 }).value('staticPitchMoment')).toBeCloseTo(12, 9)
  })

  // (0.980665 + 8.8 + 200) × 0.02 / (2π × 0.9) = 0.741947 N·m; held: 200 × 0.02 / 2π = 0.636620 N·m.
  test('is driven against, and held by a brake', () => {
    expectWithin(value('runningTorque'), 0.7419473, 1e-6)
    expectWithin(value('holdingTorque'), 0.6366198, 1e-6)
    expect(value('brakePresumed')).toBe(1)
  })
})

test('the other way it is as hard: 239.8 N on the way back; it never eases the way out', () => {
  const { value } = sized({ ExternalForce: -200 })
  // The same torque as out against it: 209.780665 N × 0.02 / (2π × 0.9).
  expectWithin(value('runningTorque'), 0.7419473, 1e-6)
  expectWithin(value('backwardAcceleratingForce'), -239.780665, 1e-9)
  expectWithin(value('maxAxialForce'), 239.780665, 1e-9)
  expectWithin(value('holdingTorque'), 0.6366198, 1e-6)
})

// 5 kg upright weigh 49.03 N; 30 N that lift it hold 19.03 N, but may be missing.
test('a force that lifts a weight is not counted on', () => {
  const upright = { AssemblyMethod: 'vertical', M: 5, A: 0, B: 0, C: 0 } as const
  const [alone, lifted] = [sized(upright), sized({ ...upright, ExternalForce: -30 })]
  expect(lifted.value('holdingTorque')).toBe(alone.value('holdingTorque'))
  expect(lifted.check('screwStaticSafety')?.utilisation).toBe(alone.check('screwStaticSafety')?.utilisation)
})
