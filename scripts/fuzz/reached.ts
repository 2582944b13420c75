/** Records coverage: runs, steps, and the schema rules that the arguments of a law reach. */
import type fc from 'fast-check'
import type { Subject } from '../../engine/testing/sequences.ts'
import type { FuzzLaw } from './fuzz-laws.ts'
import { rulesIn, rulesOf } from './rules.ts'
import { statesBefore } from './story.ts'
import { itemsIn } from './story-items.ts'

/** Coverage of one calculator so far. */
export class Reached {
  readonly #subject: Subject
  readonly #rules: readonly string[]
  readonly #missing: Set<string>
  runs = 0
  steps = 0
  #stillFor = 0

  constructor(subject: Subject) {
    this.#subject = subject
    this.#rules = rulesOf(subject)
    this.#missing = new Set(this.#rules)
  }

  /** Names of the rules not reached yet. */
  get missing(): readonly string[] {
    return [...this.#missing]
  }

  get count(): string {
    return `${this.#rules.length - this.#missing.size} of ${this.#rules.length}`
  }

  /**
   * Records the arguments of a run; every run while new rules are reached, later only some: recording costs about as much as the law.
   */
  see({ written }: FuzzLaw, args: readonly unknown[]): void {
    this.runs++
    const { deeds } = itemsIn(written(this.#subject, args))
    this.steps += deeds.length
    this.#stillFor++
    if (this.#missing.size === 0 || (this.#stillFor > 200 && this.runs % 5 !== 0)) return
    let before: ReturnType<typeof statesBefore>[number]['state'] | undefined
    for (const { state } of statesBefore(this.#subject, deeds)) {
      for (const rule of rulesIn(state, before)) if (this.#missing.delete(rule)) this.#stillFor = 0
      before = state
    }
  }
}

/** The property, recorded by `reached` until it fails; later runs only shrink the failure. */
export const watched = (property: fc.IRawProperty<unknown>, law: FuzzLaw, reached: Reached): fc.IRawProperty<unknown> => {
  let hasFailed = false
  const run = (args: unknown) => {
    // The arguments of a property are a tuple.
    if (!hasFailed) reached.see(law, args as readonly unknown[])
    const outcome = property.run(args)
    hasFailed ||= outcome !== null
    return outcome
  }
  return {
    isAsync: () => property.isAsync(),
    generate: (random, runId) => property.generate(random, runId),
    shrink: (value) => property.shrink(value),
    runBeforeEach: () => property.runBeforeEach(),
    runAfterEach: () => property.runAfterEach(),
    run,
  }
}
