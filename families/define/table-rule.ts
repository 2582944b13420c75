/** Validation rules between the columns of a family's rows. */
import * as z from 'zod/mini'
import type { Fault } from './parsed.ts'

/** Error codes of the rules. */
export type TableRuleCode =
  | 'required'
  | 'invalid'
  | 'rootNotBelowOuter'
  | 'staticBelowDynamic'
  | 'lengthShrinks'
  | 'dutyOrder'
  | 'ballNeedsRating'
  | 'torqueOrder'
  | 'speedOrder'
  | 'flangeOrder'
  | 'frameOfOtherSize'
  | 'builtInMotorOnly'
  | 'notForThisKind'

/** A rule between columns: `column` is where the error is reported. */
export const rule = <T>(column: string, code: TableRuleCode, holds: (value: T) => boolean) =>
  z.refine<T>(holds, { path: [column], params: { code } })

/** Rules that say more of a described component than that its figures contradict one another. */
const faultCodes: Readonly<Partial<Record<TableRuleCode, Fault['code']>>> = {
  required: 'required',
  ballNeedsRating: 'required',
  builtInMotorOnly: 'notSent',
  notForThisKind: 'notSent',
}

/** The code of the rule that a component breaks. */
const codeOf = (issue: z.core.$ZodIssue): Fault['code'] | undefined =>
  // Only `rule` writes `params`, with its code.
  issue.code === 'custom' ? faultCodes[issue.params?.['code'] as TableRuleCode] : undefined

/**
 * Applies the row rules of the catalogue to a component described in a request.
 * @param rules the family's row rules
 * @param at path of the component in the request
 * @param candidate its figures
 */
export const figureFaults = (rules: z.ZodMiniType, at: string, candidate: unknown): readonly Fault[] =>
  (rules.safeParse(candidate).error?.issues ?? []).map((issue) => ({
    code: codeOf(issue) ?? 'figuresContradict',
    path: [at, ...issue.path].join('.'),
    params: {},
  }))
