/** Rules between inputs: what they refuse, where they are said, and that browser and server say the same. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, number } from '../../../engine/define/index.ts'
import type { CalculatorSchema, Rule } from '../../../engine/define/index.ts'
import { compile, decodeRequest, encodeRequest, evaluate, reasonsAgainstStart } from '../../../engine/index.ts'
import { calculator, faultsOf, sends } from '../../unit/engine/calculator.ts'

const fields = {
  load: number({ unit: 'kN', required: false }),
  jacks: number({ required: false }),
  drive: choice({ options: ['hand', 'motor'], required: false }),
  speed: number({ unit: 'mm/s', required: false, visible: "drive == 'motor'" }),
} as const satisfies CalculatorSchema['fields']
const derived = { each: { unit: 'kN', value: 'load / jacks' } } as const

const withRules = (rules: Readonly<Record<string, Rule>>, parts: Partial<CalculatorSchema> = {}) =>
  calculator({ fields, derived, rules, ...parts })
type Inputs = { readonly load?: number; readonly jacks?: number; readonly drive?: string; readonly speed?: number }

const reasonsOf = (schema: CalculatorSchema, inputs: Inputs) => {
  const plan = compile(schema)
  return reasonsAgainstStart(plan, evaluate(plan, { inputs: { ...inputs }, init: undefined }))
}
const saidAt = (schema: CalculatorSchema, inputs: Inputs) => reasonsOf(schema, inputs).map(({ code, path, params }) => [code, path, params])
const broken = (rule: string, path: string) => [['rule', path, { rule }]]

const share = { holds: 'each <= 80[kN]', at: ['load', 'jacks'] } as const satisfies Rule
const whole = fc.integer({ min: 1, max: 200 })
const some = fc.record({ load: whole, jacks: whole, drive: fc.constantFrom('hand', 'motor'), speed: whole }, { requiredKeys: [] })

describe('a rule', () => {
  it('keeps Start closed exactly while what it reads is known and does not fit', () => {
    const schema = withRules({ share })
    fc.assert(
      fc.property(some, (inputs) => {
        const { load, jacks } = inputs
        const fits = load === undefined || jacks === undefined || load / jacks <= 80
        expect(saidAt(schema, inputs)).toEqual(fits ? [] : broken('share', 'load'))
      }),
    )
  })

  it('counts while its condition is known to hold', () => {
    const schema = withRules({ share: { ...share, when: "drive == 'hand'" } })
    fc.assert(
      fc.property(some, (inputs) => {
        const counts = inputs.drive === 'hand' && (inputs.load ?? 0) / (inputs.jacks ?? 1) > 80 && inputs.jacks !== undefined
        expect(saidAt(schema, inputs)).toEqual(counts ? broken('share', 'load') : [])
      }),
    )
  })

  it('that warns refuses nothing, and one that is turned round refuses the rest', () => {
    const [warns, turned] = [
      withRules({ share: { ...share, level: 'warn' } }),
      withRules({ share: { ...share, holds: '!(each <= 80[kN])' } }),
    ]
    fc.assert(
      fc.property(whole, whole, (load, jacks) => {
        expect(saidAt(warns, { load, jacks })).toEqual([])
        expect(saidAt(turned, { load, jacks }).length + saidAt(withRules({ share }), { load, jacks }).length).toBe(1)
      }),
    )
  })

  it('is said at the first of its fields that is shown, else at the first shown that it reads', () => {
    const slow = { holds: 'load < 10[kN]', at: ['speed', 'jacks'] } as const
    expect(saidAt(withRules({ slow }), { load: 20, drive: 'motor' })).toEqual(broken('slow', 'speed'))
    expect(saidAt(withRules({ slow }), { load: 20, drive: 'hand' })).toEqual(broken('slow', 'jacks'))
    expect(saidAt(withRules({ slow: { ...slow, at: 'speed' } }), { load: 20, drive: 'hand' })).toEqual(broken('slow', 'load'))
  })

  it('is silent while what it reads is hidden', () => {
    const slow = withRules({ slow: { holds: 'speed < 5', at: 'speed' } })
    expect(saidAt(slow, { drive: 'motor', speed: 9 })).toEqual(broken('slow', 'speed'))
    expect(saidAt(slow, { drive: 'hand', speed: 9 })).toEqual([])
  })

  it('comes after what is wrong with fields', () => {
    const schema = withRules({ share }, { fields: { ...fields, drive: choice({ options: ['hand', 'motor'] }) } })
    expect(reasonsOf(schema, { load: 500, jacks: 1 }).map(({ code, path }) => `${code} ${path}`)).toEqual(['notChosen drive', 'rule load'])
  })
})

describe('a request', () => {
  const decode = (schema: CalculatorSchema, query: Readonly<Record<string, string>>) =>
    decodeRequest(compile(schema), Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), undefined)
  const issuesOf = (schema: CalculatorSchema, query: Readonly<Record<string, string>>) => {
    const decoded = decode(schema, query)
    return 'issues' in decoded ? decoded.issues.map(({ code, path, params }) => [code, path, params]) : []
  }

  it('is refused exactly where the form is, with what the sentence names', () => {
    const schema = withRules({ share })
    const plan = compile(schema)
    fc.assert(
      fc.property(some, (inputs) => {
        const snapshot = evaluate(plan, { inputs: { ...inputs }, init: undefined })
        const { query } = encodeRequest(plan, snapshot)
        const isOpen = reasonsAgainstStart(plan, snapshot).length === 0
        const params = {
          rule: 'share',
          load: inputs.load,
          'load.unit': 'kN',
          jacks: inputs.jacks,
          each: (inputs.load ?? 0) / (inputs.jacks ?? 1),
          'each.unit': 'kN',
        }
        expect(issuesOf(schema, query)).toEqual(isOpen ? [] : [['rule', 'load', params]])
      }),
    )
  })

  it('that sends the value of a rule in place of its inputs is held to it', () => {
    const schema = withRules(
      { share: { ...share, at: 'load' } },
      { fields: { ...fields, load: number({ unit: 'kN' }) }, ...sends({ Each: 'each', Jacks: 'jacks' }) },
    )
    expect(compile(schema).rules[0]?.notCarried).toBeUndefined()
    expect(issuesOf(schema, { Each: '80' })).toEqual([])
    expect(issuesOf(schema, { Each: '81' })).toEqual([['rule', 'load', { rule: 'share', each: 81, 'each.unit': 'kN' }]])
  })

  it('that does not carry what a rule reads is left to the form', () => {
    const schema = withRules({ share }, sends({ Load: 'load', Drive: 'drive' }))
    expect(compile(schema).rules[0]?.notCarried).toEqual(['jacks'])
    expect(issuesOf(schema, { Load: '500' })).toEqual([])
  })
})

describe('a rule that is written wrong', () => {
  it.each<[Rule, string]>([
    [{ ...share, at: 'laod' }, "rules.share unknownField: unknown field 'laod'"],
    [{ ...share, at: ['load', 'each'] }, "rules.share unknownField: unknown field 'each'"],
    [{ ...share, holds: 'each <= 80[mm]' }, 'rules.share dimensionMismatch'],
    [{ ...share, holds: 'each' }, 'rules.share'],
    [{ ...share, when: 'laod > 1' }, 'rules.share#when unknownName'],
  ])('%j: %s', (rule, fault) => {
    expect(faultsOf(withRules({ share: rule })).join('\n')).toContain(fault)
  })
})
