/** The text of a formula: how it may be laid out, which brackets it needs, what is wrong with it, and where. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caret, deepestNesting, longestSource, parse, printExpression } from '../../../../engine/expression/index.ts'
import type { Expression, ExpressionError } from '../../../../engine/expression/index.ts'
import { fallbackExpression as expression, numberExpression, withoutPositions } from './arbitrary-expression.ts'
import { partsOf } from './expression-parts.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const treeOf = (source: string): Expression | undefined => {
  const result = parse(source)
  return 'expression' in result ? result.expression : undefined
}
const mistakeIn = (source: string): ExpressionError | undefined => {
  const result = parse(source)
  return 'errors' in result ? result.errors[0] : undefined
}
/** What it is, without its places. */
const meaning = (tree: Expression | undefined): unknown => tree && withoutPositions(tree)
const everyPart = (tree: Expression): readonly Expression[] => [tree, ...partsOf(tree).flatMap(everyPart)]
const words = /'(?:[^'\\]|\\.)*'|\d+(?:\.\d+)?(?:e[+-]?\d+)?(?:\[[^\]]*\])?|\w+|[=!<>]=|&&|\|\||\?\?|\S/g
const gap = fc.constantFrom('', ' ', '  ', '\n', '\t', ' \r\n ')
/** A unit stands directly behind its number, and two words do not run together. */
const laidOut = (source: string, gaps: readonly string[]): string => {
  const all = source.match(words) ?? []
  return all
    .map((word, index) => {
      const before = all[index - 1] ?? ''
      const space = gaps[index % Math.max(1, gaps.length)] ?? ''
      // A word behind a word, and `in` behind a bracket, would be another word; `1[` would be a unit.
      return (/\w$/.test(before) && /^[\w[]/.test(word) && space === '' ? ' ' : space) + word
    })
    .join('')
}
const short = (source: string) => source.length <= longestSource / 4

describe('layout', () => {
  it('changes nothing; every part stands where it says, and means the same alone', () => {
    fc.assert(
      fc.property(expression, fc.array(gap, { maxLength: 9 }), (tree, gaps) => {
        const source = laidOut(printExpression(tree), gaps)
        fc.pre(short(source))
        const read = treeOf(source)
        expect(meaning(read)).toEqual(meaning(tree))
        for (const part of read ? everyPart(read) : []) expect(meaning(treeOf(source.slice(...part.at)))).toEqual(meaning(part))
      }),
      scaledRuns(1000),
    )
  })

  it('what is printed has no brackets that it can do without', () => {
    fc.assert(
      fc.property(expression, (tree) => {
        const source = printExpression(tree)
        fc.pre(short(source) && !source.includes("'"))
        const open: number[] = []
        for (const [index, character] of source.split('').entries()) {
          if (character === '(') open.push(index)
          if (character !== ')') continue
          const start = open.pop() ?? 0
          if (/\w/.test(source[start - 1] ?? '')) continue
          const less = `${source.slice(0, start)} ${source.slice(start + 1, index)} ${source.slice(index + 1)}`
          expect(meaning(treeOf(less))).not.toEqual(meaning(tree))
        }
      }),
      scaledRuns(1000),
    )
  })

  it('operators bind as in CEL: || && comparisons, sums, products, and ?? before them; each from left to right', () => {
    const levels = [['??'], ['||'], ['&&'], ['==', '!=', '<', '<=', '>', '>=', 'in'], ['+', '-'], ['*', '/']]
    const all = levels.flatMap((level, index) => level.map((operator) => [operator, index] as const))
    for (const [first, one] of all) {
      for (const [second, other] of all) {
        const bracketed = one >= other ? `(a ${first} b) ${second} c` : `a ${first} (b ${second} c)`
        expect([first, second, meaning(treeOf(`a ${first} b ${second} c`))]).toEqual([first, second, meaning(treeOf(bracketed))])
      }
    }
    expect(meaning(treeOf('a ? b : c ? d : e'))).toEqual(meaning(treeOf('a ? b : (c ? d : e)')))
    expect(meaning(treeOf('-a.b * !c[d]'))).toEqual(meaning(treeOf('(-(a.b)) * (!(c[d]))')))
  })
})

type Params = Readonly<Record<string, string>>
type Wrong = readonly [piece: string, code: string, start: number, end: number, params?: Params]
const token = (expected: string, found: string): Params => ({ expected, found })
const ended = 'end of expression'
const operator = 'an operator or the end'
/** Pieces that are wrong where a value is wanted, with the place inside them. */
const wrongPieces: readonly Wrong[] = [
  ['#', 'unexpectedCharacter', 0, 1, { found: '#' }],
  ['a # b', 'unexpectedCharacter', 2, 3, { found: '#' }],
  ['🦀', 'unexpectedCharacter', 0, 2, { found: '🦀' }],
  ['"a"', 'unexpectedCharacter', 0, 1, { found: '"' }],
  ['a = b', 'unexpectedCharacter', 2, 3, { found: '=' }],
  ['a & b', 'unexpectedCharacter', 2, 3, { found: '&' }],
  ['a | b', 'unexpectedCharacter', 2, 3, { found: '|' }],
  ["'abc", 'unterminatedText', 0, 4],
  ["'ab\nc'", 'unterminatedText', 0, 3],
  ["'a\\q'", 'badEscape', 2, 4],
  ["'a\\", 'badEscape', 2, 3],
  ['1.', 'badNumber', 0, 2],
  ['1.5.2', 'badNumber', 0, 5],
  ['12abc', 'badNumber', 0, 5],
  ['2e', 'badNumber', 0, 2],
  ['9e999', 'badNumber', 0, 5],
  ['5[mm', 'badUnit', 1, 4],
  ['5[m[m]', 'badUnit', 1, 3],
  ['', 'unexpectedToken', 0, 0, token('a value', ended)],
  [')', 'unexpectedToken', 0, 1, token('a value', "')'")],
  ['* a', 'unexpectedToken', 0, 1, token('a value', "'*'")],
  ['!-a', 'unexpectedToken', 1, 2, token('a value', "'-'")],
  ['-!a', 'unexpectedToken', 1, 2, token('a value', "'!'")],
  ['.5', 'unexpectedToken', 0, 1, token('a value', "'.'")],
  ['a b', 'unexpectedToken', 2, 3, token(operator, "'b'")],
  ["a 'b'", 'unexpectedToken', 2, 5, token(operator, 'a text')],
  ['a)', 'unexpectedToken', 1, 2, token(operator, "')'")],
  ['a, b', 'unexpectedToken', 1, 2, token(operator, "','")],
  ['(a', 'unexpectedToken', 2, 2, token("')'", ended)],
  ['[a', 'unexpectedToken', 2, 2, token("']'", ended)],
  ['[a,]', 'unexpectedToken', 3, 4, token('a value', "']'")],
  ['f(a', 'unexpectedToken', 3, 3, token("')'", ended)],
  ['f(a b)', 'unexpectedToken', 4, 5, token("')'", "'b'")],
  ['f(,)', 'unexpectedToken', 2, 3, token('a value', "','")],
  ['a[1', 'unexpectedToken', 3, 3, token("']'", ended)],
  ['a[]', 'unexpectedToken', 2, 3, token('a value', "']'")],
  ['a.', 'unexpectedToken', 2, 2, token('a name', ended)],
  ["a.'b'", 'unexpectedToken', 2, 5, token('a name', 'a text')],
  ['a.in', 'unexpectedToken', 2, 4, token('a name', "'in'")],
  ['a.true', 'unexpectedToken', 2, 6, token('a name', "'true'")],
  ['a ? b', 'unexpectedToken', 5, 5, token("':'", ended)],
  ['a ? b :', 'unexpectedToken', 7, 7, token('a value', ended)],
  ['a ? b ? c : d : e', 'unexpectedToken', 6, 7, token("':'", "'?'")],
]
const reservedWords = 'as break const continue else for function if import let loop package namespace return var void while'.split(' ')

describe('mistakes', () => {
  const before = numberExpression.map(printExpression).filter(short)
  const context = fc.oneof(
    fc.constant(''),
    before.map((text) => `(${text}) + `),
    before.map((text) => `(${text}) > 0 && `),
  )
  const expectMistake = (start: string, [piece, code, from, to, params = {}]: Wrong): void => {
    const source = start + piece
    const wrong = mistakeIn(source)
    const isEmpty = source.trim() === ''
    expect([wrong?.code, wrong?.at, wrong?.params]).toEqual([
      isEmpty ? 'empty' : code,
      [start.length + from, start.length + to],
      isEmpty ? {} : params,
    ])
    for (const word of Object.values(isEmpty ? {} : params)) expect(wrong?.message).toContain(word)
    if (wrong && !source.includes('\n')) {
      // One caret at least: the end has a place and no width.
      expect(caret(source, wrong)).toBe(`${source}\n${' '.repeat(start.length + from)}${'^'.repeat(Math.max(1, to - from))}`)
    }
  }

  it('are told with the place, wherever a value is wanted', () => {
    for (const wrong of wrongPieces) expectMistake('', wrong)
    fc.assert(fc.property(context, fc.constantFrom(...wrongPieces), expectMistake), scaledRuns(500))
  })

  it('a text is no operator, whatever it says', () => {
    const operators = ['??', '||', '&&', '==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/']
    for (const operator of operators) {
      const mistake = mistakeIn(`a '${operator}' b`)
      expect([operator, mistake?.code, mistake?.at]).toEqual([operator, 'unexpectedToken', [2, 4 + operator.length]])
      expect(treeOf(`a ${operator} b`)).toBeDefined()
    }
  })

  it('a reserved word is no name, but may be one of a member', () => {
    for (const word of ['null', ...reservedWords]) expectMistake('a + ', [word, 'reservedWord', 0, word.length, { found: word }])
    const members = reservedWords.map((name) => ({ kind: 'member', object: { kind: 'name', name: 'a' }, name }))
    expect(reservedWords.map((word) => meaning(treeOf(`a.${word}`)))).toEqual(members)
  })

  it('say what stands in place of a slip of other languages', () => {
    const hints = [
      ['"a"', "'…'"],
      ['a = 1', "'=='"],
      ['a & b', "'&&'"],
      ['a | b', "'||'"],
    ] as const
    for (const [source, hint] of hints) expect(mistakeIn(source)?.message).toContain(hint)
    expect(mistakeIn('a # b')?.message).not.toContain(';')
  })

  it('in a source of several lines the carets stand below the line of the mistake', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a +', 'b *', '-'), { maxLength: 3 }), fc.nat({ max: 5 }), (lines, indent) => {
        const line = `${' '.repeat(indent)}# + c`
        const source = [...lines, line, 'd'].join('\n')
        const wrong = mistakeIn(source)
        expect(wrong && caret(source, wrong)).toBe(`${line}\n${' '.repeat(indent)}^`)
      }),
    )
  })
})

