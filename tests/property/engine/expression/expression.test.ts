import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  check,
  compileExpression,
  isAbsent,
  longestSource,
  parse,
  printExpression,
  range,
  references,
} from '../../../../engine/expression/index.ts'
import type { Expression, Value } from '../../../../engine/expression/index.ts'
import {
  booleanExpression,
  expression,
  numberExpression,
  paths,
  scope,
  slotOf,
  slotValues,
  withoutPositions,
} from './arbitrary-expression.ts'
import { scaledRuns } from '../../../setup/runs.ts'

function parsed(source: string): Expression {
  const result = parse(source)
  if ('errors' in result) throw new Error(`${source}: ${result.errors[0]?.message}`)
  return result.expression
}

const pieces = [
  'a',
  'load',
  'posture',
  '.',
  '[',
  ']',
  '(',
  ')',
  ',',
  '?',
  ':',
  '!',
  '-',
  '+',
  '*',
  '/',
  '==',
  '<',
  '&&',
  '||',
  'in',
  "'",
  '\\',
  '1',
  '0.5',
  '[mm]',
  ' ',
  'true',
  'max',
  'min(',
  '__proto__',
  '🦀',
]
const javascriptTypes = {
  number: 'number',
  text: 'string',
  boolean: 'boolean',
  list: 'object',
  record: 'object',
  column: 'object',
} as const

const nearlySource = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join('')),
  fc.tuple(expression, fc.nat(), fc.constantFrom('', ...pieces)).map(([tree, position, piece]) => {
    const source = printExpression(tree)
    const cut = position % (source.length + 1)
    return source.slice(0, cut) + piece + source.slice(cut + 1)
  }),
)

describe('parse', () => {
  it('never throws, and points inside the source', () => {
    fc.assert(
      fc.property(nearlySource, (source) => {
        const result = parse(source)
        const marks = 'errors' in result ? result.errors.map((error) => error.at) : [result.expression.at]
        expect(marks).toHaveLength(1)
        for (const [start, end] of marks) {
          expect(0 <= start && start <= end && end <= source.length).toBe(true)
        }
      }),
      scaledRuns(5000),
    )
  })

  it('survives bombs of any bracket', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('(', '[', 'a[', 'f(', '-', '!', 'a?a:', '((', "'", 'a.', '1[', 'a+'),
        fc.nat({ max: 5000 }),
        (piece, count) => {
          expect(() => parse(piece.repeat(count))).not.toThrow()
        },
      ),
    )
  })

  it('reads back what is printed as the same tree', () => {
    fc.assert(
      fc.property(expression, (tree) => {
        const printed = printExpression(tree)
        // A longer one is no source.
        fc.pre(printed.length <= longestSource)
        const again = parsed(printed)
        expect(withoutPositions(again)).toEqual(withoutPositions(tree))
        expect(printExpression(again)).toBe(printExpression(tree))
      }),
      scaledRuns(2000),
    )
  })
})

describe('check', () => {
  it('never throws on what parses, and points inside the source', () => {
    fc.assert(
      fc.property(nearlySource, (source) => {
        const result = parse(source)
        if ('errors' in result) return
        for (const { at, message } of check(result.expression, scope, { kind: 'number', unit: 'mm' }).errors) {
          expect(0 <= at[0] && at[0] <= at[1] && at[1] <= source.length).toBe(true)
          expect(message).not.toMatch(/undefined|\[object/)
        }
      }),
      scaledRuns(5000),
    )
  })

  it('what it accepts evaluates to a value of the type it says', () => {
    fc.assert(
      fc.property(expression, slotValues, (tree, values) => {
        const { type, errors } = check(tree, scope)
        expect(errors).toEqual([])
        const value = compileExpression(tree, slotOf)(values)
        expect(isAbsent(value) || typeof value === javascriptTypes[type?.kind ?? 'record']).toBe(true)
      }),
      scaledRuns(3000),
    )
  })
})

/** An absence without the order of its reasons. */
const facts = (value: Value | undefined): unknown => (isAbsent(value) ? [value.state, value.because.toSorted()] : value)

describe('evaluate', () => {
  it('never throws and never gives NaN, an infinity or -0', () => {
    fc.assert(
      fc.property(numberExpression, slotValues, (tree, values) => {
        const value = compileExpression(tree, slotOf)(values)
        expect(isAbsent(value) || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true)
      }),
      scaledRuns(5000),
    )
  })

  it('blames only paths it reads, and nothing missing without a reason', () => {
    fc.assert(
      fc.property(expression, slotValues, (tree, values) => {
        const value = compileExpression(tree, slotOf)(values)
        if (!isAbsent(value)) return
        const read = references(tree)
        expect(value.because.every((name) => read.includes(name))).toBe(true)
        expect(value.state !== 'missing' || value.because.length > 0).toBe(true)
      }),
      scaledRuns(5000),
    )
  })

  it('a known result stays when missing inputs are filled in', () => {
    fc.assert(
      fc.property(expression, slotValues, slotValues, (tree, values, others) => {
        const evaluate = compileExpression(tree, slotOf)
        const before = evaluate(values)
        const filled: Value[] = values.map((value, slot) => (isAbsent(value) ? (others[slot] ?? value) : value))
        if (isAbsent(before)) return
        expect(evaluate(filled)).toBe(before)
      }),
      scaledRuns(5000),
    )
  })

  it('&& and || do not depend on the order of their sides', () => {
    fc.assert(
      fc.property(fc.constantFrom('&&', '||'), booleanExpression, booleanExpression, slotValues, (operator, a, b, values) => {
        const [one, other] = [[a, b] as const, [b, a] as const].map(([left, right]) =>
          compileExpression({ kind: 'binary', operator, left, right, at: [0, 0] }, slotOf)(values),
        )
        expect(facts(one)).toEqual(facts(other))
      }),
      scaledRuns(3000),
    )
  })

  it('equals itself after a round trip through JSON', () => {
    fc.assert(
      fc.property(expression, slotValues, (tree, values) => {
        // What comes out of JSON.parse is what went in: the tree is plain data.
        const copy = JSON.parse(JSON.stringify(tree)) as Expression
        expect(compileExpression(copy, slotOf)(values)).toEqual(compileExpression(tree, slotOf)(values))
      }),
    )
  })
})

describe('range', () => {
  it('holds every finite result', () => {
    fc.assert(
      fc.property(numberExpression, slotValues, slotValues, slotValues, (tree, first, second, third) => {
        const boundsOf = (path: string): readonly [number, number] | undefined => {
          const ends = [first, second, third].map((values) => values[slotOf(path)]).filter((value) => typeof value === 'number')
          return ends.length === 0 ? undefined : [Math.min(...ends), Math.max(...ends)]
        }
        const bounds = range(tree, boundsOf)
        if (bounds === undefined) return
        expect(bounds[0]).toBeLessThanOrEqual(bounds[1])
        for (const values of [first, second, third]) {
          const value = compileExpression(tree, slotOf)(values)
          if (typeof value !== 'number') continue
          // Math.pow need not be monotonic in its last digit; all else is.
          const slack = Math.abs(value) * 1e-12
          expect(value + slack >= bounds[0] && value - slack <= bounds[1]).toBe(true)
        }
      }),
      scaledRuns(20_000),
    )
  })
})

it('the scope of these tests names the slots of these tests', () => {
  expect(paths.map((path) => path.split('.')[0]).every((name) => name !== undefined && Object.hasOwn(scope.names, name))).toBe(true)
})
