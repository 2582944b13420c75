/** Compares parts of a schema with what its examples state of them again: place, layout and results, which no input shows. */
import { isRecord } from '../base/is-record.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import type { Plan } from '../plan/plan.ts'

type Restated = NonNullable<CalculatorExamples['restates']>

const printed = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** Differences by path; the members of a list are compared by their place. */
function differences(path: string, found: unknown, stated: unknown): readonly string[] {
  const areAlike = (isRecord(found) && isRecord(stated)) || (Array.isArray(found) && Array.isArray(stated))
  if (!areAlike) return found === stated ? [] : [`${path} is ${printed(found)}, the examples say ${printed(stated)}`]
  const [own, others] = [new Map(Object.entries(found)), new Map(Object.entries(stated))]
  return [...new Set([...own.keys(), ...others.keys()])].flatMap((key) => differences(`${path}.${key}`, own.get(key), others.get(key)))
}

/** @returns what the schema has otherwise than its examples restate it */
export const restatedFaults = ({ schema }: Plan, { place, layout, results }: Restated): readonly string[] => [
  ...(place !== undefined ? differences('place', schema.place, place) : []),
  ...(layout !== undefined ? differences('layout', schema.layout, layout) : []),
  ...(results !== undefined ? differences('results', schema.results, results) : []),
]

/** @returns the same parts as they are now */
export const restatedNow = ({ schema }: Plan, { place, layout, results }: Restated): Restated => ({
  ...(place !== undefined && { place: schema.place }),
  ...(layout !== undefined && { layout: schema.layout }),
  ...(results !== undefined && { results: schema.results }),
})
