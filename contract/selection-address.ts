/** A selection as the text of an address: JSON, deflated, in the alphabet of addresses. Damaged or swollen texts are no selection. */
import { readSelection, type Selection } from './selection-document.ts'

/** Longest text that is read, characters, and largest document in it, bytes: what is larger was not made here. */
export const longestAddress = 16_384
const largestDocument = 262_144

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0)

const through = (bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(change)

/** @throws RangeError beyond `most` bytes */
async function collect(stream: ReadableStream<Uint8Array>, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    // One after another: that is how a stream comes.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      // oxlint-disable-next-line no-await-in-loop
      await reader.cancel()
      throw new RangeError('selection: too large')
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** @returns text of letters, digits, '-' and '_' that `decodeSelection` reads back */
export const encodeSelection = async (selection: Selection): Promise<string> => {
  const json = new TextEncoder().encode(JSON.stringify(selection))
  return toText(await collect(through(json, new CompressionStream('deflate-raw'))))
}

/** @returns the selection, of any version so far; undefined for a text that holds none */
export const decodeSelection = async (text: string): Promise<Selection | undefined> => {
  if (text.length > longestAddress || !/^[\w-]+$/.test(text)) return undefined
  try {
    const json = await collect(through(toBytes(text), new DecompressionStream('deflate-raw')), largestDocument)
    return readSelection(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)))
  } catch {
    return undefined
  }
}
