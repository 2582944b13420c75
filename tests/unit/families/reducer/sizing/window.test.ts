import { expect, test } from 'vitest'
import { usualWindow } from '../../../../../engine/plan/window-ends.ts'
import { defaultTolerance, manualTorqueTolerance, within } from '../../../../../families/reducer/tolerance.ts'
import { emptyPanel, errorSteps } from '../../../../../screens/servo/panel-state.ts'
import { judge } from '../../../../../families/sizing/check.ts'
import { holds, isInside, windowLimit, windowOf } from '../../../../../families/reducer/sizing/window.ts'

test('the selector offers −50 to 0 by 5 and 0 to 100 by 10; −10 and +10 are the default, 0 and +100 for manual torque', () => {
  expect(errorSteps.lower).toEqual([-50, -45, -40, -35, -30, -25, -20, -15, -10, -5, 0])
  expect(errorSteps.upper).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  // The window of the forms and the panel, and that of the reference's examples, are the specification's.
  expect(usualWindow).toEqual({ lower: -10, upper: 10 })
  expect([emptyPanel.errorRange, defaultTolerance]).toEqual([usualWindow, usualWindow])
  expect([within(45), within(380, manualTorqueTolerance)]).toEqual([
    { value: 45, lower: -10, upper: 10 },
    { value: 380, lower: 0, upper: 100 },
  ])
})

test('edges of a window are exact decimals and belong to it', () => {
  const window = windowOf(45, -10, 10)
  expect(window).toEqual({ target: 45, low: 40.5, high: 49.5 })
  expect([40.5, 49.5, 40.4999999, 49.5000001].map((value) => isInside(value, window))).toEqual([true, true, false, false])
})

test('nothing lies below 0, and no window is no limit', () => {
  expect(windowOf(45, -150, 10).low).toBe(0)
  expect(isInside(1e9, undefined)).toBe(true)
})

test.each([40.5, 45, 49.5, 40.5 * (1 - 1e-12), 49.5 * (1 + 1e-12), 49.5 * (1 + 1e-13), 10, 90])(
  'the row of a window passes exactly where %d is inside',
  (value) => {
    const window = windowOf(45, -10, 10)
    const row = windowLimit({ symbol: 'n2', value, window, unit: 'rpm', formula: 'n2 = n1 / i' })
    expect(judge('outputSpeedWindow', row).passed).toBe(isInside(value, window))
  },
)

test('a demand on its limit holds despite rounding, a demand above it does not', () => {
  expect([holds(0.1 + 0.2, 0.3), holds(0.3001, 0.3)]).toEqual([true, false])
})
