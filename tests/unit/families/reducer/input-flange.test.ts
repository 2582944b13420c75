/** Which flange a gear unit or platform is drawn with. */
import { expect, test } from 'vitest'
import { flangeNamed } from '../../../../families/reducer/flange-name.ts'
import { inputFlange } from '../../../../families/reducer/input-flange.ts'

const adapters = [
  { bore: 14, pilot: 50, boltCircle: 70, screw: 4 },
  { bore: 19, pilot: 110, boltCircle: 145, screw: 8 },
]
const motor = { flangeSizeMm: 80, s: 14, lr: 30, la: 70, le: 3, lb: 90, lz: 6.6 }

test('that of the motor, with the screws of the adapter that it fits: the holes of the motor are none of the gear unit’s', () => {
  const fitting = { bore: 19, pilot: 70, boltCircle: 90, screw: 5 }
  expect(inputFlange([...adapters, fitting], '19-110-145', motor)).toMatchObject({ stated: { pilot: 70, circle: 90, hole: 5, bore: 14 } })
})

// ISO 273: M6 goes through 6.6 and 7, M5 through 5.5.
test.each([
  [6.6, 6],
  [7, 6],
  [5.5, 5],
  [2, undefined],
])('without an adapter that says so the screw that goes through a hole of %d is usual', (lz, hole) => {
  const { stated, usual } = inputFlange(adapters, undefined, { ...motor, lz })
  expect([stated?.pilot, stated?.hole, usual?.pilot, usual?.hole]).toEqual([70, undefined, undefined, hole])
})

test('that of the order code, with the screws of its adapter', () => {
  expect(inputFlange(adapters, '19-110-145', undefined)).toEqual({
    stated: { pilot: 110, circle: 145, hole: 8, bore: 19 },
    usual: undefined,
  })
  expect(inputFlange(adapters, '8-30-46', undefined).stated).toEqual({ pilot: 30, circle: 46, hole: undefined, bore: 8 })
})

test('without a choice the first is usual, and nothing is stated', () => {
  expect(inputFlange(adapters, undefined, undefined)).toEqual({ stated: undefined, usual: { pilot: 50, circle: 70, hole: 4, bore: 14 } })
  expect(inputFlange([], undefined, undefined)).toEqual({ stated: undefined, usual: undefined })
})

test.each([['90:B5'], [''], ['14-50'], ['14-50-70-3'], ['a-b-c'], [undefined]])('%j names no flange in numbers', (name) => {
  expect(flangeNamed(name)).toBeUndefined()
})
