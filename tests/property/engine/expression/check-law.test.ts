/** Formulas right and wrong: the checker says what a second one, written in the obvious way, says of the same tree. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check, suggest } from '../../../../engine/expression/index.ts'
import type { BinaryOperator, Expression, ExpressionError, ExpressionType, Scope } from '../../../../engine/expression/index.ts'
import { judge } from './reference-check.ts'
import type { Said } from './reference-check.ts'
import { edits, factorsOf, spelled } from './reference-types.ts'
import type { Type } from './reference-types.ts'
import { measure } from '../../../../engine/testing/reference/units.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const number = (unit: string): ExpressionType => ({ kind: 'number', unit })
const text = (...options: readonly string[]): ExpressionType => ({ kind: 'text', ...(options.length > 0 && { options }) })
const boolean: ExpressionType = { kind: 'boolean' }
const record = (members: Readonly<Record<string, ExpressionType>>): ExpressionType => ({ kind: 'record', members })
const column = (of: ExpressionType): ExpressionType => ({ kind: 'column', of })

const names: Readonly<Record<string, ExpressionType>> = {
  load: number('t'),
  mass: number('kg'),
  factor: number(''),
  duty: number('%'),
  stroke: number('mm'),
  travel: number('m'),
  area: number('mm^2'),
  torque: number('N*m'),
  energy: number('J'),
  speed: number('mm/s'),
  turns: number('rpm'),
  angle: number('deg'),
  isOpen: boolean,
  posture: text('horizontal', 'vertical', 'wall'),
  loadType: text('smooth', 'strong'),
  anything: text(),
  gears: { kind: 'list', of: text('helical', 'worm') },
  sizes: { kind: 'list', of: number('mm') },
  layout: { kind: 'record', self: text('a', 'b'), members: { isWide: boolean, pitch: number('mm') } },
  place: { kind: 'record', self: text('b', 'c'), members: { pitch: number('m'), depth: number('mm') } },
  fs: record({ smooth: record({ min: number('') }), strong: record({ min: number(''), max: number('') }) }),
  mixed: record({ smooth: number('mm'), strong: number('m'), wall: text('x') }),
  byCode: { kind: 'record', members: { x: boolean }, rest: number('kW') },
  phases: record({ time: column(number('s')), force: column(number('N')), kind: column(text('up', 'down')), isLast: column(boolean) }),
  axes: record({ time: column(number('min')), size: column(record({ self: number('mm') })) }),
}
const scope: Scope = { names }

const ownType = (type: ExpressionType): Type => {
  switch (type.kind) {
    case 'number':
      return { kind: 'number', factors: factorsOf(type.unit), bare: type.bare === true }
    case 'text':
    case 'boolean':
      return type
    case 'list':
    case 'column':
      return { kind: type.kind, of: ownType(type.of) }
    case 'record': {
      const members = Object.fromEntries(Object.entries(type.members).map(([name, one]) => [name, ownType(one)]))
      return { kind: 'record', members, ...(type.self && { self: ownType(type.self) }), ...(type.rest && { rest: ownType(type.rest) }) }
    }
  }
}

/** Units in one spelling, an option list and a `bare: false` that say nothing left out. */
const plain = (type: Type | undefined): unknown => {
  if (type?.kind !== 'number') {
    const text = JSON.stringify(type, (_, one: Type) => (one?.kind === 'number' ? plain(one) : one))
    const copy: unknown = type && JSON.parse(text)
    return copy
  }
  return { kind: 'number', unit: spelled(type.factors), ...(type.bare && { bare: true }) }
}

