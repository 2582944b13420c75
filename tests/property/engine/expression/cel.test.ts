import { Environment } from '@marcbachmann/cel-js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../../../../engine/define/limits.ts'
import { check, compileExpression, isAbsent, parse, printCel, printExpression } from '../../../../engine/expression/index.ts'
import type { Value } from '../../../../engine/expression/index.ts'
import { expression, paths, scope, slotOf, slotValues } from './arbitrary-expression.ts'
import { scaledRuns } from '../../../setup/runs.ts'

/** The roundings as the language states them, written a second time. */
const snapped = (whole: (value: number) => number) => (value: number) =>
  Math.abs(value - Math.round(value)) <= 1e-9 * Math.max(1, Math.abs(value)) ? Math.round(value) : whole(value)

const environment = new Environment({ homogeneousAggregateLiterals: false })
  .registerVariable('load', 'double')
  .registerVariable('speed', 'double')
  .registerVariable('stroke', 'double')
  .registerVariable('posture', 'string')
  .registerVariable('isOpen', 'bool')
  .registerVariable('layout', 'map')
  .registerVariable('factors', 'map')
  .registerFunction('min(double, double): double', (a: number, b: number) => Math.min(a, b))
  .registerFunction('max(double, double): double', (a: number, b: number) => Math.max(a, b))
  .registerFunction('pow(double, double): double', (a: number, b: number) => a ** b)
  .registerFunction('abs(double): double', (value: number) => Math.abs(value))
  .registerFunction('sqrt(double): double', (value: number) => Math.sqrt(value))
  .registerFunction('trunc(double): double', snapped(Math.trunc))
  .registerFunction('floor(double): double', snapped(Math.floor))
  .registerFunction('ceil(double): double', snapped(Math.ceil))
  .registerFunction(
    'round(double): double',
    snapped((value) => (value < 0 ? -Math.floor(0.5 - value) : Math.floor(value + 0.5))),
  )

/** What CEL is told: a missing input is not in the context, and CEL makes an error of it. */
function contextOf(values: readonly Value[]): Record<string, unknown> {
  const context: Record<string, unknown> = { layout: {} }
  paths.forEach((path, slot) => {
    const value = values[slot]
    if (isAbsent(value)) return
    const [first = '', second] = path.split('.')
    if (second === undefined) context[first] = value
    else Object.assign(context['layout'] ?? {}, { [second]: value })
  })
  return context
}

function evaluateCel(source: string, values: readonly Value[]): { value: unknown } | 'error' {
  try {
    return { value: environment.evaluate(source, contextOf(values)) }
  } catch {
    return 'error'
  }
}

/** What is not finite is invalid here and goes on as a number in CEL: nothing to compare. */
function agrees(ours: Value, theirs: { value: unknown } | 'error'): boolean {
  if (isAbsent(ours)) return ours.state === 'missing' ? theirs === 'error' : true
  // === and not Object.is: CEL has a -0, the language has not.
  return theirs !== 'error' && theirs.value === ours
}

const counts = { known: 0, missing: 0, invalid: 0, masked: 0, empty: 0, undecided: 0 }

describe('the language is a subset of CEL', () => {
  it('gives the values a CEL implementation gives, and no value where that fails for want of an input', () => {
    fc.assert(
      fc.property(expression, slotValues, (tree, values) => {
        const text = printExpression(tree)
        // No schema may hold a longer one.
        fc.pre(text.length <= limits.expression)
        const parsed = parse(text)
        if ('errors' in parsed) throw new Error(parsed.errors[0]?.message)
        expect(check(parsed.expression, scope).errors).toEqual([])
        const ours = compileExpression(parsed.expression, slotOf)(values)
        const theirs = evaluateCel(printCel(tree), values)
        counts[isAbsent(ours) ? ours.state : 'known'] += 1
        expect(agrees(ours, theirs)).toBe(true)
      }),
      scaledRuns(20_000),
    )
    const total = counts.known + counts.missing + counts.invalid + counts.masked
    expect(counts.known / total).toBeGreaterThan(0.25)
    expect(counts.missing / total).toBeGreaterThan(0.05)
  })
})
