/** What a body may not be, and what texts a parameter that is made of several may have. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, choices, defineCalculator, list, number, section } from '../../../../engine/define/index.ts'
import { compile, decodeBody, decodeRequest, parameterRules } from '../../../../engine/index.ts'

const posted = compile(
  defineCalculator({
    id: 1,
    name: 'posted',
    fields: {
      load: number({ min: 0, max: 100 }),
      extras: choices({ options: ['brake', 'cover'], required: false }),
      posture: choice({ options: ['flat', 'upright'], default: 'flat' }),
      phases: list({ row: { force: number({ max: 'load' }), way: choice({ options: ['up', 'down'] }) } }),
    },
    layout: [section('all', ['load', 'extras', 'posture', 'phases'])],
    request: {
      post: 'Law/Calculation',
      body: {
        'own.load': 'load',
        'own.extras': 'extras',
        posture: { value: 'posture', when: "posture != 'flat'" },
        kind: "load > 50 ? 'heavy' : 'light'",
        phases: { list: 'phases', columns: ['force', 'way'] },
      },
    },
    results: { family: 'none', overlayMs: 0 },
  }),
)
const right = { own: { load: 10 }, kind: 'light', phases: [{ force: 5, way: 'up' }] }
const said = (body: unknown): readonly string[] => {
  const decoded = decodeBody(posted, body, undefined)
  return 'issues' in decoded ? decoded.issues.map(({ code, path }) => `${path} ${code}`) : []
}

describe('a body', () => {
  it('is an object', () => {
    for (const body of [null, undefined, 5, 'x', true, [], [right]]) expect([body, said(body)]).toEqual([body, [' missing']])
    expect(said(right)).toEqual([])
  })

  it('has its members where their names say, each once and by no other name', () => {
    expect(said({ ...right, 'own.load': 5 })).toEqual(['"own.load" unknownParameter'])
    expect(said({ ...right, own: { load: 10, more: 1 } })).toEqual(['own.more unknownParameter'])
    expect(said({ ...right, own: 5 })).toEqual(['own unknownParameter', 'own.load missing'])
    expect(said({ ...right, more: { deep: { deeper: 1 } } })).toEqual(['more unknownParameter'])
  })

  it('has lists of options alone, each by itself', () => {
    const part = fc.constantFrom<unknown>('brake', 'cover', 'brake,cover', ',', '', 5, null, ['brake'], 'other')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), (extras) => {
        const isRight = extras.every((one) => one === 'brake' || one === 'cover') || (extras.length === 1 && extras[0] === '')
        expect([extras, said({ ...right, own: { load: 10, extras } })]).toEqual([extras, isRight ? [] : ['own.extras notAnOption']])
      }),
    )
  })

  it('has rows of cells of their kind, within limits that are made of other members', () => {
    const rows = (...phases: readonly unknown[]) => said({ ...right, phases })
    expect(rows({ force: '5', way: 'up' })).toEqual(['phases[0].force notANumber'])
    expect(rows({ force: 5, way: 5 })).toEqual(['phases[0].way notAnOption'])
    expect(rows({ force: 5, way: 'up;1,down' })).toEqual(['phases[0].way notAnOption'])
    expect(rows({ force: 5, way: 'up', more: 1 })).toEqual(['phases[0].more unknownParameter'])
    expect(rows({ force: 5, way: 'up' }, { force: 11, way: 'up' })).toEqual(['phases[1].force aboveMaximum'])
    expect(rows()).toEqual(['phases tooFewRows'])
    expect(rows(5)).toEqual(['phases notRows'])
  })
})

describe('a member of another kind', () => {
  const faultsOf = (body: unknown): readonly unknown[] => {
    const decoded = decodeBody(posted, body, undefined)
    return 'issues' in decoded ? decoded.issues.map(({ params }) => params['text']) : []
  }

  it('is told with the beginning of what stands there; of what has members of its own, nothing', () => {
    const plain = fc.oneof(fc.string({ maxLength: 200 }), fc.boolean(), fc.constant(null))
    const nested = fc.oneof(fc.array(fc.string()), fc.dictionary(fc.string(), fc.string()))
    fc.assert(
      fc.property(plain, nested, (one, many) => {
        const begins = String(one).slice(0, 60)
        const [force, way] = [
          { force: one, way: 'up' },
          { force: many, way: many },
        ]
        expect(faultsOf({ ...right, own: { load: one } })).toEqual([begins])
        expect([faultsOf({ ...right, phases: [force] }), faultsOf({ ...right, phases: [way] })]).toEqual([[begins], ['', '']])
        expect([faultsOf({ ...right, kind: many }), faultsOf({ ...right, posture: many })]).toEqual([[''], ['']])
      }),
    )
  })
})

describe('a number that is made of others', () => {
  it('has the ends that theirs come to; what an option has may be any number', () => {
    const weighed = compile(
      defineCalculator({
        id: 1,
        name: 'weighed',
        fields: {
          load: number({ min: 1, max: 100 }),
          kind: choice({
            options: [
              { value: 'a', weight: 3 },
              { value: 'b', weight: 5 },
            ],
          }),
        },
        layout: [section('all', ['load', 'kind'])],
        request: { get: 'Law/Calculation', query: { Kind: 'kind', Most: 'max(kind.weight, load)', Least: 'min(kind.weight, load)' } },
        results: { family: 'none', overlayMs: 0 },
      }),
    )
    const [, most, least] = parameterRules(weighed, undefined)
    expect(most).toEqual({ name: 'Most', optional: false, kind: 'number', unit: '', min: 1 })
    expect(least).toEqual({ name: 'Least', optional: false, kind: 'number', unit: '', max: 100 })
  })
})

describe('a text that is made of others', () => {
  it('is one of those that it can be', () => {
    const rules = new Map(parameterRules(posted, undefined).map((rule) => [rule.name, rule]))
    expect(rules.get('kind')).toEqual({ name: 'kind', optional: false, kind: 'text', options: ['heavy', 'light'] })
    expect(rules.get('posture')).toEqual({ name: 'posture', optional: true, kind: 'text', options: ['upright'] })
    expect(said({ ...right, kind: 'other' })).toEqual(['kind notAnOption'])
    expect([said({ ...right, posture: 'upright' }), said({ ...right, posture: 'flat' })]).toEqual([[], ['posture notAnOption']])
    const query = { 'own.load': ['10'], kind: ['light'], phases: ['5,up'] }
    expect(decodeRequest(posted, query, undefined)).toHaveProperty('values')
  })
})
