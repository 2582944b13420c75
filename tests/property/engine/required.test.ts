/** Fields that are required under a condition: what Start asks for, what the server asks for, and that no value depends on it. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, list, number } from '../../../engine/define/index.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { compile, decodeRequest, encodeRequest, evaluate, fieldView, initialState, reasonsAgainstStart } from '../../../engine/index.ts'
import { calculator, faultsOf } from '../../unit/engine/calculator.ts'

const fields = {
  drive: choice({ options: ['hand', 'motor'], required: false }),
  speed: number({ unit: 'mm/s', required: "drive == 'motor'" }),
  // Either both or none: they require each other.
  force: number({ unit: 'N', required: 'arm > 0' }),
  arm: number({ unit: 'mm', required: 'force > 0' }),
} as const satisfies CalculatorSchema['fields']
const plan = compile(calculator({ fields }))

const inputs = fc.record(
  { drive: fc.constantFrom('hand', 'motor'), speed: fc.constant(5), force: fc.constantFrom(0, 3), arm: fc.constantFrom(0, 7) },
  { requiredKeys: [] },
)
type Inputs = { readonly drive?: string; readonly speed?: number; readonly force?: number; readonly arm?: number }

/** By hand: what is missing. */
const missing = ({ drive, speed, force, arm }: Inputs): readonly string[] => [
  ...(drive === 'motor' && speed === undefined ? ['speed'] : []),
  ...((arm ?? 0) > 0 && force === undefined ? ['force'] : []),
  ...((force ?? 0) > 0 && arm === undefined ? ['arm'] : []),
]

describe('a field that is required under a condition', () => {
  it('is asked for by Start and by the server exactly while the condition is known to hold', () => {
    fc.assert(
      fc.property(inputs, (values) => {
        const snapshot = evaluate(plan, { inputs: { ...values }, init: undefined })
        const expected = missing(values)
        expect(reasonsAgainstStart(plan, snapshot).map(({ code, path }) => `${code} ${path}`)).toEqual(
          expected.map((id) => `missing ${id}`),
        )
        const query = Object.entries(encodeRequest(plan, snapshot).query).map(([name, text]) => [name, [text]] as const)
        const decoded = decodeRequest(plan, Object.fromEntries(query), undefined)
        expect('issues' in decoded ? decoded.issues.map(({ code, path }) => `${code} ${path}`) : []).toEqual(
          expected.map((id) => `missing ${id}`),
        )
      }),
    )
  })

  it('says so in its view, and is optional among the parameters', () => {
    const speed = plan.fields.get('speed')
    const seen = (drive: string) => speed && fieldView(plan, speed, evaluate(plan, { inputs: { drive }, init: undefined })).required
    expect([seen('motor'), seen('hand')]).toEqual([true, false])
    expect(plan.parameters.map(({ name, optional }) => [name, optional])).toEqual(Object.keys(fields).map((name) => [name, true]))
  })

  it('of a list asks for its rows, in the form and of other callers, and lets it be empty otherwise', () => {
    const marks = list({ row: { at: number({ unit: 'mm' }) }, required: "drive == 'motor'", minRows: 2 })
    const query = { Drive: 'drive', Marks: { list: 'marks', columns: ['at'] } }
    const form = compile(
      calculator({ fields: { drive: choice({ options: ['hand', 'motor'] }), marks }, request: { get: 'Sample/Calculation', query } }),
    )
    expect(initialState(form).lists['marks']).toBeUndefined()
    const reasons = (drive: string, rows: number) => {
      const inputs = { drive, marks: Array.from({ length: rows }, () => ({ at: 1 })) }
      return reasonsAgainstStart(form, evaluate(form, { inputs, init: undefined })).map(({ code, path }) => `${code} ${path}`)
    }
    expect([0, 1, 2].map((rows) => reasons('motor', rows))).toEqual([['tooFewRows marks'], ['tooFewRows marks'], []])
    expect([0, 1, 2].map((rows) => reasons('hand', rows))).toEqual([[], ['tooFewRows marks'], []])
    const refusals = (query: Readonly<Record<string, readonly string[]>>) => {
      const decoded = decodeRequest(form, query, undefined)
      return 'issues' in decoded ? decoded.issues.map(({ code, path }) => `${code} ${path}`) : []
    }
    expect([refusals({ Drive: ['motor'] }), refusals({ Drive: ['hand'] }), refusals({ Drive: ['motor'], Marks: ['1;2'] })]).toEqual([
      ['tooFewRows Marks'],
      [],
      [],
    ])
    expect(faultsOf(calculator({ fields: { marks: list({ row: { at: number({}) }, required: 'at > 1' }) } })).join()).toContain(
      'marks#required unknownName',
    )
  })

  it('works in rows, with what stands around them', () => {
    const row = { load: number({ required: false }), time: number({ required: "load > 5 && drive == 'motor'" }) }
    const rows = compile(
      calculator({ fields: { drive: fields.drive, phases: list({ row }) }, request: { get: 'Sample/Calculation', query: {} } }),
    )
    const reasons = (drive: string, load: number) =>
      reasonsAgainstStart(rows, evaluate(rows, { inputs: { drive, phases: [{ load }] }, init: undefined })).map(({ path }) => path)
    expect([reasons('motor', 6), reasons('motor', 5), reasons('hand', 6)]).toEqual([['phases[0].time'], [], []])
  })
})

describe('a condition that is written wrong', () => {
  it.each([
    [{ speed: number({ required: 'speed' }) }, 'speed#required'],
    [{ speed: number({ required: 'sped > 1' }) }, 'speed#required unknownName'],
    [{ speed: number({ required: 'speed > 1', tolerance: { lower: [-5, 0, 1], upper: [0, 5, 1] } }) }, 'speed#tolerance toleranceOptional'],
  ] as const)('%j: %s', (wrong, fault) => {
    expect(faultsOf(calculator({ fields: wrong })).join('\n')).toContain(fault)
  })
})
