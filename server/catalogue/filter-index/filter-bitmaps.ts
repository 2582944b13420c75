/**
 * Bitmaps of the SKUs per parameter and code. Of figures, the SKUs whose code is lower: a run of codes is then the difference of two bitmaps,
 * whether it is one value or a wide range (range encoding, Chan and Ioannidis, "Bitmap index design and evaluation", SIGMOD 1998). Of words, which
 * nobody chooses ranges of, the SKUs with the code itself.
 *
 * Parameters with very many values have bitmaps for some codes only; the SKUs of the codes between are listed.
 */
import type { CodeRuns } from './filter-choice.ts'
import { codeAt, type FilterColumns } from './filter-columns.ts'
import type { Building } from './rests.ts'

/** A parameter with more values than these has bitmaps so far apart that fewer than 1/64 of the SKUs lie between two. */
const mostBitmaps = 64

/** SKUs of a set: those in the bitmap that starts at word `high` and not in the one at `low`. */
export interface FilterSet {
  high: number
  low: number
}

/** All bitmaps of a class in one array, each of `length` words. */
export interface FilterBitmaps {
  readonly words: Uint32Array
  readonly length: number
  /** First words of the bitmap with every SKU and of the one with none. */
  readonly everything: number
  readonly nothing: number
  /** First word of a bitmap of the reader's own. */
  readonly scratch: (index: number) => number
  /** Puts the SKUs of some codes into `set`, in stored bitmaps where possible, else in the bitmap at `scratch`. */
  readonly select: (parameter: number, runs: CodeRuns, target: { readonly set: FilterSet; readonly scratch: number }) => void
}

interface ParameterBitmaps {
  /** Codes that have a bitmap, ascending from 1 (which has none below it) to one past the last. */
  readonly codes: Uint32Array
  /** First word of the bitmap for the second of them; below the first is nothing. */
  readonly firstWord: number
  /** Whether the bitmaps hold the SKUs with the code before theirs, and not all with lower ones. */
  readonly isEach: boolean
  /** SKUs by code, and where those of a code begin; only where some codes have no bitmap. */
  readonly listed: { readonly positions: Uint32Array; readonly starts: Uint32Array } | undefined
}

/**
 * @param columns codes of the class
 * @param scratchCount bitmaps that the reader wants for itself
 */
export function* buildFilterBitmaps(columns: FilterColumns, scratchCount: number): Building<FilterBitmaps> {
  const { size, parameters } = columns
  const length = Math.ceil(size / 32)
  let next = (2 + scratchCount) * length
  const all: ParameterBitmaps[] = []
  for (const [parameter, { kind }] of parameters.entries()) {
    yield
    const starts = startsOf(columns, parameter)
    const codes = codesWithBitmap(starts, size)
    const listed = codes.length < starts.length - 1 ? listOf(columns, parameter, starts) : undefined
    all.push({ codes, firstWord: next, isEach: kind === 'text' && !listed, listed })
    next += (codes.length - 1) * length
  }
  const words = new Uint32Array(next)
  for (let position = 0; position < size; position++) setBit(words, 0, position)
  for (const [parameter, bitmaps] of all.entries()) {
    yield
    fillBitmaps(words, length, { columns, parameter, bitmaps })
  }
  return {
    words,
    length,
    everything: 0,
    nothing: length,
    scratch: (index) => (2 + index) * length,
    select(parameter, runs, { set, scratch }) {
      const bitmaps = all[parameter]
      if (bitmaps) selectRuns({ words, length, nothing: length, bitmaps }, runs, { set, scratch })
    },
  }
}

const setBit = (words: Uint32Array, from: number, position: number): void => {
  const word = from + (position >>> 5)
  words[word] = (words[word] ?? 0) | (1 << (position & 31))
}

/** Where the SKUs of each code begin when they are sorted by code; one entry more than codes. */
function startsOf(columns: FilterColumns, parameter: number): Uint32Array {
  const starts = new Uint32Array((columns.parameters[parameter]?.values.length ?? 0) + 2)
  for (let position = 0; position < columns.size; position++) {
    const code = codeAt(columns, position, parameter)
    starts[code + 1] = (starts[code + 1] ?? 0) + 1
  }
  for (let code = 1; code < starts.length; code++) starts[code] = (starts[code] ?? 0) + (starts[code - 1] ?? 0)
  return starts
}

/** Every code, or, of many, one after each 1/64 of the SKUs, and those on both sides of a value that so many SKUs share. */
function codesWithBitmap(starts: Uint32Array, size: number): Uint32Array {
  const end = starts.length - 1
  const all = Array.from({ length: end }, (_, index) => index + 1)
  if (all.length <= mostBitmaps + 1) return Uint32Array.from(all)
  const isMany = (from: number, to: number): boolean => ((starts[to] ?? 0) - (starts[from] ?? 0)) * mostBitmaps >= size
  const kept = [1]
  for (const code of all.slice(1)) {
    if (code === end || isMany(kept.at(-1) ?? 0, code) || isMany(code, code + 1)) kept.push(code)
  }
  return Uint32Array.from(kept)
}