const ownParam = (key: string, value: string | number): string | number => {
  if (typeof value === 'number') return value
  if (key === 'from' || key === 'to' || key === 'unit') return spelled(factorsOf(value))
  return value.replace(/\[([^\]]*)\]/g, (_, unit: string) => `[${spelled(factorsOf(unit))}]`)
}
const ownSaid = ({ code, at, params }: ExpressionError): Said => {
  const { advice: _, ...others } = params
  const own = Object.entries(others).map(([key, value]) => [key, value === 'furlong' ? value : ownParam(key, value)] as const)
  return [code, at[0], at[1], Object.fromEntries(own)]
}
const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
const sorted = (said: readonly Said[]) =>
  said.map((one) => JSON.stringify([...one.slice(0, 3), Object.entries(one[3]).toSorted(byName)])).toSorted()

/** Every piece at a place of its own, as long as its words: places say which piece is meant. */
const placed = (tree: Expression): Expression => {
  let next = 0
  const place = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(place)
    if (typeof part !== 'object' || part === null || !('kind' in part)) return part
    const start = next
    next += 20
    const placedParts = Object.fromEntries(Object.entries(part).map(([key, one]) => [key, key === 'at' ? one : place(one)]))
    next += 20
    return { ...placedParts, at: [start, next] }
  }
  // The same pieces with other places.
  return place(tree) as Expression
}

const at = [0, 0] as const
const slip = (word: string): string => word.slice(0, 2) + word.slice(3)
const listNames = ['phases', 'axes']
const plainNames = Object.keys(names).filter((name) => !listNames.includes(name))
const nameOf = (known: readonly string[]) => fc.constantFrom(...known).map((name): Expression => ({ kind: 'name', name, at }))
const ofKind = (kind: ExpressionType['kind']) => plainNames.filter((name) => names[name]?.kind === kind)
const textNames = [...ofKind('text'), 'layout', 'place']
const memberOf = ([name, object]: readonly [string, Expression]): Expression => ({ kind: 'member', object, name, at })
const columnNames = fc
  .constantFrom('phases.time', 'phases.force', 'phases.kind', 'phases.isLast', 'axes.time', 'axes.size', 'phases.tme')
  .map((path): Expression => memberOf([path.split('.')[1] ?? '', { kind: 'name', name: path.split('.')[0] ?? '', at }]))
const literal = fc
  .tuple(
    fc.constantFrom(0, 1, 2, 0.5, 3, 9, 10, 12),
    fc.constantFrom(undefined, undefined, undefined, '', 'mm', 'm', 'kg/t', 's', '%', 'deg', 'turn', 'furlong'),
  )
  .map(([value, unit]): Expression => ({ kind: 'number', value, ...(unit !== undefined && { unit }), at }))
const textLiteral = fc
  .constantFrom('horizontal', 'vertical', 'wall', 'smooth', 'strong', 'smoth', 'a', 'b', 'c', 'helical', 'up', 'x', 'elsewhere')
  .map((value): Expression => ({ kind: 'text', value, at }))
const wrongName = fc
  .oneof(fc.constantFrom(...plainNames).map(slip), fc.constantFrom('constructor', '__proto__', 'zzz'))
  .map((name): Expression => ({ kind: 'name', name, at }))

type Kinds = Record<'number' | 'boolean' | 'text' | 'list' | 'record' | 'row' | 'any', Expression>
const binary = (operators: readonly BinaryOperator[], left: fc.Arbitrary<Expression>, right: fc.Arbitrary<Expression>) =>
  fc
    .tuple(fc.constantFrom(...operators), left, right)
    .map(([operator, a, b]): Expression => ({ kind: 'binary', operator, left: a, right: b, at }))
const choice = (condition: fc.Arbitrary<Expression>, one: fc.Arbitrary<Expression>) =>
  fc
    .tuple(condition, one, one)
    .map(([decision, whenTrue, whenFalse]): Expression => ({ kind: 'conditional', condition: decision, whenTrue, whenFalse, at }))
const call = (functions: readonly string[], part: fc.Arbitrary<Expression>, [minLength, maxLength]: readonly [number, number]) =>
  fc
    .tuple(fc.constantFrom(...functions), fc.array(part, { minLength, maxLength }))
    .map(([name, parts]): Expression => ({ kind: 'call', name, arguments: parts, at }))
