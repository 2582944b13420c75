/** What is wrong with an expression, for the author of a schema. */
import type { SourceRange } from './expression.ts'

/** What can be wrong. */
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
  | 'unknownMember'
  | 'unknownFunction'
  | 'unknownUnit'
  | 'argumentCount'
  | 'typeMismatch'
  | 'dimensionMismatch'
  | 'scaleMismatch'
  | 'badExponent'
  | 'noUnitRoot'
  | 'neverValue'
  | 'notIndexable'
  | 'missingKey'

/** One mistake: `message` is in English and for developers; texts for other readers are made from `code` and `params`. */
export type ExpressionError = {
  readonly code: ExpressionErrorCode
  readonly at: SourceRange
  readonly params: Readonly<Record<string, string | number>>
  readonly message: string
}

/**
 * The line of the source that holds the mistake, with carets under it.
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

/** Hands in a mistake at one place of the source. */
export type Complain = (code: ExpressionErrorCode, message: string, params?: ExpressionError['params']) => void
