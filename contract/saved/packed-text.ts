/** Packs a text into a URL-safe form: deflate, then base64url. */

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** @throws RangeError (on the stream) beyond `most` bytes */
const atMost = (most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> => {
  let size = 0
  return new TransformStream({
    transform: (part, controller) => {
      size += part.length
      if (size > most) throw new RangeError('packed text: too large')
      controller.enqueue(part)
    },
  })
}

/** The output of a transform stream for the given bytes. */
const changed = async (
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough(change).pipeThrough(atMost(most))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** @returns letters, digits, '-' and '_' that `unpackText` decodes */
export const packText = async (text: string): Promise<string> =>
  toText(await changed(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))

/**
 * @param packed output of `packText`, or any other text
 * @param limits longest packed text accepted, characters, and longest unpacked text, bytes
 * @returns the text; undefined if `packed` is damaged or too long
 */
export const unpackText = async (
  packed: string,
  { longest, largest }: { readonly longest: number; readonly largest: number },
): Promise<string | undefined> => {
  if (packed.length > longest || !/^[\w-]+$/.test(packed)) return undefined
  try {
    const bytes = await changed(toBytes(packed), new DecompressionStream('deflate-raw'), largest)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
