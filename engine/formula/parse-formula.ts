/** A written formula to its tree. The grammar is that of the derivations of the product families: `Lh = (Ca / (fw × Fm))³ × 10⁶ / (60 × nm)`. */
import { hasFraction, overProducts, type Formula, type SignedTerm } from './formula.ts'
import { tokenize, type Token } from './tokens.ts'

/** What the text asks for is not in the grammar. */
class FormulaProblem extends Error {}

/** A position in the tokens. One per parse. */
type Cursor = { readonly tokens: readonly Token[]; next: number }

const relations: Readonly<Record<string, string>> = { '=': '=', '<=': '≤', '>=': '≥', '≤': '≤', '≥': '≥', '<': '<', '>': '>' }
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const functions = new Set('sin cos tan asin acos atan exp ln lg'.split(' '))
/** Units that may follow a number. */
const units = new Set(['mm', 'km', 'min'])

/**
 * @param text of one formula
 * @returns its tree; undefined if the text is not in the grammar
 */
export const parseFormula = (text: string): Formula | undefined => {
  const tokens = tokenize(text)
  if (!tokens) return undefined
  const cursor: Cursor = { tokens, next: 0 }
  try {
    const formula = parseList(cursor)
    return peek(cursor).kind === 'end' ? formula : undefined
  } catch (problem) {
    if (problem instanceof FormulaProblem) return undefined
    throw problem
  }
}

const parseList = (cursor: Cursor): Formula => {
  const items = [parseRelation(cursor)]
  while (take(cursor, ',')) items.push(parseRelation(cursor))
  return alone(items) ?? { kind: 'list', items }
}

const parseRelation = (cursor: Cursor): Formula => {
  const terms: SignedTerm[] = [{ sign: '', term: parseSum(cursor) }]
  for (let sign = relations[peek(cursor).text]; sign !== undefined; sign = relations[peek(cursor).text]) {
    cursor.next += 1
    terms.push({ sign, term: parseSum(cursor) })
  }
  return terms.length === 1 && terms[0] ? terms[0].term : { kind: 'relation', terms }
}

const parseSum = (cursor: Cursor): Formula => {
  const terms: SignedTerm[] = [{ sign: takeSign(cursor) ?? '', term: parseProduct(cursor) }]
  for (let sign = takeSign(cursor); sign !== undefined; sign = takeSign(cursor)) terms.push({ sign, term: parseProduct(cursor) })
  const [first] = terms
  return terms.length === 1 && first?.sign === '' ? first.term : { kind: 'sum', terms }
}

const parseProduct = (cursor: Cursor): Formula => {
  let factors = [parseJoined(cursor)]
  for (;;) {
    if (take(cursor, '×')) factors.push(parseJoined(cursor))
    else if (take(cursor, '/')) factors = divided(factors, parseJoined(cursor))
    else return productOf(factors)
  }
}

/** Factors that have a fraction in them stay before the new one: `(a / b)³ × c / d` has no fraction in a fraction, unless it stands alone over d. */
const divided = (factors: readonly Formula[], under: Formula): Formula[] => {
  const last = factors.findLastIndex(hasFraction)
  const from = last === factors.length - 1 ? 0 : last + 1
  return [...factors.slice(0, from), { kind: 'fraction', over: productOf(factors.slice(from)), under }]
}

/** Factors without a sign between them: `2π`, `m g R`. */
const parseJoined = (cursor: Cursor): Formula => {
  const factors = [parsePower(cursor)]
  while (startsFactor(peek(cursor))) factors.push(parsePower(cursor))
  return alone(factors) ?? { kind: 'product', factors, joined: true }
}

const startsFactor = ({ kind, text }: Token): boolean => kind === 'symbol' || (kind === 'sign' && ['π', '(', '√'].includes(text))

const parsePower = (cursor: Cursor): Formula => {
  const base = parseOperand(cursor)
  const { kind, text } = peek(cursor)
  if (kind === 'raised') {
    cursor.next += 1
    return { kind: 'power', base, exponent: { kind: 'number', digits: Array.from(text, (sign) => raisedDigits.indexOf(sign)).join('') } }
  }
  return take(cursor, '^') ? { kind: 'power', base, exponent: parseOperand(cursor) } : base
}

const parseOperand = (cursor: Cursor): Formula => {
  const { kind, text } = peek(cursor)
  cursor.next += 1
  if (kind === 'number') return parseNumber(cursor, text)
  if (kind === 'symbol') return parseName(cursor, text)
  switch (text) {
    case 'π':
      return { kind: 'symbol', name: text }
    case 'Σ':
      return parseOperator(cursor, text)
    case '√':
      return { kind: 'root', degree: 2, of: parseOperand(cursor) }
    case '∛':
      return { kind: 'root', degree: 3, of: parseOperand(cursor) }
    case '(':
      return closed(cursor, parseRelation(cursor), ')')
    case '|':
      return { kind: 'absolute', of: closed(cursor, parseSum(cursor), '|') }
    default:
      throw new FormulaProblem()
  }
}

const parseNumber = (cursor: Cursor, digits: string): Formula => {
  const { text, isApart } = peek(cursor)
  const isCall = cursor.tokens[cursor.next + 1]?.text === '('
  if (!isApart || !units.has(text) || isCall) return { kind: 'number', digits }
  cursor.next += 1
  return { kind: 'quantity', digits, unit: text }
}

const parseName = (cursor: Cursor, name: string): Formula => {
  const { text, isApart } = peek(cursor)
  const isCall = text === '(' && !isApart
  if (functions.has(name) || (overProducts.has(name) && !isCall)) return parseOperator(cursor, name)
  if (!isCall) return { kind: 'symbol', name }
  cursor.next += 1
  const items = [parseSum(cursor)]
  while (take(cursor, ',')) items.push(parseSum(cursor))
  return closed(cursor, { kind: 'call', name, arguments: items }, ')')
}

const parseOperator = (cursor: Cursor, name: string): Formula => {
  if (!overProducts.has(name)) return { kind: 'operator', name, of: parsePower(cursor) }
  const sign = takeSign(cursor)
  const factors = [parseJoined(cursor)]
  while (take(cursor, '×')) factors.push(parseJoined(cursor))
  const of = productOf(factors)
  return { kind: 'operator', name, of: sign === undefined ? of : { kind: 'sum', terms: [{ sign, term: of }] } }
}

const productOf = (factors: readonly Formula[]): Formula => alone(factors) ?? { kind: 'product', factors, joined: false }

/** The only one of them. */
const alone = (formulas: readonly Formula[]): Formula | undefined => (formulas.length === 1 ? formulas[0] : undefined)

const closed = (cursor: Cursor, formula: Formula, closing: string): Formula => {
  if (!take(cursor, closing)) throw new FormulaProblem()
  return formula
}

const peek = ({ tokens, next }: Cursor): Token => tokens[next] ?? { kind: 'end', text: '', isApart: false }

const take = (cursor: Cursor, sign: string): boolean => {
  const { kind, text } = peek(cursor)
  const isFound = kind === 'sign' && text === sign
  if (isFound) cursor.next += 1
  return isFound
}

const takeSign = (cursor: Cursor): string | undefined => {
  const { kind, text } = peek(cursor)
  if (kind !== 'sign' || !['+', '−', '±'].includes(text)) return undefined
  cursor.next += 1
  return text
}
