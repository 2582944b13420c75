/** Which input gives an output: against a dense scan, and planted roots. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { number } from '../../../engine/define/index.ts'
import type { NumberField } from '../../../engine/define/index.ts'
import { compile, evaluate, valueAt } from '../../../engine/index.ts'
import type { Inputs, Plan } from '../../../engine/index.ts'
import { solvableInputs, solve } from '../../../engine/solve/solve.ts'
import { column } from '../../../schemas/zoo/column.ts'
import { calculator } from '../../unit/engine/calculator.ts'

const made = (value: string, x: Partial<NumberField> = {}) =>
  compile(calculator({ fields: { x: number({ min: -3, max: 3, ...x }), a: number({ min: -3, max: 3 }) }, derived: { y: { value } } }))

const outputAt = (plan: Plan, inputs: Inputs, output: string): number | undefined => {
  const value = valueAt(plan, evaluate(plan, { inputs, init: undefined }), output)
  return typeof value === 'number' ? value : undefined
}

/** Whether the output passes the target at 4097 points. */
const isCrossed = (plan: Plan, { a, target }: { readonly a: number; readonly target: number }): boolean => {
  const outputs = Array.from({ length: 4097 }, (_, index) => outputAt(plan, { a, x: -3 + (6 * index) / 4096 }, 'y'))
  return outputs.some((one, index) => {
    const before = outputs[index - 1]
    return one !== undefined && (one === target || (before !== undefined && (one - target) * (before - target) < 0))
  })
}

const formulas = [
  'x * x * x - a * x',
  'sin(x * 200[deg]) + a',
  '1 / (x - a)',
  'floor(x) + a / 10',
  'exp(x) * a',
  'sqrt(x - a)',
  'abs(x) < 1 ? x : a',
].map((value) => ({ value, plan: made(value) }))
const [free, share] = [fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: 0.001, max: 0.999, noNaN: true })]
const rounded = free.map((one) => Math.round(one * 1000) / 1000)

describe.each(formulas)('$value', ({ plan }) => {
  it('is told solutions that give the target, and none only where no point crosses it', () => {
    fc.assert(
      fc.property(rounded, rounded, (a, target) => {
        const solved = solve(plan, { inputs: { a }, init: undefined }, { output: 'y', target, input: 'x' })
        if (solved.state === 'blocked') return
        const { jumps } = solved
        const isNone = solved.state === 'none' && jumps.length === 0
        expect(isNone && isCrossed(plan, { a, target })).toBe(false)
        const solutions = solved.state === 'solved' ? solved.solutions : []
        for (const { input, output } of solutions) {
          expect(outputAt(plan, { a, x: input }, 'y')).toBe(output)
          expect(Math.abs(output - target)).toBeLessThanOrEqual(1e-6 * (Math.abs(target) || 1e3))
        }
        expect(solutions.map(({ input }) => input)).toEqual(solutions.map(({ input }) => input).toSorted((one, other) => one - other))
        for (const [before, after] of jumps) expect((before.output - target) * (after.output - target)).toBeLessThan(0)
      }),
    )
  })
})

