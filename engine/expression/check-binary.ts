/** Type rules for the binary operators. */
import type { Checker } from './checker.ts'
import { checkComparable } from './check-texts.ts'
import { complainOfType, unify, valueType } from './check-unify.ts'
import { combineTypes, unifyUnits } from './check-units.ts'
import type { Binary, BinaryOperator } from './expression.ts'
import type { BooleanType, ExpressionType, TextType } from './expression-type.ts'

type Rule = (expression: Binary, checker: Checker) => ExpressionType | undefined

const truth: BooleanType = { kind: 'boolean' }

const rules = {
  '??': checkFallback,
  '||': checkLogic,
  '&&': checkLogic,
  '==': checkEquality,
  '!=': checkEquality,
  '<': checkOrder,
  '<=': checkOrder,
  '>': checkOrder,
  '>=': checkOrder,
  in: checkMembership,
  '+': checkSum,
  '-': checkSum,
  '*': checkProduct,
  '/': checkProduct,
} as const satisfies Record<BinaryOperator, Rule>

/** The type of `left operator right`. */
export function checkBinary(expression: Binary, checker: Checker): ExpressionType | undefined {
  return rules[expression.operator](expression, checker)
}

/** A fallback is what it stands in for: a number in the same unit, a text or a condition. */
function checkFallback({ left, right, at }: Binary, checker: Checker): ExpressionType | undefined {
  const [a, b] = [left, right].map(checker.typeOf).map((type) => type && valueType(type))
  if (a === undefined || b === undefined) return undefined
  if (a.kind === 'number' || a.kind === 'text' || a.kind === 'boolean') return unify(a, b, checker.complainAt(at))
  complainOfType('a number, a text or a condition', a, checker.complainAt(left.at))
  return undefined
}

function checkLogic({ left, right }: Binary, checker: Checker): BooleanType {
  checker.require(left, 'boolean')
  checker.require(right, 'boolean')
  return truth
}

function checkOrder(expression: Binary, checker: Checker): BooleanType {
  checkSum(expression, checker)
  return truth
}

function checkSum({ left, right, at }: Binary, { require, complainAt }: Checker): ExpressionType | undefined {
  const [a, b] = [require(left, 'number'), require(right, 'number')]
  return a && b && unifyUnits(a, b, complainAt(at))
}

function checkProduct({ left, right, operator, at }: Binary, { require, complainAt }: Checker): ExpressionType | undefined {
  const [a, b] = [require(left, 'number'), require(right, 'number')]
  return a && b && combineTypes(a, b, { power: operator === '*' ? 1 : -1, complain: complainAt(at) })
}

function checkEquality({ left, right, at, operator }: Binary, checker: Checker): BooleanType {
  const [a, b] = [left, right].map(checker.typeOf).map((type) => type && valueType(type))
  if (a === undefined || b === undefined) return truth
  if (a.kind === 'list' || a.kind === 'record' || a.kind === 'column') {
    const params = { expected: 'a single value', found: `a ${a.kind}` }
    checker.complainAt(left.at)('typeMismatch', `'${operator}' compares numbers, texts, true and false, not a ${a.kind}`, params)
    return truth
  }
  unify(a, b, checker.complainAt(at))
  if (a.kind === 'text' && b.kind === 'text') checkComparable({ expression: left, type: a }, { expression: right, type: b }, checker)
  return truth
}

function checkMembership({ left, right, at }: Binary, checker: Checker): BooleanType {
  const [found, list] = [checker.typeOf(left), checker.require(right, 'list')]
  if (found === undefined || list === undefined) return truth
  const item = valueType(found)
  unify(list.of, item, checker.complainAt(at))
  if (item.kind !== 'text' || list.of.kind !== 'text') return truth
  const candidates = right.kind === 'list' ? right.items.filter((candidate) => candidate.kind === 'text') : []
  for (const candidate of candidates) {
    const type: TextType = { kind: 'text', options: [candidate.value] }
    checkComparable({ expression: left, type: item }, { expression: candidate, type }, checker)
  }
  if (right.kind !== 'list') checkComparable({ expression: left, type: item }, { expression: right, type: list.of }, checker)
  return truth
}
