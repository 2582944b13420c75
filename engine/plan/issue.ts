/** A problem with a value, as data; the text is made in `i18n` from `issues.<code>`. */
export type IssueCode =
  | 'missing'
  | 'notChosen'
  | 'notANumber'
  | 'ambiguousMark'
  | 'unknownUnit'
  | 'wrongDimension'
  | 'tooLarge'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'notAbove'
  | 'notBelow'
  | 'offStep'
  | 'notAnOption'
  | 'notFinite'
  | 'loading'
  | 'optionsFailed'
  | 'unknownParameter'
  | 'repeatedParameter'
  | 'notSent'
  | 'contradicts'
  | 'tooFewRows'
  | 'tooManyRows'
  | 'cellCount'
  | 'notRows'

/** `path` is the field, derived value or parameter; numbers in `params` are in its unit. */
export type Issue = { readonly code: IssueCode; readonly path: string; readonly params: Readonly<Record<string, string | number>> }
