/** Bodies of the permitted size made to be dear: what is read of them, and said of them, has an end. */
import { ReadableStream } from 'node:stream/web'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { readShape } from '../../../../families/define/read-shape.ts'
import { hasTooManyMembers, parseBody, readBody } from '../../../../server/http/read-json-body.ts'
import { bodySizes } from '../../../../server/services/calls/body-sizes.ts'

const shape = z.strictObject({ list: z.array(z.strictObject({ value: z.number(), kind: z.enum(['one']) })) })
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))

const hostile: readonly (readonly [string, unknown])[] = [
  ['unknown members', Object.fromEntries(times(50_000, (index) => [`k${index}`, 1]))],
  ['wrong items', { list: times(50_000, () => []) }],
  ['more wrong items than a stack holds', { list: times(400_000, () => []) }],
  ['a large value where an option belongs', { list: [{ value: 1, kind: times(50_000, () => 'x'.repeat(20)) }] }],
  ['a long text where an option belongs', { list: [{ value: 1, kind: 'x'.repeat(1_000_000) }] }],
]

describe('the faults of a body', () => {
  it.each(hostile)('are ten at most, and short: %s', (_, body) => {
    const read = readShape(shape, body)
    const faults = 'faults' in read ? read.faults : []
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.length).toBeLessThanOrEqual(10)
    expect(JSON.stringify(faults).length).toBeLessThan(5000)
  })
})

describe('a body with more members than its call has', () => {
  it('is refused before it is parsed, whether they are members or items', async () => {
    const { members } = bodySizes.sheet
    for (const body of [hostile[0]?.[1], times(members + 2, () => 1), times(members + 2, () => [])]) {
      await expect(parseBody(bytesOf(body), { members })).rejects.toThrow('bodyTooLarge')
    }
    expect(await parseBody(bytesOf({ text: 'A'.repeat(1_000_000) }), { members })).toHaveProperty('text')
  })

  it('is counted without those that it has room for', () => {
    expect(hasTooManyMembers(bytesOf([1, 2, 3]), 3)).toBe(false)
    expect(hasTooManyMembers(bytesOf([1, 2, 3, 4]), 3)).toBe(true)
    expect(hasTooManyMembers(bytesOf([[[[]]]]), 3)).toBe(true)
  })
})

describe('the bytes of a body', () => {
  const type = { 'content-type': 'application/json' }
  const sent = (parts: readonly string[], headers: Record<string, string>) => {
    const body: unknown = ReadableStream.from(parts.map((part) => new TextEncoder().encode(part)))
    const init = { method: 'POST', headers: { ...type, ...headers }, body, duplex: 'half' } as RequestInit // the types lack `duplex`, which a stream needs
    return readBody(new Request('http://local/', init))
  }

  it.each([
    ['with its length', { 'content-length': '6' }],
    ['in chunks', {}],
    ['longer than it says', { 'content-length': '4' }],
    ['shorter than it says', { 'content-length': '9' }],
  ])('are those that were sent: %s', async (_, headers: Record<string, string>) => {
    expect(new TextDecoder().decode(await sent(['ab', 'cd', 'ef'], headers))).toBe('abcdef')
  })

  it('are in memory that a thread can read without a copy where they are many', async () => {
    const bytes = await sent(['x'.repeat(300_000)], { 'content-length': '300000' })
    expect([bytes.buffer instanceof SharedArrayBuffer, bytes.length]).toEqual([true, 300_000])
    expect(await parseBody(await sent([`"${'x'.repeat(300_000)}"`], {}), { members: 5 })).toBe('x'.repeat(300_000))
  })
})
