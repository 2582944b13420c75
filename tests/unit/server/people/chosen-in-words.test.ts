import { expect, test } from 'vitest'
import { chosenInWords } from '../../../../server/services/people/chosen-in-words.ts'

test.each([
  ['303', { fixing: 'fixed-free', posture: 'vertical' }, 'en', ['Vertical']],
  ['303', { posture: 'vertical' }, 'zh-Hans', ['垂直']],
  ['30', { posture: 'horizontal', fixing: 'fixed-free' }, 'en', ['Horizontal']],
  ['1000', { direction: 'vertical', motorBrand: 'yaskawa' }, 'en', ['Vertical']],
  ['303', { posture: 'upside down' }, 'en', []],
  ['303', { posture: 3 }, 'en', []],
  ['303', {}, 'en', []],
  ['2000000', { power: [1.5, 'kW'] }, 'en', []],
  ['model', { posture: 'vertical' }, 'en', []],
] as const)('of calculator %s with %j in %s it is %j', (calculator, inputs, locale, words) => {
  expect(chosenInWords({ calculator, inputs }, locale)).toEqual(words)
})
