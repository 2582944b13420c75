/** Tests the models of a block group by group; a model that fails a group is not tested again. */
import type { ActiveQuery } from './active-query.ts'
import type { TermBlocks } from './term-blocks.ts'
import { blockSize } from './term-blocks.ts'
import { float64At, uint32At } from './typed-at.ts'

/** Utilisations this close to 1 are decided by the exact sizing, as the factored form rounds differently. */
export const roundingMargin = 1e-9
const surelyFits = 1 - roundingMargin
const mayFit = 1 + roundingMargin

/** Working memory of the scans over one index. */
export interface BlockScan {
  readonly blocks: TermBlocks
  readonly active: ActiveQuery
  /** Places in the block of the models that may fit: the first `kept` entries, ascending. */
  readonly places: Uint32Array
  readonly sums: Float64Array
  block: number
  /** Number of utilisations within rounding of 1 in this block. */
  closeCalls: number
}

/** Creates the scan over the models of a block. */
export const createBlockScan = (blocks: TermBlocks, active: ActiveQuery): BlockScan => ({
  blocks,
  active,
  places: new Uint32Array(blockSize),
  sums: new Float64Array(blockSize),
  block: 0,
  closeCalls: 0,
})

/**
 * Keeps the models of `scan.block` that pass the groups `open[0]` to `open[openCount - 1]`.
 *
 * @returns their number; their places are the first entries of `scan.places`
 */
export function scanBlock(scan: BlockScan, open: Uint32Array, openCount: number): number {
  const { starts } = scan.active
  const length = uint32At(scan.blocks.lengths, scan.block)
  scan.closeCalls = 0
  if (openCount === 0) return keepAll(scan, length)
  let remaining = -1
  for (let index = 0; index < openCount && remaining !== 0; index++) {
    const group = uint32At(open, index)
    const entry = uint32At(starts, group)
    const single = uint32At(starts, group + 1) - entry === 1
    if (!single) remaining = passSums(scan, group, remaining < 0 ? keepAll(scan, length) : remaining)
    else if (remaining < 0) remaining = passFirst(scan, entry, length)
    else remaining = passRemaining(scan, entry, remaining)
  }
  return remaining
}

/** Whether the utilisation of the model at `place` in this group is within rounding of 1, or above. */
export function isCloseIn(scan: BlockScan, group: number, place: number): boolean {
  const { starts, weights } = scan.active
  let utilisation = 0
  for (let entry = uint32At(starts, group); entry < uint32At(starts, group + 1); entry++) {
    utilisation += float64At(weights, entry) * float64At(scan.blocks.values, offsetOf(scan, entry) + place)
  }
  return utilisation >= surelyFits
}

const offsetOf = ({ blocks, active, block }: BlockScan, entry: number): number =>
  (block * blocks.termCount + uint32At(active.terms, entry)) * blockSize

function keepAll({ places }: BlockScan, length: number): number {
  for (let place = 0; place < length; place++) places[place] = place
  return length
}

// The loops below write every place and advance only past passing ones: without a branch there is no misprediction.

/** The first group of a block, with a single term: tests all places in order. */
function passFirst(scan: BlockScan, entry: number, length: number): number {
  const { places } = scan
  const { values } = scan.blocks
  const offset = offsetOf(scan, entry)
  const weight = float64At(scan.active.weights, entry)
  let passing = 0
  let close = 0
  for (let place = 0; place < length; place++) {
    const utilisation = weight * float64At(values, offset + place)
    places[passing] = place
    passing += utilisation <= mayFit ? 1 : 0
    close += utilisation >= surelyFits && utilisation <= mayFit ? 1 : 0
  }
  scan.closeCalls += close
  return passing
}

/** A later group with a single term: tests only the places kept so far. */
function passRemaining(scan: BlockScan, entry: number, count: number): number {
  const { places } = scan
  const { values } = scan.blocks
  const offset = offsetOf(scan, entry)
  const weight = float64At(scan.active.weights, entry)
  let remaining = 0
  let close = 0
  for (let index = 0; index < count; index++) {
    const place = uint32At(places, index)
    const utilisation = weight * float64At(values, offset + place)
    places[remaining] = place
    remaining += utilisation <= mayFit ? 1 : 0
    close += utilisation >= surelyFits && utilisation <= mayFit ? 1 : 0
  }
  scan.closeCalls += close
  return remaining
}

/** A group with several terms: sums them over the places kept so far. */
function passSums(scan: BlockScan, group: number, count: number): number {
  const { places, sums } = scan
  sums.fill(0, 0, count)
  for (let entry = uint32At(scan.active.starts, group); entry < uint32At(scan.active.starts, group + 1); entry++) {
    addTerm(scan, entry, count)
  }
  let passing = 0
  let close = 0
  for (let index = 0; index < count; index++) {
    const utilisation = float64At(sums, index)
    places[passing] = uint32At(places, index)
    passing += utilisation <= mayFit ? 1 : 0
    close += utilisation >= surelyFits && utilisation <= mayFit ? 1 : 0
  }
  scan.closeCalls += close
  return passing
}

function addTerm(scan: BlockScan, entry: number, count: number): void {
  const { places, sums } = scan
  const { values } = scan.blocks
  const offset = offsetOf(scan, entry)
  const weight = float64At(scan.active.weights, entry)
  for (let index = 0; index < count; index++) {
    sums[index] = float64At(sums, index) + weight * float64At(values, offset + uint32At(places, index))
  }
}
