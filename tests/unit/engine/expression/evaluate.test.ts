import { describe, expect, it } from 'vitest'
import { compileExpression, invalid, isAbsent, joinAbsent, masked, missing, parse } from '../../../../engine/expression/index.ts'
import type { Value } from '../../../../engine/expression/index.ts'

function evaluate(source: string, inputs: Readonly<Record<string, Value>> = {}): Value {
  const result = parse(source)
  if ('errors' in result) throw new Error(result.errors[0]?.message)
  const names = Object.keys(inputs)
  return compileExpression(result.expression, (path) => names.indexOf(path))(Object.values(inputs))
}

/** An absence without the order of its reasons. */
const facts = (value: Value): unknown => (isAbsent(value) ? [value.state, value.because.toSorted()] : value)

const known: Readonly<Record<string, Value>> = {
  load: 2,
  fs: 1.3,
  zero: 0,
  minutes: 8.7,
  posture: 'wall',
  yes: true,
  no: false,
  'layout.isSliderSpacing': true,
  gears: ['helical', 'worm'],
  fs3: { smooth: { min: 1 }, strong: { min: 1.5 } },
}

describe('values', () => {
  it.each<[string, Value]>([
    ['load * 1000[kg/t] * fs', 2600],
    ['trunc(minutes / 30[min] * 100[%])', 29],
    ['1 - 2 - 3', -4],
    ['7 / 2', 3.5],
    ['-load', -2],
    ['--load', 2],
    ['0.1 + 0.2', 0.1 + 0.2],
    ["posture != 'vertical'", true],
    ["posture == 'wall' ? 1 : 2", 1],
    ['layout.isSliderSpacing && load > 1', true],
    ['yes && no || !no', true],
    ['yes == no', false],
    ['load <= 2 && load >= 2 && !(load < 2) && !(load > 2)', true],
    ["posture in ['wall', 'vertical']", true],
    ['load in [1, 3]', false],
    ['load in [1, fs + 0.7]', true],
    ["'worm' in gears", true],
    ["fs3['strong'].min", 1.5],
    ['min(3, load, 5)', 2],
    ['max(3, load, 5)', 5],
    ['abs(-3)', 3],
    ['sqrt(16)', 4],
    ['pow(2, 10)', 1024],
    ["'it\\'s'", "it's"],
  ])('%s', (source, expected) => {
    expect(evaluate(source, known)).toBe(expected)
  })

  it.each<[string, ...[number, number][]]>([
    ['trunc', [1.7, 1], [-1.7, -1], [28.999_999_999_999_996, 29], [-28.999_999_999_999_996, -29], [0.9999, 0]],
    ['floor', [1.7, 1], [-1.7, -2], [2.999_999_999_9, 3], [-1e-17, 0]],
    ['ceil', [1.2, 2], [-1.2, -1], [3.000_000_000_1, 3], [5.5e-17, 0], [1e-8, 1]],
    ['round', [2.5, 3], [-2.5, -3], [2.4999, 2], [-0.4, 0], [1e12 + 0.3, 1e12]],
  ])('%s treats what is within 1e-9 of an integer as that integer', (name, ...cases) => {
    for (const [value, expected] of cases) expect(evaluate(`${name}(x)`, { x: value })).toBe(expected)
  })

  it.each(['-zero', '0 * -load', 'trunc(-0.4)', 'min(0, -zero)', 'round(-0.4)'])('%s is 0 and not -0', (source) => {
    expect(Object.is(evaluate(source, known), 0)).toBe(true)
  })
})

describe('absence', () => {
  const inputs: Readonly<Record<string, Value>> = { ...known, a: missing('a'), b: masked('b'), c: invalid('c') }

  it.each<[string, Value]>([
    ['a', missing('a')],
    ['a + 1', missing('a')],
    ['1 < a', missing('a')],
    ['-a', missing('a')],
    ['abs(a)', missing('a')],
    ['max(1, a, 2)', missing('a')],
    ['a + b', masked('b', 'a')],
    ['a * c', invalid('c', 'a')],
    ['b == c', masked('b', 'c')],
    ['a + (a + 1)', missing('a')],
    ['!(a > 1)', missing('a')],
    ['a in [1, 2]', missing('a')],
    ['load in [1, a, b]', masked('b', 'a')],
    ['a ? 1 : 2', missing('a')],
    ['yes ? a : b', missing('a')],
    ['no ? a : b', masked('b')],
    ['no ? a : 3', 3],
    ['fs3[a].min', missing('a')],
    ['a && b', masked('b', 'a')],
    ['a && yes', missing('a')],
    ['yes && a', missing('a')],
    ['a && no', false],
    ['no && a', false],
    ['a || yes', true],
    ['yes || a', true],
    ['a || no', missing('a')],
  ])('%s', (source, expected) => {
    expect(facts(evaluate(source, inputs))).toEqual(facts(expected))
  })

  it.each<[string, readonly string[]]>([
    ['load / zero', ['load', 'zero']],
    ['zero / zero', ['zero']],
    ['sqrt(-load)', ['load']],
    ['pow(10, 400)', []],
    ['1 / 0', []],
    ['1e308 * 10', []],
    ['1 + load / zero', ['load', 'zero']],
    ["fs3['none'].min", ['fs3']],
    ["fs3['constructor']", ['fs3']],
    ['load.constructor', ['load.constructor']],
  ])('%s is invalid because of %j', (source, because) => {
    const value = evaluate(source, { ...known, 'load.constructor': invalid('load.constructor') })
    expect(value).toEqual(invalid(...because))
  })

  it('an empty slot is missing', () => {
    const result = parse('a + b')
    if ('errors' in result) throw new Error('does not parse')
    const evaluator = compileExpression(result.expression, (path) => ['a', 'b'].indexOf(path))
    expect(evaluator([1])).toEqual(missing('b'))
  })

  it('keeps the object where one side says everything', () => {
    const [strong, weak] = [masked('a', 'b'), missing('a')]
    expect(joinAbsent(weak, strong)).toBe(strong)
    expect(joinAbsent(strong, weak)).toBe(strong)
  })
})

describe('compiling', () => {
  it('asks for each path once and refuses what has no slot', () => {
    const asked: string[] = []
    const result = parse('a.b.c + d[e].f')
    if ('errors' in result) throw new Error('does not parse')
    compileExpression(result.expression, (path) => asked.push(path))
    expect(asked).toEqual(['a.b.c', 'd', 'e'])
    expect(() => compileExpression(result.expression, () => -1)).toThrow("unknown name 'a.b.c'")
  })

  it('refuses unknown functions', () => {
    expect(() => evaluate('toString(1)')).toThrow("unknown function 'toString'")
    expect(() => evaluate('min()')).toThrow("unknown function 'min'")
  })
})
