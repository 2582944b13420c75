/** Long work in small pieces: whoever does it decides whether other work comes in between. */

/** Work that returns what it has made; between two of its steps it may be left for a while, or for good. */
export type Pieces<Result> = Generator<void, Result, void>

/** Does all of it now. */
export function atOnce<Result>(pieces: Pieces<Result>): Result {
  let step = pieces.next()
  while (!step.done) step = pieces.next()
  return step.value
}

/**
 * One piece for each of several things.
 * @param all what is worked on
 * @param work on one of them
 * @returns what came of each, in their order
 */
export function* eachOf<Item, Result>(all: readonly Item[], work: (item: Item, place: number) => Result): Pieces<Result[]> {
  const results: Result[] = []
  for (const [place, item] of all.entries()) {
    results.push(work(item, place))
    yield
  }
  return results
}

/** The same where the work on one of them is done in pieces itself. */
export function* piecesOf<Item, Result>(all: readonly Item[], work: (item: Item, place: number) => Pieces<Result>): Pieces<Result[]> {
  const results: Result[] = []
  for (const [place, item] of all.entries()) {
    results.push(yield* work(item, place))
    yield
  }
  return results
}
