/**
 * What is made once of each version of the catalogue, when somebody first asks for it: directory, names, filters.
 *
 * Of a large catalogue that takes seconds, in which nobody else would be answered. So whoever may wait asks by `onceBuilt`: what is not there yet is
 * made in work, and the question asked again. Anybody else gets it at once, however long that takes.
 */
import type { Cooperative } from '../../../engine/base/cooperative.ts'

/** The question has met something that is not there yet. */
class NotMadeYet extends Error {
  readonly making: () => Cooperative<void>

  constructor(making: () => Cooperative<void>) {
    super('not made yet')
    this.making = making
  }
}

let spent = 0
/** ms of work so far. */
export const sharedBuildMs = (): number => spent

/** Whether the question that is being asked may be asked again. It never lasts beyond it: questions are asked in one go. */
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
 * Asks, and asks again once what it needs has been made in work.
 * @param question reads, and no more
 */
export function* onceBuilt<Answer>(question: () => Answer): Cooperative<Answer> {
  for (;;) {
    const asked = askOnce(question)
    if (!(asked instanceof NotMadeYet)) return asked.answer
    yield* asked.making()
  }
}

/**
 * @param current what it is made of
 * @param make several who wait for it make it together: whoever goes away has not worked in vain
 * @returns a function that gives the same as long as the version is the same
 */
export const cachedByVersion = <From extends { readonly version: string }, Made>(
  current: () => From,
  make: (from: From) => Cooperative<Made>,
): (() => Made) => {
  let kept: { readonly version: string; readonly made: Made } | undefined
  let going: { readonly version: string; readonly work: Cooperative<Made> } | undefined

  const goOn = (): typeof kept => {
    const from = current()
    if (kept?.version === from.version) return kept
    if (going?.version !== from.version) going = { version: from.version, work: make(from) }
    const { work } = going
    // What throws has ended, and is begun anew by whoever asks next.
    going = undefined
    const start = performance.now()
    const step = work.next()
    spent += performance.now() - start
    if (step.done) return (kept = { version: from.version, made: step.value })
    going = { version: from.version, work }
    return undefined
  }
  function* making(): Cooperative<void> {
    while (!goOn()) yield
  }
  return () => {
    let found = kept?.version === current().version ? kept : undefined
    if (!found && mayWait) throw new NotMadeYet(making)
    while (!found) found = goOn()
    return found.made
  }
}