describe('limits', () => {
  it('a source has at most 1000 characters', () => {
    const sum = (length: number) => `1${' '.repeat(length - 4)}+ 1`
    expect([longestSource, mistakeIn(sum(1000))]).toEqual([1000, undefined])
    expect(mistakeIn(sum(1001))).toMatchObject({ code: 'tooLong', at: [1000, 1001] })
    expect(mistakeIn(sum(1500))).toMatchObject({ code: 'tooLong', at: [1000, 1500] })
  })

  it('brackets, signs, calls and conditionals nest 50 deep, the whole being the first', () => {
    const shapes: readonly (readonly [open: string, inner: string, close: string])[] = [
      ['(', '1', ')'],
      ['[', '1', ']'],
      ['f(', '1', ')'],
      ['a[', '1', ']'],
      ['!', 'a', ''],
      ['-', '1', ''],
      ['a ? b : ', 'c', ''],
    ]
    for (const [open, inner, close] of shapes) {
      const nested = (depth: number) => open.repeat(depth) + inner + close.repeat(depth)
      const fits = mistakeIn(nested(deepestNesting - 1))
      const most = mistakeIn(nested(deepestNesting))
      expect([open, fits, most?.code]).toEqual([open, undefined, 'tooDeep'])
      // What stands side by side does not add up.
      const half = nested(deepestNesting / 2)
      expect([open, mistakeIn(`f(${half}, ${half}, ${half})`)]).toEqual([open, undefined])
    }
    expect(deepestNesting).toBe(50)
  })
})
