/** Finds values that a form only shows and whose number no example states: a wrong formula would go unnoticed. */
import type { CalculatorExamples } from '../define/examples.ts'
import type { CheckedPlan } from '../plan/plan.ts'
import { isSeveral } from './example-form.ts'
import { reachedFrom } from './explain-item.ts'
import { errorAt, type Fault } from './fault.ts'

/** The paths that examples state anything of. */
const statedIn = ({ fresh = {}, cases }: CalculatorExamples): ReadonlySet<string> =>
  new Set([
    ...Object.keys(fresh),
    ...cases.flatMap(({ shows = {}, printed = {}, chosen = {}, typed = {} }) => [
      ...Object.keys(shows),
      ...Object.keys(printed),
      ...[...Object.values(chosen), ...Object.values(typed)].flatMap((ones) =>
        Object.values(ones).flatMap((stated) => (isSeveral(stated) ? Object.keys(stated) : [])),
      ),
    ]),
  ])

/** What a request, a bound, a default or a condition is made of shows in other examples. */
export function unsaidResults({ schema: { derived = {}, layout }, edges }: CheckedPlan, examples: CalculatorExamples): readonly Fault[] {
  const stated = statedIn(examples)
  const isMade = (id: string): boolean =>
    [id, ...reachedFrom(edges, id, 'down')].some((one) => edges.some(({ from, kind }) => from === one && kind !== 'value'))
  return Object.keys(derived)
    .filter((id) => layout.some(({ items }) => items.includes(id)) && !isMade(id) && !stated.has(id))
    .map((id) => ({
      ...errorAt(id, 'unusedInExamples', {
        message: 'no example says its number',
        cure: 'work it out by hand, and say it in `shows` of a case',
      }),
      severity: 'warning' as const,
    }))
}
