/** `??`: what is hidden or left empty has a fallback; what is missing, invalid or not known yet has none. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, list, number, toggle } from '../../../engine/define/index.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { explainValue } from '../../../engine/explain/explain-value.ts'
import { Absent, compileExpression, isAbsent, isBlank, parse } from '../../../engine/expression/index.ts'
import type { Value } from '../../../engine/expression/index.ts'
import { compile, decodeRequest, evaluate, valueAt, valueResults } from '../../../engine/index.ts'
import type { Snapshot } from '../../../engine/plan/evaluate.ts'
import type { EvaluationState } from '../../../engine/plan/plan.ts'
import { scaledRuns } from '../../setup/runs.ts'
import { calculator, faultsOf, sends } from '../../unit/engine/calculator.ts'
import { fallbackExpression, paths, slotOf, slotValues } from './expression/arbitrary-expression.ts'

const absence = (states: readonly Absent['state'][], path: string) => fc.constantFrom(...states).map((state) => new Absent(state, [path]))

/** Values of which some are hidden or left empty, and the same of which some are not known yet. */
const sooner = slotValues.chain((known) =>
  fc.tuple(
    ...paths.map((path, slot) => {
      const later: fc.Arbitrary<Value> = isAbsent(known[slot])
        ? absence(['masked', 'empty'], path)
        : fc.oneof({ weight: 3, arbitrary: fc.constant(known[slot] ?? 0) }, absence(['masked', 'empty'], path))
      return later.chain((value) =>
        fc.tuple(
          fc.constant(value),
          fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, absence(['missing', 'invalid', 'undecided'], path)),
        ),
      )
    }),
  ),
)

/** Whether a value is still what it was; one that was not known yet may be anything now. */
const isSame = (first: Value, later: Value): boolean =>
  isAbsent(first) ? !isBlank(first) || (isAbsent(later) && isBlank(later)) : later === first

it('what is known stays what it is when more becomes known: nothing missing, invalid or undecided feeds it', () => {
  let settled = 0
  fc.assert(
    fc.property(fallbackExpression, sooner, (tree, states) => {
      const run = compileExpression(tree, slotOf)
      const first = run(states.map(([, value]) => value))
      const later = run(states.map(([value]) => value))
      expect(isSame(first, later)).toBe(true)
      settled += isAbsent(first) ? 0 : 1
    }),
    scaledRuns(5000),
  )
  expect(settled).toBeGreaterThan(0)
})

const settledValues: readonly Value[] = [true, false, new Absent('masked', ['x']), new Absent('empty', ['x'])]
const open = (['missing', 'invalid', 'undecided'] as const).map((state) => new Absent(state, ['x']))

it.each(['a && b', 'a || b', 'a == b', 'a ? b : !b', 'b ? b : a', '(a && b) ?? b', 'a ?? b'])('of %s, in every state of both', (text) => {
  const parsed = parse(`(${text}) ?? true`)
  if ('errors' in parsed) throw new Error(text)
  const run = compileExpression(parsed.expression, (path) => ['a', 'b'].indexOf(path))
  const pairs = settledValues.flatMap((a) => settledValues.map((b) => [a, b] as const))
  const sooner = pairs.flatMap(([a, b]) =>
    open.flatMap((state) =>
      [
        [state, b],
        [a, state],
      ].map((known) => ({ known, later: [a, b] })),
    ),
  )
  expect(sooner.filter(({ known, later }) => !isSame(run(known), run(later)))).toEqual([])
})

const fields = {
  way: choice({ options: ['level', 'inclined'] }),
  rise: number({ unit: 'm', max: 10, visible: "way == 'inclined'" }),
  spare: number({ unit: 'm', required: false }),
  slack: number({ unit: 'm', required: "way == 'inclined'" }),
} as const satisfies CalculatorSchema['fields']
const derived = {
  height: { unit: 'm', value: 'rise ?? 1[m]' },
  more: { unit: 'm', value: 'spare ?? 2[m]' },
  loose: { unit: 'm', value: 'slack ?? 3[m]' },
  all: { unit: 'm', value: '(rise + spare) ?? 4[m]' },
  last: { unit: 'm', value: 'rise ?? spare ?? 5[m]' },
} as const
const schema = calculator({ fields, derived, ...sends({ Way: 'way', Height: 'height', More: 'more' }) })
const plan = compile(schema)

