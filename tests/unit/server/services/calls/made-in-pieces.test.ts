/** What is made once for everybody: in pieces for whoever may wait, together, anew for each version. */
import { beforeEach, expect, test } from 'vitest'
import { atOnce, type Pieces } from '../../../../../families/sizing/pieces.ts'
import { keptByVersion, spentForAll, whenMade } from '../../../../../server/services/calls/made-in-pieces.ts'

const steps = 5
let version = '1'
let made: string[] = []
let pieces = 0
let isBroken = false

const list = keptByVersion(
  () => ({ version }),
  function* (from): Pieces<string> {
    made.push(from.version)
    for (let step = 0; step < steps; step += 1) {
      pieces += 1
      yield
    }
    if (isBroken) throw new RangeError('broken')
    return `of ${from.version}`
  },
)
/** Made of what is made. */
const index = keptByVersion(
  () => ({ version, text: list() }),
  function* ({ text }): Pieces<string> {
    yield
    return `index ${text}`
  },
)

beforeEach(() => {
  version = `${version}+`
  made = []
  pieces = 0
  isBroken = false
})

const pausesOf = (question: Pieces<string>): number => {
  let pauses = 0
  while (question.next().done !== true) pauses += 1
  return pauses
}

test('lets others be answered in between, and is there for the next', () => {
  expect(pausesOf(whenMade(index))).toBe(steps + 1)
  expect(pausesOf(whenMade(index))).toBe(0)
  expect([made, atOnce(whenMade(index))]).toEqual([[version], `index of ${version}`])
})

test('is there at once for whoever does not wait', () => {
  expect([index(), list(), made]).toEqual([`index of ${version}`, `of ${version}`, [version]])
})

test('is made by all who wait together, also when some of them go away', () => {
  const [one, other] = [whenMade(list), whenMade(list)]
  one.next()
  other.next()
  one.next()
  one.return('')
  expect(pieces).toBe(3)
  expect(pausesOf(other)).toBe(steps - 3)
  expect([pieces, made]).toEqual([steps, [version]])
})

test('is of the version of the moment, though that changes meanwhile', () => {
  const asked = whenMade(list)
  asked.next()
  version = `${version}!`
  expect(atOnce(asked)).toBe(`of ${version}`)
  expect(made.length).toBe(2)
})

test('is begun anew after it has failed, and tells why it did', () => {
  isBroken = true
  expect(() => atOnce(whenMade(list))).toThrow('broken')
  expect(() => list()).toThrow('broken')
  isBroken = false
  expect(atOnce(whenMade(list))).toBe(`of ${version}`)
})

test('a question that fails fails, and waits for nothing afterwards', () => {
  const failing = whenMade((): string => {
    throw new TypeError(list())
  })
  expect(() => atOnce(failing)).toThrow(`of ${version}`)
  version = `${version}!`
  expect(list()).toBe(`of ${version}`)
})

test('counts what it took', () => {
  const before = spentForAll()
  list()
  const after = spentForAll()
  list()
  expect([after > before, spentForAll()]).toEqual([true, after])
})
