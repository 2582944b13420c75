/** Source text to tokens. */
import type { ExpressionError } from './expression-error.ts'
import type { SourceRange } from './expression.ts'

/** A word of the source. */
export type Token = {
  readonly kind: 'number' | 'text' | 'name' | 'symbol' | 'end'
  /** The symbol or name itself; the content of a text, without quotes and escapes. */
  readonly text: string
  readonly at: SourceRange
  readonly value?: number
  readonly unit?: string
}

/** Thrown and caught inside `parse` only. */
export class SyntaxProblem extends Error {
  readonly error: ExpressionError

  constructor(error: ExpressionError) {
    super(error.message)
    this.error = error
  }
}

/** @throws SyntaxProblem always */
export function fail(problem: Omit<ExpressionError, 'params'> & Partial<Pick<ExpressionError, 'params'>>): never {
  throw new SyntaxProblem({ params: {}, ...problem })
}

const spaces = /[ \t\r\n]*/y
const names = /[A-Za-z_][A-Za-z0-9_]*/y
const numbers = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const units = /[^[\]]*/y
/** Up to the closing quote or to what must not stand in a text. */
const texts = /'(?:[^'\\\r\n]|\\['\\])*/y
const symbols = /==|!=|<=|>=|&&|\|\||\?\?|[<>!+\-*/?:.,()[\]]/y

/**
 * Splits a source into tokens, the last of which is always `end`.
 *
 * @throws SyntaxProblem at the first character that starts no token
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let position = endOf(spaces, source, 0)
  while (position < source.length) {
    const token = tokenAt(source, position)
    tokens.push(token)
    position = endOf(spaces, source, token.at[1])
  }
  tokens.push({ kind: 'end', text: 'end of expression', at: [source.length, source.length] })
  return tokens
}

function tokenAt(source: string, start: number): Token {
  const first = source.charAt(start)
  if (first === "'") return textToken(source, start)
  if (first >= '0' && first <= '9') return numberToken(source, start)
  const kind = endOf(names, source, start) > start ? 'name' : 'symbol'
  const end = endOf(kind === 'name' ? names : symbols, source, start)
  if (end === start) failAtCharacter(source, start)
  return { kind, text: source.slice(start, end), at: [start, end] }
}

function textToken(source: string, start: number): Token {
  const end = endOf(texts, source, start)
  if (source[end] === '\\') {
    fail({ code: 'badEscape', at: [end, Math.min(end + 2, source.length)], message: "only \\' and \\\\ are escapes" })
  }
  if (source[end] !== "'") fail({ code: 'unterminatedText', at: [start, end], message: "the text is not closed by '" })
  return { kind: 'text', text: source.slice(start + 1, end).replace(/\\(.)/g, '$1'), at: [start, end + 1] }
}

function numberToken(source: string, start: number): Token {
  const end = endOf(numbers, source, start)
  const text = source.slice(start, end)
  const value = Number(text)
  const wrong = endOf(/[\w.]*/y, source, end)
  if (wrong > end) {
    fail({
      code: 'badNumber',
      at: [start, wrong],
      message: `'${source.slice(start, wrong)}' is not a number; '.' has digits on both sides`,
    })
  }
  if (!Number.isFinite(value)) fail({ code: 'badNumber', at: [start, end], message: `'${text}' is too large for a number` })
  if (source[end] !== '[') return { kind: 'number', text, at: [start, end], value }
  const unitEnd = endOf(units, source, end + 1)
  if (source[unitEnd] !== ']') fail({ code: 'badUnit', at: [end, unitEnd], message: "the unit after the number is not closed by ']'" })
  return { kind: 'number', text, at: [start, unitEnd + 1], value, unit: source.slice(end + 1, unitEnd) }
}

function failAtCharacter(source: string, start: number): never {
  const [found = ''] = source.slice(start)
  const hints: Readonly<Record<string, string>> = {
    '"': "; texts stand in '…'",
    '=': "; compare with '=='",
    '&': "; write '&&'",
    '|': "; write '||'",
  }
  const hint = Object.hasOwn(hints, found) ? hints[found] : ''
  return fail({
    code: 'unexpectedCharacter',
    at: [start, start + found.length],
    message: `unexpected '${found}'${hint}`,
    params: { found },
  })
}

/** The end of what a sticky pattern matches at `start`; `start` itself where it does not. */
function endOf(pattern: RegExp, source: string, start: number): number {
  pattern.lastIndex = start
  return pattern.test(source) ? pattern.lastIndex : start
}
