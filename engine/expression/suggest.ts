/** "Did you mean …?" */

/**
 * The candidate nearest to `word` by edits (insert, delete, replace, swap neighbours), or undefined where none is near.
 *
 * Near is one edit per three characters, at least one.
 */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3))
  let best: string | undefined
  let fewest = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue
    const edits = editDistance(word, candidate)
    if (edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best
}

/** Optimal string alignment distance, row by row. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const replace = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity
      current.push(Math.min(replace, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    ;[beforeLast, last] = [last, current]
  }
  return last[b.length] ?? 0
}
