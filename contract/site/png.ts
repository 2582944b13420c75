/** Validates PNG pictures of sites, both in the command that stores them and in the page that shows them. */

/** Why a picture is rejected. */
export type PngFault = 'notPng' | 'pngColours'

/** Thrown if the signature, header or end of a PNG file is missing, or its colour type is not 2 or 6. */
export class PngError extends Error {
  readonly fault: PngFault

  constructor(fault: PngFault) {
    super(fault)
    this.name = 'PngError'
    this.fault = fault
  }
}

/** Width and height, px. */
export interface PngSize {
  readonly width: number
  readonly height: number
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Length (13) and name of the first chunk. */
const head = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
/** Length (0), name and checksum of the last chunk. */
const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
/** Name of a chunk of pixels. */
const pixels = [0x49, 0x44, 0x41, 0x54]
/** Length, name and checksum of a chunk. */
const chunkFrame = 12
/** Signature and first chunk with its checksum. */
const headLength = 33

/** Colour types of ISO/IEC 15948, table 11.1: RGB, and RGB with alpha. */
const rgb: ReadonlySet<number> = new Set([2, 6])

const has = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte)

/**
 * Whether the chunks follow each other up to the last one and include pixel data, which a truncated or concatenated file fails.
 */
const areChunksWhole = (bytes: Uint8Array, view: DataView): boolean => {
  let at = signature.length
  let hasPixels = false
  while (at < bytes.length - end.length) {
    hasPixels ||= has(bytes, at + 4, pixels)
    at += view.getUint32(at) + chunkFrame
  }
  return hasPixels && at === bytes.length - end.length
}

/**
 * Width and height, px, of a PNG file (ISO/IEC 15948). Validates its signature, header, chunks and end, but not its pixels.
 *
 * @throws PngError `notPng`; `pngColours` for a colour type other than 2 and 6
 */
export const readPng = (bytes: Uint8Array): PngSize => {
  const isWhole = bytes.length >= headLength + end.length && has(bytes, 0, signature) && has(bytes, 8, head)
  if (!isWhole || !has(bytes, bytes.length - end.length, end)) throw new PngError('notPng')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  if (size.width === 0 || size.height === 0 || !areChunksWhole(bytes, view)) throw new PngError('notPng')
  if (!rgb.has(view.getUint8(25))) throw new PngError('pngColours')
  return size
}
