/** Laws of assemblies: the worst decides, a missing share is a lower bound, equal codes are one line. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Item, Joint, JointCheck, Part, State } from '../../../engine/assembly/assembly.ts'
import { consolidate } from '../../../engine/assembly/consolidate.ts'
import { judged } from '../../../engine/assembly/judge.ts'
import { numbered, positionOf } from '../../../engine/assembly/positions.ts'
import { jointState, partState } from '../../../engine/assembly/state.ts'
import { isLowerBound, sumOf } from '../../../engine/assembly/totals.ts'
import { assembly as wireShape } from '../../../contract/results/assembly.ts'

const rank: Readonly<Record<State, number>> = { complete: 0, open: 1, notKnown: 2, failed: 3 }

const code = fc.record({
  code: fc.constantFrom('A-100', 'A-200', 'B'),
  state: fc.constantFrom('whole', 'missing', 'unconfirmed', 'cannot'),
  parts: fc.constant([]),
  also: fc.constantFrom([], ['preload']),
})
const model = fc.record({
  kind: fc.constant('model'),
  family: fc.constantFrom('one', 'two'),
  sku: fc.constantFrom('A', 'B'),
  name: fc.constant('A'),
  series: fc.constant('S'),
  maker: fc.constant('M'),
  code,
  basis: fc.constantFrom('published', 'derived', 'demo'),
  source: fc.constant(''),
})
const open = fc.record({ kind: fc.constant('open'), needs: fc.constant([]), why: fc.constant('noCatalogue'), decisive: fc.boolean() })
const own = fc.record({ kind: fc.constant('own'), name: fc.constantFrom('X', 'Y'), figures: fc.constant({}) })
// Every drawn value is an item of its kind; records of constants widen the kind to string.
const items = fc.oneof(model, open, own, fc.constant({ kind: 'included', in: 'role' })) as fc.Arbitrary<Item>

const verdicts = fc.option(fc.constantFrom('passed', 'notKnown', 'failed'), { nil: undefined })

const parts: fc.Arbitrary<readonly Part[]> = fc
  .array(
    fc.record({
      item: items,
      verdict: verdicts,
      quantity: fc.integer({ min: 1, max: 5 }),
      mass: fc.option(fc.double({ min: 0, max: 1e4, noNaN: true }), { nil: undefined }),
    }),
    { maxLength: 8 },
  )
  .map((drawn) =>
    numbered(
      drawn.map(({ item, verdict, quantity, mass }, index) => ({
        role: `role${index}`,
        quantity,
        item,
        demands: [],
        mass,
        state: partState(item, verdict),
      })),
    ),
  )

const checks: fc.Arbitrary<readonly JointCheck[]> = fc.array(
  fc.record({
    name: fc.constant('bore'),
    a: fc.constant(14),
    b: fc.constant(14),
    unit: fc.constant('mm'),
    state: fc.constantFrom('passed', 'notKnown', 'failed'),
  }),
  { maxLength: 4 },
)
const joints: fc.Arbitrary<readonly Joint[]> = fc.array(
  fc.tuple(checks, items, items).map(([drawn, a, b]) => ({ id: 'j', a: 'a.x', b: 'b.y', checks: drawn, state: jointState(drawn, [a, b]) })),
  { maxLength: 4 },
)

describe('an assembly', () => {
  test('is as bad as its worst part or joint, and no worse', () => {
    fc.assert(
      fc.property(parts, joints, (drawnParts, drawnJoints) => {
        const { state } = judged({ parts: drawnParts, joints: drawnJoints, flows: [] })
        const worst = Math.max(0, ...[...drawnParts, ...drawnJoints].map((one) => rank[one.state]))
        expect(rank[state]).toBe(worst)
      }),
    )
  })

  test('a position left open, a check that cannot be made and a code with choices never improve the state', () => {
    fc.assert(
      fc.property(items, verdicts, (item, verdict) => {
        const state = partState(item, verdict)
        expect(rank[partState(item, 'notKnown')]).toBeGreaterThanOrEqual(Math.min(rank[state], rank.notKnown))
        const leavesChoice =
          (item.kind === 'model' && (item.code.state !== 'whole' || item.code.also.length > 0)) || (item.kind === 'open' && item.decisive)
        expect(verdict !== 'failed' || state === 'failed').toBe(true)
        expect(leavesChoice && state === 'complete').toBe(false)
      }),
    )
  })

  test('a joint with a side or a figure missing is never better than with it', () => {
    fc.assert(
      fc.property(checks, items, items, fc.nat(), (drawn, a, b, place) => {
        const before = rank[jointState(drawn, [a, b])]
        const blank = drawn.map((check, index): JointCheck =>
          index === place % Math.max(1, drawn.length) && check.state !== 'failed' ? { ...check, b: null, state: 'notKnown' } : check,
        )
        expect(rank[jointState(blank, [a, b])]).toBeGreaterThanOrEqual(before)
        expect(jointState([], [a, b])).not.toBe('complete')
      }),
    )
  })

  test('a joint is failed by one check, else open with an open side, else not known without a check or with one that is not', () => {
    fc.assert(
      fc.property(checks, items, items, (drawn, a, b) => {
        const has = (state: JointCheck['state']) => drawn.filter((check) => check.state === state).length > 0
        const isOpen = [a.kind, b.kind].includes('open')
        const isKnown = drawn.length > 0 && !has('notKnown')
        expect(jointState(drawn, [a, b])).toBe(has('failed') ? 'failed' : isOpen ? 'open' : isKnown ? 'complete' : 'notKnown')
      }),
    )
  })

  test('a total of which no share is known has no value, and one that lacks none is no lower bound', () => {
    fc.assert(
      fc.property(parts, (drawn) => {
        expect(sumOf(drawn, () => undefined, 'kg')).toEqual({ missing: drawn.map(({ role }) => role) })
        expect(isLowerBound({ value: 1, unit: 'kg', basis: 'user', without: [] })).toBe(false)
      }),
    )
  })

  test('a missing mass makes the total a lower bound that is no larger', () => {
    fc.assert(
      fc.property(parts, fc.nat(), (drawn, place) => {
        const total = sumOf(drawn, ({ mass }) => mass, 'kg')
        const lacking = drawn.map((part, index) => (index === place % Math.max(1, drawn.length) ? { ...part, mass: undefined } : part))
        const less = sumOf(lacking, ({ mass }) => mass, 'kg')
        expect(drawn.length === 0 || 'missing' in less || isLowerBound(less)).toBe(true)
        expect('value' in total && 'value' in less && less.value > total.value).toBe(false)
        expect(isLowerBound(total) && drawn.every(({ mass }) => mass !== undefined)).toBe(false)
      }),
    )
  })

  test('the consolidated list has each code once, with every piece of every assembly', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ parts, quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 4 }), (lines) => {
        const list = consolidate(lines)
        const codes = list.flatMap(({ item }) => (item.kind === 'model' ? [`${item.sku} ${item.code.code}`] : []))
        expect(new Set(codes).size).toBe(codes.length)
        const pieces = lines.flatMap((line) =>
          line.parts.filter(({ item }) => item.kind !== 'included').map((part) => part.quantity * line.quantity),
        )
        expect(list.reduce((sum, line) => sum + line.quantity, 0)).toBe(pieces.reduce((sum, one) => sum + one, 0))
      }),
    )
  })

  test('lists open positions of two roles apart, and alike ones of one role or own parts together', () => {
    const needs = { kind: 'open', needs: [], why: 'noCatalogue', decisive: true } as const
    const own = { kind: 'own', name: 'X', figures: {} } as const
    const listed = (...found: readonly (readonly [role: string, item: Item])[]) =>
      consolidate([{ parts: found.map(([role, item]) => ({ role, item, quantity: 1 })), quantity: 2 }]).map(({ roles, quantity }) => [
        roles,
        quantity,
      ])
    expect(listed(['brake', needs], ['coupling', needs], ['brake', needs])).toEqual([
      [['brake'], 4],
      [['coupling'], 2],
    ])
    expect(listed(['motor', own], ['screw', own])).toEqual([[['motor', 'screw'], 4]])
  })

  test('what is included in another part has no mass of its own', () => {
    const part = (role: string, item: Item, mass?: number): Part => ({
      role,
      position: 1,
      quantity: 1,
      item,
      demands: [],
      mass,
      state: 'complete',
    })
    const found = judged({
      parts: [part('platform', { kind: 'own', name: 'X', figures: {} }, 5), part('motor', { kind: 'included', in: 'platform' })],
      joints: [],
      flows: [],
    })
    expect(found.figures.mass).toEqual({ value: 5, unit: 'kg', basis: 'user' })
  })

  test('passes through its wire shape unchanged', () => {
    fc.assert(
      fc.property(parts, joints, (drawnParts, drawnJoints) => {
        const whole = { ...judged({ parts: drawnParts, joints: drawnJoints, flows: [] }), calculator: '303', reference: 'SW-303-00000000' }
        const sent: unknown = JSON.parse(JSON.stringify(whole))
        expect(JSON.parse(JSON.stringify(wireShape.parse(sent)))).toEqual(sent)
      }),
    )
  })

  test('numbers a part within another one below it', () => {
    const item: Item = { kind: 'own', name: 'X', figures: {} }
    const one = (role: string, inside?: string) => ({ role, quantity: 1, item, demands: [], state: 'complete' as const, in: inside })
    const all = numbered([one('screw'), one('motor'), one('brake', 'motor'), one('coupling')])
    expect(all.map((part) => positionOf(all, part))).toEqual(['1', '2', '2.1', '3'])
  })
})
