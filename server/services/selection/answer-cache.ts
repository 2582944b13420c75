/** Answers that were given before. Valid for one version of the catalogue: the next version starts empty. */

export interface AnswerCache<Answer> {
  /** The answer to this query; undefined where it is not known. */
  known(version: string, query: string): Answer | undefined
  /** The answer to this query, made by `make` when it is not known. What `make` throws is not kept. */
  recall(version: string, query: string, make: () => Answer): Answer
  /** Number of answers held. */
  size(): number
}

/**
 * Keeps the answers that were asked for last.
 * @param capacity largest number of answers, >= 1
 */
export function createAnswerCache<Answer>(capacity: number): AnswerCache<Answer> {
  let version: string | undefined
  // A Map keeps the order of insertion: the first key is the one that was asked for longest ago.
  const answers = new Map<string, { readonly answer: Answer }>()
  return {
    known: (askedVersion, query) => (askedVersion === version ? answers.get(query)?.answer : undefined),
    recall(askedVersion, query, make) {
      if (askedVersion !== version) answers.clear()
      version = askedVersion
      const known = answers.get(query)
      const kept = known ?? { answer: make() }
      // While it was made, another version may have been asked for.
      if (version !== askedVersion) return kept.answer
      answers.delete(query)
      answers.set(query, kept)
      for (const oldest of answers.keys()) {
        if (answers.size <= capacity) break
        answers.delete(oldest)
      }
      return kept.answer
    },
    size: () => answers.size,
  }
}

/**
 * One text for a query, whatever the order of its parameters.
 * @param call what is asked, e.g. the path
 * @param parameters names and values
 */
export const queryKey = (call: string, parameters: Iterable<readonly [string, string]>): string =>
  JSON.stringify([call, ...[...parameters].toSorted(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))])

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
