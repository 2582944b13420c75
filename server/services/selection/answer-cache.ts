/** Cache of answers for one catalogue version; a new version starts empty. */

export interface AnswerCache<Answer> {
  /** The cached answer; undefined where there is none. */
  known(version: string, query: string): Answer | undefined
  /** The cached answer, or the one that `make` returns. Errors of `make` are not cached. */
  recall(version: string, query: string, make: () => Answer): Answer
  /** Number of cached answers. */
  size(): number
}

/**
 * Creates a least-recently-used cache.
 *
 * @param capacity largest number of answers, >= 1
 */
export function createAnswerCache<Answer>(capacity: number): AnswerCache<Answer> {
  let version: string | undefined
  // A Map keeps insertion order: the first key is the least recently used.
  const answers = new Map<string, { readonly answer: Answer }>()
  return {
    known: (requestedVersion, query) => (requestedVersion === version ? answers.get(query)?.answer : undefined),
    recall(requestedVersion, query, make) {
      if (requestedVersion !== version) answers.clear()
      version = requestedVersion
      const known = answers.get(query)
      const cached = known ?? { answer: make() }
      // Another version may have been requested in the meantime.
      if (version !== requestedVersion) return cached.answer
      answers.delete(query)
      answers.set(query, cached)
      for (const oldest of answers.keys()) {
        if (answers.size <= capacity) break
        answers.delete(oldest)
      }
      return cached.answer
    },
    size: () => answers.size,
  }
}

/**
 * A cache key that does not depend on the order of parameters.
 *
 * @param call the call, e.g. its path
 * @param parameters names and values
 */
export const queryKey = (call: string, parameters: Iterable<readonly [string, string]>): string =>
  JSON.stringify([call, ...[...parameters].toSorted(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))])

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
