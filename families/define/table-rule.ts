/** Rules between the columns of a family's rows. */
import * as z from 'zod/mini'
import type { Fault } from './parsed.ts'

/** What can be wrong between the columns of a row. */
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

/** A rule between columns: `column` is where the error is reported. */
export const rule = <T>(column: string, code: TableRuleCode, holds: (value: T) => boolean) =>
  z.refine<T>(holds, { path: [column], params: { code } })

/**
 * What a row of the catalogue is refused for, a described component is refused for, too.
 * @param rules the family's rules of a row
 * @param at where the request describes the component
 * @param candidate its figures
 */
export const figureFaults = (rules: z.ZodMiniType, at: string, candidate: unknown): readonly Fault[] =>
  (rules.safeParse(candidate).error?.issues ?? []).map(({ path }) => ({
    code: 'figuresContradict',
    path: [at, ...path].join('.'),
    params: {},
  }))
