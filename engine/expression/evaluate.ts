/** Compiles syntax trees to closures: no eval, and no allocation while every value is known. */
import { Absent, joinAbsent } from './absent.ts'
import { pathOf } from './expression.ts'
import type { Call, Conditional, Expression, Index, List, Member } from './expression.ts'
import { aggregateOf, columnPath } from './aggregate.ts'
import { binaryFunctions, isAggregate, isBinaryFunction, isUnaryFunction, unaryFunctions } from './functions.ts'
import type { AggregateName } from './functions.ts'
import { computed, constantOperand, failureOf, read, slotOperand } from './operand.ts'
import type { Evaluator, Failure, Operand } from './operand.ts'
import { applyOne, applyTwo, binaryOperations, not } from './operators.ts'
import type { Scalar, Value } from './value.ts'

type SlotOf = (path: string) => number

/**
 * Compiles a checked expression.
 *
 * Absent operands make the result absent, with the union of their reasons; `false && absent` and `absent && false` are false, `||` likewise, and
 * only the chosen branch of `?:` counts. A result that is not finite (1 / 0, sqrt(-1)) is invalid, with the inputs used as the reason.
 *
 * @param slotOf the index in `values` of a static path such as `tables.serviceFactor.min`; called during compilation only
 * @throws RangeError if `slotOf` returns no index or a function is unknown: run `check` first
 */
export function compileExpression(expression: Expression, slotOf: SlotOf): Evaluator {
  return compile(expression, slotOf).evaluate
}

function compile(expression: Expression, slotOf: SlotOf): Operand {
  const path = pathOf(expression)
  if (path !== undefined) return slotOperand(path, slotOf(path))
  switch (expression.kind) {
    case 'number':
    case 'text':
    case 'boolean':
      return constantOperand(expression.value)
    case 'list':
      return compileList(expression, slotOf)
    case 'member':
      return compileMember(expression, slotOf)
    case 'index':
      return compileIndex(expression, slotOf)
    case 'unary': {
      const operand = compile(expression.operand, slotOf)
      return expression.operator === '!' ? not(operand, failureOf(expression)) : applyOne((value) => -value, operand, failureOf(expression))
    }
    case 'binary': {
      const { operator, left, right } = expression
      return binaryOperations[operator](compile(left, slotOf), compile(right, slotOf), failureOf(expression))
    }
    case 'conditional':
      return compileConditional(expression, slotOf)
    case 'call':
      return compileCall(expression, slotOf)
    case 'name':
      throw new RangeError(`unknown name '${expression.name}'`)
  }
}

function compileConditional(expression: Conditional, slotOf: SlotOf): Operand {
  const condition = compile(expression.condition, slotOf)
  const whenTrue = compile(expression.whenTrue, slotOf)
  const whenFalse = compile(expression.whenFalse, slotOf)
  const fail = failureOf(expression.condition)
  return computed((values) => {
    const decision = read(condition, values)
    if (decision === true) return read(whenTrue, values)
    return decision === false ? read(whenFalse, values) : fail(decision)
  })
}

function compileList({ items }: List, slotOf: SlotOf): Operand {
  const operands = items.map((item) => compile(item, slotOf))
  const make: Evaluator = (values) => listOf(operands.map((operand) => read(operand, values)))
  if (operands.some(({ constant }) => constant === undefined)) return computed(make)
  const list = make([])
  return computed(() => list)
}

function listOf(items: readonly Value[]): readonly Scalar[] | Absent {
  const absent = items.filter((item) => item instanceof Absent)
  return absent.length > 0 ? absent.reduce(joinAbsent) : items.filter((item) => typeof item !== 'object')
}

function compileMember(expression: Member, slotOf: SlotOf): Operand {
  const object = compile(expression.object, slotOf)
  const fail = failureOf(expression)
  const { name } = expression
  return computed((values) => memberOf(read(object, values), name, fail))
}

function compileIndex(expression: Index, slotOf: SlotOf): Operand {
  const object = compile(expression.object, slotOf)
  const index = compile(expression.index, slotOf)
  const fail = failureOf(expression)
  return computed((values) => {
    const record = read(object, values)
    const key = read(index, values)
    return typeof key === 'string' && !(record instanceof Absent) ? memberOf(record, key, fail) : fail(record, key)
  })
}

/** Reads an own member only: inherited ones (`constructor`) are not data. */
function memberOf(record: Value, name: string, fail: Failure): Value {
  if (typeof record !== 'object' || record instanceof Absent || Array.isArray(record) || !Object.hasOwn(record, name)) return fail(record)
  // Absent values and lists are handled above; Array.isArray does not narrow readonly arrays.
  return (record as { readonly [name: string]: Value })[name] ?? fail(record)
}

function compileCall(expression: Call, slotOf: SlotOf): Operand {
  if (isAggregate(expression)) return compileAggregate(expression, slotOf)
  const fail = failureOf(expression)
  const [first, ...others] = expression.arguments.map((argument) => compile(argument, slotOf))
  const { name } = expression
  if (first !== undefined && isUnaryFunction(name)) return applyOne(unaryFunctions[name], first, fail)
  if (first === undefined || !isBinaryFunction(name)) throw new RangeError(`unknown function '${name}'`)
  const combine = applyTwo(binaryFunctions[name])
  return others.reduce((left, right) => combine(left, right, fail), first)
}

/** Reads the column from its own slot, see `columnPath`. */
function compileAggregate({ name, arguments: [element] }: Call & { readonly name: AggregateName }, slotOf: SlotOf): Operand {
  const path = element === undefined ? '' : columnPath(element)
  const column = slotOperand(path, slotOf(path))
  const aggregate = aggregateOf(name)
  return computed((values) => aggregate(read(column, values)))
}
