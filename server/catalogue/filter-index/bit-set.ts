/**
 * Sets of positions as bits, and loops over columns of codes.
 *
 * Loops run over the lengths of their own arrays, so that indexes are in range; checked access would take several times as long.
 */

/** Position `p` is bit `p % 32` of word `p / 32`. Bits beyond the last position are 0. */
export type BitSet = Uint32Array

/** Whole numbers >= 0, one per position. */
export type Codes = Uint8Array | Uint16Array | Uint32Array

const bitsPerWord = 32

/**
 * @param codes the code of each position
 * @param isSelected 1 for each code that is selected, else 0
 * @returns the positions with a selected code
 */
export function selectCodes(codes: Codes, isSelected: Uint8Array): BitSet {
  const set = new Uint32Array(Math.ceil(codes.length / bitsPerWord))
  for (let word = 0, first = 0; word < set.length; word++, first += bitsPerWord) {
    const end = Math.min(bitsPerWord, codes.length - first)
    let bits = 0
    // Every position has a code, and every code an entry.
    for (let bit = 0; bit < end; bit++) bits |= (isSelected[codes[first + bit] as number] as number) << bit
    set[word] = bits
  }
  return set
}

/**
 * @param sets of one size, at least one
 * @returns the positions that are in every set
 */
export function intersect([first, ...others]: readonly [BitSet, ...BitSet[]]): BitSet {
  const common = first.slice()
  for (const other of others) {
    // All sets have the same number of words.
    for (let word = 0; word < common.length; word++) common[word] = (common[word] as number) & (other[word] as number)
  }
  return common
}

/** @returns the positions of a set in ascending order */
export function positionsOf(set: BitSet): Uint32Array {
  const positions = new Uint32Array(countPositions(set))
  for (let word = 0, filled = 0; word < set.length; word++) {
    // A signed number, which the engine keeps in a register.
    for (let bits = (set[word] as number) | 0; bits !== 0; bits &= bits - 1) {
      positions[filled++] = word * bitsPerWord + 31 - Math.clz32(bits & -bits)
    }
  }
  return positions
}

function countPositions(set: BitSet): number {
  let count = 0
  for (let index = 0; index < set.length; index++) {
    // The index is below the length.
    const word = set[index] as number
    const pairs = word - ((word >>> 1) & 0x55555555)
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Adds to `counts` the number of the given positions with each code. */
export function countCodes(codes: Codes, positions: Uint32Array, counts: Uint32Array): void {
  for (let index = 0; index < positions.length; index++) {
    // Every position has a code.
    const code = codes[positions[index] as number] as number
    counts[code] = (counts[code] as number) + 1 // every code has a count
  }
}
