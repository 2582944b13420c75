/** Abstract interpretation: computes the possible values of an expression from those of its paths. */
import { pathOf, range } from '../../expression/index.ts'
import type { Expression } from '../../expression/index.ts'
import { factOf, withFact } from './facts.ts'
import type { Facts } from './facts.ts'
import type { Possible } from './possible.ts'
import { anything, either, equality, intervalIn, mayBe, numberIn, textOf, truth, unbounded } from './possible.ts'

/** The possible values of a path, given facts. */
export type Read = (path: string, facts: Facts) => Possible

/** Environment of an expression: its paths and the known conditions. */
export type InterpretScope = { readonly read: Read; readonly facts: Facts }

type Binary = Expression & { kind: 'binary' }

const under = ({ read, facts }: InterpretScope, condition: Expression, holds: boolean): InterpretScope => {
  return { read, facts: withFact(facts, condition, holds) }
}

/** The possible values of `expression` given `facts`. */
export function interpret(expression: Expression, scope: InterpretScope): Possible {
  const settled = factOf(scope.facts, expression)
  if (settled !== undefined) return truth([settled])
  const path = pathOf(expression)
  if (path !== undefined) return scope.read(path, scope.facts)
  switch (expression.kind) {
    case 'number':
      return numberIn([expression.value, expression.value])
    case 'text':
      return textOf([expression.value])
    case 'boolean':
      return truth([expression.value])
    case 'unary':
      return expression.operator === '!' ? not(interpret(expression.operand, scope)) : calculated(expression, [expression.operand], scope)
    case 'binary':
      return binary(expression, scope)
    case 'conditional':
      return conditional(expression, scope)
    case 'call':
      if (expression.name === 'any' || expression.name === 'all') return truth([true, false], combined(expression.arguments, scope).masked)
      if (expression.name === 'first' || expression.name === 'last') return combined(expression.arguments, scope)
      return calculated(expression, expression.arguments, scope)
    case 'list':
      return combined(expression.items, scope)
    case 'index':
      return combined(
        [expression.object, expression.index].filter((part) => pathOf(part)?.startsWith('init') !== true),
        scope,
      )
    case 'member':
      return combined([expression.object], scope)
    case 'name':
      return anything
  }
}

/** Any value; possibly hidden if one of the parts is. */
function combined(parts: readonly Expression[], scope: InterpretScope): Possible {
  return { kind: 'any', masked: parts.some((part) => interpret(part, scope).masked) }
}

function not(operand: Possible): Possible {
  return operand.kind === 'truth'
    ? truth(
        operand.truths.map((value) => !value),
        operand.masked,
      )
    : operand
}

function conditional({ condition, whenTrue, whenFalse }: Expression & { kind: 'conditional' }, scope: InterpretScope): Possible {
  const decision = interpret(condition, scope)
  const undecided: Possible = { kind: 'none', masked: decision.masked }
  const first = mayBe(decision, true) ? interpret(whenTrue, under(scope, condition, true)) : undecided
  const second = mayBe(decision, false) ? interpret(whenFalse, under(scope, condition, false)) : undecided
  return either(undecided, either(first, second))
}

function binary(expression: Binary, scope: InterpretScope): Possible {
  const { operator, left, right } = expression
  if (operator === '??') return fallback(interpret(left, scope), interpret(right, scope))
  if (operator === '&&' || operator === '||') return logic(expression, scope)
  if (operator === '+' || operator === '-' || operator === '*' || operator === '/') return calculated(expression, [left, right], scope)
  const [a, b] = [interpret(left, scope), interpret(right, scope)]
  const masked = a.masked || b.masked
  if (a.kind === 'none' || b.kind === 'none') return { kind: 'none', masked }
  const { holds, fails } = operator === 'in' ? membership(a, right) : compared(operator, a, b)
  return truth([...(holds ? [true] : []), ...(fails ? [false] : [])], masked)
}

/** Either side, since the left may be left empty; hidden where the fallback is. */
const fallback = (left: Possible, right: Possible): Possible => either({ ...left, masked: false }, right)

/**
 * `decisive` is the operand value that settles the result; the right side is evaluated only where the left does not settle it.
 */
function logic({ operator, left, right }: Binary, scope: InterpretScope): Possible {
  const decisive = operator === '||'
  const a = interpret(left, scope)
  const b = interpret(right, under(scope, left, !decisive))
  const settles = mayBe(a, decisive) || mayBe(b, decisive)
  const lets = mayBe(a, !decisive) && mayBe(b, !decisive)
  const masked = (a.masked && (b.masked || mayBe(b, !decisive))) || (b.masked && (a.masked || mayBe(a, !decisive)))
  return truth([...(settles ? [decisive] : []), ...(lets ? [!decisive] : [])], masked)
}

type Outcome = { readonly holds: boolean; readonly fails: boolean }

function compared(operator: Exclude<Binary['operator'], 'in' | '??' | '&&' | '||'>, a: Possible, b: Possible): Outcome {
  const [[low, high], [otherLow, otherHigh]] = [intervalIn(a), intervalIn(b)]
  switch (operator) {
    case '<':
      return { holds: low < otherHigh, fails: high >= otherLow }
    case '<=':
      return { holds: low <= otherHigh, fails: high > otherLow }
    case '>':
      return { holds: high > otherLow, fails: low <= otherHigh }
    case '>=':
      return { holds: high >= otherLow, fails: low < otherHigh }
    default: {
      const { equal, different } = equality(a, b)
      return operator === '!=' ? { holds: different, fails: equal } : { holds: equal, fails: different }
    }
  }
}

function membership(item: Possible, list: Expression): Outcome {
  const texts = list.kind === 'list' && list.items.every((one) => one.kind === 'text') ? list.items.map((one) => one.value) : undefined
  if (!texts || item.kind !== 'text' || !item.options) return { holds: true, fails: true }
  return { holds: item.options.some((option) => texts.includes(option)), fails: item.options.some((option) => !texts.includes(option)) }
}

/** Evaluates arithmetic with the interval arithmetic of the expression language; each operand is bound to a temporary name. */
function calculated(expression: Expression, operands: readonly Expression[], scope: InterpretScope): Possible {
  const values = operands.map((operand) => interpret(operand, scope))
  const masked = values.some((value) => value.masked)
  if (values.some((value) => value.kind === 'none')) return { kind: 'none', masked }
  const names = operands.map(({ at }, index): Expression => ({ kind: 'name', name: String(index), at }))
  const interval = range(withOperands(expression, names), (name) => intervalIn(values[Number(name)] ?? anything))
  return numberIn(interval ?? unbounded, masked)
}

function withOperands(expression: Expression, operands: readonly Expression[]): Expression {
  const [first, second] = operands
  if (expression.kind === 'call') return { ...expression, arguments: operands }
  if (expression.kind === 'unary' && first) return { ...expression, operand: first }
  return expression.kind === 'binary' && first && second ? { ...expression, left: first, right: second } : expression
}
