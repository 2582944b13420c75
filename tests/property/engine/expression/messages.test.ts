/** What is said of a wrong formula, in words: the mistake, what stands there, and what might have been meant. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check, parse } from '../../../../engine/expression/index.ts'
import type { ExpressionType, Scope } from '../../../../engine/expression/index.ts'
import { closest } from './reference-types.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const number = (unit: string): ExpressionType => ({ kind: 'number', unit })
const options = (count: number) => Array.from({ length: count }, (_, at) => `option${String.fromCharCode(97 + at)}`)
const names: Scope['names'] = {
  load: number('t'),
  factor: number(''),
  duty: number('%'),
  stroke: number('mm'),
  travel: number('m'),
  area: number('mm^2'),
  energy: number('J'),
  large: number('m^9'),
  isOpen: { kind: 'boolean' },
  anything: { kind: 'text' },
  posture: { kind: 'text', options: ['flat', 'upright'] },
  eight: { kind: 'text', options: options(8) },
  nine: { kind: 'text', options: options(9) },
  gears: { kind: 'list', of: { kind: 'text', options: ['worm', 'spur'] } },
  layout: { kind: 'record', self: { kind: 'text', options: ['a', 'b'] }, members: { pitch: number('mm'), isWide: { kind: 'boolean' } } },
  table: { kind: 'record', members: { flat: number(''), upright: number('') } },
  partial: { kind: 'record', members: { flat: number('') } },
  phases: { kind: 'record', members: { time: { kind: 'column', of: number('s') }, last: { kind: 'column', of: { kind: 'boolean' } } } },
  axes: { kind: 'record', members: { size: { kind: 'column', of: number('mm') } } },
}

/** All that is said of a source, in order. */
const said = (source: string, expected?: ExpressionType): readonly string[] => {
  const parsed = parse(source)
  if ('errors' in parsed) return parsed.errors.map(({ message }) => message)
  return check(parsed.expression, { names }, expected).errors.map(({ message }) => message)
}

const cases: readonly (readonly [source: string, ...says: string[]])[] = [
  ['load + stroke', '[t] and [mm] do not measure the same thing'],
  ['factor + stroke', 'a plain number and [mm] do not measure the same thing'],
  ['stroke < factor', '[mm] and a plain number do not measure the same thing'],
  ['stroke + travel', '[mm] and [m] measure the same thing on different scales; to get [m], divide by 1000[mm/m]'],
  ['travel + stroke', '[m] and [mm] measure the same thing on different scales; to get [mm], multiply by 1000[mm/m]'],
  ['factor + duty', 'a plain number and [%] measure the same thing on different scales; to get [%], multiply by 100[%]'],
  ['large * travel', '[m^10] is more than a unit can be: exponents go from -9 to 9'],
  ['sqrt(stroke)', '[mm] has no square root among the units'],
  ['pow(factor, stroke)', 'an exponent has no unit, this one is in [mm]'],
  ['pow(stroke, factor)', '[mm] needs a whole number from -9 to 9, written out, as its exponent'],
  ['pow(stroke, 10)', '[mm] needs a whole number from -9 to 9, written out, as its exponent'],
  ['1[furlong]', "unknown unit 'furlong'"],
  ['pow(factor)', "'pow' takes 2 arguments, not 1"],
  ['abs()', "'abs' takes 1 argument, not 0"],
  ['abs(factor, factor)', "'abs' takes 1 argument, not 2"],
  ['max(factor)', "'max' takes at least 2 arguments, not 1"],
  ['sum()', "'sum' takes 1 column, not 0 arguments"],
  ['sum(phases.time, phases.time)', "'sum' takes 1 column, not 2 arguments"],
  ['sum(factor)', "expected a column, such as '<list>.<field>', found a number"],
  ['sum(phases.time / 1[s] + axes.size / 1[mm])', "columns of two lists, 'phases' and 'axes', have no rows in common"],
  ['sum(phases)', 'expected a number, found a record'],
  ['first(phases)', 'expected a number, a text or a condition, found a record'],
  ['any(phases.time)', 'expected true or false, found a number in [s]'],
  ['phases.time + 1[s]', 'expected a number, found a column (a number in [s] in each row)'],
  ['layout + 1', 'expected a number, found a text'],
  ['!factor', 'expected true or false, found a number'],
  ['-isOpen', 'expected a number, found true or false'],
  ["'x' in stroke", 'expected a list, found a number in [mm]'],
  ['table[factor]', 'expected a text, found a number'],
  ['gears + 1', 'expected a number, found a list'],
  ['isOpen ? 1 : isOpen', 'expected a number, found true or false'],
  ['gears == gears', "'==' compares numbers, texts, true and false, not a list"],
  ['table != table', "'!=' compares numbers, texts, true and false, not a record"],
  ['phases.time == 1', "'==' compares numbers, texts, true and false, not a column"],
  ['stroke[posture]', 'only a record can be looked up in'],
  ['table[anything]', 'any text could stand here; look up by a choice whose options are all members'],
  ['partial[posture]', 'there is no member for upright'],
  ['partial[eight]', `there is no member for ${options(8).join(', ')}`],
  ['1 in []', 'a list needs at least one item'],
  ['posture == layout', 'the two sides have no value in common'],
  ["posture == 'upwright'", "'upwright' is never a value here (flat, upright); did you mean 'upright'?"],
  ["'zzz' == posture", "'zzz' is never a value here (flat, upright)"],
  ["posture in ['flat', 'a']", "'a' is never a value here (flat, upright)"],
  ["eight == 'x'", `'x' is never a value here (${options(8).join(', ')})`],
  ["nine == 'x'", `'x' is never a value here (${options(8).join(', ')}, …)`],
  ["nine == 'optioni'"],
  ["nine == 'optionz'", `'optionz' is never a value here (${options(8).join(', ')}, …); did you mean 'optiona'?`],
  ['1 +', 'expected a value, found end of expression'],
  ['1 1', "expected an operator or the end, found '1'"],
  ['a ? b', "expected ':', found end of expression"],
  ['', 'the expression is empty'],
  ['1x', "'1x' is not a number; '.' has digits on both sides"],
  ['1e999', "'1e999' is too large for a number"],
  ['1[mm', "the unit after the number is not closed by ']'"],
  ["'a", "the text is not closed by '"],
  ["'\\n'", "only \\' and \\\\ are escapes"],
  ['1'.repeat(1001), 'longer than 1000 characters'],
  [`${'('.repeat(50)}1${')'.repeat(50)}`, 'nested deeper than 50 levels'],
  ['"a"', `unexpected '"'; texts stand in '…'`],
  ['a = b', "unexpected '='; compare with '=='"],
  ['a & b', "unexpected '&'; write '&&'"],
  ['a | b', "unexpected '|'; write '||'"],
  ['a # b', "unexpected '#'"],
]

