import { describe, expect, it } from 'vitest'
import { caret, deepestNesting, longestSource, parse, references } from '../../../../engine/expression/index.ts'
import type { Expression } from '../../../../engine/expression/index.ts'

function tree(source: string): Expression {
  const result = parse(source)
  if ('errors' in result) throw new Error(result.errors[0]?.message)
  return result.expression
}

/** The shape of a tree as nested lists, operator first. */
function shape(expression: Expression): unknown {
  switch (expression.kind) {
    case 'number':
      return expression.unit === undefined ? expression.value : `${expression.value}[${expression.unit}]`
    case 'text':
      return `'${expression.value}'`
    case 'boolean':
      return expression.value
    case 'name':
      return expression.name
    case 'member':
      return ['.', shape(expression.object), expression.name]
    case 'index':
      return ['[]', shape(expression.object), shape(expression.index)]
    case 'list':
      return ['list', ...expression.items.map(shape)]
    case 'unary':
      return [expression.operator, shape(expression.operand)]
    case 'binary':
      return [expression.operator, shape(expression.left), shape(expression.right)]
    case 'conditional':
      return ['?', shape(expression.condition), shape(expression.whenTrue), shape(expression.whenFalse)]
    case 'call':
      return [`${expression.name}()`, ...expression.arguments.map(shape)]
  }
}

describe('the grammar', () => {
  it.each([
    ['1', 1],
    ['0.5', 0.5],
    ['1e3', 1000],
    ['2.5E-3', 0.0025],
    ['30[min]', '30[min]'],
    ['1000[kg/t]', '1000[kg/t]'],
    ["'it\\'s \\\\ ok'", "'it's \\ ok'"],
    ['true', true],
    ['a + b * c', ['+', 'a', ['*', 'b', 'c']]],
    ['(a + b) * c', ['*', ['+', 'a', 'b'], 'c']],
    ['a - b - c', ['-', ['-', 'a', 'b'], 'c']],
    ['a / b * c', ['*', ['/', 'a', 'b'], 'c']],
    ['a || b && c', ['||', 'a', ['&&', 'b', 'c']]],
    ['a && b == c', ['&&', 'a', ['==', 'b', 'c']]],
    ['a + 1 > b', ['>', ['+', 'a', 1], 'b']],
    ['!a && !!b', ['&&', ['!', 'a'], ['!', ['!', 'b']]]],
    ['-a * -1', ['*', ['-', 'a'], ['-', 1]]],
    ['a ? b : c ? d : e', ['?', 'a', 'b', ['?', 'c', 'd', 'e']]],
    ['a ? (b ? c : d) : e', ['?', 'a', ['?', 'b', 'c', 'd'], 'e']],
    ['a.b.c', ['.', ['.', 'a', 'b'], 'c']],
    ['init.fs[loadType].min', ['.', ['[]', ['.', 'init', 'fs'], 'loadType'], 'min']],
    ["a in ['x', 'y']", ['in', 'a', ['list', "'x'", "'y'"]]],
    ['max(a, 1, 2)', ['max()', 'a', 1, 2]],
    ['f()', ['f()']],
    ['a.var', ['.', 'a', 'var']],
    ['\ta\n+\r\nb ', ['+', 'a', 'b']],
    ['5 [a]', ['[]', 5, 'a']],
  ])('%j', (source, expected) => {
    expect(shape(tree(source))).toEqual(expected)
  })

  it('gives every node its place in the source, brackets included', () => {
    const source = '(a + b) * max(c, 1[mm])'
    const product = tree(source)
    expect(product.at).toEqual([0, source.length])
    if (product.kind !== 'binary' || product.right.kind !== 'call') throw new Error('not a product with a call')
    expect(product.left.at).toEqual([1, 6])
    expect(product.right.at).toEqual([10, 23])
    expect(product.right.arguments.map((argument) => source.slice(...argument.at))).toEqual(['c', '1[mm]'])
  })

  it('is plain JSON', () => {
    const expression = tree("a ? b.c[d] : max(-1[mm], 2) in [1, 2] && !true == ('x' != e)")
    expect(JSON.parse(JSON.stringify(expression))).toEqual(expression)
  })
})

