/** Faults in a formula or condition, each as the text of a changed one. */
import { type Expression, parse } from '../../engine/expression/index.ts'
import { printExpression } from '../../engine/expression/print.ts'
import { around } from './schema-edits.ts'

export type Rewritten = { readonly kind: 'constants' | 'operators'; readonly text: string }

type Rebuild = (part: Expression) => Expression

const opposites: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

const functions: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  trunc: 'ceil',
  round: 'floor',
  sin: 'cos',
  cos: 'sin',
  sum: 'max',
  any: 'all',
  all: 'any',
  first: 'last',
  last: 'first',
}

/** Every part of a node, with a function that rebuilds the node around a replacement. */
const within = (node: Expression): readonly (readonly [Expression, Rebuild])[] => {
  switch (node.kind) {
    case 'member':
      return [[node.object, (object) => ({ ...node, object })]]
    case 'index':
      return [
        [node.object, (object) => ({ ...node, object })],
        [node.index, (index) => ({ ...node, index })],
      ]
    case 'unary':
      return [[node.operand, (operand) => ({ ...node, operand })]]
    case 'binary':
      return [
        [node.left, (left) => ({ ...node, left })],
        [node.right, (right) => ({ ...node, right })],
      ]
    case 'conditional':
      return [
        [node.condition, (condition) => ({ ...node, condition })],
        [node.whenTrue, (whenTrue) => ({ ...node, whenTrue })],
        [node.whenFalse, (whenFalse) => ({ ...node, whenFalse })],
      ]
    case 'call':
      return node.arguments.map((part, at) => [part, (changed) => ({ ...node, arguments: node.arguments.with(at, changed) })])
    case 'list':
      return node.items.map((part, at) => [part, (changed) => ({ ...node, items: node.items.with(at, changed) })])
    default:
      return []
  }
}

type Variant = { readonly kind: Rewritten['kind']; readonly node: Expression }

/** Replacements of a node itself. */
const here = (node: Expression): readonly Variant[] => {
  if (node.kind === 'number') return around(node.value).map((value) => ({ kind: 'constants', node: { ...node, value } }))
  if (node.kind === 'boolean') return [{ kind: 'constants', node: { ...node, value: !node.value } }]
  if (node.kind === 'unary' && node.operator === '!') return [{ kind: 'operators', node: node.operand }]
  if (node.kind === 'binary' && node.operator === '??') {
    return [node.left, node.right].map((side) => ({ kind: 'operators', node: side }))
  }
  if (node.kind === 'binary') {
    const operator = opposites[node.operator]
    // The table contains only operators.
    return operator === undefined ? [] : [{ kind: 'operators', node: { ...node, operator: operator as typeof node.operator } }]
  }
  if (node.kind === 'member' && node.object.kind === 'name' && node.object.name === 'previous') {
    return [{ kind: 'operators', node: { kind: 'name', name: node.name, at: node.at } }]
  }
  if (node.kind === 'conditional') {
    return [{ kind: 'operators', node: { ...node, whenTrue: node.whenFalse, whenFalse: node.whenTrue } }]
  }
  const name = node.kind === 'call' && Object.hasOwn(functions, node.name) ? functions[node.name] : undefined
  return node.kind === 'call' && name !== undefined ? [{ kind: 'operators', node: { ...node, name } }] : []
}

const variantsOf = (node: Expression): readonly Variant[] => [
  ...here(node),
  ...within(node).flatMap(([part, rebuild]) => variantsOf(part).map(({ kind, node: changed }) => ({ kind, node: rebuild(changed) }))),
]

/** @returns every formula that differs in one number or one operator; none if the text is not a formula */
export const rewritesOf = (text: string): readonly Rewritten[] => {
  const parsed = parse(text)
  if ('errors' in parsed) return []
  const same = printExpression(parsed.expression)
  const found = variantsOf(parsed.expression).map(({ kind, node }) => ({ kind, text: printExpression(node) }))
  return found.filter((one, index) => one.text !== same && found.findIndex(({ text: other }) => other === one.text) === index)
}

/** Formulas without one of their factors with a unit; the value then has another unit or size. */
export const withoutFactors = (text: string): readonly string[] => {
  const parsed = parse(text)
  if ('errors' in parsed) return []
  const drop = (node: Expression): readonly Expression[] => [
    ...(node.kind === 'binary' && /[*/]/.test(node.operator) && node.right.kind === 'number' && node.right.unit !== undefined
      ? [node.left]
      : []),
    ...within(node).flatMap(([part, rebuild]) => drop(part).map(rebuild)),
  ]
  return drop(parsed.expression).map(printExpression)
}