const ofOne = 'abs sqrt sin cos tan asin acos atan exp log log10 trunc floor ceil round'.split(' ')
const ofTwo = ['pow', 'root', 'mod', 'atan2']

describe('what is said', () => {
  it('names the mistake, what stands there and what is wanted', () => {
    expect(cases.map(([source]) => [source, ...said(source)])).toEqual(cases)
  })

  it('of too few and too many arguments has how many there are to be', () => {
    const takes = [...ofOne.map((name) => [name, 1] as const), ...ofTwo.map((name) => [name, 2] as const)]
    for (const [name, count] of takes) {
      const calling = (found: number) => said(`${name}(${Array.from({ length: found }, () => '2').join(', ')})`)
      const wrong = (found: number) => [`'${name}' takes ${count} ${count === 1 ? 'argument' : 'arguments'}, not ${found}`]
      expect([name, ...[0, count - 1, count, count + 1].map(calling)]).toEqual([name, wrong(0), wrong(count - 1), [], wrong(count + 1)])
    }
    for (const name of ['min', 'max']) {
      expect([0, 1, 2, 9].map((found) => said(`${name}(${Array.from({ length: found }, () => '1').join(', ')})`))).toEqual([
        [`'${name}' takes at least 2 arguments, not 0`],
        [`'${name}' takes at least 2 arguments, not 1`],
        [],
        [],
      ])
    }
  })

  it('of an unknown name, member or function has the nearest there is, where one is near', () => {
    const slips = fc.constantFrom<(word: string) => string>(
      (word) => word.slice(1),
      (word) => `${word}s`,
      (word) => word.slice(0, 1) + word.slice(2),
      (word) => `${word.slice(1, 2)}${word.slice(0, 1)}${word.slice(2)}`,
      () => 'zzzzzz',
      () => 'constructor',
      () => 'toString',
    )
    const functions = [...ofOne, 'min', 'max', ...ofTwo]
    const members: readonly string[] = ['pitch', 'isWide']
    const nouns = fc.constantFrom(
      ['name', Object.keys(names), (word: string) => word] as const,
      ['member', members, (word: string) => `layout.${word}`] as const,
      ['function', functions, (word: string) => `${word}(1)`] as const,
    )
    fc.assert(
      fc.property(nouns, fc.nat(), slips, ([noun, known, source], at, slip) => {
        const word = slip(known[at % known.length] ?? '')
        fc.pre(/^[a-z]\w*$/i.test(word) && !known.includes(word) && !['in', 'as'].includes(word))
        const { suggestion } = closest(word, known)
        fc.pre(noun !== 'function' || !['sum', 'mean', 'count', 'any', 'all', 'first', 'last'].includes(word))
        expect(said(source(word))).toEqual([
          `unknown ${noun} '${word}'${suggestion === undefined ? '' : `; did you mean '${suggestion}'?`}`,
        ])
      }),
      scaledRuns(200),
    )
  })

  it('of a result is at the text that it may be and must not', () => {
    const expectedType: ExpressionType = { kind: 'text', options: ['flat', 'upright'] }
    const never = (word: string, hint = '') => `'${word}' is never a value here (flat, upright)${hint}`
    expect(said("isOpen ? 'flat' : 'fla'", expectedType)).toEqual([never('fla', "; did you mean 'flat'?")])
    expect(said("isOpen ? layout : 'flat'", expectedType)).toEqual([never('a'), never('b')])
    expect(said('posture', expectedType)).toEqual([])
    expect(said('factor', expectedType)).toEqual(['expected a text, found a number'])
    const list: ExpressionType = { kind: 'list', of: expectedType }
    expect(said("['flat', 'x']", list)).toEqual([never('x')])
    expect(said("posture == 'flat'", { kind: 'boolean' })).toEqual([])
  })
})
