/** Results that are values: what is shown of them, and what keeps them back. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { number } from '../../../engine/define/index.ts'
import { parseSchema } from '../../../engine/define/parse-schema.ts'
import { isAbsent } from '../../../engine/expression/index.ts'
import { compile, evaluate, initialState, reduce, reasonsAgainstStart, valueAt, valueResults } from '../../../engine/index.ts'
import type { Issue, Plan } from '../../../engine/index.ts'
import type { CalculatorSchema, Results } from '../../../engine/define/index.ts'
import { anySequence, lastState } from '../../../engine/testing/sequences.ts'
import { column } from '../../../schemas/zoo/column.ts'
import { calculator, faultsOf } from '../../unit/engine/calculator.ts'

const plan = compile(column)
const subject = { plan, inits: [{}] } as const
const right = { ends: 'fixedPinned', length: 1500, diameter: 25, modulus: 210, limit: 190, load: 20 }

const parts = { fields: { load: number({ unit: 'kg', min: 1, max: 5 }) }, derived: { twice: { unit: 'kg', value: 'load * 2' } } }
const withResults = (results: Results): CalculatorSchema => {
  const { request: _, ...rest } = calculator({ ...parts, results })
  return rest
}

describe('a schema', () => {
  it('has a request, or results that are values, each a derived value once', () => {
    expect(faultsOf(withResults({ values: ['twice'] }))).toEqual([])
    expect(faultsOf(withResults({ family: 'none', overlayMs: 0 }))).toEqual(['results shape: needs a request, or results: { values }'])
    expect(faultsOf(calculator({ ...parts, results: { values: ['twice'] } }))).toEqual([
      'results shape: values are the results of a calculator without a request',
    ])
    expect(faultsOf({ ...withResults({ values: ['twice'] }), host: 'https://sizing.example' })).toEqual([
      'host shape: without a request no service is asked',
    ])
    expect(faultsOf(withResults({ values: ['twise', 'load', 'twice', 'twice'] }))).toEqual([
      "results.values unknownName: there is no derived value 'twise'; did you mean 'twice'?",
      "results.values unknownName: 'load' is a field; results are derived values",
      "results.values valueTwice: 'twice' is listed twice",
    ])
  })

  it('that arrives as JSON is told what of the meant results is wrong', () => {
    const reported = (results: unknown): readonly string[] => {
      const read = parseSchema({ ...withResults({ values: [] }), results })
      return 'issues' in read ? read.issues.map(({ path, message }) => `${path}: ${message}`) : []
    }
    expect(reported({ values: ['twice'] })).toEqual([])
    expect(reported({ values: ['twice'], overlayMs: 0 }).join()).toMatch(/^results: unknown property 'overlayMs'/)
    expect(reported({ familly: 'none', overlayMs: 0 }).join()).toContain("did you mean 'family'?")
    expect(reported({ values: [] })).toHaveLength(1)
  })
})

describe('a result', () => {
  it('is its derived value, or waits for a reason of the form, whatever is done', () => {
    fc.assert(
      fc.property(anySequence(subject), (events) => {
        const { snapshot } = lastState(plan, events)
        const reasons = reasonsAgainstStart(plan, snapshot)
        const results = valueResults(plan, snapshot)
        const isReason = ({ path, code }: Issue): boolean =>
          code === 'notFinite' || reasons.some((reason) => reason.path === path && reason.code === code)
        const wrong = results.filter((one) =>
          'value' in one ? one.value !== valueAt(plan, snapshot, one.name) : one.waitsFor.length === 0 || !one.waitsFor.every(isReason),
        )
        expect(wrong).toEqual([])
        const waits = results.flatMap((one) => ('value' in one ? [] : one.waitsFor))
        expect(reasons.length > 0 || waits.every(({ code }) => code === 'notFinite')).toBe(true)
      }),
    )
  })

  it('is kept back while a rule between inputs is broken, unless the rule only warns', () => {
    const ruled = (level: 'refuse' | 'warn') =>
      compile({ ...withResults({ values: ['twice'] }), rules: { few: { holds: 'load < 3[kg]', at: 'load', level } } })
    const [refusing, warning] = [ruled('refuse'), ruled('warn')]
    const resultsOf = (of: Plan, load: number) => valueResults(of, evaluate(of, { inputs: { load }, init: undefined }))
    expect(resultsOf(refusing, 2)).toEqual([{ name: 'twice', unit: 'kg', value: 4 }])
    expect(resultsOf(refusing, 4)).toEqual([
      { name: 'twice', unit: 'kg', waitsFor: [{ code: 'rule', path: 'load', params: { rule: 'few' } }] },
    ])
    expect(resultsOf(warning, 4)).toEqual([{ name: 'twice', unit: 'kg', value: 8 }])
  })

  it('is kept back while a number that it is made of is outside of its limits, although it could be calculated', () => {
    const snapshot = evaluate(plan, { inputs: { ...right, length: 7000 }, init: undefined })
    expect(isAbsent(valueAt(plan, snapshot, 'safety'))).toBe(false)
    const results = valueResults(plan, snapshot)
    expect(results.find(({ name }) => name === 'safety')).toMatchObject({ waitsFor: [{ code: 'aboveMaximum', path: 'length' }] })
    expect(results.flatMap((one) => ('value' in one ? [one.name] : []))).toEqual(['proportional', 'inertia'])
  })

  it('is kept back while a text is no number', () => {
    const state = reduce(reduce(initialState(plan), { type: 'restore', inputs: right }), { type: 'input', field: 'load', text: 'many' })
    expect(valueResults(plan, state.snapshot).find(({ name }) => name === 'safety')).toMatchObject({ waitsFor: [{ path: 'load' }] })
  })
})
