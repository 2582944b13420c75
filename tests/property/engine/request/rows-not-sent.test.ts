/** Lists of which a request carries a part: the server takes what the form sends, and refuses by what it has been sent. */
import { describe, expect, it } from 'vitest'
import { list, number } from '../../../../engine/define/index.ts'
import type { CalculatorSchema, ListField, Parameters } from '../../../../engine/define/index.ts'
import { compile, decodeRequest, encodeRequest, evaluate, reasonsAgainstStart } from '../../../../engine/index.ts'
import type { Inputs } from '../../../../engine/index.ts'
import { lint } from '../../../../engine/lint/index.ts'
import { calculator, sends } from '../../../unit/engine/calculator.ts'

const [to, spare] = [number({ unit: 'mm' }), number({ unit: 'mm', required: false })]

type Sending = { readonly list: Partial<ListField>; readonly parts?: Partial<CalculatorSchema>; readonly query?: Parameters }

/** A calculator whose request has the column `to` of its list, and what else is in `query`. */
const sending = ({ list: more, parts = {}, query = {} }: Sending): CalculatorSchema =>
  calculator({
    ...parts,
    fields: { ...parts.fields, moves: list({ row: { spare, to }, ...more }) },
    ...sends({ Moves: { list: 'moves', columns: ['to'] }, ...query }),
  })

/** What keeps Start closed, and what the server says of what the form would send. */
function verdicts(schema: CalculatorSchema, inputs: Inputs) {
  const plan = compile(schema)
  const snapshot = evaluate(plan, { inputs, init: undefined })
  const { query } = encodeRequest(plan, snapshot)
  const decoded = decodeRequest(plan, Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), undefined)
  const short = ({ code, path }: { readonly code: string; readonly path: string }) => `${code} ${path}`
  return [reasonsAgainstStart(plan, snapshot).map(short), 'issues' in decoded ? decoded.issues.map(short) : []]
}

const isFar = (holds: string) => ({ rowRules: { far: { holds, at: 'to' } } }) as const
const bounded = (max: string) => ({ row: { spare, to: number({ unit: 'mm', max }) } }) as const
const rows: Inputs = { moves: [{ spare: 100, to: 1 }, { to: 50 }] }

const carriedInPart: readonly (readonly [string, Sending, Inputs])[] = [
  ['a rule of rows', { list: isFar('to < (spare ?? 5[mm])') }, { moves: [{ spare: 100, to: 50 }] }],
  ['a rule of rows, of the row before', { list: isFar('to < (previous.spare ?? 5[mm])') }, rows],
  [
    'a rule of rows, of a value of the row before',
    { list: { ...isFar('to < (previous.own ?? 5[mm])'), rowDerived: { own: { unit: 'mm', value: 'spare ?? 5[mm]' } } } },
    rows,
  ],
  ['a limit', { list: bounded('spare ?? 5[mm]') }, { moves: [{ spare: 100, to: 50 }] }],
  ['a limit, of the row before', { list: bounded('previous.spare ?? 5[mm]') }, rows],
  [
    'a rule of the form',
    { list: {}, parts: { rules: { most: { holds: 'sum(moves.to) < sum(moves.spare ?? 5[mm])', at: 'moves' } } } },
    rows,
  ],
  ['a parameter', { list: {}, query: { Sum: 'sum(moves.spare ?? 5[mm])' } }, rows],
  [
    'a parameter, of a demanded cell',
    { list: { row: { to, way: number({ unit: 'mm' }) } }, query: { Sum: 'sum(moves.way)' } },
    { moves: [{ to: 1, way: 2 }] },
  ],
  [
    'a rule of rows, of what stands around them and is not sent',
    {
      list: { row: { to }, ...isFar('to < (limit ?? 5[mm])') },
      parts: { fields: { limit: number({ unit: 'mm', required: false, send: false }) } },
    },
    { limit: 100, moves: [{ to: 50 }] },
  ],
]

describe('a cell that is no column', () => {
  it.each(carriedInPart)('is not taken for empty by the server in %s', (_, parts, inputs) => {
    expect(verdicts(sending(parts), inputs)).toEqual([[], []])
  })

  it.each(carriedInPart.slice(0, 3))('is named by the lint in %s', (_, parts) => {
    expect(lint(compile(sending(parts)), {}).map(({ rule, path }) => `${rule} ${path}`)).toContain('ruleNotCarried moves.rules.far')
  })

  it('leaves the rules whose cells are sent in force', () => {
    expect(verdicts(sending({ list: isFar('to < 60[mm]') }), rows)).toEqual([[], []])
    const plan = compile(sending({ list: isFar('to < 60[mm]') }))
    const decoded = decodeRequest(plan, { Moves: ['1;70'] }, undefined)
    expect('issues' in decoded ? decoded.issues.map(({ code, path }) => `${code} ${path}`) : []).toEqual(['rule Moves[1].to'])
  })
})

describe('a list that is sent within another value alone', () => {
  const total = (required: boolean) =>
    calculator({
      fields: { moves: list({ row: { to }, required }) },
      derived: { total: { unit: 'mm', value: 'sum(moves.to)' } },
      rules: { most: { holds: 'total <= 50', at: 'moves' } },
      ...sends({ Total: 'total' }),
    })

  it.each([true, false])('is not taken for empty, required: %s', (required) => {
    expect(verdicts(total(required), { moves: [{ to: 3 }] })).toEqual([[], []])
  })

  it('is held to the rules of the value', () => {
    expect(verdicts(total(true), { moves: [{ to: 30 }, { to: 40 }] })).toEqual([['rule moves'], ['rule moves']])
  })
})
