/** A reader of ZIP files that shares nothing with what packs them. */
import { inflateRawSync } from 'node:zlib'
import { expect } from 'vitest'

const signature = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const

/** By the central directory alone, as APPNOTE 4.3 describes it. */
export const readZip = (bytes: Buffer): ReadonlyMap<string, Buffer> => {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  expect(bytes.readUInt32LE(end)).toBe(signature.end)
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    expect(bytes.readUInt32LE(at)).toBe(signature.entry)
    const [method, packed, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const [nameLength, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    expect(bytes.readUInt32LE(local)).toBe(signature.local)
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const body = bytes.subarray(begin, begin + packed)
    const file = method === 8 ? inflateRawSync(body) : body
    expect(file).toHaveLength(size)
    files.set(name, file)
    at += 46 + nameLength + extra + comment
  }
  return files
}