const valuesOf = (inputs: EvaluationState['inputs'], refused: readonly string[] = []) => {
  const snapshot = evaluate(plan, { inputs, init: undefined, refused: new Set(refused) })
  return Object.keys(derived).map((name) => {
    const value = valueAt(plan, snapshot, name)
    return isAbsent(value) ? `${value.state} ${value.because.join()}` : value
  })
}

describe('of a field', () => {
  it('takes the place of what is hidden, or shown and left empty by choice', () => {
    expect(valuesOf({ way: 'level' })).toEqual([1, 2, 3, 4, 5])
    expect(valuesOf({ way: 'level', spare: 7, slack: 8 })).toEqual([1, 7, 8, 4, 7])
    expect(valuesOf({ way: 'inclined', rise: 6, slack: 0 })).toEqual([6, 2, 0, 4, 6])
  })

  it('does not take the place of what is demanded and missing, or invalid', () => {
    expect(valuesOf({ way: 'inclined' })).toEqual(['missing rise', 2, 'missing slack', 'missing rise,spare', 'missing rise'])
    expect(valuesOf({ way: 'inclined', rise: 6, slack: 1 }, ['rise', 'spare'])).toEqual([
      'invalid rise',
      'invalid spare',
      1,
      'invalid rise,spare',
      'invalid rise',
    ])
  })

  it('waits while it is not known whether the field is hidden or demanded', () => {
    expect(valuesOf({})).toEqual(['undecided rise,way', 2, 'missing slack', 'undecided rise,way,spare', 'undecided rise,way'])
  })

  it('is told with its side and its number', () => {
    const explained = (inputs: EvaluationState['inputs']) => {
      const explanation = explainValue(plan, evaluate(plan, { inputs, init: undefined }), { path: 'last' })
      return [explanation?.branch, explanation?.with]
    }
    expect(explained({ way: 'level', spare: 7 })).toEqual(['spare', '7[m]'])
    expect(explained({ way: 'level' })).toEqual(['5[m]', '5[m]'])
    expect(explained({})).toEqual(['rise', 'rise'])
  })
})

it('a result waits for the input that decides, not for the hidden one', () => {
  const { request: _, ...rest } = calculator({ fields, derived, results: { values: ['height'] } })
  const ofValues = compile(rest)
  const waits = (inputs: EvaluationState['inputs']) =>
    valueResults(ofValues, evaluate(ofValues, { inputs, init: undefined })).map((result) =>
      'value' in result ? result.value : result.waitsFor.map(({ code, path }) => `${code} ${path}`).join(),
    )
  expect([waits({}), waits({ way: 'level' }), waits({ way: 'inclined' })]).toEqual([['notChosen way'], [1], ['missing rise']])
})

it('a parameter with a fallback is demanded from everybody; one without may be left out', () => {
  expect(plan.parameters.map(({ name, optional }) => [name, optional])).toEqual([
    ['Way', false],
    ['Height', false],
    ['More', false],
  ])
  const decoded = decodeRequest(plan, { Way: ['level'], More: ['2'] }, undefined)
  expect('issues' in decoded && decoded.issues.map(({ code, path }) => [code, path])).toEqual([['missing', 'Height']])
})

it('in the rows of a list that needs none, and of what stands around them', () => {
  const loads = list({ row: { load: number({ required: false }) }, rowDerived: { own: { value: 'load ?? base ?? 3' } }, required: false })
  const ofRows = compile(
    calculator({
      fields: { base: number({ required: false }), loads },
      derived: { mean: { value: 'mean(loads.own) ?? 9' }, sum: { value: 'sum(loads.load ?? base ?? 1)' } },
      ...sends({ Base: 'base' }),
    }),
  )
  const values = (inputs: EvaluationState['inputs']) => {
    const snapshot = evaluate(ofRows, { inputs, init: undefined })
    return ['mean', 'sum'].map((name) => valueAt(ofRows, snapshot, name))
  }
  expect(values({ loads: [] })).toEqual([9, 0])
  expect(values({ loads: [{ load: 1 }, {}] })).toEqual([2, 2])
  expect(values({ base: 5, loads: [{ load: 1 }, {}] })).toEqual([3, 6])
})

