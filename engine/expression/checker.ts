/** What the parts of the checker share. */
import type { Expression, SourceRange } from './expression.ts'
import type { Complain } from './expression-error.ts'
import type { ExpressionType, Scope } from './expression-type.ts'

/** A type of undefined means: something inside is wrong and has been reported, so what contains it adds nothing. */
export type Checker = {
  readonly scope: Scope
  /** Reports mistakes at a place. */
  readonly complainAt: (at: SourceRange) => Complain
  /** The same checker with other names in scope. */
  readonly within: (scope: Scope) => Checker
  /** The type of a part, records as they are. */
  readonly typeOf: (expression: Expression) => ExpressionType | undefined
  /** The type of a part that must be of a kind; reports it otherwise. */
  readonly require: <Kind extends ExpressionType['kind']>(
    expression: Expression,
    kind: Kind,
  ) => Extract<ExpressionType, { kind: Kind }> | undefined
}
