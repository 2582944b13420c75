/** Whatever happens, in whatever order: every event that was recorded is stored once, in its order, and no batch has more than 20. */
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BehaviourEvent } from '../../../contract/site/logs.ts'
import { createSender, type Sender, type Sent } from '../../../screens/base/logs/batch-sender.ts'
import { type Batch, mostBatches } from '../../../screens/base/logs/queue.ts'

/** What the browser keeps for the session. */
const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

const eventOf = (number: number): BehaviourEvent => ({
  name: 'searched',
  tag: String(number),
  time: '2026-11-25T12:00:00.000Z',
  type: 'Click',
  duration: 0,
})

/** How a call ends: stored and known to be; stored, but its answer is lost; not stored. */
type Ending = 'answered' | 'lost' | 'away'
type Deed =
  | { readonly do: 'events'; readonly count: number; readonly by: string | undefined }
  | { readonly do: 'flush' | 'flushAll' | 'wait' | 'reload' }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('events' as const),
      count: fc.integer({ min: 1, max: 45 }),
      by: fc.constantFrom(undefined, 'named:a', 'named:b'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('flush' as const, 'flushAll' as const, 'wait' as const, 'reload' as const).map((what) => ({ do: what })),
  },
)

/** A service that stores a batch once, and the pages before it. */
const createWorld = (endings: readonly Ending[]) => {
  const stored = new Map<string, Batch>()
  const sizes: number[] = []
  let calls = 0
  let ids = 0
  let timers: (() => void)[] = []
  let page = 0
  let isAway = true
  const send = async (batch: Batch): Promise<Sent> => {
    const ending = isAway ? (endings[calls++ % endings.length] ?? 'answered') : 'answered'
    const own = page
    sizes.push(batch.events.length)
    await Promise.resolve()
    if (ending !== 'away' && !stored.has(batch.id)) stored.set(batch.id, batch)
    // A page that is gone hears no answer.
    if (own !== page) return new Promise(() => undefined)
    return ending === 'answered' ? 'stored' : 'later'
  }
  const open = (): Sender => createSender({ send, newID: () => String(ids++), later: (work) => timers.push(work) })
  const pass = async () => {
    const due = timers
    timers = []
    for (const work of due) work()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    stored,
    sizes,
    open,
    pass,
    /** The page is gone: nothing of it runs any more. */
    leave: () => {
      timers = []
      page += 1
    },
    recover: () => (isAway = false),
  }
}

const perform = async (deeds: readonly Deed[], endings: readonly Ending[]) => {
  stored.clear()
  const world = createWorld(endings)
  let sender = world.open()
  const recorded: { readonly tag: string; readonly by: string | undefined }[] = []
  for (const one of deeds) {
    if (one.do === 'events') {
      for (let count = 0; count < one.count; count++) {
        const event = eventOf(recorded.length)
        recorded.push({ tag: event.tag, by: one.by })
        sender.add(event, one.by)
      }
    } else if (one.do === 'reload') {
      world.leave()
      sender = world.open()
    } else if (one.do === 'wait') await world.pass()
    else sender[one.do]()
  }
  world.recover()
  sender.flush()
  for (let round = 0; round < 80 && sender.left().batches.length > 0; round++) await world.pass()
  return { world, recorded, sender }
}

const few = fc.array(deed, { maxLength: 8 })
const endings = fc.array(fc.constantFrom<Ending>('answered', 'lost', 'away'), { minLength: 1, maxLength: 6 })

test('every event is stored once and in its order, with the consent of its time', async () => {
  await fc.assert(
    fc.asyncProperty(few, endings, async (deeds, ends) => {
      const { world, recorded, sender } = await perform(deeds, ends)
      const all = [...world.stored.values()].flatMap(({ events, by }) => events.map(({ tag }) => ({ tag, by })))
      expect(sender.left()).toEqual({ events: [], batches: [] })
      // Sent at once by a page that is left they may come in another order of batches; each keeps its own.
      const isLeftEarly = deeds.some((one) => one.do === 'flushAll' || one.do === 'reload')
      const inOrder = all.toSorted((one, other) => Number(one.tag) - Number(other.tag))
      expect(isLeftEarly ? inOrder : all).toEqual(recorded)
    }),
  )
})

test('no batch is empty or has more than 20 events, and each is in its order', async () => {
  await fc.assert(
    fc.asyncProperty(few, endings, async (deeds, ends) => {
      const { world } = await perform(deeds, ends)
      expect(world.sizes.filter((size) => size < 1 || size > 20)).toEqual([])
      for (const { events } of world.stored.values()) {
        const tags = events.map(({ tag }) => Number(tag))
        expect(tags).toEqual(tags.map((_, place) => (tags[0] ?? 0) + place))
      }
    }),
  )
})

test('a server that is away for long costs the oldest events, and no more room', async () => {
  const world = createWorld(['away'])
  const sender = world.open()
  for (let number = 0; number < 20 * (mostBatches + 3) + 7; number++) sender.add(eventOf(number), undefined)
  expect(sender.left().batches).toHaveLength(mostBatches)
  expect(sender.left().batches[0]?.events[0]?.tag).toBe('60')
  expect(stored.get('sizewright.behaviour')?.length).toBeLessThan(200_000)
})

test('what is not wanted is forgotten, and nothing more is kept', async () => {
  const sender = createSender({ send: async () => 'unwanted', newID: () => 'a', later: () => undefined })
  sender.add(eventOf(1), undefined)
  sender.flush()
  await new Promise((resolve) => setImmediate(resolve))
  sender.add(eventOf(2), undefined)
  expect(sender.left()).toEqual({ events: [], batches: [] })
})

test('what is refused for good does not keep the next from being sent', async () => {
  const sent: string[] = []
  let ids = 0
  const sender = createSender({
    send: async ({ id }) => {
      sent.push(id)
      return id === '0' ? 'refused' : 'stored'
    },
    newID: () => String(ids++),
    later: () => undefined,
  })
  sender.add(eventOf(1), undefined)
  sender.flush()
  sender.add(eventOf(2), undefined)
  sender.flush()
  await new Promise((resolve) => setImmediate(resolve))
  expect([sent, sender.left().batches]).toEqual([['0', '1'], []])
})

test.each(['', 'x', '{}', '[]', 'null', '{"events":1,"batches":[]}'])('what another version left (%s) is nothing', (text) => {
  stored.set('sizewright.behaviour', text)
  expect(createWorld([]).open().left()).toEqual({ events: [], batches: [] })
})
