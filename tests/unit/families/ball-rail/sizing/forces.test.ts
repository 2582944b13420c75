import { expect, test } from 'vitest'
import { strokePhases } from '../../../../../families/formulas/axial-force.ts'
import { carriageForce, inertiaSign } from '../../../../../families/ball-rail/sizing/forces.ts'
import { standardGravity } from '../../../../../families/formulas/physical-constants.ts'

const load = { mass: 10, acceleration: 2 }
const weight = 10 * standardGravity

test.each([
  ['horizontal', { x: 20, y: 0, z: weight }],
  ['vertical', { x: weight + 20, y: 0, z: 0 }],
  ['wall', { x: 20, y: weight, z: 0 }],
] as const)('%s: weight by posture, inertia along the travel', (posture, force) => {
  expect(carriageForce({ ...load, posture }, 'forwardAccelerating')).toEqual(force)
})

test('the return mirrors inertia; gravity keeps its direction', () => {
  const along = strokePhases.map((phase) => carriageForce({ ...load, posture: 'vertical' }, phase).x - weight)
  const expected = [20, 0, -20, -20, 0, 20]
  along.forEach((force, index) => expect(force).toBeCloseTo(expected[index] ?? Number.NaN, 9))
  expect(strokePhases.map((phase) => inertiaSign[phase])).toEqual([1, 0, -1, -1, 0, 1])
})
