/**
 * Finds the models that fit among very many, without knowing what they are.
 *
 * Utilisation of a group = Σ q[t] · x[t] over its terms; a model fits when no group exceeds 1. Because all q and x are >= 0, the minima and
 * maxima of x over a block bound its utilisations: most blocks are decided whole, the rest is scanned in columns.
 */
import { createActiveQueryReader } from './active-query.ts'
import type { BlockScan } from './block-scan.ts'
import { createBlockScan, isCloseIn, scanBlock } from './block-scan.ts'
import type { BlockTriage } from './block-triage.ts'
import { createBlockTriage } from './block-triage.ts'
import type { FirstPositions } from './first-positions.ts'
import { createFirstPositions } from './first-positions.ts'
import type { FamilyCatalogue } from './model.ts'
import type { TermBlocks } from './term-blocks.ts'
import { blockSize, buildTermBlocks } from './term-blocks.ts'

/** Groups of terms, see `families/sizing/terms.ts`: with a `lowerBound` among them, whatever the columns let through is left to the exact sizing. */
export type IndexLayout = readonly { readonly check: string; readonly lowerBound?: boolean }[]

/** What an index is made of: one column per term, in rank order. */
export interface ColumnarSource {
  /** One entry per term; terms of one group (same `check`) stand next to each other. */
  readonly layout: IndexLayout
  /** One column per term in rank order, finite values >= 0. */
  readonly columns: readonly Float64Array[]
  /** Number of models. */
  readonly size: number
}

/** Finds the models that fit without looking at most of them. */
export interface ColumnarIndex {
  /** See `FamilyCatalogue`. @throws RangeError when the query does not fit the layout or holds a value that is negative or not finite */
  readonly match: FamilyCatalogue<unknown>['match']
}

type Recheck = (position: number) => boolean

/**
 * In steps: the caller may do other work between two of them.
 * @param source terms of all models, in rank order
 * @throws RangeError when columns and layout disagree or a value is negative or not finite
 */
export function* buildColumnarIndex(source: ColumnarSource): Generator<void, ColumnarIndex, void> {
  const { layout, columns, size } = source
  if (layout.length !== columns.length) throw new RangeError(`layout has ${layout.length} terms, but there are ${columns.length} columns`)
  return indexOver(layout, yield* buildTermBlocks(columns, size))
}

function indexOver(layout: IndexLayout, blocks: TermBlocks): ColumnarIndex {
  const reader = createActiveQueryReader(layout)
  const triage = createBlockTriage(blocks, reader.active)
  const scan = createBlockScan(blocks, reader.active)
  const first = createFirstPositions()
  const search: Search = { blocks, triage, scan, first, exact: !layout.some(({ lowerBound }) => lowerBound) }
  return {
    match(query, limit, recheck) {
      reader.read(query)
      first.reset(Math.min(limit, blocks.positions.length))
      let count = 0
      for (let block = 0; block < blocks.blockCount; block++) {
        if (triage.mayFit(block)) count += matchBlock(search, block, recheck)
      }
      return { count, best: first.list() }
    },
  }
}

interface Search {
  readonly blocks: TermBlocks
  readonly triage: BlockTriage
  readonly scan: BlockScan
  readonly first: FirstPositions
  /** No utilisation of the columns is a mere lower bound. */
  readonly exact: boolean
}

/** Counts the models of a block that fit and offers them to the list. A block that fits whole is not touched when it comes too late for the list. */
function matchBlock(search: Search, block: number, recheck: Recheck): number {
  const { blocks, triage, scan, first, exact } = search
  const tooLate = (blocks.positions[block * blockSize] ?? 0) >= first.bound()
  if (exact && triage.openCount === 0 && tooLate) return blocks.lengths[block] ?? 0
  scan.block = block
  const kept = scanBlock(scan, triage.open, triage.openCount)
  if (!exact || scan.closeCalls > 0) return takeChecked(search, kept, recheck)
  if (!tooLate) takeAll(search, kept)
  return kept
}

function takeAll({ blocks, scan, first }: Search, kept: number): void {
  for (let index = 0; index < kept; index++) {
    const position = blocks.positions[scan.block * blockSize + (scan.places[index] ?? 0)] ?? 0
    // Positions rise inside a block: none of the rest can enter either.
    if (position >= first.bound()) return
    first.add(position)
  }
}

/** Some kept models are within rounding of a limit, or known by a lower bound only: these count only if the exact sizing says so. */
function takeChecked({ blocks, triage, scan, first, exact }: Search, kept: number, recheck: Recheck): number {
  let count = 0
  for (let index = 0; index < kept; index++) {
    const place = scan.places[index] ?? 0
    const position = blocks.positions[scan.block * blockSize + place] ?? 0
    let close = !exact
    for (let open = 0; open < triage.openCount && !close; open++) close = isCloseIn(scan, triage.open[open] ?? 0, place)
    if (close && !recheck(position)) continue
    count++
    if (position < first.bound()) first.add(position)
  }
  return count
}