function listOf(columns: FilterColumns, parameter: number, starts: Uint32Array): ParameterBitmaps['listed'] {
  const positions = new Uint32Array(columns.size)
  const next = starts.slice()
  for (let position = 0; position < columns.size; position++) {
    const code = codeAt(columns, position, parameter)
    const place = next[code] ?? 0
    positions[place] = position
    next[code] = place + 1
  }
  return { positions, starts }
}

interface Filling {
  readonly columns: FilterColumns
  readonly parameter: number
  readonly bitmaps: ParameterBitmaps
}

/** First each SKU into the bitmap just above its code; then, for range encoding, each bitmap into the next. */
function fillBitmaps(words: Uint32Array, length: number, { columns, parameter, bitmaps }: Filling): void {
  const { parameters, size } = columns
  const bitmapOf = new Uint32Array((parameters[parameter]?.values.length ?? 0) + 1)
  for (let code = 1, bitmap = 0; code < bitmapOf.length; code++) {
    while ((bitmaps.codes[bitmap + 1] ?? Infinity) <= code) bitmap++
    bitmapOf[code] = bitmap
  }
  for (let position = 0; position < size; position++) {
    const code = codeAt(columns, position, parameter)
    if (code > 0) setBit(words, bitmaps.firstWord + (bitmapOf[code] ?? 0) * length, position)
  }
  if (bitmaps.isEach) return
  const end = bitmaps.firstWord + (bitmaps.codes.length - 1) * length
  for (let word = bitmaps.firstWord + length; word < end; word++) words[word] = (words[word] ?? 0) | (words[word - length] ?? 0)
}

interface Selecting {
  readonly words: Uint32Array
  readonly length: number
  readonly nothing: number
  readonly bitmaps: ParameterBitmaps
}

function selectRuns(from: Selecting, runs: CodeRuns, { set, scratch }: { set: FilterSet; scratch: number }): void {
  const { words, length, nothing } = from
  set.high = nothing
  set.low = nothing
  if (runs.length === 0) return
  const [first = 0, end = 0] = runs
  const { isEach } = from.bitmaps
  const low = isEach ? nothing : exactBitmap(from, first)
  const high = isEach && end > first + 1 ? -1 : exactBitmap(from, end)
  if (runs.length === 2 && low >= 0 && high >= 0) {
    set.high = high
    set.low = low
    return
  }
  words.fill(0, scratch, scratch + length)
  for (let run = 0; run < runs.length; run += 2) addRun(from, scratch, { first: runs[run] ?? 0, end: runs[run + 1] ?? 0 })
  set.high = scratch
}

/** First word of the bitmap for a code, or -1. */
function exactBitmap(from: Selecting, code: number): number {
  const index = bitmapAtOrBelow(from.bitmaps.codes, code)
  return from.bitmaps.codes[index] === code ? bitmapAt(from, index) : -1
}

const bitmapAt = ({ nothing, length, bitmaps }: Selecting, index: number): number =>
  index === 0 ? nothing : bitmaps.firstWord + (index - 1) * length

/** Index of the last of the ascending codes that is not above `code`. */
function bitmapAtOrBelow(codes: Uint32Array, code: number): number {
  let low = 0
  let high = codes.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((codes[middle] ?? 0) <= code) low = middle
    else high = middle
  }
  return low
}

/** The listed SKUs up to the first bitmap, the difference of two bitmaps, the listed SKUs after the second. */
function addRun(from: Selecting, scratch: number, { first, end }: { first: number; end: number }): void {
  const { nothing, bitmaps } = from
  const { codes } = bitmaps
  if (bitmaps.isEach) {
    for (let code = first; code < end; code++) addDifference(from, scratch, { high: bitmapAt(from, code), low: nothing })
    return
  }
  const below = bitmapAtOrBelow(codes, first)
  const lowIndex = codes[below] === first ? below : below + 1
  const highIndex = bitmapAtOrBelow(codes, end)
  if (lowIndex > highIndex) {
    addListed(from, scratch, { first, end })
    return
  }
  addListed(from, scratch, { first, end: codes[lowIndex] ?? end })
  addListed(from, scratch, { first: codes[highIndex] ?? end, end })
  if (lowIndex < highIndex) addDifference(from, scratch, { high: bitmapAt(from, highIndex), low: bitmapAt(from, lowIndex) })
}

function addDifference({ words, length }: Selecting, scratch: number, { high, low }: FilterSet): void {
  for (let word = 0; word < length; word++) {
    words[scratch + word] = (words[scratch + word] ?? 0) | ((words[high + word] ?? 0) & ~(words[low + word] ?? 0))
  }
}

function addListed({ words, bitmaps }: Selecting, scratch: number, { first, end }: { first: number; end: number }): void {
  if (!bitmaps.listed || first >= end) return
  const { positions, starts } = bitmaps.listed
  const stop = starts[end] ?? 0
  for (let place = starts[first] ?? 0; place < stop; place++) setBit(words, scratch, positions[place] ?? 0)
}
