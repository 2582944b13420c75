/** The columns of an index cut into blocks of similar models, with the smallest and largest value of every term per block. */
import { kdOrder, longStretch } from './kd-order.ts'
import { float64At, uint32At } from './typed-at.ts'

/** Models per block: small enough for tight bounds, large enough that testing the bounds costs little. */
export const blockSize = 256

/** Term columns cut into blocks of similar models, with minimum and maximum per block. */
export interface TermBlocks {
  readonly termCount: number
  readonly blockCount: number
  /** Models in each block: `blockSize`, except for one. */
  readonly lengths: Uint32Array
  /** Position of the model in each slot; slot = block · blockSize + place in the block; ascending inside a block. */
  readonly positions: Uint32Array
  /** Term values: (block · termCount + term) · blockSize + place in the block. */
  readonly values: Float64Array
  /** Smallest and largest value of a term in a block: block · termCount + term. */
  readonly lower: Float64Array
  readonly upper: Float64Array
}

/**
 * Builds the blocks; yields regularly, so that a large build does not delay other work.
 *
 * Blocks are ordered by their first position, so that the best-ranked models are tested early.
 *
 * @param columns one column per term, in rank order
 * @param size number of models
 * @throws RangeError when a column has another length, or a value that is negative or not finite
 */
export function* buildTermBlocks(columns: readonly Float64Array[], size: number): Generator<void, TermBlocks, void> {
  for (const [term, column] of columns.entries()) {
    yield* requireUsable(column, term, size)
    yield
  }
  const order = yield* kdOrder(columns, size, blockSize)
  const blockCount = Math.ceil(size / blockSize)
  const starts = Array.from({ length: blockCount }, (_, block) => block * blockSize)
  starts.sort((a, b) => uint32At(order, a) - uint32At(order, b))
  const blocks = emptyBlocks(columns.length, blockCount)
  const buffer = new Float64Array(blockSize)
  yield
  for (const [block, start] of starts.entries()) {
    const members = order.subarray(start, Math.min(size, start + blockSize))
    blocks.lengths[block] = members.length
    blocks.positions.set(members, block * blockSize)
    for (const [term, column] of columns.entries()) fillTerm(blocks, block * columns.length + term, gather(column, members, buffer))
    if (block % 16 === 15) yield
  }
  return blocks
}

function* requireUsable(column: Float64Array, term: number, size: number): Generator<void, void, void> {
  if (column.length !== size) throw new RangeError(`term column ${term} has ${column.length} values, expected ${size}`)
  for (let position = 0; position < size; position++) {
    const value = float64At(column, position)
    if (position % longStretch === longStretch - 1) yield
    if (value >= 0 && value < Infinity) continue
    throw new RangeError(`term column ${term}, position ${position}: ${value} is not a finite value >= 0`)
  }
}

function emptyBlocks(termCount: number, blockCount: number): TermBlocks {
  return {
    termCount,
    blockCount,
    lengths: new Uint32Array(blockCount),
    positions: new Uint32Array(blockCount * blockSize),
    values: new Float64Array(blockCount * termCount * blockSize),
    lower: new Float64Array(blockCount * termCount),
    upper: new Float64Array(blockCount * termCount),
  }
}

function gather(column: Float64Array, members: Uint32Array, into: Float64Array): Float64Array {
  for (let place = 0; place < members.length; place++) into[place] = float64At(column, uint32At(members, place))
  return into.subarray(0, members.length)
}

/** @param bound block · termCount + term */
function fillTerm(blocks: TermBlocks, bound: number, values: Float64Array): void {
  let low = Infinity
  let high = 0
  for (let place = 0; place < values.length; place++) {
    const value = float64At(values, place)
    if (value < low) low = value
    if (value > high) high = value
  }
  blocks.values.set(values, bound * blockSize)
  blocks.lower[bound] = low
  blocks.upper[bound] = high
}
