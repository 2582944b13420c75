/** What the parts of the checker share. */
import type { Expression } from './expression.ts'
import type { Report } from './expression-error.ts'
import type { ExpressionType, Scope } from './expression-type.ts'

/** A type of undefined means: something inside is wrong and has been reported, so what contains it adds nothing. */
export type Checker = {
  readonly scope: Scope
  readonly report: Report
  /** The type of a part, records as they are. */
  typeOf(expression: Expression): ExpressionType | undefined
  /** The type of a part that must be of a kind; reports it otherwise. */
  require<Kind extends ExpressionType['kind']>(expression: Expression, kind: Kind): Extract<ExpressionType, { kind: Kind }> | undefined
}
