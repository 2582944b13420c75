/**
 * Finds the matching models among very many, independent of the family.
 *
 * Utilisation of a group = Σ q[t] · x[t] over its terms; a model fits when no group exceeds 1. As all q and x are >= 0, the
 * minima and maxima of x over a block bound its utilisations: most blocks are decided as a whole, the others are scanned in
 * columns.
 */
import type { VerdictKind } from '../../../contract/results/sizing.ts'
import type { Cooperative } from '../../../engine/base/cooperative.ts'
import type { ActiveQuery } from './active-query.ts'
import { createActiveQueryReader } from './active-query.ts'
import type { BlockScan } from './block-scan.ts'
import { createBlockScan, isCloseIn, scanBlock } from './block-scan.ts'
import type { BlockTriage } from './block-triage.ts'
import { createBlockTriage } from './block-triage.ts'
import type { FirstPositions } from './first-positions.ts'
import { createFirstPositions } from './first-positions.ts'
import type { CatalogueMatches, FamilyCatalogue, Matches } from './model.ts'
import type { TermBlocks } from './term-blocks.ts'
import { blockSize } from './term-blocks.ts'
import { float64At, uint32At } from './typed-at.ts'

/**
 * Groups of terms, see `families/sizing/terms.ts`. With a `lowerBound` among them, every model that the columns pass is decided
 * by the exact sizing; `unknown` terms reject nothing and mark models that lack a figure.
 */
export type IndexLayout = readonly { readonly check: string; readonly lowerBound?: boolean; readonly unknown?: boolean }[]

/** Finds the matching models without testing most of them. */
export interface ColumnarIndex {
  /**
   * See `FamilyCatalogue`. @throws RangeError when the query does not match the layout or contains a value that is negative or not
   * finite
   */
  readonly match: FamilyCatalogue<unknown>['match']
}

type Recheck = (position: number) => VerdictKind

/** Creates the index over existing blocks with columns in the order of the layout. */
export function columnarIndexOver(layout: IndexLayout, blocks: TermBlocks): ColumnarIndex {
  // Searches may interleave: each has its own memory until it ends.
  const free: Search[] = []
  return {
    *match(query, limit, recheck) {
      const search = free.pop() ?? createSearch(layout, blocks)
      try {
        return yield* matchAll(search, { query, limit, recheck })
      } finally {
        free.push(search)
      }
    },
  }
}

const createSearch = (layout: IndexLayout, blocks: TermBlocks): Search => {
  const fits = createActiveQueryReader(layout, ({ unknown }) => !unknown)
  const unknowns = createActiveQueryReader(layout, ({ unknown }) => unknown === true)
  return {
    blocks,
    triage: createBlockTriage(blocks, fits.active),
    scan: createBlockScan(blocks, fits.active),
    unknowns: unknowns.active,
    exact: !layout.some(({ lowerBound }) => lowerBound),
    passed: createFound(),
    notKnown: createFound(),
    read(query) {
      fits.read(query)
      unknowns.read(query)
    },
  }
}

interface MatchRequest {
  readonly query: Float64Array
  readonly limit: number
  readonly recheck: Recheck
}

/** Blocks between two pauses, where none of their models is sized. */
const stretch = 256

function* matchAll(search: Search, { query, limit, recheck }: MatchRequest): Cooperative<CatalogueMatches> {
  const { blocks, triage, passed, notKnown } = search
  search.read(query)
  for (const found of [passed, notKnown]) {
    found.count = 0
    found.first.reset(Math.min(limit, blocks.positions.length))
  }
  for (let block = 0; block < blocks.blockCount; block++) {
    if (triage.mayFit(block)) yield* matchBlock(search, block, recheck)
    if (block % stretch === stretch - 1) yield
  }
  return { ...matchesOf(passed), ...(notKnown.count > 0 && { notKnown: matchesOf(notKnown) }) }
}

interface Search {
  readonly blocks: TermBlocks
  readonly triage: BlockTriage
  readonly scan: BlockScan
  /** The requested checks for which a model may lack a figure. */
  readonly unknowns: ActiveQuery
  readonly passed: FoundModels
  readonly notKnown: FoundModels
  /** Whether no utilisation of the columns is merely a lower bound. */
  readonly exact: boolean
  /**
   * Starts a search. @throws RangeError when the query does not match the layout or contains a value that is negative or not
   * finite
   */
  readonly read: (query: Float64Array) => void
}

/** The models found of one kind. */
interface FoundModels {
  count: number
  readonly first: FirstPositions
}

const createFound = (): FoundModels => ({ count: 0, first: createFirstPositions() })

const matchesOf = ({ count, first }: FoundModels): Matches => ({ count, best: first.list() })

/**
 * Counts the matching models of a block and adds them to the lists. A block that fits as a whole is not scanned when it is too
 * late for the list.
 */
function* matchBlock(search: Search, block: number, recheck: Recheck): Cooperative<void> {
  const { blocks, triage, scan, passed, exact } = search
  const lacks = blockLacks(search, block)
  const tooLate = uint32At(blocks.positions, block * blockSize) >= passed.first.bound()
  if (exact && triage.openCount === 0 && tooLate && !lacks) {
    passed.count += uint32At(blocks.lengths, block)
    return
  }
  scan.block = block
  const passing = scanBlock(scan, triage.open, triage.openCount)
  if (!exact || lacks || scan.closeCalls > 0) {
    yield* takeChecked(search, passing, { lacks, recheck })
    return
  }
  passed.count += passing
  if (!tooLate) takeAll(search, passing)
}

/** Whether a model of the block lacks a requested figure. */
function blockLacks({ blocks, unknowns }: Search, block: number): boolean {
  for (let entry = 0; entry < uint32At(unknowns.starts, unknowns.groups); entry++) {
    if (float64At(blocks.upper, block * blocks.termCount + uint32At(unknowns.terms, entry)) > 0) return true
  }
  return false
}

/** Whether the model at a place of the scanned block lacks a requested figure. */
function lacksFigure({ blocks, scan, unknowns }: Search, place: number): boolean {
  for (let entry = 0; entry < uint32At(unknowns.starts, unknowns.groups); entry++) {
    if (float64At(blocks.values, (scan.block * blocks.termCount + uint32At(unknowns.terms, entry)) * blockSize + place) > 0) return true
  }
  return false
}

function takeAll({ blocks, scan, passed: { first } }: Search, passing: number): void {
  for (let index = 0; index < passing; index++) {
    const position = uint32At(blocks.positions, scan.block * blockSize + uint32At(scan.places, index))
    // Positions ascend inside a block, so none of the rest can enter either.
    if (position >= first.bound()) return
    first.add(position)
  }
}

interface Checking {
  readonly lacks: boolean
  readonly recheck: Recheck
}

/**
 * Adds kept models of which some lack a figure, are within rounding of a limit, or are known by a lower bound only; the exact
 * sizing decides the last two kinds.
 */
function* takeChecked(search: Search, passing: number, { lacks, recheck }: Checking): Cooperative<void> {
  const { blocks, triage, scan, exact } = search
  for (let index = 0; index < passing; index++) {
    const place = uint32At(scan.places, index)
    const position = uint32At(blocks.positions, scan.block * blockSize + place)
    let close = !exact
    for (let open = 0; open < triage.openCount && !close; open++) close = isCloseIn(scan, uint32At(triage.open, open), place)
    const known = lacks && lacksFigure(search, place) ? 'notKnown' : 'passed'
    const verdict = close ? recheck(position) : known
    if (close) yield
    if (verdict === 'failed') continue
    const found = search[verdict]
    found.count++
    if (position < found.first.bound()) found.first.add(position)
  }
}
