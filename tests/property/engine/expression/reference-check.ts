/** What a checker of formulas says, in the obvious way: every rule of types and units, one after another, each mistake with its place. */
import type { Expression } from '../../../../engine/expression/index.ts'
import { measure, symbolNames } from '../../../../engine/testing/reference/units.ts'
import { functions, namesIn, ofColumns, ofNumbers, ofOne, ofTwo, textIn, whole } from './expression-parts.ts'
import { alike, bare, closest, measured, number, plain, product, spelled, truth, expectedWords, words, written } from './reference-types.ts'
import type { Factors, Kind, MaybeType, NumberType, RecordType, Type } from './reference-types.ts'

type Names = Readonly<Record<string, Type>>
type At = readonly [start: number, end: number]
type Part<K extends Expression['kind']> = Extract<Expression, { kind: K }>
/** One mistake. */
export type Said = readonly [code: string, start: number, end: number, params: Readonly<Record<string, string | number>>]

const isList = (type: MaybeType): boolean => type?.kind === 'record' && Object.values(type.members).some(({ kind }) => kind === 'column')

class Judge {
  readonly said: Said[] = []
  readonly #names: Names
  readonly #rules: { readonly [K in Expression['kind']]: (part: Part<K>) => MaybeType } = {
    number: (part) => this.#literal(part),
    text: ({ value }) => ({ kind: 'text', options: [value] }),
    boolean: () => truth,
    name: ({ name, at }) => this.#known(this.#names, name, ['unknownName', at]),
    member: (part) => this.#member(part),
    index: (part) => this.#lookedUp(part),
    list: (part) => this.#list(part),
    unary: ({ operator, operand }) => this.need(operand, operator === '!' ? 'boolean' : 'number'),
    binary: (part) => this.#operation(part),
    conditional: ({ condition, whenTrue, whenFalse }) => {
      this.need(condition, 'boolean')
      const [one, other] = [this.typeOf(whenTrue), this.typeOf(whenFalse)]
      return one && other && this.shared(one, other, whenFalse.at)
    },
    call: (part) => this.#call(part),
  }

  constructor(names: Names) {
    this.#names = names
  }

  typeOf(part: Expression): MaybeType {
    // Each kind has its rule; TypeScript does not follow the kind through the table.
    return (this.#rules[part.kind] as (part: Expression) => MaybeType)(part)
  }

  need(part: Expression, kind: Kind): MaybeType {
    const found = this.typeOf(part)
    const type = found && plain(found)
    return type && type.kind !== kind ? this.#mismatch(part.at, expectedWords[kind], type) : type
  }

  shared(a: Type, b: Type, at: At): MaybeType {
    if (a.kind === 'record' && b.kind === 'record') return this.#sharedRecord(a, b, at)
    const [one, other] = [plain(a), plain(b)]
    if (one.kind === 'number' && other.kind === 'number') return this.#sameUnit(one, other, at)
    if (one.kind === 'boolean' && other.kind === 'boolean') return one
    if (one.kind === 'text' && other.kind === 'text') {
      return one.options && other.options ? { kind: 'text', options: [...new Set([...one.options, ...other.options])] } : { kind: 'text' }
    }
    if (one.kind !== 'list' || other.kind !== 'list') return this.#mismatch(at, words(one), other)
    const of = this.shared(one.of, other.of, at)
    return of && { kind: 'list', of }
  }

  /** Texts that a result may be, and that nobody wants. */
  outside(part: Expression, type: Type, wish: Type): void {
    const options = wish.kind === 'text' ? wish.options : undefined
    const strange = type.kind === 'text' && options ? (type.options ?? []).filter((one) => !options.includes(one)) : []
    for (const one of strange) this.#never(one, options ?? [], (textIn(part, one) ?? part).at)
  }

  #say(code: string, at: At, params: Said[3] = {}): undefined {
    this.said.push([code, at[0], at[1], params])
  }

  #mismatch(at: At, wish: string, found: Type): undefined {
    this.#say('typeMismatch', at, { expected: wish, found: words(found) })
  }

  #known<Entry>(entries: Readonly<Record<string, Entry>>, name: string, [code, at]: readonly [string, At]): Entry | undefined {
    if (Object.hasOwn(entries, name)) return entries[name]
    return this.#say(code, at, { name, ...closest(name, Object.keys(entries)) })
  }

  #sameUnit(a: Type, b: Type, at: At): Type {
    if (a.kind !== 'number' || b.kind !== 'number' || a.bare) return b
    if (b.bare) return a
    if (alike(a.factors, b.factors)) return a
    const isOneKind = measured(a.factors).dimension === measured(b.factors).dimension
    this.#say(isOneKind ? 'scaleMismatch' : 'dimensionMismatch', at, { from: spelled(a.factors), to: spelled(b.factors) })
    return b
  }

  #sharedRecord(a: RecordType, b: RecordType, at: At): Type {
    const members: Record<string, Type> = {}
    for (const [name, type] of Object.entries(a.members)) {
      const other = Object.hasOwn(b.members, name) ? b.members[name] : undefined
      const both = other && this.shared(type, other, at)
      if (both) members[name] = both
    }
    const self = a.self && b.self && this.shared(a.self, b.self, at)
    return { kind: 'record', members, ...(self && { self }) }
  }

  #never(text: string, options: readonly string[], at: At): undefined {
    this.#say('neverValue', at, { value: text, ...closest(text, options) })
  }

  #comparable(left: Expression, a: Type, [right, b]: readonly [Expression, Type]): void {
    if (a.kind !== 'text' || b.kind !== 'text' || !a.options || !b.options) return
    if (a.options.some((one) => b.options?.includes(one))) return
    if (right.kind === 'text') this.#never(right.value, a.options, right.at)
    else if (left.kind === 'text') this.#never(left.value, b.options, left.at)
    else this.#say('neverValue', [left.at[0], right.at[1]])
  }

  /** What can be written as a unit: exponents of one digit, 80 characters. */
  #numberIn(factors: Factors, at: At): Type {
    const isUnit = Object.values(factors).every((exponent) => Math.abs(exponent) <= 9) && written(factors).length <= 80
    if (!isUnit) this.#say('unknownUnit', at, { unit: spelled(factors) })
    return isUnit ? { kind: 'number', factors } : bare
  }

  #literal({ unit, at }: Part<'number'>): MaybeType {
    if (unit === undefined) return bare
    if (measure(unit) !== undefined) return number(unit)
    return this.#say('unknownUnit', [at[1] - 1 - unit.length, at[1] - 1], { unit })
  }

  #member({ object, name, at }: Part<'member'>): MaybeType {
    const type = this.typeOf(object)
    if (!type) return undefined
    const members = type.kind === 'record' ? type.members : {}
    if (type.kind === 'record' && type.rest && !Object.hasOwn(members, name)) return type.rest
    return this.#known(members, name, ['unknownMember', [at[1] - name.length, at[1]]])
  }

  #lookedUp({ object, index }: Part<'index'>): MaybeType {
    const [record, key] = [this.typeOf(object), this.need(index, 'text')]
    if (!record || key?.kind !== 'text') return undefined
    if (record.kind !== 'record') return this.#say('notIndexable', object.at)
    if (record.rest) return record.rest
    if (!key.options) return this.#say('notIndexable', index.at)
    const gone = key.options.filter((one) => !Object.hasOwn(record.members, one))
    if (gone.length > 0) this.#say('missingKey', index.at, { keys: gone.join(', ') })
    const rows = key.options.flatMap((one) => (Object.hasOwn(record.members, one) ? [record.members[one]] : []))
    return rows.reduce((all, one) => all && one && this.shared(all, one, index.at), rows[0])
  }

  #list({ items, at }: Part<'list'>): MaybeType {
    const types = items.map((item) => this.typeOf(item))
    if (types.length === 0) return this.#say('typeMismatch', at, { expected: 'an item', found: 'none' })
    const of = types.reduce((all, one, index) => all && one && this.shared(all, one, items[index]?.at ?? at), types[0])
    return of && { kind: 'list', of: plain(of) }
  }

  #operation(part: Part<'binary'>): MaybeType {
    const { operator, left, right, at } = part
    if (operator === '&&' || operator === '||') {
      this.need(left, 'boolean')
      this.need(right, 'boolean')
      return truth
    }
    if (operator === '??') return this.#fallback(part)
    if (operator === 'in') return this.#membership(part)
    if (operator === '==' || operator === '!=') return this.#equality(part)
    const [a, b] = [this.need(left, 'number'), this.need(right, 'number')]
    const order = '<=>='.includes(operator)
    if (a?.kind !== 'number' || b?.kind !== 'number') return order ? truth : undefined
    if (operator === '*' || operator === '/') {
      return a.bare && b.bare ? a : this.#numberIn(product(a.factors, b.factors, operator === '*' ? 1 : -1), at)
    }
    const sum = this.#sameUnit(a, b, at)
    return order ? truth : sum
  }

  /** What stands in for something is of its kind. */
  #fallback({ left, right, at }: Part<'binary'>): MaybeType {
    const [found, other] = [this.typeOf(left), this.typeOf(right)]
    if (!found || !other) return undefined
    const type = plain(found)
    if (!['number', 'text', 'boolean'].includes(type.kind)) return this.#mismatch(left.at, 'a number, a text or a condition', type)
    return this.shared(type, plain(other), at)
  }

  #membership({ left, right, at }: Part<'binary'>): Type {
    const [found, list] = [this.typeOf(left), this.need(right, 'list')]
    if (!found || list?.kind !== 'list') return truth
    const item = plain(found)
    this.shared(list.of, item, at)
    const texts = right.kind === 'list' ? right.items.filter(({ kind }) => kind === 'text') : [right]
    if (list.of.kind !== 'text') return truth
    for (const one of texts) this.#comparable(left, item, [one, one.kind === 'text' ? { kind: 'text', options: [one.value] } : list.of])
    return truth
  }

  #equality({ left, right, at }: Part<'binary'>): Type {
    const [a, b] = [this.typeOf(left), this.typeOf(right)].map((type) => type && plain(type))
    if (!a || !b) return truth
    if (a.kind === 'list' || a.kind === 'record' || a.kind === 'column') {
      this.#say('typeMismatch', left.at, { expected: 'a single value', found: `a ${a.kind}` })
      return truth
    }
    this.shared(a, b, at)
    this.#comparable(left, a, [right, b])
    return truth
  }

  #call(call: Part<'call'>): MaybeType {
    const { name, at, arguments: parts } = call
    const [first, ...more] = parts
    const readsList = first !== undefined && namesIn(first).some((root) => Object.hasOwn(this.#names, root) && isList(this.#names[root]))
    const isExtreme = name === 'min' || name === 'max'
    if (!ofColumns.has(name) || (isExtreme && (more.length > 0 || !readsList))) return this.#function(call)
    if (first && more.length === 0) return this.#column(name, first)
    return this.#say('argumentCount', at, { name, expected: 1, found: parts.length })
  }

  #column(name: string, part: Expression): MaybeType {
    const [list, other] = [...new Set(namesIn(part))].filter((one) => Object.hasOwn(this.#names, one) && isList(this.#names[one]))
    if (list === undefined) {
      const type = this.typeOf(part)
      return type && this.#mismatch(part.at, `a column, such as '<list>.<field>'`, type)
    }
    if (other !== undefined) return this.#say('typeMismatch', part.at, { expected: list, found: other })
    const columns = this.#names[list]
    const cells = columns?.kind === 'record' ? Object.entries(columns.members) : []
    const members = Object.fromEntries(cells.map(([one, type]) => [one, type.kind === 'column' ? type.of : type]))
    const inRow = new Judge({ ...this.#names, [list]: { kind: 'record', members } })
    const kind = name === 'any' || name === 'all' ? 'boolean' : 'number'
    const found = kind === 'boolean' || ofNumbers.has(name) ? inRow.need(part, kind) : inRow.typeOf(part)
    this.said.push(...inRow.said)
    const type = found && plain(found)
    if (type?.kind === 'record' || type?.kind === 'list') this.#mismatch(part.at, 'a number, a text or a condition', type)
    return name === 'count' ? number('') : type
  }

  #function({ name, at, arguments: parts }: Part<'call'>): MaybeType {
    const types = parts.map((part) => this.need(part, 'number'))
    const known = Object.fromEntries(functions.map((one) => [one, ofOne.has(one) ? '1' : ofTwo.has(one) ? '2' : 'at least 2']))
    const expected = this.#known(known, name, ['unknownFunction', [at[0], at[0] + name.length]])
    if (expected === undefined) return undefined
    const fits = expected === '1' ? parts.length === 1 : expected === '2' ? parts.length === 2 : parts.length > 1
    if (!fits) return this.#say('argumentCount', at, { name, expected, found: parts.length })
    const [first, second] = types
    const [part, exponent] = parts
    if (first?.kind !== 'number' || !part) return undefined
    const taken = { sin: 'deg', cos: 'deg', tan: 'deg', asin: '', acos: '', atan: '', exp: '', log: '', log10: '' }[name]
    if (taken !== undefined) this.#sameUnit(first, number(taken), part.at)
    if (taken !== undefined) return number(['asin', 'acos', 'atan'].includes(name) ? 'deg' : '')
    if (ofTwo.has(name) && name !== 'mod') return exponent && this.#ofTwo({ name, at }, [first, second], exponent)
    return name === 'sqrt'
      ? this.#root(first, at)
      : types.reduce((all, one, index) => all && one && this.#sameUnit(all, one, parts[index]?.at ?? at))
  }

  #ofTwo({ name, at }: Pick<Part<'call'>, 'name' | 'at'>, [first, second]: readonly [NumberType, MaybeType], part: Expression): MaybeType {
    if (name === 'root') {
      const degree = whole(part)
      return degree !== undefined && degree >= 2 && degree < 10 ? this.#root(first, at, degree) : this.#say('badDegree', part.at)
    }
    if (second?.kind !== 'number') return undefined
    if (name === 'pow') return this.#power(first, second, part)
    this.#sameUnit(first, second, part.at)
    return number('deg')
  }

  #power(base: NumberType, exponent: NumberType, part: Expression): Type {
    if (!exponent.bare && spelled(exponent.factors) !== '') this.#say('badExponent', part.at)
    if (base.bare) return exponent.bare ? base : number('')
    if (spelled(base.factors) === '') return base
    const times = whole(part)
    if (times !== undefined && Math.abs(times) < 10) return this.#numberIn(product({}, base.factors, times), part.at)
    this.#say('badExponent', part.at)
    return bare
  }

  #root(base: NumberType, at: At, degree = 2): Type {
    if (base.bare) return base
    const halves = Object.entries(base.factors).map(([symbol, exponent]) => [symbol, exponent / degree] as const)
    if (halves.every(([, one]) => Number.isInteger(one))) return this.#numberIn(Object.fromEntries(halves), at)
    const symbol = symbolNames.find((one) => alike({ [one]: degree }, base.factors))
    if (symbol !== undefined) return this.#numberIn({ [symbol]: 1 }, at)
    this.#say('noUnitRoot', at, { unit: spelled(base.factors) })
    return bare
  }
}

/** Every mistake of a formula, and what it is where it has none that hides it. */
export function judge(expression: Expression, names: Names, expected?: Type): { readonly type: MaybeType; readonly said: readonly Said[] } {
  const judging = new Judge(names)
  if (!expected) return { type: judging.typeOf(expression), said: judging.said }
  const wish = plain(expected)
  const type = judging.need(expression, wish.kind)
  if (type) judging.outside(expression, type, wish)
  if (type?.kind === 'list' && wish.kind === 'list') judging.outside(expression, type.of, wish.of)
  return { type: type && judging.shared(type, wish, expression.at), said: judging.said }
}
