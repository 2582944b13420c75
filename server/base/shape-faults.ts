/** What is wrong with the shape of a document that an operator wrote. */
import type * as z from 'zod/mini'

/** A place in a document, `theme.main`, and what is wrong there. */
export interface ShapeFault {
  readonly path: string
  readonly code: 'missing' | 'unknownField' | 'notAllowed'
}

/** Each fault of an issue of a shape that was read with `reportInput`. */
export const shapeFaults = (issue: z.core.$ZodIssue): readonly ShapeFault[] => {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'unknownField' }))
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return [{ path: path.join('.'), code: isMissing ? 'missing' : 'notAllowed' }]
}