it('of a list that a condition demands: it has a fallback while it is certain that nobody demands its rows', () => {
  const phases = list({ row: { load: number({ unit: 'N' }) }, required: 'timed' })
  const ofList = compile(
    calculator({
      fields: { drive: choice({ options: ['hand', 'motor'] }), timed: toggle({ visible: "drive == 'motor'" }), phases },
      derived: { most: { unit: 'N', value: 'max(phases.load) ?? 7[N]' } },
      ...sends({ Drive: 'drive', Timed: 'timed', Phases: { list: 'phases', columns: ['load'] }, Most: 'most' }),
    }),
  )
  const cases: readonly (readonly [EvaluationState['inputs'], Value])[] = [
    [{ drive: 'motor', timed: false }, 7],
    [{ drive: 'motor', timed: true }, new Absent('missing', ['phases'])],
    [{ drive: 'hand', timed: true }, 7],
    [{ timed: true }, new Absent('missing', ['phases'])],
    [{ drive: 'motor', timed: true, phases: [{ load: 3 }] }, 3],
    [{ drive: 'motor', timed: false, phases: [{}] }, new Absent('missing', ['phases.load'])],
    [{ drive: 'motor', timed: false }, 7],
  ]
  let before: Snapshot | undefined
  for (const [inputs, expected] of cases) {
    const fresh = evaluate(ofList, { inputs, init: undefined })
    before = evaluate(ofList, { inputs, init: undefined }, before)
    expect([valueAt(ofList, fresh, 'most'), valueAt(ofList, before, 'most')]).toEqual([expected, expected])
  }
  const codes = (query: Readonly<Record<string, readonly string[]>>) => {
    const decoded = decodeRequest(ofList, query, undefined)
    return 'issues' in decoded ? decoded.issues.map(({ code, path }) => `${code} ${path}`) : []
  }
  expect(codes({ Drive: ['motor'], Timed: ['false'], Most: ['7'] })).toEqual([])
  expect(codes({ Drive: ['motor'], Timed: ['true'], Most: ['7'] })).toContain('tooFewRows Phases')
})

it('has the unit of what it stands in for; two fields that require each other have none', () => {
  const faults = (value: string) => faultsOf(calculator({ fields, derived: { one: { unit: 'm', value } } })).map((one) => one.split(':')[0])
  expect(faults('spare ?? 2')).toEqual([])
  expect(faults('spare ?? 2[s]')[0]).toBe('one dimensionMismatch')
  expect(faults("spare ?? 'x'")).toEqual(['one typeMismatch'])
  const both = { force: number({ required: 'arm > 0' }), arm: number({ required: 'force > 0' }) }
  const mutual = (value: string) => faultsOf(calculator({ fields: both, derived: { one: { value } } }))
  expect(mutual('force * arm')).toEqual([])
  expect(mutual('force ?? 1').map((one) => one.split(':')[0])).toEqual(['force cycle'])
})

it('the server does not take for empty what a request carries within another value alone', () => {
  const sent = calculator({
    fields: { drag: number({ unit: 'kN' }), spare: number({ unit: 'kN', required: false }) },
    derived: { pull: { unit: 'kN', value: 'drag + (spare ?? 0[kN])' } },
    rules: { most: { holds: 'pull <= 10', at: 'drag' } },
    ...sends({ Drag: 'drag', Pull: 'pull' }),
  })
  const codes = (drag: number, pull: number) => {
    const decoded = decodeRequest(compile(sent), { Drag: [String(drag)], Pull: [String(pull)] }, undefined)
    return 'issues' in decoded ? decoded.issues.map(({ code }) => code) : []
  }
  expect([codes(6, 6), codes(6, 9), codes(6, 12)]).toEqual([[], [], ['rule']])
})
