import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runToEnd } from '../../../../engine/base/cooperative.ts'
import { withoutNoise } from '../../../../engine/base/without-noise.ts'
import { answerFile } from '../../../../server/http/static-files.ts'
import { writeJson } from '../../../../server/http/write-json.ts'

const plain = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (typeof member === 'number' ? withoutNoise(member) : member)) ?? 'null'

test('an answer in slices has the bytes of one that is written at once', () => {
  const withHoles = fc.record({ a: fc.option(fc.jsonValue(), { nil: undefined }), list: fc.array(fc.anything({ maxDepth: 2 })) })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue({ maxDepth: 5 }), withHoles, fc.date({ noInvalidDate: true })), (value) => {
      expect(runToEnd(writeJson(value)).join('')).toBe(plain(value))
    }),
  )
  const long = { code: 0, data: [`${'x'.repeat(256 * 1024 - 20)}${'🌍'.repeat(40_000)}`, 1 / 3] }
  expect(new TextDecoder().decode(runToEnd(answerFile(long)).body)).toBe(plain(long))
})

test('others are answered between any eight of its models', () => {
  const writing = writeJson({ code: 0, data: { models: Array.from({ length: 800 }, (_, index) => ({ index })) } })
  let pauses = 0
  while (writing.next().done !== true) pauses += 1
  expect(pauses).toBeGreaterThanOrEqual(100)
})
