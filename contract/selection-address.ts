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

/** @throws RangeError (the stream's) beyond `most` bytes */
const atMost = (most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> => {
  let size = 0
  return new TransformStream({
    transform: (part, controller) => {
      size += part.length
      if (size > most) throw new RangeError('selection: too large')
      controller.enqueue(part)
    },
  })
}

/** The bytes that come of a change. */
const changed = async (
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough(change).pipeThrough(atMost(most))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** @returns text of letters, digits, '-' and '_' that `decodeSelection` reads back */
export const encodeSelection = async (selection: Selection): Promise<string> => {
  const json = new TextEncoder().encode(JSON.stringify(selection))
  return toText(await changed(json, new CompressionStream('deflate-raw')))
}

/** @returns the selection, of any version so far; undefined for a text that holds none */
export const decodeSelection = async (text: string): Promise<Selection | undefined> => {
  if (text.length > longestAddress || !/^[\w-]+$/.test(text)) return undefined
  try {
    const json = await changed(toBytes(text), new DecompressionStream('deflate-raw'), largestDocument)
    return readSelection(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)))
  } catch {
    return undefined
  }
}