const unary = (operator: '!' | '-', part: fc.Arbitrary<Expression>) =>
  part.map((operand): Expression => ({ kind: 'unary', operator, operand, at }))
const whole = fc.integer({ min: 0, max: 11 }).map((value): Expression => ({ kind: 'number', value, at }))
const aggregates = ['sum', 'mean', 'min', 'max', 'count', 'any', 'all', 'first', 'last']

const options = { maxDepth: 4, depthSize: 'small' } as const
type Tie = <K extends keyof Kinds>(kind: K) => fc.Arbitrary<Kinds[K]>

function ofNumbers(tie: Tie, mostly: (kind: keyof Kinds) => fc.Arbitrary<Expression>): fc.Arbitrary<Expression> {
  const [aNumber, aBoolean, aRecord] = [mostly('number'), mostly('boolean'), mostly('record')]
  return fc.oneof(
    options,
    literal,
    nameOf(ofKind('number')),
    binary(['+', '-', '*', '/', '??'], aNumber, aNumber),
    call('abs sqrt sin cos tan asin acos atan exp log log10 round trunc floor ceil'.split(' '), aNumber, [1, 1]),
    call(['min', 'max', 'pow', 'root', 'mod', 'atan2'], aNumber, [2, 3]),
    call(aggregates, tie('row'), [1, 1]),
    fc
      .tuple(fc.constantFrom('pow', 'root'), aNumber, fc.oneof(literal, whole, unary('-', literal), nameOf(ofKind('number'))))
      .map(([name, base, exponent]): Expression => ({ kind: 'call', name, arguments: [base, exponent], at })),
    unary('-', aNumber),
    choice(aBoolean, aNumber),
    fc.tuple(fc.constantFrom('min', 'max', 'pitch', 'depth', 'x', 'pich'), aRecord).map(memberOf),
  )
}

const trees = fc.letrec<Kinds>((tie) => {
  /** One of twelve is anything: most formulas are right but for a place or two. */
  const mostly = (kind: keyof Kinds) => fc.oneof({ weight: 11, arbitrary: tie(kind) }, { weight: 1, arbitrary: tie('any') })
  const [aNumber, aBoolean, aText, aList, aRecord] = [mostly('number'), mostly('boolean'), mostly('text'), mostly('list'), mostly('record')]
  const any = tie('any')
  return {
    number: ofNumbers(tie, mostly),
    boolean: fc.oneof(
      options,
      fc.boolean().map((value): Expression => ({ kind: 'boolean', value, at })),
      nameOf(ofKind('boolean')),
      binary(['<', '<=', '>', '>=', '==', '!='], aNumber, aNumber),
      binary(['==', '!='], aText, aText),
      binary(['==', '!='], any, any),
      binary(['&&', '||', '??'], aBoolean, aBoolean),
      binary(['in'], aText, aList),
      binary(['in'], aNumber, aList),
      unary('!', aBoolean),
      fc.tuple(fc.constantFrom('isWide', 'x'), aRecord).map(memberOf),
    ),
    text: fc.oneof(options, textLiteral, nameOf(textNames), choice(aBoolean, aText), binary(['??'], aText, any)),
    list: fc.oneof(
      options,
      nameOf(ofKind('list')),
      fc
        .oneof(fc.array(aText, { maxLength: 3 }), fc.array(aNumber, { maxLength: 3 }), fc.array(any, { maxLength: 3 }))
        .map((items): Expression => ({ kind: 'list', items, at })),
      choice(aBoolean, aList),
    ),
    record: fc.oneof(
      options,
      nameOf(ofKind('record')),
      fc.tuple(aRecord, aText).map(([object, index]): Expression => ({ kind: 'index', object, index, at })),
      choice(aBoolean, aRecord),
    ),
    row: fc.oneof(
      options,
      columnNames,
      binary(['+', '*', '<', '=='], tie('row'), fc.oneof(tie('row'), aNumber)),
      call(['abs', 'sqrt'], tie('row'), [1, 1]),
      any,
    ),
    any: fc.oneof(
      options,
      wrongName,
      tie('number'),
      tie('boolean'),
      tie('text'),
      tie('list'),
      tie('record'),
      columnNames,
      nameOf(listNames),
      call([...aggregates, 'mim', 'toString', 'abs', 'pow'], tie('any'), [0, 3]),
    ),
  }
})
const tree = fc.oneof(trees.number, trees.boolean, trees.text, trees.list, trees.record, trees.any).map(placed)
const wishes: readonly ExpressionType[] = [
  number('mm'),
  number(''),
  boolean,
  text(),
  text('smooth', 'strong', 'a'),
  { kind: 'list', of: text('helical', 'wall') },
  { kind: 'record', self: text('a', 'b', 'c'), members: {} },
]

