/** The first choice of any list, whatever its family. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fourPoleSpeeds, isDriven, servoSpeeds, stageNeed } from '../../../families/define/drive-speed.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { lookedAt, withMarginFirst } from '../../../families/selection/narrow.ts'
import { modelsOf } from './real-catalogue.ts'

const proposals = fc.array(
  fc.record({
    utilisation: fc.constantFrom(0.3, 0.95, 0.96, 1),
    suits: fc.boolean(),
    size: fc.constantFrom(1, 2),
    trust: fc.constantFrom(0, 1),
    need: fc.tuple(fc.constantFrom(1, 2, Infinity), fc.nat(3)),
  }),
  { minLength: 1, maxLength: lookedAt },
)
const ordered = (list: readonly { readonly utilisation: number; readonly suits: boolean }[]) => withMarginFirst(list, (one) => one)

test('is one of the list; the others stay as they rank, and the same list has the same first', () => {
  fc.assert(
    fc.property(proposals, (list) => {
      const [first, ...rest] = ordered(list)
      expect(rest).toEqual(list.filter((one) => one !== first))
      expect(ordered(list)[0]).toBe(first)
      // It stands first again when it has been moved there.
      expect(ordered([...ordered(list)])[0]).toEqual(first)
    }),
  )
})

test('is the nearer of two whose difference is the need alone', () => {
  fc.assert(
    fc.property(proposals, fc.nat(), (list, pick) => {
      const [one] = list.slice(pick % list.length)
      if (!one) return
      const nearer = { ...one, need: [0, ...one.need] as const }
      expect(withMarginFirst([one, nearer], (each) => each)[0]).toBe(nearer)
      expect(withMarginFirst([nearer, one], (each) => each)[0]).toBe(nearer)
    }),
  )
})

test('a shaft counts the more the farther it runs beside the speeds of its motors', () => {
  const speeds = fc.double({ min: 1e-3, max: 1000, noNaN: true })
  fc.assert(
    fc.property(
      fc.constantFrom(servoSpeeds, fourPoleSpeeds),
      speeds,
      fc.double({ min: 1.001, max: 50, noNaN: true }),
      (range, speed, times) => {
        const farther = speed >= range.most ? speed * times : speed / times
        expect(stageNeed(range, speed) === 1).toBe(isDriven(range, speed))
        fc.pre(speed >= range.most || speed <= range.least)
        expect(stageNeed(range, farther)).toBeGreaterThan(stageNeed(range, speed))
      },
    ),
  )
})

test('the order of every table is total: no two models have one place, and the sku decides last', async () => {
  for (const { table } of await loadFamilies()) {
    const models = modelsOf(table)
    const keys = models.map((model) => [...table.order({ ...model, name: model.skuName, sku: model.skuID }), model.skuID])
    const falls = keys.filter((key, place) => {
      const before = keys[place - 1] ?? []
      const at = before.findIndex((part, index) => part !== key[index])
      return place > 0 && (at < 0 || (before[at] ?? '') > (key[at] ?? ''))
    })
    expect(falls).toEqual([])
  }
})