describe('a planted root', () => {
  it('is found, each of several', () => {
    const cubic = compile(
      calculator({
        fields: {
          x: number({ min: -3, max: 3 }),
          p: number({ min: -3, max: 3 }),
          q: number({ min: -3, max: 3 }),
          r: number({ min: -3, max: 3 }),
        },
        derived: { y: { value: '(x - p) * (x - q) * (x - r)' } },
      }),
    )
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -2900, max: 2900 }), { minLength: 3, maxLength: 3, selector: (one) => Math.round(one / 200) }),
        (numbers) => {
          const [p = 0, q = 0, r = 0] = numbers.map((one) => one / 1000)
          const sorted = [p, q, r].toSorted((one, other) => one - other)
          if (sorted.some((one, index) => index > 0 && one - (sorted[index - 1] ?? 0) < 0.1)) return
          const solved = solve(cubic, { inputs: { p, q, r }, init: undefined }, { output: 'y', target: 0, input: 'x' })
          const found = solved.state === 'solved' ? solved.solutions.map(({ input }) => input) : []
          expect(found).toHaveLength(3)
          found.forEach((one, index) => expect(one).toBeCloseTo(sorted[index] ?? 0, 5))
        },
      ),
    )
  })

  it('is found in the column, whichever input is asked for', () => {
    const plan = compile(column)
    const limits: Readonly<Record<string, readonly [number, number]>> = {
      length: [10, 6000],
      diameter: [5, 200],
      modulus: [50, 250],
      load: [0.1, 1000],
    }
    const usual = { ends: 'pinned', length: 1500, diameter: 25, modulus: 210, limit: 190, load: 20 }
    fc.assert(
      fc.property(fc.constantFrom('length', 'diameter', 'modulus', 'load'), share, (input, part) => {
        const [low = 0, high = 1] = limits[input] ?? []
        const planted = low + part * (high - low)
        const target = outputAt(plan, { ...usual, [input]: planted }, 'safety')
        if (target === undefined) throw new Error('the column has no safety')
        const solved = solve(plan, { inputs: usual, init: undefined }, { output: 'safety', target, input })
        const solutions = solved.state === 'solved' ? solved.solutions : []
        // Where the limit of the material decides, the output does not change: no crossing, but the points of the curve are met.
        const isFlat = outputAt(plan, { ...usual, [input]: planted * 1.001 }, 'safety') === target
        expect(isFlat || solutions.some(({ output }) => Math.abs(output - target) <= 1e-6 * target)).toBe(true)
      }),
    )
  })
})

describe('an answer', () => {
  const column5 = compile(column)
  const inputs = { ends: 'fixedPinned', length: 1500, diameter: 25, modulus: 210, limit: 190, load: 20 }
  const answerTo = (target: number, input = 'length') => solve(column5, { inputs, init: undefined }, { output: 'safety', target, input })

  it('is the input that was worked out by hand', () => {
    const solved = answerTo(3)
    expect(solved.state === 'solved' && solved.solutions.map(({ input }) => Number(input.toPrecision(9)))).toEqual([1162.65489])
  })

  it('says the range where there is none, and what is missing where nothing can be said', () => {
    const none = answerTo(0.01)
    expect(none.state === 'none' && [none.jumps, ...none.range.map((one) => Number(one.toPrecision(5)))]).toEqual([[], 0.11265, 4.6633])
    const { load: _, ...without } = inputs
    expect(solve(column5, { inputs: without, init: undefined }, { output: 'safety', target: 3, input: 'length' })).toEqual({
      state: 'blocked',
      because: [{ code: 'missing', path: 'load', params: {} }],
    })
    expect(answerTo(3, 'ends')).toMatchObject({ state: 'blocked' })
  })

  it('does not need the input itself, and does not take one that is refused', () => {
    const { length: _, ...without } = inputs
    const refused = new Set(['length'])
    expect(solve(column5, { inputs: without, init: undefined, refused }, { output: 'safety', target: 3, input: 'length' }).state).toBe(
      'solved',
    )
  })

  it('is a number of the grid, or the two steps around', () => {
    const grid = made('x * 2 + a', { min: 0, max: 30, step: 3 })
    const on = (target: number) => solve(grid, { inputs: { a: 1 }, init: undefined }, { output: 'y', target, input: 'x' })
    expect(on(19)).toMatchObject({ state: 'solved', solutions: [{ input: 9, output: 19 }] })
    expect(on(20)).toMatchObject({
      state: 'none',
      jumps: [
        [
          { input: 9, output: 19 },
          { input: 12, output: 25 },
        ],
      ],
    })
  })

  it('is a jump where the output leaps over it', () => {
    expect(solve(made('x < 1 ? 0 * a : 5'), { inputs: { a: 1 }, init: undefined }, { output: 'y', target: 3, input: 'x' })).toMatchObject({
      state: 'none',
      jumps: [[{ output: 0 }, { output: 5 }]],
    })
  })

  it('is asked for of shown numbers with limits that the output is made of', () => {
    const snapshot = evaluate(column5, { inputs, init: undefined })
    expect(solvableInputs(column5, snapshot, 'inertia')).toEqual(['diameter'])
    expect([...solvableInputs(column5, snapshot, 'safety')].sort()).toEqual(['diameter', 'length', 'limit', 'load', 'modulus'])
  })
})