describe('check', () => {
  it('says of a formula what the rules say, in their order one by one: which mistake, where, with what; and what it is', () => {
    const own = Object.fromEntries(Object.entries(names).map(([name, type]) => [name, ownType(type)]))
    fc.assert(
      fc.property(tree, fc.option(fc.constantFrom(...wishes), { nil: undefined }), (formula, wish) => {
        const found = check(formula, scope, wish)
        const expected = judge(formula, own, wish && ownType(wish))
        expect([sorted(found.errors.map(ownSaid)), found.errors.map((one) => one.at[0])]).toEqual([
          sorted(expected.said),
          expected.said.map(([, start]) => start).toSorted((a, b) => a - b),
        ])
        expect(plain(found.type && ownType(found.type))).toEqual(plain(expected.type))
      }),
      scaledRuns(3000),
    )
  })

  it('says by which factor one scale becomes the other, the one that is at least 1', () => {
    const scales = [
      ['mm', 'm', 'um', 'in'],
      ['kg', 't', 'lb'],
      ['s', 'min', 'h', 'ms'],
      ['N*m', 'kN*m', 'N*mm'],
      ['mm/s', 'm/min', 'm/s'],
      ['%', ''],
    ]
    const pair = fc.constantFrom(...scales).chain((scale) => fc.tuple(fc.constantFrom(...scale), fc.constantFrom(...scale)))
    fc.assert(
      fc.property(pair, ([from, to]) => {
        fc.pre(from !== to)
        const sides = { a: number(from), b: number(to) }
        const formula = placed({
          kind: 'binary',
          operator: '+',
          left: { kind: 'name', name: 'a', at },
          right: { kind: 'name', name: 'b', at },
          at,
        })
        const [mistake] = check(formula, { names: sides }).errors
        const [, verb, factor, unit = ''] = /^(multiply|divide) by ([\d.e+-]+)\[(.*)\]$/.exec(String(mistake?.params['advice'])) ?? []
        const power = verb === 'multiply' ? 1 : -1
        const [a, b, by] = [measure(from), measure(to), measure(unit)]
        expect(Number(factor)).toBeGreaterThanOrEqual(1)
        // 1 [from], times the advice, is the same quantity, in [to].
        expect(Number(factor) ** power * (by?.factor ?? 0) ** power).toBeCloseTo(1, 9)
        expect(((a?.factor ?? 0) * (by?.factor ?? 0) ** power) / (b?.factor ?? 1)).toBeCloseTo(1, 9)
      }),
    )
  })
})

describe('suggest', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  it('is the first of those with the fewest edits, of at most one per three letters and at least one; nothing where none is so near', () => {
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 5 }), (wrong, known) => {
        const most = Math.max(1, Math.floor(wrong.length / 3))
        const distances = known.map((one) => edits(wrong, one))
        const nearest = Math.min(...distances)
        expect(suggest(wrong, known)).toBe(nearest <= most ? known[distances.indexOf(nearest)] : undefined)
      }),
      scaledRuns(1000),
    )
  })
})
