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
    const edits = editDistance(word, candidate)
    if (edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best
}

const far = Number.POSITIVE_INFINITY

/** Optimal string alignment distance, row by row. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = (last[column - 1] ?? far) + (a[row - 1] === b[column - 1] ? 0 : 1)
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const edited = [last[column], current[column - 1], isSwap ? beforeLast[column - 2] : far].map((edits = far) => edits + 1)
      current.push(Math.min(replaced, ...edited))
    }
    ;[beforeLast, last] = [last, current]
  }
  return last[b.length] ?? far
}
