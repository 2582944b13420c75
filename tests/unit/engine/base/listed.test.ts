import { expect, test } from 'vitest'
import { listed, listMark } from '../../../../engine/base/listed.ts'

test.for([
  ['en', 'Stroke, speed, load'],
  ['es', 'Stroke, speed, load'],
  ['ru', 'Stroke, speed, load'],
  ['zh-Hans', 'Stroke、speed、load'],
] as const)('names in one line: %s', ([locale, line]) => {
  expect(listed(['Stroke', 'speed', 'load'], locale)).toBe(line)
  expect(listed(['Stroke'], locale)).toBe('Stroke')
  expect(listed([], locale)).toBe('')
  expect(line).toContain(listMark(locale))
})
