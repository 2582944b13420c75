/** Which flange a gear unit or platform is drawn with. */
import { expect, test } from 'vitest'
import { flangeNamed } from '../../../../families/reducer/flange-name.ts'
import { inputFlange } from '../../../../families/reducer/input-flange.ts'

const adapters = [
  { bore: 14, pilot: 50, boltCircle: 70, screw: 4 },
  { bore: 19, pilot: 110, boltCircle: 145, screw: 8 },
]

test('that of the order code, with the screws of its adapter', () => {
  expect(inputFlange(adapters, '19-110-145')).toEqual({
    stated: { pilot: 110, circle: 145, hole: 8, bore: 19 },
    usual: undefined,
  })
  expect(inputFlange(adapters, '8-30-46').stated).toEqual({ pilot: 30, circle: 46, hole: undefined, bore: 8 })
})

test('without a choice the first is usual, and nothing is stated', () => {
  expect(inputFlange(adapters, undefined)).toEqual({ stated: undefined, usual: { pilot: 50, circle: 70, hole: 4, bore: 14 } })
  expect(inputFlange([], undefined)).toEqual({ stated: undefined, usual: undefined })
})

test.each([['90:B5'], [''], ['14-50'], ['14-50-70-3'], ['a-b-c'], [undefined]])('%j names no flange in numbers', (name) => {
  expect(flangeNamed(name)).toBeUndefined()
})
