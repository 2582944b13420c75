/** The interface that the checker's parts share. */
import type { Expression, SourceRange } from './expression.ts'
import type { Complain } from './expression-error.ts'
import type { ExpressionType, Scope } from './expression-type.ts'

/** A type of `undefined` means an error inside has already been reported, so the enclosing expression reports nothing more. */
export type Checker = {
  readonly scope: Scope
  /** Returns a reporter for errors at a source range. */
  readonly complainAt: (at: SourceRange) => Complain
  /** The same checker with other names in scope. */
  readonly within: (scope: Scope) => Checker
  /** The type of a subexpression; records are kept as records. */
  readonly typeOf: (expression: Expression) => ExpressionType | undefined
  /** The type of a subexpression that must be of this kind; reports a mismatch. */
  readonly require: <Kind extends ExpressionType['kind']>(
    expression: Expression,
    kind: Kind,
  ) => Extract<ExpressionType, { kind: Kind }> | undefined
}
