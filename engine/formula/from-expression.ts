/** The expression of a schema as a formula. */
import { pathOf, references, type Binary, type Call, type Conditional, type Expression } from '../expression/expression.ts'
import type { Formula } from './formula.ts'

/** What the form knows of the names in an expression. */
export type Names = {
  /** A field or derived value, by its path: its label, its own formula, or a number. */
  readonly quantity: (path: string) => Formula
  /** An option of the choice `path`, as people read it. */
  readonly option: (path: string, value: string) => string
  /** Whether a choice is that option; undefined where that is not to be told, and every case is given. */
  readonly isChosen?: (path: string, value: string) => boolean | undefined
  /** Whether a path has a value; undefined where that is not to be told, and every case is given. */
  readonly isThere?: (path: string) => boolean | undefined
  readonly number: (value: number) => string
  readonly unit: (unit: string) => string
}

const relations: Readonly<Record<string, string>> = {
  '==': '=',
  '!=': '≠',
  '<': '<',
  '<=': '≤',
  '>': '>',
  '>=': '≥',
  '&&': '∧',
  '||': '∨',
  in: '∈',
}
/** Functions written without brackets, with their names by ISO 80000-2. */
const operators: Readonly<Record<string, string>> = {
  ...Object.fromEntries('sin cos tan asin acos atan exp'.split(' ').map((name) => [name, name])),
  log: 'ln',
  log10: 'lg',
}

const factorsOf = (formula: Formula): readonly Formula[] => (formula.kind === 'product' ? formula.factors : [formula])
/** A quantity times itself is its square. */
const times = (factors: readonly Formula[], next: Formula): readonly Formula[] => {
  const last = factors.at(-1)
  const isSame = last?.kind === 'word' && next.kind === 'word' && last.name === next.name
  return isSame ? [...factors.slice(0, -1), { kind: 'power', base: next, exponent: { kind: 'number', digits: '2' } }] : [...factors, next]
}

const product = (left: Formula, right: Formula): Formula => {
  const factors = factorsOf(right).reduce(times, factorsOf(left))
  const [first] = factors
  return factors.length === 1 && first ? first : { kind: 'product', factors, joined: false }
}

const fraction = (left: Formula, right: Formula): Formula =>
  left.kind === 'fraction' ? { ...left, under: product(left.under, right) } : { kind: 'fraction', over: left, under: right }

const sum = (left: Formula, sign: '+' | '−', right: Formula): Formula => ({
  kind: 'sum',
  terms: [...(left.kind === 'sum' ? left.terms : [{ sign: '', term: left }]), { sign, term: right }],
})

/**
 * @param expression of a derived value or a condition
 * @returns the same as a formula
 */
export const fromExpression = (expression: Expression, names: Names): Formula => {
  const make = (part: Expression): Formula => fromExpression(part, names)
  switch (expression.kind) {
    case 'number':
      return numberOf(expression.value, expression.unit, names)
    case 'text':
      return { kind: 'word', text: expression.value }
    case 'boolean':
      return { kind: 'word', text: String(expression.value) }
    case 'name':
    case 'member':
    case 'index':
      return quantityOf(expression, names)
    case 'list':
      return { kind: 'call', name: '', arguments: expression.items.map(make) }
    case 'unary':
      return expression.operator === '-'
        ? { kind: 'sum', terms: [{ sign: '−', term: make(expression.operand) }] }
        : { kind: 'operator', name: '¬', of: make(expression.operand) }
    case 'binary':
      return binaryOf(expression, names)
    case 'conditional':
      return casesOf(expression, names)
    case 'call':
      return callOf(expression, names)
  }
}

const numberOf = (value: number, unit: string | undefined, { number, unit: unitOf }: Names): Formula => {
  if (value === Math.PI) return { kind: 'symbol', name: 'π' }
  return unit === undefined
    ? { kind: 'amount', digits: number(value), unit: '' }
    : { kind: 'amount', digits: number(value), unit: unitOf(unit) }
}

const quantityOf = (expression: Expression, names: Names): Formula => {
  const path = pathOf(expression)
  if (path !== undefined) return names.quantity(path)
  if (expression.kind === 'member') return quantityOf(expression.object, names)
  if (expression.kind === 'index') {
    return { kind: 'list', items: [quantityOf(expression.object, names), fromExpression(expression.index, names)] }
  }
  return fromExpression(expression, names)
}

/** An option beside the choice that it belongs to is called as people read it. */
const sideOf = (side: Expression, other: Expression, names: Names): Formula => {
  const path = pathOf(other)
  return side.kind === 'text' && path !== undefined ? { kind: 'word', text: names.option(path, side.value) } : fromExpression(side, names)
}

/** The first case holds where what it is made of is there. */
const fallbackOf = ({ left, right }: Binary, names: Names): Formula => {
  const states = references(left).map((path) => names.isThere?.(path))
  if (states.includes(false)) return fromExpression(right, names)
  const value = fromExpression(left, names)
  if (states.every((isThere) => isThere === true)) return value
  const when: Formula = { kind: 'operator', name: '∃', of: value }
  return {
    kind: 'cases',
    cases: [
      { value, when },
      { value: fromExpression(right, names), when: undefined },
    ],
  }
}

const binaryOf = (expression: Binary, names: Names): Formula => {
  const { operator, left, right } = expression
  if (operator === '??') return fallbackOf(expression, names)
  const [one, other] = [sideOf(left, right, names), sideOf(right, left, names)]
  if (operator === '+') return sum(one, '+', other)
  if (operator === '-') return sum(one, '−', other)
  if (operator === '*') return product(one, other)
  if (operator === '/') return fraction(one, other)
  return {
    kind: 'relation',
    terms: [
      { sign: '', term: one },
      { sign: relations[operator] ?? operator, term: other },
    ],
  }
}

/** Whether a comparison of a choice with an option holds. */
const verdictOf = (condition: Expression, { isChosen }: Names): boolean | undefined => {
  if (condition.kind !== 'binary' || condition.operator !== '==' || condition.right.kind !== 'text') return undefined
  const path = pathOf(condition.left)
  return path === undefined ? undefined : isChosen?.(path, condition.right.value)
}

const casesOf = (expression: Conditional, names: Names): Formula => {
  const cases: { value: Formula; when: Formula | undefined }[] = []
  let rest: Expression = expression
  for (; rest.kind === 'conditional'; rest = rest.whenFalse) {
    const holds = verdictOf(rest.condition, names)
    if (holds) {
      rest = rest.whenTrue
      break
    }
    if (holds === undefined) cases.push({ value: fromExpression(rest.whenTrue, names), when: fromExpression(rest.condition, names) })
  }
  const last = fromExpression(rest, names)
  return cases.length === 0 ? last : { kind: 'cases', cases: [...cases, { value: last, when: undefined }] }
}

const callOf = ({ name, arguments: operands }: Call, names: Names): Formula => {
  const parts = operands.map((one) => fromExpression(one, names))
  const [first, second] = parts
  if (first && name === 'sqrt') return { kind: 'root', degree: 2, of: first }
  if (first && name === 'root') return { kind: 'root', degree: degreeOf(operands[1]), of: first }
  if (first && name === 'abs') return { kind: 'absolute', of: first }
  if (first && second && name === 'pow') return { kind: 'power', base: first, exponent: second }
  const operator = operators[name]
  return first && operator !== undefined ? { kind: 'operator', name: operator, of: first } : { kind: 'call', name, arguments: parts }
}

/** The degree of a root is written out. */
const degreeOf = (degree: Expression | undefined): number => (degree?.kind === 'number' ? degree.value : 2)
