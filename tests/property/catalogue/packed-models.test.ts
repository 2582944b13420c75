/** Models as bytes and lists whose items are made late: a reader cannot tell them from plain arrays of objects. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lazyList } from '../../../server/catalogue/store/lazy-list.ts'
import { createPacker, unpackModels } from '../../../server/catalogue/store/packed-models.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { scaledRuns } from '../../setup/runs.ts'

type Item = { readonly place: number }
const itemAt = (place: number): Item => ({ place })

/** What the services do with lists of models. */
const readings: readonly ((list: readonly Item[], place: number) => unknown)[] = [
  (list) => list.length,
  (list, place) => list[place],
  (list, place) => list.at(-place),
  (list, place) => list.slice(place, place + 3),
  (list) => [...list],
  (list) => list.map(({ place }) => place * 2),
  (list) => list.flatMap((item) => [item, item]),
  (list, place) => list.filter((item) => item.place >= place),
  (list, place) => list.find((item) => item.place === place),
  (list, place) => list.findIndex((item) => item.place === place),
  (list) => list.reduce((sum, { place }) => sum + place, 0),
  (list) => list.toSorted((one, other) => other.place - one.place),
  (list) => Object.entries(list),
  (list) => Array.from(list.entries()),
  (list) => [{ place: -1 }, ...list].concat(list),
  (list) => Map.groupBy(list, ({ place }) => place % 3),
  (list) => JSON.stringify(list),
  (list, place) => place in list,
  (list, place) => Object.hasOwn(list, place),
  (list) => Array.isArray(list),
  (list) => structuredClone([...list]),
]

test('a late list reads as an ordinary one, in whatever order it is read', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.array(fc.tuple(fc.nat(readings.length - 1), fc.nat(22))), (length, reads) => {
      const made: number[] = []
      const late = lazyList(length, (place) => (made.push(place), itemAt(place)))
      const plain = Array.from({ length }, (_, place) => itemAt(place))
      expect(made).toEqual([])
      for (const [reading, place] of reads) expect(readings[reading]?.(late, place)).toEqual(readings[reading]?.(plain, place))
      expect(new Set(made).size).toBe(made.length)
      for (const place of plain.keys()) expect(late[place]).toBe(late[place])
    }),
  )
})

const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '丝杠', '\u0000', '"]'))
const kinds = fc.record(
  { skuName: texts, series: fc.constantFrom('', 'A', 'Ä'), source: texts, tip: texts, candidate: fc.dictionary(texts, fc.jsonValue()) },
  { requiredKeys: ['skuName', 'series', 'source', 'candidate'] },
)

test.each([0, 1, 999, 1000, 1001, 10_001])('%i models are unpacked as they were packed', (size) => {
  fc.assert(
    fc.property(fc.array(kinds, { minLength: 1, maxLength: 30 }), (some) => {
      const models = Array.from({ length: size }, (_, rank): CatalogueModel<unknown> => {
        const { tip, ...kind } = some[rank % some.length] ?? { skuName: '', series: '', source: '', candidate: {} }
        const own = { ...kind, skuID: `M${rank}`, maker: 'M', basis: 'demo' as const, icon: 'i', rank }
        return tip === undefined ? own : { ...own, tip }
      })
      const packer = createPacker(size + 3)
      models.forEach(packer.add)
      expect(unpackModels(packer.pack())).toEqual(JSON.parse(JSON.stringify(models)))
    }),
    scaledRuns(3),
  )
})
