/**
 * Cooperative generators: long work that can be interrupted at each `yield`, so that whoever runs it may let other work in between (time slicing), or stop it.
 */
export type Cooperative<Result> = Generator<void, Result, void>

/** Runs to the end without a pause. */
export function runToEnd<Result>(work: Cooperative<Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/**
 * Maps a list with a possible interruption after each item.
 * @returns the results in the order of the items
 */
export function* mapCooperatively<Item, Result>(items: readonly Item[], map: (item: Item, index: number) => Result): Cooperative<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    results.push(map(item, index))
    yield
  }
  return results
}
