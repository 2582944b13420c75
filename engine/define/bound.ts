/** What limits and defaults are written as. */

/** A formula or condition in the expression language, e.g. `load * 1000[kg/t] * serviceFactor`. */
export type ExpressionText = string

/** A literal in the field's unit, or an expression of that unit. */
export type Bound = number | ExpressionText

/**
 * A default that holds by condition: while `when` is true, or unless `unless` is true. Where it does not hold the number has to be stated: an
 * untouched field is emptied, and filled again when the default comes back; what somebody entered stays.
 */
export type ConditionalDefault = { readonly value: Bound } & (
  | { readonly when: ExpressionText; readonly unless?: never }
  | { readonly unless: ExpressionText; readonly when?: never }
)
