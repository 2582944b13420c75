/** Trees back to text. */
import { formatNumber } from '../units/index.ts'
import { precedence } from './expression.ts'
import type { Binary, Expression, NumberLiteral } from './expression.ts'

type PrintNumber = (literal: NumberLiteral) => string

/** Levels of the grammar around the binary operators (1 to 6). */
const conditionalLevel = 0
const unaryLevel = 7
const memberLevel = 8

/** The expression in our own syntax, with the fewest brackets; `parse` reads it back as the same tree. */
export function printExpression(expression: Expression): string {
  return print(expression, ({ value, unit }) => formatNumber(value) + (unit === undefined ? '' : `[${unit}]`), conditionalLevel)
}

/**
 * The expression in standard CEL: every number a double, units dropped.
 *
 * The functions keep their names (min, max, abs, sqrt, trunc, floor, ceil, round, pow): a CEL host registers them, since the CEL standard
 * has no functions of numbers of its own.
 */
export function printCel(expression: Expression): string {
  return print(expression, ({ value }) => formatDouble(value), conditionalLevel)
}

function formatDouble(value: number): string {
  const text = formatNumber(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}

function print(expression: Expression, printNumber: PrintNumber, level: number): string {
  const text = printBare(expression, printNumber)
  return levelOf(expression) < level ? `(${text})` : text
}

function levelOf(expression: Expression): number {
  switch (expression.kind) {
    case 'conditional':
      return conditionalLevel
    case 'binary':
      return precedence[expression.operator]
    case 'unary':
    // A number is no object of a member or an index: `5[mm]` is a unit.
    case 'number':
      return unaryLevel
    default:
      return memberLevel
  }
}

function printBare(expression: Expression, printNumber: PrintNumber): string {
  const show = (part: Expression, level: number = conditionalLevel) => print(part, printNumber, level)
  switch (expression.kind) {
    case 'number':
      return printNumber(expression)
    case 'text':
      return `'${expression.value.replace(/['\\]/g, '\\$&')}'`
    case 'boolean':
      return String(expression.value)
    case 'name':
      return expression.name
    case 'member':
      return `${show(expression.object, memberLevel)}.${expression.name}`
    case 'index':
      return `${show(expression.object, memberLevel)}[${show(expression.index)}]`
    case 'list':
      return `[${expression.items.map((item) => show(item)).join(', ')}]`
    case 'unary':
      return expression.operator + show(expression.operand, repeats(expression.operand, expression.operator) ? unaryLevel : memberLevel)
    case 'binary':
      return printBinary(expression, show)
    case 'conditional':
      return `${show(expression.condition, 1)} ? ${show(expression.whenTrue, 1)} : ${show(expression.whenFalse)}`
    case 'call':
      return `${expression.name}(${expression.arguments.map((argument) => show(argument)).join(', ')})`
  }
}

/** `!!a` and `--1` need no brackets, `!-a` is not in the grammar. */
function repeats(operand: Expression, operator: string): boolean {
  return operand.kind === 'number' || (operand.kind === 'unary' && operand.operator === operator)
}

function printBinary({ operator, left, right }: Binary, show: (part: Expression, level: number) => string): string {
  const level = precedence[operator]
  return `${show(left, level)} ${operator} ${show(right, level + 1)}`
}
