/** What a browser keeps reaches the account: all of it, once, whoever takes it along and whatever is added meanwhile. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  batchesOf,
  isNothing,
  type StoredItems,
  mostBytes,
  noItems,
  readThings,
  withFavourite,
  withItem,
  without,
  withSelection,
} from '../../../screens/base/saved/stored-items.ts'

const time = fc.integer({ min: 0, max: 4e12 }).map((at) => new Date(at).toISOString())
const name = fc.integer({ min: 0, max: 30 })
const selection = fc
  .record({ id: name, at: time, text: fc.string({ maxLength: 30 }), weight: fc.constantFrom(0, 100, 20_000, 60_000) })
  .map(({ id, at, text, weight }) => ({
    clientID: `selection-${id}`,
    name: text,
    selection: { v: 1 as const, calculator: '30', inputs: { load: [80, 'kg'] } },
    snapshot: { filler: 'x'.repeat(weight) },
    created: at,
    changed: at,
  }))
const favourite = fc.record({ fid: name.map((id) => `WTF/${id}`), added: time })
const item = fc
  .record({
    clientID: name.map((id) => `item-${id}`),
    selectionID: fc.constant('WTF/1'),
    quantity: fc.integer({ min: 1, max: 9 }),
    added: time,
  })
  .map((one) => ({ ...one, orderParams: [], note: '' }))

type Change = (things: StoredItems) => StoredItems
const change: fc.Arbitrary<Change> = fc.oneof(
  selection.map(
    (one): Change =>
      (things) =>
        withSelection(things, one),
  ),
  favourite.map(
    (one): Change =>
      (things) =>
        withFavourite(things, one),
  ),
  item.map(
    (one): Change =>
      (things) =>
        withItem(things, one),
  ),
)
const some = fc.array(change, { maxLength: 25 }).map((changes) => changes.reduce((things, one) => one(things), noItems))

const names = ({ selections, favourites, shopping }: StoredItems): readonly string[] =>
  [
    ...selections.map(({ clientID }) => clientID),
    ...favourites.map(({ fid }) => fid),
    ...shopping.map(({ clientID }) => clientID),
  ].toSorted()

test('it is read back as it was written, and what is damaged is left out', () => {
  fc.assert(
    fc.property(some, (things) => {
      expect(readThings(JSON.stringify(things))).toEqual(things)
      expect(new Set(names(things)).size).toBe(names(things).length)
    }),
  )
  for (const stored of ['', 'null', '[]', '{"selections":{}}', '{"favourites":[1,{"fid":2}],"shopping":[{}]}']) {
    expect(isNothing(readThings(stored))).toBe(true)
  }
})

test('its parts fit into a request each, and together are all of it', () => {
  fc.assert(
    fc.property(some, (things) => {
      const batches = batchesOf(things)
      for (const batch of batches) expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(mostBytes + 1000)
      expect(batches.flatMap(names).toSorted()).toEqual(names(things))
    }),
  )
})

test('tabs in any order take all of it along once; what is added between asking and clearing stays for the next time', () => {
  const act = fc.oneof(
    change.map((add) => ({ kind: 'add' as const, add })),
    fc.record({ kind: fc.constantFrom('begin' as const, 'end' as const), tab: fc.constantFrom(0, 1) }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      let browser = noItems
      const account = new Set<string>()
      const added = new Set<string>()
      const sending: (StoredItems | undefined)[] = [undefined, undefined]
      const end = (tab: number) => {
        const sent = sending[tab]
        if (!sent) return
        // The service stores each name once, however often it comes.
        for (const one of names(sent)) account.add(one)
        browser = without(browser, sent)
        sending[tab] = undefined
      }
      for (const one of acts) {
        if (one.kind === 'add') {
          browser = one.add(browser)
          for (const known of names(browser)) added.add(known)
        } else if (one.kind === 'begin') sending[one.tab] ??= browser
        else end(one.tab)
      }
      for (const tab of [0, 1]) end(tab)
      expect([...new Set([...account, ...names(browser)])].toSorted()).toEqual([...added].toSorted())
      sending[0] = browser
      end(0)
      expect(isNothing(browser)).toBe(true)
      expect([...account].toSorted()).toEqual([...added].toSorted())
    }),
  )
})
