/** The possible values of all fields and expressions of a calculator in one case. */
import type { AxisTable, Bound, ListField, NumberField, OptionData } from '../../define/index.ts'
import type { Expression, Interval } from '../../expression/index.ts'
import { itemOf } from '../../compile/edges.ts'
import { literalOptions, mayHideWithoutOptions } from '../../plan/options.ts'
import type { BoundName, CheckedPlan, InitData } from '../../plan/plan.ts'
import { largestNumber } from '../../plan/plan.ts'
import { columnNumbers, isAxisTable, tableKeys } from '../../plan/tables.ts'
import type { Case } from './cases.ts'
import { optionsIn } from './cases.ts'
import type { Facts } from './facts.ts'
import { noFacts } from './facts.ts'
import { interpret } from './interpret.ts'
import type { Possible } from './possible.ts'
import { anything, mayBe, mustHold, numberIn, textOf, truth, unbounded } from './possible.ts'

/** Whether a field may be shown, and whether it may be hidden. */
export type Visibility = { readonly mayShow: boolean; readonly mayHide: boolean }

/** A schema with its known facts; `expressions` holds all of its expressions by path. */
export type Source = {
  readonly plan: CheckedPlan
  readonly init: InitData | undefined
  readonly expressions: ReadonlyMap<string, Expression>
}

/** The possible values of one case. */
export class World {
  private readonly source: Source
  private readonly chosen: Case
  private readonly remembered = new Map<string, Possible>()

  constructor(source: Source, chosen: Case) {
    this.source = source
    this.chosen = chosen
  }

  /** The possible values of a path of the schema. */
  read(path: string, facts: Facts = noFacts): Possible {
    if (facts.size > 0) return this.compute(path, facts)
    const known = this.remembered.get(path) ?? this.compute(path, facts)
    this.remembered.set(path, known)
    return known
  }

  /** The possible values of an expression. */
  value(expression: Expression, facts: Facts = noFacts): Possible {
    return interpret(expression, { read: (path, known) => this.read(path, known), facts })
  }

  /** The possible values of the expression at a place such as `load#default`; undefined if the schema has none there. */
  at(place: string, facts: Facts = noFacts): Possible | undefined {
    const expression = this.source.expressions.get(place)
    return expression && this.value(expression, facts)
  }

  /** The interval of a bound; undefined if the field has none or its value may be unknown. */
  bound(id: string, name: BoundName, facts: Facts = noFacts): Interval | undefined {
    const field = this.source.plan.schema.fields[id]
    const written = field?.kind === 'number' ? field[name] : undefined
    if (typeof written === 'number') return [written, written]
    const possible = this.at(`${id}#${name}`, facts)
    return possible?.kind === 'number' && !possible.masked ? possible.interval : undefined
  }

  /** Whether a field may be shown, and whether it may be hidden. */
  visibility(id: string, facts: Facts = noFacts): Visibility {
    const condition = this.at(`${id}#visible`, facts) ?? truth([true])
    const hides = this.at(`${id}#hidden`, facts) ?? truth([false])
    const branch = branchOf(this.source.plan, id, (owner) => this.read(owner, facts))
    // The given init answer is only one of many: others may come with or without options.
    const field = this.source.plan.schema.fields[id]
    const emptied = field !== undefined && mayHideWithoutOptions(field)
    return {
      mayShow: branch.may && mayBe(condition, true) && !mustHold(hides),
      mayHide: emptied || branch.mayNot || !mustHold(condition) || mayBe(hides, true),
    }
  }

  private compute(path: string, facts: Facts): Possible {
    const derived = this.source.plan.derived.get(path)
    if (derived) return this.value(derived.expression, facts)
    // The ends of a window are fields with a dot in their name.
    const item = Object.hasOwn(this.source.plan.schema.fields, path) ? path : itemOf(path)
    if (item.startsWith('tables.')) return this.cell(item.slice('tables.'.length), path.split('.')[2] ?? '', facts)
    if (!Object.hasOwn(this.source.plan.schema.fields, item) && item !== 'init') return anything
    if (item === 'init') return this.initNumber(path.slice('init.'.length))
    const { mayShow, mayHide } = this.visibility(item, facts)
    if (!mayShow) return { kind: 'none', masked: true }
    const possible = path === item ? this.ownValue(item, facts) : this.memberValue(item, path.slice(item.length + 1))
    return { ...possible, masked: possible.masked || mayHide }
  }

  private ownValue(id: string, facts: Facts): Possible {
    const { plan, init } = this.source
    const field = plan.schema.fields[id]
    if (field?.kind === 'number') return numberIn(this.fieldInterval(id, field, facts))
    if (field?.kind === 'list') return anything
    if (field?.kind === 'diagram') return { kind: 'none', masked: false }
    const option = this.chosen.get(id)
    if (field?.kind === 'toggle') return truth(option ? [option.value === 'true'] : [true, false])
    if (option) return textOf([option.value])
    return field?.kind === 'choices' ? anything : textOf(optionsIn(plan, id, init)?.map((one) => one.value))
  }

