import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKeptAnswers } from '../../../../server/http/kept-answers.ts'
import { answerFile } from '../../../../server/http/static-files.ts'

/** What an answer of so many characters takes: itself, its packed forms, its key twice a byte, and what stands around it. */
const takes = (key: string, characters: number) => 2 * (characters + 2) + 2 * key.length + 1024

describe('answers that are kept', () => {
  test('are those that were asked for last, and never more than there may be', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'ff'), size: fc.nat({ max: 4000 }), isAsked: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 40_000 }), (steps, most) => {
        const kept = createKeptAnswers(most)
        // The same as a list, the one that was asked for last at its end.
        let list: { readonly key: string; readonly size: number }[] = []
        const sum = () => list.reduce((all, { key, size }) => all + takes(key, size), 0)
        for (const { key, size, isAsked } of steps) {
          const known = list.find((one) => one.key === key)
          const found = isAsked ? kept.find(key)?.body.length : undefined
          expect(found).toBe(isAsked && known ? known.size + 2 : undefined)
          if (isAsked) {
            if (known) list = [...list.filter((one) => one !== known), known]
          } else {
            kept.keep(key, answerFile('x'.repeat(size)))
            if (takes(key, size) <= most / 8) list = [...list.filter((one) => one !== known), { key, size }]
            while (sum() > most) list = list.slice(1)
          }
          expect(kept.bytes()).toBe(sum())
          expect(kept.bytes()).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})
