import { expect, test } from 'vitest'
import { smallestFix } from '../../../../families/selection/smallest-fix.ts'

const lever = { parameter: 'Speed', unit: 'mm/s', lowest: 1 }

test('the proposed value passes and is within 1 % of the limit, in readable digits', () => {
  const fix = smallestFix(lever, 1000, (speed) => speed <= 412.3456)
  expect(fix).toMatchObject({ parameter: 'Speed', from: 1000, unit: 'mm/s' })
  expect(fix?.to).toBe(412)
})

test('an exact limit is proposed exactly', () => {
  expect(smallestFix(lever, 1000, (speed) => speed <= 400)?.to).toBeCloseTo(400, 0)
})

test('a limit just below the entered value keeps enough digits', () => {
  const fix = smallestFix(lever, 1000, (speed) => speed <= 999.9)
  expect(fix?.to).toBeLessThanOrEqual(999.9)
  expect(fix?.to).toBeGreaterThan(999.899)
})

test('the nearest value that fits is found where smaller values fail again', () => {
  const fix = smallestFix(lever, 1000, (speed) => speed > 300 && speed < 500)
  expect(fix?.to).toBeGreaterThan(490)
  expect(fix?.to).toBeLessThan(500)
})

test('nothing is proposed where the input does not help, or nothing is wrong', () => {
  expect(smallestFix(lever, 1000, () => false)).toBeUndefined()
  expect(smallestFix(lever, 1000, () => true)).toBeUndefined()
  expect(smallestFix(lever, 0.5, () => false)).toBeUndefined()
})