  private memberValue(id: string, member: string): Possible {
    const list = this.source.plan.schema.fields[id]
    if (list?.kind === 'list') return columnValue(list, member)
    const option = this.chosen.get(id)
    if (!option) return anything
    return Object.hasOwn(option, member) ? dataValue(option[member]) : { kind: 'none', masked: false }
  }

  private cell(name: string, column: string, facts: Facts): Possible {
    const table = this.source.plan.schema.tables?.[name]
    // A row can read the tables of the calculator around it.
    if (!table) return anything
    if (isAxisTable(table)) return this.cellBetween(table, column, facts)
    const key = this.read(table.by, facts)
    if (key.kind === 'none') return { kind: 'none', masked: key.masked }
    const rows = Object.entries(table.rows).filter(([row]) => key.kind !== 'text' || !key.options || key.options.includes(row))
    const cells = rows.flatMap(([, row]) => row[column] ?? [])
    return cells.length === 0 ? { kind: 'none', masked: key.masked } : numberIn([Math.min(...cells), Math.max(...cells)], key.masked)
  }

  /** What is read between cells lies between them. */
  private cellBetween(table: AxisTable, column: string, facts: Facts): Possible {
    const keys = tableKeys(table).map((key) => this.read(key, facts))
    const isMasked = keys.some(({ masked }) => masked)
    const cells = columnNumbers(table, column)
    const isNone = cells.length === 0 || keys.some(({ kind }) => kind === 'none')
    return isNone ? { kind: 'none', masked: isMasked } : numberIn([Math.min(...cells), Math.max(...cells)], isMasked)
  }

  private initNumber(name: string): Possible {
    const { init, plan } = this.source
    const number = init && Object.hasOwn(init, name) ? init[name] : plan.schema.init?.usual?.[name]
    return typeof number === 'number' ? numberIn([number, number]) : numberIn(unbounded)
  }

  private fieldInterval(id: string, field: NumberField, facts: Facts): Interval {
    const enforced = field.onOutOfRange !== 'hint'
    const lows = [enforced ? this.bound(id, 'min', facts)?.[0] : undefined, this.bound(id, 'exclusiveMin', facts)?.[0], -largestNumber]
    const highs = [enforced ? this.bound(id, 'max', facts)?.[1] : undefined, this.bound(id, 'exclusiveMax', facts)?.[1], largestNumber]
    return [Math.max(...lows.filter((one) => one !== undefined)), Math.min(...highs.filter((one) => one !== undefined))]
  }
}

/** The possible values of a cell of a list, from literal bounds and options. */
function columnValue({ row }: ListField, name: string): Possible {
  const field = Object.hasOwn(row, name) ? row[name] : undefined
  if (field?.kind === 'choice') return textOf(literalOptions(field)?.map(({ value }) => value))
  if (field?.kind !== 'number') return anything
  const literal = (bounds: readonly (Bound | undefined)[], end: number) => bounds.filter((one) => typeof one === 'number').concat(end)
  const enforced = field.onOutOfRange !== 'hint'
  const lows = literal([enforced ? field.min : undefined, field.exclusiveMin], -largestNumber)
  const highs = literal([enforced ? field.max : undefined, field.exclusiveMax], largestNumber)
  return numberIn([Math.max(...lows), Math.min(...highs)])
}

function dataValue(data: OptionData[string] | undefined): Possible {
  if (typeof data === 'number') return numberIn([data, data])
  return typeof data === 'string' ? textOf([data]) : typeof data === 'boolean' ? truth([data]) : anything
}

/** Whether the branch of `id` may be active, and whether it may be inactive. */
function branchOf(plan: CheckedPlan, id: string, read: (owner: string) => Possible): { readonly may: boolean; readonly mayNot: boolean } {
  for (const { from, to, kind } of plan.edges) {
    const field = to === id && kind === 'visibility' ? plan.schema.fields[from] : undefined
    if (field?.kind !== 'alternatives' || !Object.values(field.branches).some((members) => members.includes(id))) continue
    const names = new Set(Object.keys(field.branches).filter((name) => field.branches[name]?.includes(id)))
    const active = read(from)
    const options = active.kind === 'text' ? (active.options ?? Object.keys(field.branches)) : []
    return { may: options.some((one) => names.has(one)), mayNot: active.masked || options.some((one) => !names.has(one)) }
  }
  return { may: true, mayNot: false }
}

/**
 * The lowest and highest value that can be committed; a side without a bound is infinite. `exclusive`: the end itself is excluded.
 */
export function certainBounds(world: World, id: string) {
  const sides = {
    min: world.bound(id, 'min'),
    max: world.bound(id, 'max'),
    above: world.bound(id, 'exclusiveMin'),
    below: world.bound(id, 'exclusiveMax'),
  }
  return {
    low: Math.max(sides.min?.[0] ?? -Infinity, sides.above?.[0] ?? -Infinity),
    high: Math.min(sides.max?.[1] ?? Infinity, sides.below?.[1] ?? Infinity),
    above: sides.above?.[0] ?? -Infinity,
    below: sides.below?.[1] ?? Infinity,
  }
}
