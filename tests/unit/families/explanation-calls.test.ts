import { describe, expect, it } from 'vitest'
import { reducerCalls, reducerModeOf, reducerModes } from '../../../families/reducer/wire/modes.ts'
import { explanationCalls, type LedgerPair } from '../../../families/selection/explanation-calls.ts'
import { isRowOf, pairId, pairName } from '../../../screens/results/model/pair-identity.ts'

const pair = { skuID: 'NK87-140', motorSku: 'Y90L-4' }
const posted = (call: string) => ({ path: `ReducerWorking/${call}`, query: { 'i.value': '20' }, body: { i: { value: 20 } } })
const explanation = { path: 'ReducerWorking/Explanation', query: {} }

describe('the calls for a ledger', () => {
  it('send the parameters of a GET again, with the part that is wanted', () => {
    const request = { path: 'BallScrewWorking/Calculation', query: { W: '80' } }
    const call = { path: 'BallScrewWorking/Explanation', query: { W: '80', Only: 'failed' } }
    expect(explanationCalls(request, { part: 'failed' })).toEqual([call])
    expect(explanationCalls(request, { part: 'failed', pairs: [pair, pair] })).toEqual([call])
  })

  it('ask for models that are not fully known in their own part', () => {
    const request = { path: 'BallScrewWorking/Calculation', query: { W: '80' } }
    const open = { ...pair, notKnown: [{ name: 'length', needs: ['lengthByGrade'] }] }
    const parts = (pairs: readonly LedgerPair[]) => explanationCalls(request, { part: 'passed', pairs }).map(({ query }) => query['Only'])
    expect([parts([open]), parts([pair, open, open])]).toEqual([['notKnown'], ['passed', 'notKnown']])
  })

  it('post the body again as the parameters of its mode', () => {
    for (const mode of reducerModes) {
      const body = { mode, parameters: { i: { value: 20 } }, only: 'failed' }
      expect(explanationCalls(posted(reducerCalls[mode].call), { part: 'failed' })).toEqual([{ ...explanation, body }])
    }
  })

  it.each([
    ['ThreePhaseMotorCalculation', pair],
    ['ServoMotorCalculation', { skuID: pair.skuID }],
    ['ManualCalculation', { skuID: pair.skuID }],
  ])('name each card, by its motor where the mode tries several: %s', (call, name) => {
    const bodies = explanationCalls(posted(call), { part: 'passed', pairs: [pair, pair] }).map(({ body }) => body)
    expect(bodies).toHaveLength(2)
    expect(bodies[0]).toEqual({ mode: reducerModeOf(`ReducerWorking/${call}`), parameters: { i: { value: 20 } }, ...name })
  })
})

describe('a pair', () => {
  const other = { ...pair, motorSku: 'Y100L-6' }
  it('is another one with another motor', () => {
    expect(pairId(pair)).not.toBe(pairId(other))
    expect(pairId({ skuID: 'a' })).toBe('a')
    expect(pairName({ skuName: 'NK87 i 140', motorSku: 'Y90L-4' })).toBe('NK87 i 140 + Y90L-4')
  })

  it('has the row of its own motor, or one that holds for every motor', () => {
    expect([isRowOf(pair, pair), isRowOf(pair, other), isRowOf({ skuID: pair.skuID }, other)]).toEqual([true, false, true])
  })
})
