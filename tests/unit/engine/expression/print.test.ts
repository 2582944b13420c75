import { describe, expect, it } from 'vitest'
import { parse, printCel, printExpression } from '../../../../engine/expression/index.ts'
import type { Expression } from '../../../../engine/expression/index.ts'

function tree(source: string): Expression {
  const result = parse(source)
  if ('errors' in result) throw new Error(result.errors[0]?.message)
  return result.expression
}

describe('printing', () => {
  it.each([
    ['a+b*c', 'a + b * c', 'a + b * c'],
    ['((a))', 'a', 'a'],
    ['(a+b)*c', '(a + b) * c', '(a + b) * c'],
    ['a-(b-c)', 'a - (b - c)', 'a - (b - c)'],
    ['(a-b)-c', 'a - b - c', 'a - b - c'],
    ['1000[kg/t]*2', '1000[kg/t] * 2', '1000.0 * 2.0'],
    ['1e21+1e-7', '1e+21 + 1e-7', '1e+21 + 1e-7'],
    ['0.5', '0.5', '0.5'],
    ['-(1)', '-1', '-1.0'],
    ['--a', '--a', '--a'],
    ['-(a+b)', '-(a + b)', '-(a + b)'],
    ['!(-a > 1)', '!(-a > 1)', '!(-a > 1.0)'],
    ['(a?b:c)?d:(e?f:g)', '(a ? b : c) ? d : e ? f : g', '(a ? b : c) ? d : e ? f : g'],
    ['a?(b?c:d):e', 'a ? (b ? c : d) : e', 'a ? (b ? c : d) : e'],
    ["a in['x','it\\'s \\\\']", "a in ['x', 'it\\'s \\\\']", "a in ['x', 'it\\'s \\\\']"],
    ['max( a ,1 )', 'max(a, 1)', 'max(a, 1.0)'],
    ['a.b[c . d] .e', 'a.b[c.d].e', 'a.b[c.d].e'],
    ['(1)[a]', '(1)[a]', '(1.0)[a]'],
    ['(a+b).c', '(a + b).c', '(a + b).c'],
  ])('%s is %s and in CEL %s', (source, own, cel) => {
    expect(printExpression(tree(source))).toBe(own)
    expect(printCel(tree(source))).toBe(cel)
  })
})
