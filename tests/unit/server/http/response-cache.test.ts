import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createResponseCache } from '../../../../server/http/response-cache.ts'
import { runToEnd } from '../../../../engine/base/cooperative.ts'
import { answerFile } from '../../../../server/http/static-files.ts'

/** Bytes of an answer with so many characters: its own, its packed forms, two for each character of its key, and a constant. */
const takes = (key: string, characters: number) => 2 * (characters + 2) + 2 * `answer ${key}`.length + 1024

describe('the response cache', () => {
  test('holds the answers that were asked for last, and never more bytes than it may', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'ff'), size: fc.nat({ max: 4000 }), isRead: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 40_000 }), (steps, most) => {
        const cache = createResponseCache(most)
        // The same as a list, the one that was asked for last at its end.
        let list: { readonly key: string; readonly size: number }[] = []
        const sum = () => list.reduce((all, { key, size }) => all + takes(key, size), 0)
        for (const { key, size, isRead } of steps) {
          const known = list.find((one) => one.key === key)
          const found = isRead ? cache.find(key)?.body.length : undefined
          expect(found).toBe(isRead && known ? known.size + 2 : undefined)
          if (isRead) {
            if (known) list = [...list.filter((one) => one !== known), known]
          } else {
            cache.store(key, runToEnd(answerFile('x'.repeat(size))))
            if (takes(key, size) <= most / 8) list = [...list.filter((one) => one !== known), { key, size }]
            while (sum() > most) list = list.slice(1)
          }
          expect(cache.bytes()).toBe(sum())
          expect(cache.bytes()).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})
