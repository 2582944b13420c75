/** Static checks of an expression: names, types, options, units. */
import { parseUnit } from '../units/index.ts'
import { checkOptions } from './check-texts.ts'
import { checkBinary } from './check-binary.ts'
import { checkCall } from './check-call.ts'
import type { Checker } from './checker.ts'
import { checkIndex, checkMember, lookUp } from './check-records.ts'
import { complainOfType, unify, valueType } from './check-unify.ts'
import type { Conditional, Expression, List, NumberLiteral, Unary } from './expression.ts'
import type { ExpressionError } from './expression-error.ts'
import type { BooleanType, ExpressionType, NumberType, Scope } from './expression-type.ts'

/**
 * Checks an expression against its scope and its expected type.
 *
 * Units: a bare literal adopts the other side's unit in `+ - < > == min max ?:` and is dimensionless in `* /`; scales must match; nothing
 * is converted. Texts: comparing with a text outside the options is an error. All errors are reported, not only the first.
 *
 * @param expected the type the result must have; any type if omitted
 * @returns the type (undefined if an error hides it) and all errors in source order
 */
export function check(
  expression: Expression,
  scope: Scope,
  expected?: ExpressionType,
): { type: ExpressionType | undefined; errors: ExpressionError[] } {
  const errors: ExpressionError[] = []
  const checker = createChecker(scope, errors)
  const type = expected === undefined ? checker.typeOf(expression) : checkResult(expression, valueType(expected), checker)
  return { type, errors: errors.sort((a, b) => a.at[0] - b.at[0]) }
}

function checkResult(expression: Expression, expected: ExpressionType, checker: Checker): ExpressionType | undefined {
  const type = checker.require(expression, expected.kind)
  if (type?.kind === 'text' && expected.kind === 'text') checkOptions({ expression, type }, expected, checker)
  if (type?.kind === 'list' && expected.kind === 'list' && type.of.kind === 'text' && expected.of.kind === 'text') {
    checkOptions({ expression, type: type.of }, expected.of, checker)
  }
  return type && unify(type, expected, checker.complainAt(expression.at))
}

function createChecker(scope: Scope, errors: ExpressionError[]): Checker {
  const checker: Checker = {
    scope,
    complainAt:
      (at) =>
      (code, message, params = {}) =>
        void errors.push({ code, at, params, message }),
    within: (inner) => createChecker(inner, errors),
    typeOf: (expression) => typeOf(expression, checker),
    require: (expression, kind) => {
      const found = checker.typeOf(expression)
      const type = found && valueType(found)
      if (type !== undefined && type.kind !== kind) complainOfType(kindNames[kind], type, checker.complainAt(expression.at))
      // The comparison above narrows the kind; TypeScript cannot follow it through the type parameter.
      return type?.kind === kind ? (type as ReturnType<typeof checker.require<typeof kind>>) : undefined
    },
  }
  return checker
}

const kindNames = {
  number: 'a number',
  text: 'a text',
  boolean: 'true or false',
  list: 'a list',
  record: 'a record',
  column: 'a column',
} as const satisfies Record<ExpressionType['kind'], string>

function typeOf(expression: Expression, checker: Checker): ExpressionType | undefined {
  switch (expression.kind) {
    case 'number':
      return checkNumber(expression, checker)
    case 'text':
      return { kind: 'text', options: [expression.value] }
    case 'boolean':
      return { kind: 'boolean' }
    case 'name':
      return lookUp(expression.name, checker.scope.names, { code: 'unknownName', complain: checker.complainAt(expression.at) })
    case 'member':
      return checkMember(expression, checker)
    case 'index':
      return checkIndex(expression, checker)
    case 'list':
      return checkList(expression, checker)
    case 'unary':
      return checkUnary(expression, checker)
    case 'binary':
      return checkBinary(expression, checker)
    case 'conditional':
      return checkConditional(expression, checker)
    case 'call':
      return checkCall(expression, checker)
  }
}

function checkNumber({ unit, at }: NumberLiteral, { complainAt }: Checker): NumberType | undefined {
  if (unit === undefined) return { kind: 'number', unit: '', bare: true }
  const known = parseUnit(unit)
  if (known === undefined) complainAt([at[1] - 1 - unit.length, at[1] - 1])('unknownUnit', `unknown unit '${unit}'`, { unit })
  return known && { kind: 'number', unit: known.symbol }
}

function checkUnary({ operator, operand }: Unary, { require }: Checker): BooleanType | NumberType | undefined {
  return require(operand, operator === '!' ? 'boolean' : 'number')
}

function checkConditional({ condition, whenTrue, whenFalse }: Conditional, checker: Checker): ExpressionType | undefined {
  checker.require(condition, 'boolean')
  const [first, second] = [checker.typeOf(whenTrue), checker.typeOf(whenFalse)]
  return first && second && unify(first, second, checker.complainAt(whenFalse.at))
}

function checkList({ items, at }: List, { typeOf, complainAt }: Checker): ExpressionType | undefined {
  const types = items.map(typeOf)
  if (items.length === 0) complainAt(at)('typeMismatch', 'a list needs at least one item', { expected: 'an item', found: 'none' })
  const of = types.reduce((shared, type, index) => shared && type && unify(shared, type, complainAt(items[index]?.at ?? at)), types[0])
  return of && { kind: 'list', of: valueType(of) }
}
