/** What a column of a list is made from, and what reads it. */
import { expect, it } from 'vitest'
import { explainedNames, explainItem } from '../../../../engine/check/explain-item.ts'
import { compile } from '../../../../engine/index.ts'
import { duty } from '../../../fixtures/schemas/duty.ts'

const plan = compile(duty)

it('explains the columns of a list: within their rows, outside, and in the request', () => {
  expect(explainedNames(plan)).toEqual(expect.arrayContaining(['phases.load', 'phases.distance', 'stops.at']))
  const distance = explainItem(plan, 'phases.distance')
  expect(distance?.reads.map(({ name }) => name)).toEqual(expect.arrayContaining(['phases.speed', 'phases.time']))
  expect(distance?.readBy).toEqual([{ name: 'work', kind: 'value' }])
  const load = explainItem(plan, 'phases.load')
  expect(load?.definition).toContainEqual(['unit', 'N'])
  expect(load?.readBy.map(({ name }) => name)).toEqual(['meanLoad', 'spread', 'worst'])
  expect(load?.parameters).toEqual(['Phases'])
})
