/**
 * Reads the files of a ZIP by its directory and unpacks them in pieces; the unpacked size is counted, as the stated one cannot
 * be trusted.
 */
import { Inflate } from 'fflate'
import { UploadError, uploadLimits } from './upload-limits.ts'

/** The location of a file's data in a ZIP. */
export type ZipEntry = { readonly method: number; readonly start: number; readonly packed: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const endLength = 22
const entryLength = 46
const localLength = 30
const longestComment = 65_535

const broken = (): never => {
  throw new UploadError('fileBroken')
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Position of the end record: the last one with its signature. */
const findEnd = (view: DataView): number => {
  const least = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= least; at -= 1) if (view.getUint32(at, true) === endMark) return at
  return broken()
}

/** Start of an entry's data, behind its local header, whose names may differ in length from those in the directory. */
const startOf = (view: DataView, at: number): number => {
  if (at + localLength > view.byteLength || view.getUint32(at, true) !== localMark) return broken()
  return at + localLength + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
}

type Listed = { readonly name: string; readonly entry: ZipEntry; readonly next: number }

const readEntry = (bytes: Uint8Array, view: DataView, at: number): Listed => {
  if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entryMark) return broken()
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
  const nameLength = view.getUint16(at + 28, true)
  const packed = view.getUint32(at + 20, true)
  const start = startOf(view, view.getUint32(at + 42, true))
  const isEncrypted = (flags & 1) === 1
  if (isEncrypted || (method !== 0 && method !== 8) || start + packed > view.byteLength) return broken()
  const name = new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength))
  const next = at + entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  return { name, entry: { method, start, packed }, next }
}

/**
 * @param bytes of a ZIP
 * @returns its files by name
 * @throws UploadError
 */
export const zipEntries = (bytes: Uint8Array): ReadonlyMap<string, ZipEntry> => {
  const view = viewOf(bytes)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > uploadLimits.entries) throw new UploadError('fileUnsafe')
  const found = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let listed = 0; listed < count; listed += 1) {
    const { name, entry, next } = readEntry(bytes, view, at)
    found.set(name, entry)
    at = next
  }
  return found
}

/** Input bytes per piece; deflate expands at most a thousandfold, so that the output of a piece stays small. */
const pieceLength = 4_096

/**
 * Unpacks a file.
 *
 * @param bytes of the ZIP
 * @param entry the file
 * @param output `take` receives it in pieces; an error that it throws stops the unpacking. `longest`: most bytes
 * @throws UploadError for a damaged file, or one beyond the limits
 */
export const unpack = (
  bytes: Uint8Array,
  { method, start, packed }: ZipEntry,
  { take, longest = uploadLimits.part }: { readonly take: (piece: Uint8Array) => void; readonly longest?: number },
): void => {
  const content = bytes.subarray(start, start + packed)
  let length = 0
  const counted = (piece: Uint8Array) => {
    length += piece.length
    if (length > longest) throw new UploadError('fileUnpacked')
    take(piece)
  }
  if (method === 0) return counted(content)
  const inflate = new Inflate(counted)
  for (let at = 0; at < content.length; at += pieceLength) {
    try {
      inflate.push(content.subarray(at, at + pieceLength), at + pieceLength >= content.length)
    } catch (error) {
      throw error instanceof Error && 'code' in error ? new UploadError('fileBroken') : error
    }
  }
}
