/** What each operator does with its operands. Absent in, absent out. */
import type { BinaryOperator } from './expression.ts'
import { Absent, isBlank, joinDeciding } from './absent.ts'
import { computed, read } from './operand.ts'
import type { Failure, Operand } from './operand.ts'

type Combine = (left: Operand, right: Operand, fail: Failure) => Operand

/** The operation of every binary operator. */
export const binaryOperations = {
  '??': fallback,
  '||': logic(true),
  '&&': logic(false),
  '==': equality(true),
  '!=': equality(false),
  '<': order('<'),
  '<=': order('<='),
  '>': order('>'),
  '>=': order('>='),
  in: membership,
  '+': arithmetic('+'),
  '-': arithmetic('-'),
  '*': arithmetic('*'),
  '/': arithmetic('/'),
} as const satisfies Record<BinaryOperator, Combine>

/** A function of one number. */
export function applyOne(apply: (value: number) => number, operand: Operand, fail: Failure): Operand {
  return computed((values) => {
    const value = read(operand, values)
    return typeof value === 'number' ? finite(apply(value), fail) : fail(value)
  })
}

/** A function of two numbers. */
export function applyTwo(apply: (a: number, b: number) => number): Combine {
  return (left, right, fail) =>
    computed((values) => {
      const a = read(left, values)
      const b = read(right, values)
      return typeof a === 'number' && typeof b === 'number' ? finite(apply(a, b), fail) : fail(a, b)
    })
}

/** `!`. */
export function not(operand: Operand, fail: Failure): Operand {
  return computed((values) => {
    const value = read(operand, values)
    return typeof value === 'boolean' ? !value : fail(value)
  })
}

function finite(result: number, fail: Failure): ReturnType<Operand['evaluate']> {
  // Infinity - Infinity and NaN - NaN are NaN; + 0 turns -0 into 0.
  return result - result === 0 ? result + 0 : fail(result)
}

/** A switch, not a function handed to `applyTwo`: without the call a formula takes two thirds of the time. */
function arithmetic(operator: '+' | '-' | '*' | '/'): Combine {
  return (left, right, fail) =>
    computed((values) => {
      const a = read(left, values)
      const b = read(right, values)
      return typeof a === 'number' && typeof b === 'number' ? finite(calculate(operator, a, b), fail) : fail(a, b)
    })
}

function calculate(operator: '+' | '-' | '*' | '/', a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
  }
}

function order(operator: '<' | '<=' | '>' | '>='): Combine {
  return (left, right, fail) =>
    computed((values) => {
      const a = read(left, values)
      const b = read(right, values)
      return typeof a === 'number' && typeof b === 'number' ? compare(operator, a, b) : fail(a, b)
    })
}

function compare(operator: '<' | '<=' | '>' | '>=', a: number, b: number): boolean {
  switch (operator) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
  }
}

function equality(holds: boolean): Combine {
  return (left, right, fail) =>
    computed((values) => {
      const a = read(left, values)
      const b = read(right, values)
      return typeof a === 'object' || typeof b === 'object' ? fail(a, b) : (a === b) === holds
    })
}

/** `decisive` settles the result from either side: false for &&, true for ||. */
function logic(decisive: boolean): Combine {
  return (left, right, fail) =>
    computed((values) => {
      const a = read(left, values)
      if (a === decisive) return decisive
      const b = read(right, values)
      if (b === decisive) return decisive
      if (a instanceof Absent && b instanceof Absent) return joinDeciding(a, b)
      return typeof a === 'boolean' && typeof b === 'boolean' ? !decisive : fail(a, b)
    })
}

/** The right side where the left is hidden or left empty; what is missing or invalid stays so. */
function fallback(left: Operand, right: Operand): Operand {
  return computed((values) => {
    const value = read(left, values)
    return value instanceof Absent && isBlank(value) ? read(right, values) : value
  })
}

function membership(left: Operand, right: Operand, fail: Failure): Operand {
  return computed((values) => {
    const item = read(left, values)
    const list = read(right, values)
    return typeof item !== 'object' && Array.isArray(list) ? list.includes(item) : fail(item, list)
  })
}
