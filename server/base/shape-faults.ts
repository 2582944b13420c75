/** Converts validation issues of documents written by operators. */
import type * as z from 'zod/mini'

/** A path in the document, e.g. `theme.main`, and the fault there. */
export interface ShapeFault {
  readonly path: string
  readonly code: 'missing' | 'unknownField' | 'notAllowed'
}

/** The faults of an issue; the shape must have been parsed with `reportInput`. */
export const shapeFaults = (issue: z.core.$ZodIssue): readonly ShapeFault[] => {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'unknownField' }))
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return [{ path: path.join('.'), code: isMissing ? 'missing' : 'notAllowed' }]
}
