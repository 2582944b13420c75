import { describe, expect, test } from 'vitest'
import type { LedgerModel } from '../../../contract/results/selection.ts'
import { failingChecks, missedChecks, rejectedLike } from '../../../screens/results/ledger/rejected-models.ts'

const check = (name: string, utilisation: number) => ({
  name,
  required: utilisation,
  available: 1,
  utilisation,
  passed: utilisation <= 1,
  unit: '',
  formula: '',
  source: '',
  inputs: [],
})
const model = (skuName: string, maker: string, checks: readonly ReturnType<typeof check>[]): LedgerModel => ({
  skuID: `${maker}-${skuName}`,
  skuName,
  series: 'PLE',
  maker,
  basis: 'published',
  source: '',
  verdict: 'failed',
  passed: false,
  utilisation: 2,
  governing: 'life',
  checks: [...checks],
  notKnown: [],
})
const models = [
  model('PLE060-5', 'Neugart', [check('torque', 1.2), check('life', 3), check('heat', 0.4)]),
  model('PLE080-5', 'Neugart', [check('torque', 1.1)]),
  model('WTF1520', 'THK', [check('life', 2)]),
]
const found = (wish: { text?: string; check?: string }) =>
  rejectedLike(models, { text: '', check: '', ...wish }).map(({ skuName }) => skuName)

describe('rejected models', () => {
  test('miss the checks that did not pass, the worst first', () => {
    expect(models.map((one) => failingChecks(one).map(({ name }) => name))).toEqual([['life', 'torque'], ['torque'], ['life']])
  })

  test('are counted by each check that they miss', () => {
    expect(missedChecks(models)).toEqual([
      { name: 'life', count: 2 },
      { name: 'torque', count: 2 },
    ])
  })

  test.each([
    [{}, ['PLE060-5', 'PLE080-5', 'WTF1520']],
    [{ text: ' neugart 060 ' }, ['PLE060-5']],
    [{ text: 'ple' }, ['PLE060-5', 'PLE080-5', 'WTF1520']],
    [{ check: 'torque' }, ['PLE060-5', 'PLE080-5']],
    [{ check: 'heat' }, []],
    [{ text: 'thk', check: 'life' }, ['WTF1520']],
    [{ text: 'thk', check: 'torque' }, []],
  ])('are found by %o', (wish, names) => {
    expect(found(wish)).toEqual(names)
  })
})
