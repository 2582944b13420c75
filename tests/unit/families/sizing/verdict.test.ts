import { expect, test } from 'vitest'
import { fits, verdictOf, warningsOf } from '../../../../families/sizing/verdict.ts'
import type { CheckRole } from '../../../../contract/results/sizing.ts'

const judged = (name: string, utilisation: number, role?: CheckRole) => ({ name, utilisation, passed: utilisation <= 1, role })

test('the highest utilisation governs', () => {
  expect(verdictOf({ limits: [judged('life', 0.7), judged('buckling', 0.9)], notKnown: [] })).toEqual({
    verdict: 'passed',
    passed: true,
    utilisation: 0.9,
    governing: 'buckling',
  })
  expect(verdictOf({ limits: [judged('life', 3), judged('buckling', 0.9)], notKnown: [] })).toEqual({
    verdict: 'failed',
    passed: false,
    utilisation: 3,
    governing: 'life',
  })
})

test('exactly the requested grade is no tight fit, a grade that is too coarse is a failure', () => {
  expect(verdictOf({ limits: [judged('accuracy', 1, 'demand'), judged('life', 0.4)], notKnown: [] })).toEqual({
    verdict: 'passed',
    passed: true,
    utilisation: 0.4,
    governing: 'life',
  })
  expect(verdictOf({ limits: [judged('accuracy', 4.2, 'demand'), judged('life', 0.4)], notKnown: [] })).toEqual({
    verdict: 'failed',
    passed: false,
    utilisation: 4.2,
    governing: 'accuracy',
  })
})

test('of equal utilisations the first check governs', () => {
  expect(verdictOf({ limits: [judged('life', 0.5), judged('buckling', 0.5)], notKnown: [] }).governing).toBe('life')
})

test('of a platform a passed flange never governs, a failed one does', () => {
  expect(verdictOf({ limits: [judged('motorPilot', 1, 'yesOrNo'), judged('inertiaRatio', 0.52)], notKnown: [] }).governing).toBe(
    'inertiaRatio',
  )
  expect(verdictOf({ limits: [judged('shaftBore', 1.4, 'yesOrNo'), judged('inertiaRatio', 0.52)], notKnown: [] })).toMatchObject({
    passed: false,
    governing: 'shaftBore',
  })
})

test('a limit that only warns governs, and leaves the model in the answer with its word', () => {
  const limits = [{ ...judged('torque', 1.2), warning: 'overload' }, judged('inputSpeed', 0.9)]
  expect(verdictOf({ limits, notKnown: [] })).toEqual({ verdict: 'passed', passed: true, utilisation: 1.2, governing: 'torque' })
  expect([fits(limits), warningsOf(limits)]).toEqual([true, ['overload']])
  expect(fits([...limits, judged('thermal', 1.1)])).toBe(false)
  expect(warningsOf([{ ...judged('torque', 0.8), warning: 'overload' }])).toEqual([])
})

test('what is not known never passes, and a limit that is missed fails whatever is not known', () => {
  const notKnown = [{ name: 'thermal', needs: ['thermalPowerKw'] }]
  expect(verdictOf({ limits: [judged('life', 0.7)], notKnown })).toEqual({
    verdict: 'notKnown',
    passed: false,
    utilisation: 0.7,
    governing: 'life',
  })
  expect(verdictOf({ limits: [judged('life', 1.7)], notKnown }).verdict).toBe('failed')
})
