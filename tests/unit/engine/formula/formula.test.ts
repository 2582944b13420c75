import { describe, expect, test } from 'vitest'
import { parse } from '../../../../engine/expression/index.ts'
import { fromExpression, type Names } from '../../../../engine/formula/from-expression.ts'
import { parseFormula, toLatex, toMathML, toText, type Formula } from '../../../../engine/formula/index.ts'

const read = (text: string): Formula => {
  const formula = parseFormula(text)
  if (!formula) throw new Error(`not a formula: ${text}`)
  return formula
}

const latex = (text: string): string => toLatex(read(text))
const mathml = (text: string): string => toMathML(read(text)).replaceAll(/<\/?math>/g, '')

describe('MathML', () => {
  test('quantities are letters, which are italic by themselves; numbers, units and descriptions below are upright', () => {
    expect(mathml('Fa,max')).toBe('<msub><mi>F</mi><mtext>a, max</mtext></msub>')
    expect(mathml('2 × m')).toBe('<mrow><mn>2</mn><mo>⋅</mo><mi>m</mi></mrow>')
    expect(mathml('50 km')).toBe('<mrow><mn>50</mn><mspace width="0.2em"></mspace><mtext>km</mtext></mrow>')
    expect(mathml('π')).toBe('<mi mathvariant="normal">π</mi>')
  })

  test('a running index and a coordinate below are italic', () => {
    expect(mathml('T2i')).toBe('<msub><mi>T</mi><mrow><mtext>2</mtext><mi>i</mi></mrow></msub>')
    expect(mathml('FX')).toBe('<msub><mi>F</mi><mi>X</mi></msub>')
  })

  test('fractions, powers and roots are drawn as such', () => {
    expect(mathml('a / b')).toBe('<mfrac><mi>a</mi><mi>b</mi></mfrac>')
    expect(mathml('lb²')).toBe('<msubsup><mi>l</mi><mtext>b</mtext><mn>2</mn></msubsup>')
    expect(mathml('√(E / ρ)')).toBe('<msqrt><mfrac><mi>E</mi><mi>ρ</mi></mfrac></msqrt>')
    expect(mathml('∛x')).toBe('<mroot><mi>x</mi><mn>3</mn></mroot>')
    expect(mathml('x^(10/3)')).toBe('<msup><mi>x</mi><mrow><mn>10</mn><mo>/</mo><mn>3</mn></mrow></msup>')
  })

  test('signs of markup are escaped', () => {
    expect(mathml('a < b')).toBe('<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>')
  })

  test('amounts take the place of their quantities, with brackets under a power', () => {
    const amountOf = (name: string) => (name === 'd' ? { digits: '12', unit: 'mm' } : undefined)
    expect(toMathML(read('d² × k'), amountOf)).toContain('<mo stretchy="false">(</mo><mrow><mn>12</mn>')
    expect(toMathML(read('d² × k'), amountOf)).toContain('<mi>k</mi>')
  })

  test('decimals and lists are signed as in the language', () => {
    expect(toMathML(read('min(1, 0.3)'), undefined, { decimal: ',', otherwise: '' })).toContain('<mn>0,3</mn>')
    expect(toMathML(read('min(1, 0.3)'), undefined, { decimal: ',', otherwise: '' })).toContain('<mo>;</mo>')
  })
})

test.each([
  ['Σ vi × ti / Σ ti', '\\frac{\\sum v_{i} \\cdot t_{i}}{\\sum t_{i}}'],
  ['F × Ph / 2π', '\\frac{F \\cdot P_{\\mathrm{h}}}{2\\,\\pi}'],
  ['k × 60 × λ² / (2π × lb²)', '\\frac{k \\cdot 60 \\cdot {\\lambda}^{2}}{2\\,\\pi \\cdot {l_{\\mathrm{b}}}^{2}}'],
  ['(a / b)³ × c / d', '{\\left(\\frac{a}{b}\\right)}^{3} \\cdot \\frac{c}{d}'],
  ['m × (a + g)', 'm \\cdot \\left(a + g\\right)'],
  ['a <= amax', 'a \\le a_{\\mathrm{max}}'],
])('LaTeX of %s', (text, shown) => {
  expect(latex(text)).toBe(shown)
})

test.each(['a +', '(a', '|a', 'a × × b', 'from a time: v', 'a; b', '', '5 # 3'])('%s is no formula', (text) => {
  expect(parseFormula(text)).toBeUndefined()
})

test.each([
  'FR = μ × Σ (|P| + |PT|) + N × f × W',
  'α = atan(Ph / (π × D))',
  'Fpull = max −Fi',
  'M = mw g R',
  'a − (b − c)',
  '−a × b',
  '(a / b) / c',
])('%s is read back from its text as the same tree', (text) => {
  expect(parseFormula(toText(read(text)))).toEqual(read(text))
})

describe('an expression of a schema', () => {
  const names: Names = {
    quantity: (path) => ({ kind: 'word', text: path, name: path }),
    option: (_, value) => `the ${value}`,
    number: String,
    unit: (unit) => unit,
  }
  const textOf = (source: string, more: Partial<Names> = {}): string => {
    const parsed = parse(source)
    if ('errors' in parsed) throw new Error(source)
    return toText(fromExpression(parsed.expression, { ...names, ...more }))
  }

  test('has neither the signs nor the functions of the language', () => {
    expect(textOf('2 * sqrt(load * load / pow(time, 3)) + pi')).toBe('2 × √(load² / time³) + π')
    expect(textOf('a / b / c')).toBe('a / (b × c)')
    expect(textOf('30[min] * abs(x)')).toBe('30 min × |x|')
  })

  test('gives a case for each condition, and only the one that applies where the choice is known', () => {
    const source = "way == 'up' ? 1 : way == 'down' ? 2 : 3"
    expect(textOf(source)).toBe('1, way = the up; 2, way = the down; 3')
    expect(textOf(source, { isChosen: (_, value) => value === 'down' })).toBe('2')
    expect(textOf(source, { isChosen: () => false })).toBe('3')
  })
})
