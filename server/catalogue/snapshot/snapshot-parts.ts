/** The families of a version as parts of a file: large data in its in-memory layout, small data in the head. */
import * as z from 'zod/mini'
import { blockSize, type TermBlocks } from '../match-index/term-blocks.ts'
import type { FamilyBytes } from '../store/load-family.ts'
import { origin, type PackedModels } from '../store/packed-models.ts'
import { padded } from './snapshot-file.ts'

const count = z.int().check(z.minimum(0))

/** Per family the data that determines the lengths of its parts; `terms` for one with an index. */
const familyHead = z.object({
  size: count,
  origins: z.array(origin),
  shapes: z.array(z.array(z.string())),
  pages: z.array(count),
  terms: z.optional(count),
})

/** `of`: identifies the content of the snapshot. */
export const snapshotHead = z.object({ of: z.string(), families: z.array(familyHead) })
export type SnapshotHead = z.infer<typeof snapshotHead>
type FamilyHead = SnapshotHead['families'][number]

/** The data needed to read a family's parts. */
export const headOf = ({ models, blocks }: FamilyBytes): FamilyHead => ({
  size: models.size,
  origins: [...models.origins],
  shapes: models.shapes.map((names) => [...names]),
  pages: models.pages.map(({ byteLength }) => byteLength),
  ...(blocks && { terms: blocks.termCount }),
})

/** The parts of a family, in the order in which `takeFamily` reads them. */
export const partsOf = ({ models, blocks }: FamilyBytes): ArrayBufferView[] => [
  models.ends,
  ...models.pages,
  ...(blocks ? [blocks.lengths, blocks.positions, blocks.values, blocks.lower, blocks.upper] : []),
]

/** Returns the parts of a file one after the other. @throws RangeError where the file ends too early */
export interface Taking {
  readonly bytes: (length: number) => Uint8Array<ArrayBuffer>
  readonly uints: (length: number) => Uint32Array<ArrayBuffer>
  readonly floats: (length: number) => Float64Array<ArrayBuffer>
  /** Whether all parts were taken. */
  readonly isAtEnd: () => boolean
}

/** @param first start of the first part */
export function takingFrom(buffer: ArrayBuffer, first: number): Taking {
  let next = first
  const pass = (bytes: number): number => {
    const at = next
    next += padded(bytes)
    return at
  }
  return {
    bytes: (length) => new Uint8Array(buffer, pass(length), length),
    uints: (length) => new Uint32Array(buffer, pass(4 * length), length),
    floats: (length) => new Float64Array(buffer, pass(8 * length), length),
    isAtEnd: () => next === buffer.byteLength,
  }
}

/** A family over the bytes of a file. @throws RangeError where the file ends too early */
export function takeFamily({ size, origins, shapes, pages, terms }: FamilyHead, take: Taking): FamilyBytes {
  const ends = take.uints(size)
  const models: PackedModels = { size, origins, shapes, ends, pages: pages.map(take.bytes) }
  return terms === undefined ? { models } : { models, blocks: takeBlocks(size, terms, take) }
}

function takeBlocks(size: number, termCount: number, take: Taking): TermBlocks {
  const blockCount = Math.ceil(size / blockSize)
  return {
    termCount,
    blockCount,
    lengths: take.uints(blockCount),
    positions: take.uints(blockCount * blockSize),
    values: take.floats(blockCount * termCount * blockSize),
    lower: take.floats(blockCount * termCount),
    upper: take.floats(blockCount * termCount),
  }
}
