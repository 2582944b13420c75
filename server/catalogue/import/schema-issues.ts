/** Converts zod's issues. */
import type * as z from 'zod/mini'
import { formOf } from '../../../contract/catalogue/stated-form.ts'
import type { CatalogueIssue, CatalogueIssueCode } from './catalogue-issue.ts'

type ColumnIssue = Pick<CatalogueIssue, 'column' | 'code' | 'params'>

/** @param error validation error of a row, if any */
export const issuesOf = (error: z.core.$ZodError | undefined): ColumnIssue[] => (error?.issues ?? []).map(toIssue)

function toIssue(issue: z.core.$ZodIssue): ColumnIssue {
  const column = String(issue.path[0] ?? '')
  switch (issue.code) {
    case 'invalid_type':
      return { column, code: 'required', params: {} }
    case 'too_small':
      return issue.minimum === 0 && !issue.inclusive
        ? { column, code: 'notPositive', params: {} }
        : { column, code: 'tooSmall', params: { limit: Number(issue.minimum) } }
    case 'too_big':
      return { column, code: 'tooLarge', params: { limit: Number(issue.maximum) } }
    case 'invalid_value':
      return { column, code: 'notAnOption', params: { options: issue.values.map(String).join(', ') } }
    case 'invalid_format':
      return { column, code: 'badFormat', params: { pattern: formOf(issue) ?? issue.pattern ?? '' } }
    case 'invalid_key':
      return { column, code: 'badFormat', params: { pattern: formOf(issue.issues[0]) ?? '' } }
    case 'custom':
      return { column, code: ruleCode(issue.params), params: {} }
    default:
      return { column, code: 'invalid', params: { reason: issue.code } }
  }
}

/** Rules between columns have their code in `params` (see `families.ts`). */
function ruleCode(params: Record<string, unknown> | undefined): CatalogueIssueCode {
  // Only `rule` in families.ts writes `params`, with a CatalogueIssueCode.
  return (params?.['code'] as CatalogueIssueCode | undefined) ?? 'invalid'
}
