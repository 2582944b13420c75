import { expect, test } from 'vitest'
import { isBareVerdict, verdictOf } from '../../../families/governing-check.ts'
import { mountingCheckNames } from '../../../sizing/reducer-servo-checks.ts'
import { rotaryCheckNames } from '../../../sizing/rotary-checks.ts'

const judged = (name: string, utilisation: number) => ({ name, utilisation, passed: utilisation <= 1 })

test('the highest utilisation governs', () => {
  expect(verdictOf([judged('life', 0.7), judged('buckling', 0.9)])).toEqual({ passed: true, utilisation: 0.9, governing: 'buckling' })
  expect(verdictOf([judged('life', 3), judged('buckling', 0.9)])).toEqual({ passed: false, utilisation: 3, governing: 'life' })
})

test('exactly the requested grade is no tight fit, a grade that is too coarse is a failure', () => {
  expect(verdictOf([judged('accuracy', 1), judged('life', 0.4)])).toEqual({ passed: true, utilisation: 0.4, governing: 'life' })
  expect(verdictOf([judged('accuracy', 4.2), judged('life', 0.4)])).toEqual({ passed: false, utilisation: 4.2, governing: 'accuracy' })
})

test('of equal utilisations the first check governs', () => {
  expect(verdictOf([judged('life', 0.5), judged('buckling', 0.5)]).governing).toBe('life')
})

test('of a platform with its motor what is a fit or not is a bare verdict, and what can be used up is not', () => {
  const bare = rotaryCheckNames.filter((name) => isBareVerdict({ name, unit: 'mm' }))
  expect(bare).toEqual(mountingCheckNames)
})

test('of a platform a passed flange never governs, a failed one does', () => {
  expect(verdictOf([judged('motorPilot', 1), judged('inertiaRatio', 0.52)]).governing).toBe('inertiaRatio')
  expect(verdictOf([judged('shaftBore', 1.4), judged('inertiaRatio', 0.52)])).toMatchObject({ passed: false, governing: 'shaftBore' })
})
