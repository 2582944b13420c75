/** What is made once for everybody: in pieces for whoever may wait, together, anew for each version. */
import { beforeEach, expect, test } from 'vitest'
import { runToEnd, type Cooperative } from '../../../../../engine/base/cooperative.ts'
import { cachedByVersion, sharedBuildMs, onceBuilt } from '../../../../../server/services/calls/cached-by-version.ts'

const steps = 5
let version = '1'
let made: string[] = []
let pieces = 0
let isBroken = false

const list = cachedByVersion(
  () => ({ version }),
  function* (from): Cooperative<string> {
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
const index = cachedByVersion(
  () => ({ version, text: list() }),
  function* ({ text }): Cooperative<string> {
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

const pausesOf = (question: Cooperative<string>): number => {
  let pauses = 0
  while (question.next().done !== true) pauses += 1
  return pauses
}

test('lets others be answered in between, and is there for the next', () => {
  expect(pausesOf(onceBuilt(index))).toBe(steps + 1)
  expect(pausesOf(onceBuilt(index))).toBe(0)
  expect([made, runToEnd(onceBuilt(index))]).toEqual([[version], `index of ${version}`])
})

test('is there at once for whoever does not wait', () => {
  expect([index(), list(), made]).toEqual([`index of ${version}`, `of ${version}`, [version]])
})

test('is made by all who wait together, also when some of them go away', () => {
  const [one, other] = [onceBuilt(list), onceBuilt(list)]
  one.next()
  other.next()
  one.next()
  one.return('')
  expect(pieces).toBe(3)
  expect(pausesOf(other)).toBe(steps - 3)
  expect([pieces, made]).toEqual([steps, [version]])
})

test('is of the version of the moment, though that changes meanwhile', () => {
  const building = onceBuilt(list)
  building.next()
  version = `${version}!`
  expect(runToEnd(building)).toBe(`of ${version}`)
  expect(made.length).toBe(2)
})

test('is begun anew after it has failed, and tells why it did', () => {
  isBroken = true
  expect(() => runToEnd(onceBuilt(list))).toThrow('broken')
  expect(() => list()).toThrow('broken')
  isBroken = false
  expect(runToEnd(onceBuilt(list))).toBe(`of ${version}`)
})

test('a question that fails fails, and waits for nothing afterwards', () => {
  const failing = onceBuilt((): string => {
    throw new TypeError(list())
  })
  expect(() => runToEnd(failing)).toThrow(`of ${version}`)
  version = `${version}!`
  expect(list()).toBe(`of ${version}`)
})

test('counts what it took', () => {
  const before = sharedBuildMs()
  list()
  const after = sharedBuildMs()
  list()
  expect([after > before, sharedBuildMs()]).toEqual([true, after])
})