describe('mistakes', () => {
  it.each([
    ['', 'empty', 0, 0],
    ['  ', 'empty', 2, 2],
    ['a +', 'unexpectedToken', 3, 3],
    ['a b', 'unexpectedToken', 2, 3],
    ['* a', 'unexpectedToken', 0, 1],
    ['(a', 'unexpectedToken', 2, 2],
    ['a)', 'unexpectedToken', 1, 2],
    ['[1,]', 'unexpectedToken', 3, 4],
    ['max(1,)', 'unexpectedToken', 6, 7],
    ['max(1 2)', 'unexpectedToken', 6, 7],
    ['a ? b', 'unexpectedToken', 5, 5],
    ['a ? b ? c : d : e', 'unexpectedToken', 6, 7],
    ['a.', 'unexpectedToken', 2, 2],
    ['a.1', 'unexpectedToken', 2, 3],
    ['a.true', 'unexpectedToken', 2, 6],
    ['a.b()', 'unexpectedToken', 3, 4],
    ['!-a', 'unexpectedToken', 1, 2],
    ['-!a', 'unexpectedToken', 1, 2],
    ["'a' 'b'", 'unexpectedToken', 4, 7],
    ["a 'in' b", 'unexpectedToken', 2, 6],
    ['a = b', 'unexpectedCharacter', 2, 3],
    ['a & b', 'unexpectedCharacter', 2, 3],
    ['a | b', 'unexpectedCharacter', 2, 3],
    ['a % b', 'unexpectedCharacter', 2, 3],
    ['"a"', 'unexpectedCharacter', 0, 1],
    ['a; b', 'unexpectedCharacter', 1, 2],
    ['{}', 'unexpectedCharacter', 0, 1],
    ['a + 😀', 'unexpectedCharacter', 4, 6],
    ["'a", 'unterminatedText', 0, 2],
    ["'", 'unterminatedText', 0, 1],
    ["'a\nb'", 'unterminatedText', 0, 2],
    ["'a\\n'", 'badEscape', 2, 4],
    ["'a\\", 'badEscape', 2, 3],
    ['0.', 'badNumber', 0, 2],
    ['1.a', 'badNumber', 0, 3],
    ['0x10', 'badNumber', 0, 4],
    ['1.2.3', 'badNumber', 0, 5],
    ['1u', 'badNumber', 0, 2],
    ['a + 1e999', 'badNumber', 4, 9],
    ['1[mm', 'badUnit', 1, 4],
    ['1[m[m]]', 'badUnit', 1, 3],
    ['null', 'reservedWord', 0, 4],
    ['a + var', 'reservedWord', 4, 7],
    ['in', 'reservedWord', 0, 2],
    ['.5', 'unexpectedToken', 0, 1],
  ])('%j is refused: %s at %i to %i', (source, code, start, end) => {
    expect(parse(source)).toMatchObject({ errors: [{ code, at: [start, end] }] })
  })

  it('names what was expected and what was found', () => {
    expect(parse('max(1 2)')).toMatchObject({ errors: [{ message: "expected ')', found '2'", params: { expected: "')'", found: "'2'" } }] })
  })

  it(`refuses sources of more than ${longestSource} characters`, () => {
    expect(parse(`a${' '.repeat(longestSource - 1)}`)).toHaveProperty('expression')
    expect(parse(`a${' '.repeat(longestSource)}`)).toMatchObject({ errors: [{ code: 'tooLong', at: [longestSource, longestSource + 1] }] })
  })

  it.each([
    ['brackets', (depth: number) => `${'('.repeat(depth - 1)}a${')'.repeat(depth - 1)}`],
    ['lists', (depth: number) => `${'['.repeat(depth - 1)}a${']'.repeat(depth - 1)}`],
    ['indices', (depth: number) => `${'a['.repeat(depth - 1)}a${']'.repeat(depth - 1)}`],
    ['calls', (depth: number) => `${'f('.repeat(depth - 1)}a${')'.repeat(depth - 1)}`],
    ['signs', (depth: number) => `${'-'.repeat(depth - 1)}a`],
    ['conditionals', (depth: number) => `${'a ? b : '.repeat(depth - 1)}a`],
  ])(`refuses ${deepestNesting + 1} nested %s and reads ${deepestNesting}`, (_, nest) => {
    expect(parse(nest(deepestNesting))).toHaveProperty('expression')
    expect(parse(nest(deepestNesting + 1))).toMatchObject({ errors: [{ code: 'tooDeep' }] })
  })

  it('reads chains as long as a source can be: they do not nest', () => {
    expect(parse(`a${'+a'.repeat(499)}`)).toHaveProperty('expression')
    expect(parse(`a${'.a'.repeat(499)}`)).toHaveProperty('expression')
  })
})

describe('caret', () => {
  it('underlines the mistake on its own line', () => {
    expect(caret("postur != 'vertical'", { at: [0, 6] })).toBe("postur != 'vertical'\n^^^^^^")
    expect(caret('a +', { at: [3, 3] })).toBe('a +\n   ^')
    expect(caret('a +\nbc * d\n+ e', { at: [4, 6] })).toBe('bc * d\n^^')
    expect(caret('a\nb', { at: [0, 3] })).toBe('a\n^')
  })
})

describe('references', () => {
  it.each([
    ['load * 1000[kg/t] * serviceFactor', ['load', 'serviceFactor']],
    ['tables.serviceFactor.min', ['tables.serviceFactor.min']],
    ['init.fs[loadType].min', ['init.fs', 'loadType']],
    ["a ? b.c : max(a, b.c, d) in [e, 'f'] ", ['a', 'b.c', 'd', 'e']],
    ['1 + 2', []],
  ])('%j reads %j', (source, expected) => {
    expect(references(tree(source))).toEqual(expected)
  })
})
