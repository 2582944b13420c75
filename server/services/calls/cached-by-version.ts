/**
 * Values built once per catalogue version, on first use: directory, names, filters.
 *
 * Building takes seconds for a large catalogue and would block other requests. Callers that can wait use `onceBuilt`, which
 * builds a missing value cooperatively and then repeats the read. Other callers build the value synchronously.
 */
import type { Cooperative } from '../../../engine/base/cooperative.ts'

/** Thrown when a read meets a value that is not built yet. */
class NotMadeYet extends Error {
  readonly making: () => Cooperative<void>

  constructor(making: () => Cooperative<void>) {
    super('not made yet')
    this.making = making
  }
}

let spent = 0
/** Time spent building so far, ms. */
export const sharedBuildMs = (): number => spent

/** Whether the current read may be repeated. Set only during a read, which is synchronous. */
let mayWait = false

const askOnce = <Answer>(question: () => Answer): { readonly answer: Answer } | NotMadeYet => {
  const before = mayWait
  mayWait = true
  try {
    return { answer: question() }
  } catch (thrown) {
    if (thrown instanceof NotMadeYet) return thrown
    throw thrown
  } finally {
    mayWait = before
  }
}

/**
 * Reads, and repeats the read after building each value that was missing.
 *
 * @param question a read without side effects
 */
export function* onceBuilt<Answer>(question: () => Answer): Cooperative<Answer> {
  for (;;) {
    const attempt = askOnce(question)
    if (!(attempt instanceof NotMadeYet)) return attempt.answer
    yield* attempt.making()
  }
}

/**
 * @param current the source of the value
 * @param make builds the value cooperatively; waiting callers share one build, which continues when one of them leaves
 * @returns a function that returns the same value while the version is unchanged
 */
export const cachedByVersion = <From extends { readonly version: string }, Made>(
  current: () => From,
  make: (from: From) => Cooperative<Made>,
): (() => Made) => {
  let cached: { readonly version: string; readonly made: Made } | undefined
  let going: { readonly version: string; readonly work: Cooperative<Made> } | undefined

  const goOn = (): typeof cached => {
    const from = current()
    if (cached?.version === from.version) return cached
    if (going?.version !== from.version) going = { version: from.version, work: make(from) }
    const { work } = going
    // Work that throws is finished; the next caller starts it again.
    going = undefined
    const start = performance.now()
    const step = work.next()
    spent += performance.now() - start
    if (step.done) return (cached = { version: from.version, made: step.value })
    going = { version: from.version, work }
    return undefined
  }
  function* making(): Cooperative<void> {
    while (!goOn()) yield
  }
  return () => {
    let found = cached?.version === current().version ? cached : undefined
    if (!found && mayWait) throw new NotMadeYet(making)
    while (!found) found = goOn()
    return found.made
  }
}
