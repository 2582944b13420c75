import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createByteCache } from '../../../../server/files/cache/byte-cache.ts'

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sizewright-bytes-')), 'files')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const nameOf = (digit: string) => digit.repeat(64)
const ofLength = (length: number) => new Uint8Array(length).fill(65)
/** As if it had been read so many minutes ago. */
const age = (name: string, minutes: number) => {
  const time = new Date(Date.now() - minutes * 60_000)
  utimesSync(join(folder, name), time, time)
}

test('what was read longest ago goes first, and no more than has to', async () => {
  const cache = createByteCache({ folder, mostBytes: 100 })
  for (const [place, digit] of ['a', 'b', 'c'].entries()) {
    await cache.put(nameOf(digit), ofLength(30))
    age(nameOf(digit), 30 - place)
  }
  // Reading the oldest makes it the newest.
  expect(await cache.has({ hash: nameOf('a'), length: 30 })).toBe(true)
  await cache.put(nameOf('d'), ofLength(30))
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'c', 'd'].map(nameOf))
})

test('one that is larger than all there may be is kept until the next comes', async () => {
  const cache = createByteCache({ folder, mostBytes: 100 })
  await cache.put(nameOf('a'), ofLength(500))
  expect(await cache.has({ hash: nameOf('a'), length: 500 })).toBe(true)
  await cache.put(nameOf('b'), ofLength(10))
  expect(readdirSync(folder)).toEqual([nameOf('b')])
})

test('what is open can be read to its end though it goes meanwhile', async () => {
  const cache = createByteCache({ folder, mostBytes: 1000 })
  await cache.put(nameOf('a'), ofLength(900))
  const stream = await cache.open(nameOf('a'), { start: 100, end: 199 })
  await cache.put(nameOf('b'), ofLength(900))
  expect(readdirSync(folder)).toEqual([nameOf('b')])
  expect((await new Response(stream).arrayBuffer()).byteLength).toBe(100)
  await expect(cache.open(nameOf('a'))).rejects.toThrow('ENOENT')
})

test('nothing but hashes is a name, and what is of another length is not it', async () => {
  const cache = createByteCache({ folder, mostBytes: 1000 })
  await expect(cache.put('../x', ofLength(1))).rejects.toThrow(RangeError)
  await cache.put(nameOf('a'), ofLength(5))
  expect(await cache.has({ hash: '../files/a', length: 5 })).toBe(false)
  expect(await cache.has({ hash: nameOf('a'), length: 4 })).toBe(false)
})

test('half-written files of processes that have ended go after an hour', async () => {
  const cache = createByteCache({ folder, mostBytes: 1000 })
  await cache.put(nameOf('a'), ofLength(5))
  for (const [name, minutes] of [
    ['old', 61],
    ['new', 59],
  ] as const) {
    writeFileSync(join(folder, `${nameOf('b')}.${name}`), 'x')
    age(`${nameOf('b')}.${name}`, minutes)
  }
  await cache.put(nameOf('c'), ofLength(5))
  expect(readdirSync(folder).toSorted()).toEqual([nameOf('a'), `${nameOf('b')}.new`, nameOf('c')])
})
