/** Tokens to tree: a strict subset of CEL's grammar, plus a unit in brackets directly after a number. */
import { precedence } from './expression.ts'
import type { BinaryOperator, Expression, SourceRange } from './expression.ts'
import type { ExpressionError } from './expression-error.ts'
import { constants, isConstant } from './function-rules.ts'
import { fail, SyntaxProblem, tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

/** The longest source, in characters. */
export const longestSource = 1000
/** The deepest nesting of brackets, `!`, `-` and conditionals. Chains such as `a + b + c` do not nest. */
export const deepestNesting = 50

/** Words that CEL reserves for its hosts; refused as names so that every expression is also CEL. */
const reserved = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(' '),
)
const keywords = new Set(['true', 'false', 'null', 'in'])

/**
 * Reads an expression. Never throws, whatever the text.
 *
 * @param source at most 1000 characters
 * @returns the tree, or the first mistake (what follows a syntax mistake is guesswork)
 */
export function parse(source: string): { expression: Expression } | { errors: ExpressionError[] } {
  try {
    if (source.length > longestSource) {
      fail({ code: 'tooLong', at: [longestSource, source.length], message: `longer than ${longestSource} characters` })
    }
    return { expression: parseAll(tokenize(source)) }
  } catch (problem) {
    if (problem instanceof SyntaxProblem) return { errors: [problem.error] }
    throw problem
  }
}

/** A position in the tokens. One per parse. */
type Cursor = { readonly tokens: readonly Token[]; next: number; depth: number }

function parseAll(tokens: readonly Token[]): Expression {
  const cursor: Cursor = { tokens, next: 0, depth: 0 }
  const first = peek(cursor)
  if (first.kind === 'end') fail({ code: 'empty', at: first.at, message: 'the expression is empty' })
  const expression = parseConditional(cursor)
  if (peek(cursor).kind !== 'end') failAt(cursor, 'an operator or the end')
  return expression
}

function parseConditional(cursor: Cursor): Expression {
  cursor.depth += 1
  if (cursor.depth > deepestNesting) fail({ code: 'tooDeep', at: peek(cursor).at, message: `nested deeper than ${deepestNesting} levels` })
  const start = peek(cursor).at[0]
  const condition = parseBinary(cursor, 1)
  const expression = take(cursor, '?') ? parseBranches(cursor, condition, start) : condition
  cursor.depth -= 1
  return expression
}

function parseBranches(cursor: Cursor, condition: Expression, start: number): Expression {
  // CEL's grammar: a conditional in the middle needs brackets, one at the end does not.
  const whenTrue = parseBinary(cursor, 1)
  expect(cursor, ':')
  const whenFalse = parseConditional(cursor)
  return { kind: 'conditional', condition, whenTrue, whenFalse, at: since(cursor, start) }
}

function parseBinary(cursor: Cursor, weakest: number): Expression {
  const start = peek(cursor).at[0]
  let left = parseUnary(cursor)
  for (;;) {
    const operator = operatorOf(peek(cursor))
    if (operator === undefined || precedence[operator] < weakest) return left
    cursor.next += 1
    const right = parseBinary(cursor, precedence[operator] + 1)
    left = { kind: 'binary', operator, left, right, at: since(cursor, start) }
  }
}

function parseUnary(cursor: Cursor): Expression {
  const { text: operator, at, kind } = peek(cursor)
  if (kind !== 'symbol' || (operator !== '!' && operator !== '-')) return parseMember(cursor)
  // Like CEL: one operator may repeat, the two never mix.
  const starts: number[] = []
  for (let start = at[0]; take(cursor, operator); start = peek(cursor).at[0]) starts.push(start)
  if (starts.length + cursor.depth > deepestNesting) fail({ code: 'tooDeep', at, message: `nested deeper than ${deepestNesting} levels` })
  const inner = parseMember(cursor)
  return starts.reduceRight<Expression>((operand, start) => ({ kind: 'unary', operator, operand, at: since(cursor, start) }), inner)
}

function parseMember(cursor: Cursor): Expression {
  const start = peek(cursor).at[0]
  let object = parsePrimary(cursor)
  for (;;) {
    if (take(cursor, '.')) {
      const { kind, text } = peek(cursor)
      if (kind !== 'name' || keywords.has(text)) failAt(cursor, 'a name')
      cursor.next += 1
      object = { kind: 'member', object, name: text, at: since(cursor, start) }
    } else if (take(cursor, '[')) {
      const index = parseConditional(cursor)
      expect(cursor, ']')
      object = { kind: 'index', object, index, at: since(cursor, start) }
    } else return object
  }
}

function parsePrimary(cursor: Cursor): Expression {
  const token = peek(cursor)
  const { kind, text, at, value = 0, unit } = token
  if (kind === 'end' || (kind === 'symbol' && text !== '(' && text !== '[')) failAt(cursor, 'a value')
  cursor.next += 1
  if (kind === 'number') return unit === undefined ? { kind, value, at } : { kind, value, unit, at }
  if (kind === 'text') return { kind, value: text, at }
  if (kind === 'name') return parseName(cursor, token)
  if (text === '[') return { kind: 'list', items: parseItems(cursor, ']'), at: since(cursor, at[0]) }
  const inner = parseConditional(cursor)
  expect(cursor, ')')
  return inner
}

function parseName(cursor: Cursor, { text, at }: Token): Expression {
  if (text === 'true' || text === 'false') return { kind: 'boolean', value: text === 'true', at }
  if (reserved.has(text)) fail({ code: 'reservedWord', at, message: `'${text}' is a reserved word`, params: { found: text } })
  if (!take(cursor, '(')) return named(text, at)
  return { kind: 'call', name: text, arguments: parseItems(cursor, ')'), at: since(cursor, at[0]) }
}

function named(name: string, at: SourceRange): Expression {
  return isConstant(name) ? { kind: 'number', value: constants[name], at } : { kind: 'name', name, at }
}

function parseItems(cursor: Cursor, closing: string): Expression[] {
  if (take(cursor, closing)) return []
  const items = [parseConditional(cursor)]
  while (take(cursor, ',')) items.push(parseConditional(cursor))
  expect(cursor, closing)
  return items
}

function operatorOf({ kind, text }: Token): BinaryOperator | undefined {
  if (kind !== 'symbol' && kind !== 'name') return undefined
  // The keys of the table are exactly the binary operators.
  return Object.hasOwn(precedence, text) ? (text as BinaryOperator) : undefined
}

function peek({ tokens, next: position }: Cursor): Token {
  const token = tokens[position]
  if (token === undefined) throw new RangeError('read past the end of the expression')
  return token
}

function take(cursor: Cursor, symbol: string): boolean {
  const { kind, text } = peek(cursor)
  const found = kind === 'symbol' && text === symbol
  if (found) cursor.next += 1
  return found
}

function expect(cursor: Cursor, symbol: string): void {
  if (!take(cursor, symbol)) failAt(cursor, `'${symbol}'`)
}

/** From `start` to the end of the last token read, brackets included. */
function since({ tokens, next }: Cursor, start: number): SourceRange {
  return [start, tokens[next - 1]?.at[1] ?? start]
}

function failAt(cursor: Cursor, expected: string): never {
  const { kind, text, at } = peek(cursor)
  const found = kind === 'end' ? text : kind === 'text' ? 'a text' : `'${text}'`
  return fail({ code: 'unexpectedToken', at, message: `expected ${expected}, found ${found}`, params: { expected, found } })
}
