/** Rules of rows: what they refuse, in which row, and that browser and server say the same. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, list, number } from '../../../engine/define/index.ts'
import type { CalculatorSchema, ListField, Rule } from '../../../engine/define/index.ts'
import { parseSchema } from '../../../engine/define/parse-schema.ts'
import { compile, decodeRequest, encodeRequest, evaluate, reasonsAgainstStart } from '../../../engine/index.ts'
import { lint } from '../../../engine/lint/index.ts'
import { calculator, faultsOf, sends } from '../../unit/engine/calculator.ts'

const row = {
  act: choice({ options: ['move', 'wait'], default: 'move' }),
  to: number({ unit: 'mm', required: false }),
  time: number({ unit: 's', required: false, max: '2 * most' }),
} as const satisfies ListField['row']
const rowDerived = { way: { unit: 'mm', value: 'abs(to - (previous.to ?? 0[mm]))' } } as const

type Cells = { readonly act: 'move' | 'wait'; readonly to?: number; readonly time?: number }

const withRules = (
  rowRules: Readonly<Record<string, Rule>>,
  parts: Partial<CalculatorSchema> = {},
  columns: readonly string[] = ['act', 'to', 'time'],
) =>
  calculator({
    fields: { most: number({ unit: 's' }), cycle: list({ row, rowDerived, rowRules }) },
    ...sends({ Most: 'most', Cycle: { list: 'cycle', columns } }),
    ...parts,
  })
const still = { holds: 'way > 0[mm]', when: "act == 'move'", at: 'to' } as const satisfies Rule

const stateOf = (schema: CalculatorSchema, cycle: readonly Cells[], most = 30) => {
  const plan = compile(schema)
  const snapshot = evaluate(plan, { inputs: { most, cycle: cycle.map((one) => ({ ...one })) }, init: undefined })
  return { plan, snapshot, said: reasonsAgainstStart(plan, snapshot).map(({ code, path, params }) => [code, path, params['rule']]) }
}
const decoded = (schema: CalculatorSchema, cycle: string, most = '30') => {
  const result = decodeRequest(compile(schema), { Most: [most], Cycle: [cycle] }, undefined)
  return 'issues' in result ? result.issues.map(({ code, path, params }) => [code, path, params['rule']]) : []
}

const cells: fc.Arbitrary<readonly Cells[]> = fc.array(
  fc.record(
    { act: fc.constantFrom('move', 'wait'), to: fc.constantFrom(0, 5), time: fc.constantFrom(1, 40) },
    { requiredKeys: ['act', 'time'] },
  ),
  { minLength: 1, maxLength: 5 },
)

describe('a rule of rows', () => {
  it('refuses the first row in which it is known to be broken, in the form and on the server', () => {
    const schema = withRules({ still })
    let refused = 0
    fc.assert(
      fc.property(cells, (rows) => {
        const at = rows.findIndex(
          ({ act, to }, index) => act === 'move' && to !== undefined && to - (rows[index - 1] ? (rows[index - 1]?.to ?? 0) : 0) === 0,
        )
        const { plan, snapshot, said } = stateOf(schema, rows)
        expect(said).toEqual(at < 0 ? [] : [['rule', `cycle[${at}].to`, 'still']])
        const text = rows.map(({ act, to = '', time = '' }) => [act, to, time].join(',')).join(';')
        expect(decoded(schema, text)[0]).toEqual(at < 0 ? undefined : ['rule', `Cycle[${at}].to`, 'still'])
        refused += at < 0 ? 0 : 1
        expect(at >= 0 || encodeRequest(plan, snapshot).query['Cycle'] === text).toBe(true)
      }),
    )
    expect(refused).toBeGreaterThan(0)
  })

  it('counts under its condition, knows the number of its row and what stands around it; one that warns refuses nothing', () => {
    const first = { holds: "act == 'move'", when: 'rowNumber == 1', at: 'act' } as const
    expect(stateOf(withRules({ first }), [{ act: 'wait' }, { act: 'wait' }]).said).toEqual([['rule', 'cycle[0].act', 'first']])
    expect(stateOf(withRules({ first }), [{ act: 'move' }, { act: 'wait' }]).said).toEqual([])
    const quick = { holds: 'time <= most', at: 'time' } as const
    expect(stateOf(withRules({ quick }), [{ act: 'move', time: 31 }]).said).toEqual([['rule', 'cycle[0].time', 'quick']])
    expect(stateOf(withRules({ quick: { ...quick, level: 'warn' } }), [{ act: 'move', time: 31 }]).said).toEqual([])
  })

  it('keeps back the results that are made of its list', () => {
    const { request: _, ...rest } = withRules(
      { still },
      { derived: { whole: { unit: 's', value: 'sum(cycle.time)' } }, results: { values: ['whole'] } },
    )
    expect(stateOf(rest, [{ act: 'move', to: 0, time: 1 }]).said).toEqual([['rule', 'cycle[0].to', 'still']])
  })

  it('is left to the form where the request does not carry what it reads, and hides nothing else from the server', () => {
    const some = withRules({ still }, {}, ['act', 'time'])
    expect(decoded(some, 'move,1')).toEqual([])
    expect(lint(compile(some)).map(({ rule, path }) => `${rule} ${path}`)).toContain('ruleNotCarried cycle.rules.still')
    expect(lint(compile(withRules({ still }))).map(({ rule }) => rule)).not.toContain('ruleNotCarried')
    const quick = { holds: 'time <= most', at: 'time' } as const
    const alone = withRules({ quick }, sends({ Cycle: { list: 'cycle', columns: ['act', 'to', 'time'] }, Half: 'most / 2' }))
    const plan = compile(alone)
    expect(plan.rows.get('cycle')?.plan.rules[0]?.notCarried).toEqual(['most'])
    // The first row breaks a rule that is not carried; the second is refused all the same.
    expect(decoded(withRules({ still, quick }), 'move,5,31;move,5,61').map(([code, path]) => [code, path])).toEqual([
      ['aboveMaximum', 'Cycle[1].time'],
      ['rule', 'Cycle[0].time'],
      ['rule', 'Cycle[1].to'],
      ['rule', 'Cycle[1].time'],
    ])
  })
})

describe('a schema', () => {
  it('names cells of the row, and parts of a rule that there are', () => {
    expect(faultsOf(withRules({ bad: { holds: 'wey > 0', at: ['to', 'laod', 'way'] } })).map((fault) => fault.split('\n')[0])).toEqual([
      "cycle.rules.bad unknownField: unknown field 'laod'",
      "cycle.rules.bad unknownField: unknown field 'way'",
      "cycle.rules.bad unknownName: unknown name 'wey'; did you mean 'way'?",
    ])
    const read = parseSchema({ ...withRules({}), fields: { cycle: { kind: 'list', row, rowRules: { bad: { hold: 'true', at: 'to' } } } } })
    expect('issues' in read && read.issues.map(({ path }) => path)).toContain('fields.cycle.rowRules.bad')
  })
})
