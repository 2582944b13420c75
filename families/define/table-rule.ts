/** Rules between the columns of a family's rows. */
import * as z from 'zod/mini'

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

/** A rule between columns: `column` is where the error is reported. */
export const rule = <T>(column: string, code: TableRuleCode, holds: (value: T) => boolean) =>
  z.refine<T>(holds, { path: [column], params: { code } })
