/** Errors in expressions, reported to the author of a schema. */
import type { SourceRange } from './expression.ts'

/** Kinds of errors. */
export type ExpressionErrorCode =
  // of parse
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'unexpectedCharacter'
  | 'unexpectedToken'
  | 'unterminatedText'
  | 'badEscape'
  | 'badNumber'
  | 'badUnit'
  | 'reservedWord'
  // of check
  | 'unknownName'
  | 'noRow'
  | 'unknownMember'
  | 'unknownFunction'
  | 'unknownUnit'
  | 'argumentCount'
  | 'typeMismatch'
  | 'dimensionMismatch'
  | 'scaleMismatch'
  | 'badExponent'
  | 'badDegree'
  | 'noUnitRoot'
  | 'neverValue'
  | 'notIndexable'
  | 'missingKey'

/** One error. `message` is English, for developers; texts for other readers are built from `code` and `params`. */
export type ExpressionError = {
  readonly code: ExpressionErrorCode
  readonly at: SourceRange
  readonly params: Readonly<Record<string, string | number>>
  readonly message: string
}

/**
 * The source line with the error, and carets under the range.
 *
 * @returns two lines joined by a line feed
 */
export function caret(source: string, error: Pick<ExpressionError, 'at'>): string {
  const [start, end] = error.at
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const nextLine = source.indexOf('\n', start)
  const lineEnd = nextLine === -1 ? source.length : nextLine
  const width = Math.max(1, Math.min(end, lineEnd) - start)
  return `${source.slice(lineStart, lineEnd)}\n${' '.repeat(start - lineStart)}${'^'.repeat(width)}`
}

/** Reports an error at a fixed place of the source. */
export type Complain = (code: ExpressionErrorCode, message: string, params?: ExpressionError['params']) => void
