/** The binary operators. */
import type { Checker } from './checker.ts'
import { checkComparable } from './check-texts.ts'
import { unify, valueType } from './check-unify.ts'
import { combineTypes, unifyUnits } from './check-units.ts'
import type { Binary, BinaryOperator } from './expression.ts'
import type { BooleanType, ExpressionType } from './expression-type.ts'

type Rule = (expression: Binary, checker: Checker) => ExpressionType | undefined

const truth: BooleanType = { kind: 'boolean' }

const rules = {
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

/** The type of `left operator right`; every operator has its one rule. */
export function checkBinary(expression: Binary, checker: Checker): ExpressionType | undefined {
  return rules[expression.operator](expression, checker)
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

function checkSum({ left, right, at }: Binary, checker: Checker): ExpressionType | undefined {
  const [a, b] = [checker.require(left, 'number'), checker.require(right, 'number')]
  return a && b && unifyUnits(a, b, at, checker.report)
}

function checkProduct({ left, right, operator }: Binary, checker: Checker): ExpressionType | undefined {
  const [a, b] = [checker.require(left, 'number'), checker.require(right, 'number')]
  return a && b && combineTypes(a, b, operator === '*' ? 1 : -1)
}

function checkEquality({ left, right, at, operator }: Binary, checker: Checker): BooleanType {
  const [a, b] = [checker.typeOf(left), checker.typeOf(right)].map((type) => type && valueType(type))
  if (a === undefined || b === undefined) return truth
  if (a.kind === 'list' || a.kind === 'record') {
    checker.report('typeMismatch', left.at, `'${operator}' compares numbers, texts, true and false`, { expected: 'a single value', found: a.kind })
    return truth
  }
  unify(a, b, at, checker.report)
  if (a.kind === 'text' && b.kind === 'text') checkComparable([left, right], [a, b], checker.report)
  return truth
}

function checkMembership({ left, right, at }: Binary, checker: Checker): BooleanType {
  const [found, list] = [checker.typeOf(left), checker.require(right, 'list')]
  if (found === undefined || list === undefined) return truth
  const item = valueType(found)
  unify(list.of, item, at, checker.report)
  if (item.kind !== 'text' || list.of.kind !== 'text') return truth
  if (right.kind !== 'list') checkComparable([left, right], [item, list.of], checker.report)
  else {
    for (const candidate of right.items) {
      if (candidate.kind === 'text') checkComparable([left, candidate], [item, { kind: 'text', options: [candidate.value] }], checker.report)
    }
  }
  return truth
}
