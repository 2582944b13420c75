/** Random well-typed expressions, and values for what they name. */
import * as fc from 'fast-check'
import { missing } from '../../../../engine/expression/index.ts'
import type { BinaryOperator, Expression, Scope, Value } from '../../../../engine/expression/index.ts'

const at = [0, 0] as const
const postures = ['horizontal', 'vertical', 'wall'] as const

export const scope: Scope = {
  names: {
    load: { kind: 'number', unit: '' },
    speed: { kind: 'number', unit: '' },
    stroke: { kind: 'number', unit: '' },
    posture: { kind: 'text', options: postures },
    isOpen: { kind: 'boolean' },
    layout: { kind: 'record', members: { isWide: { kind: 'boolean' }, pitch: { kind: 'number', unit: '' } } },
    factors: {
      kind: 'record',
      members: Object.fromEntries(postures.map((posture) => [posture, { kind: 'record', members: { min: { kind: 'number', unit: '' } } }])),
    },
  },
}

/** The static paths of the scope, in slot order. */
export const paths = ['load', 'speed', 'stroke', 'posture', 'isOpen', 'layout.isWide', 'layout.pitch', 'factors'] as const
export const slotOf = (path: string): number => paths.findIndex((known) => known === path)

const number = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 20 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 1e300, noNaN: true }) },
)

const signed = fc.oneof(
  number,
  number.map((value) => 0 - value),
)
const orMissing = (path: string, known: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: fc.constant(missing(path)) })

/** One value per path, in slot order; some are missing. */
export const slotValues: fc.Arbitrary<readonly Value[]> = fc.tuple(
  orMissing('load', signed),
  orMissing('speed', signed),
  orMissing('stroke', signed),
  orMissing('posture', fc.constantFrom(...postures)),
  orMissing('isOpen', fc.boolean()),
  orMissing('layout.isWide', fc.boolean()),
  orMissing('layout.pitch', signed),
  fc.record({ horizontal: fc.record({ min: signed }), vertical: fc.record({ min: signed }), wall: fc.record({ min: signed }) }),
)

const binary = (operator: BinaryOperator, left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
  at,
})
const name = (text: string): Expression => ({ kind: 'name', name: text, at })
const member = (object: Expression, text: string): Expression => ({ kind: 'member', object, name: text, at })
const call = (text: string, values: Expression[]): Expression => ({ kind: 'call', name: text, arguments: values, at })
const literal = (value: string): Expression => ({ kind: 'text', value, at })
const choose = ([condition, whenTrue, whenFalse]: [Expression, Expression, Expression]): Expression => ({
  kind: 'conditional',
  condition,
  whenTrue,
  whenFalse,
  at,
})

type Kinds = { number: Expression; boolean: Expression; text: Expression }

/** A tree, or it with a fallback. */
type WithFallback = (tree: fc.Arbitrary<Expression>) => fc.Arbitrary<Expression>

const treesWith = (withFallback: WithFallback) =>
  fc.letrec<Kinds>((tie) => {
    const [numberTree, booleanTree, textTree] = [withFallback(tie('number')), withFallback(tie('boolean')), withFallback(tie('text'))]
    const options = { maxDepth: 5, depthSize: 'small' } as const
    return {
      number: fc.oneof(
        options,
        number.map((value): Expression => ({ kind: 'number', value, at })),
        fc.constantFrom(name('load'), name('speed'), name('stroke'), member(name('layout'), 'pitch')),
        fc
          .tuple(fc.constantFrom('+', '-', '*', '/'), numberTree, numberTree)
          .map(([operator, left, right]) => binary(operator, left, right)),
        numberTree.map((operand): Expression => ({ kind: 'unary', operator: '-', operand, at })),
        fc.tuple(fc.constantFrom('abs', 'sqrt', 'trunc', 'floor', 'ceil', 'round'), numberTree).map(([text, value]) => call(text, [value])),
        fc.tuple(fc.constantFrom('min', 'max', 'pow'), numberTree, numberTree).map(([text, a, b]) => call(text, [a, b])),
        fc.tuple(booleanTree, numberTree, numberTree).map(choose),
        textTree.map((index) => member({ kind: 'index', object: name('factors'), index, at }, 'min')),
      ),
      boolean: fc.oneof(
        options,
        fc.boolean().map((value): Expression => ({ kind: 'boolean', value, at })),
        fc.constantFrom(name('isOpen'), member(name('layout'), 'isWide')),
        fc
          .tuple(fc.constantFrom('==', '!=', '<', '<=', '>', '>='), numberTree, numberTree)
          .map(([operator, left, right]) => binary(operator, left, right)),
        fc
          .tuple(fc.constantFrom('==', '!='), fc.constantFrom(...postures))
          .map(([operator, text]) => binary(operator, name('posture'), literal(text))),
        fc
          .tuple(fc.constantFrom('==', '!=', '&&', '||'), booleanTree, booleanTree)
          .map(([operator, left, right]) => binary(operator, left, right)),
        fc.tuple(booleanTree, booleanTree, booleanTree).map(choose),
        booleanTree.map((operand): Expression => ({ kind: 'unary', operator: '!', operand, at })),
        fc
          .subarray([...postures], { minLength: 1 })
          .map((texts) => binary('in', name('posture'), { kind: 'list', items: texts.map(literal), at })),
        fc
          .tuple(numberTree, fc.array(numberTree, { minLength: 1, maxLength: 3 }))
          .map(([item, items]) => binary('in', item, { kind: 'list', items, at })),
      ),
      text: fc.oneof(
        options,
        fc.constant(name('posture')),
        fc.constantFrom(...postures).map(literal),
        fc.tuple(booleanTree, textTree, textTree).map(choose),
      ),
    }
  })

const trees = treesWith((tree) => tree)

export const numberExpression = trees.number
export const booleanExpression = trees.boolean
const ofKinds = ({ number: numbers, boolean, text }: { readonly [K in keyof Kinds]: fc.Arbitrary<Expression> }) =>
  fc.oneof({ weight: 2, arbitrary: numbers }, { weight: 2, arbitrary: boolean }, { weight: 1, arbitrary: text })
export const expression = ofKinds(trees)

/** Expressions with `??`, which CEL does not have. */
export const fallbackExpression = ofKinds(
  treesWith((tree) =>
    fc.oneof(
      { weight: 2, arbitrary: tree },
      { weight: 1, arbitrary: fc.tuple(tree, tree).map(([left, right]) => binary('??', left, right)) },
    ),
  ),
)

/** The tree without its positions, for comparing. */
export function withoutPositions(tree: Expression): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'at' ? undefined : value)))
}
