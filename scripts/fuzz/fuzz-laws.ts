/** Every law of forms under one name, with its arguments converted to data, so that a counterexample can be written down. */
import type fc from 'fast-check'
import { laws } from '../../engine/testing/laws.ts'
import { listLaws } from '../../engine/testing/list-laws.ts'
import type { Doing } from '../../engine/testing/reference/acts.ts'
import { act, type Act, opened } from '../../engine/testing/reference/commit.ts'
import { withEnds } from '../../engine/testing/reference/windows.ts'
import { followsTheReference } from '../../engine/testing/reference-law.ts'
import type { Subject } from '../../engine/testing/sequences.ts'
import type { Args } from './deed.ts'

export type FuzzLaw = {
  /** Identifies the law in a replay path. */
  readonly key: string
  readonly title: string
  readonly claim: string
  readonly property: (subject: Subject) => fc.IRawProperty<unknown>
  /** Converts the arguments of the property to data; the identity if they are data. */
  readonly written: (subject: Subject, args: Args) => Args
  /** Converts data back to arguments of the property. */
  readonly read: (args: Args) => Args
}

const itself = (args: Args): Args => args

/** The acts of each step; ends with the first step that the reference itself cannot perform. */
const actsOf = ({ plan }: Subject, steps: readonly Doing[]): readonly Act[] => {
  const form = opened(withEnds(plan.schema))
  const done: Act[] = []
  try {
    for (const step of steps) {
      const one = step(form)
      done.push(one)
      act(form, one)
    }
  } catch {
    return done
  }
  return done
}

const reference: FuzzLaw = {
  key: 'reference',
  title: 'the reference',
  claim: 'whatever is done to a form, everything that can be seen of it is what the reference says',
  property: followsTheReference,
  // The property takes only steps.
  written: (subject, [steps]) => [actsOf(subject, steps as readonly Doing[])],
  read: ([acts]) => [
    // As above: the written form of the steps.
    (acts as readonly Act[]).map(
      (one): Doing =>
        () =>
          one,
    ),
  ],
}

/** All laws, in the order in which they are run. */
export const fuzzLaws: readonly FuzzLaw[] = [
  ...laws.map((law) => ({
    ...law,
    key: String(law.number),
    title: `law ${law.number}`,
    written: (_: Subject, args: Args) => args,
    read: itself,
  })),
  ...listLaws.map((law) => ({
    ...law,
    key: `list${law.number}`,
    title: `law ${law.number} of lists`,
    written: (_: Subject, args: Args) => args,
    read: itself,
  })),
  reference,
]

/** The laws that apply to a calculator: those of lists only if it has lists. */
export const lawsFor = ({ plan }: Subject): readonly FuzzLaw[] =>
  fuzzLaws.filter(({ key }) => plan.rows.size > 0 || !key.startsWith('list'))

const firstLine = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? ''

/**
 * @param property of the law over one calculator
 * @returns the failure if the law is broken for the arguments, undefined if it holds
 */
export const brokenIn = (property: fc.IRawProperty<unknown>, { read }: FuzzLaw, args: Args): string | undefined => {
  // All laws are synchronous.
  const outcome = property.run(read(args)) as fc.PropertyFailure | fc.PreconditionFailure | null
  return outcome && 'error' in outcome ? firstLine(outcome.error) : undefined
}

/** The same by the key of the law, for a generated test. */
export const brokenBy = (key: string, subject: Subject, args: Args): string | undefined => {
  const law = fuzzLaws.find((one) => one.key === key)
  if (!law) throw new RangeError(`there is no law ${key}; there are ${fuzzLaws.map((one) => one.key).join(', ')}`)
  return brokenIn(law.property(subject), law, args)
}
