/** What every value of a calculator may be in one case. */
import type { NumberField, OptionData } from '../define/index.ts'
import type { Expression, Interval } from '../expression/index.ts'
import { itemOf } from '../compile/edges.ts'
import type { BoundName, InitData, Plan } from '../plan.ts'
import { largestNumber } from '../plan.ts'
import type { Case } from './cases.ts'
import { optionsIn } from './cases.ts'
import type { Facts } from './facts.ts'
import { noFacts } from './facts.ts'
import { interpret } from './interpret.ts'
import type { Possible } from './possible.ts'
import { anything, mayBe, mustHold, numberIn, textOf, truth, unbounded } from './possible.ts'

export type Visibility = { readonly mayShow: boolean; readonly mayHide: boolean }

export type World = {
  readonly read: (path: string, facts?: Facts) => Possible
  readonly visibility: (id: string, facts?: Facts) => Visibility
  /** What an expression may be. */
  readonly value: (expression: Expression, facts?: Facts) => Possible
  /** The expression at a path such as `load#default`; undefined where the schema has none. */
  readonly at: (path: string) => Possible | undefined
  /** Where a bound may lie; undefined where the field has none or it may not be known. */
  readonly bound: (id: string, name: BoundName, facts?: Facts) => Interval | undefined
}

export type Source = { readonly plan: Plan; readonly init: InitData | undefined; readonly expressions: ReadonlyMap<string, Expression> }

/** The values of one case. `expressions` are all of the schema's by path. */
export function worldOf({ plan, init, expressions }: Source, chosen: Case): World {
  const { schema } = plan
  const remembered = new Map<string, Possible>()

  const read = (path: string, facts: Facts = noFacts): Possible => {
    if (facts.size > 0) return compute(path, facts)
    const known = remembered.get(path) ?? compute(path, facts)
    remembered.set(path, known)
    return known
  }
  const value = (expression: Expression, facts: Facts = noFacts) => interpret(expression, { read, facts })

  const at = (path: string) => {
    const expression = expressions.get(path)
    return expression && value(expression)
  }

  function compute(path: string, facts: Facts): Possible {
    const derived = plan.derived.get(path)
    if (derived) return value(derived.expression, facts)
    const item = itemOf(path)
    if (item.startsWith('tables.')) return cell(item.slice('tables.'.length), path.split('.')[2] ?? '', facts)
    if (item === 'init') return initNumber(path.slice('init.'.length))
    const { mayShow, mayHide } = visibility(item, facts)
    if (!mayShow) return { kind: 'none', masked: true }
    const member = path === item ? undefined : path.slice(item.length + 1)
    const possible = member === undefined ? ownValue(item, facts) : memberValue(item, member)
    return { ...possible, masked: possible.masked || mayHide }
  }

  function ownValue(id: string, facts: Facts): Possible {
    const field = schema.fields[id]
    if (field?.kind === 'number') return numberIn(fieldInterval(id, field, facts))
    if (field?.kind === 'diagram') return { kind: 'none', masked: false }
    const option = chosen.get(id)
    if (option) return textOf([option.value])
    return field?.kind === 'choices' ? anything : textOf(optionsIn(plan, id, init)?.map((one) => one.value))
  }

  function memberValue(id: string, member: string): Possible {
    const option = chosen.get(id)
    if (!option) return anything
    return Object.hasOwn(option, member) ? dataValue(option[member]) : { kind: 'none', masked: false }
  }

  function cell(name: string, column: string, facts: Facts): Possible {
    const table = schema.tables?.[name]
    const key = table ? read(table.by, facts) : anything
    if (!table || key.kind === 'none') return { kind: 'none', masked: key.masked }
    const rows = Object.entries(table.rows).filter(([row]) => key.kind !== 'text' || !key.options || key.options.includes(row))
    const cells = rows.flatMap(([, row]) => row[column] ?? [])
    return cells.length === 0 ? { kind: 'none', masked: key.masked } : numberIn([Math.min(...cells), Math.max(...cells)], key.masked)
  }

  function initNumber(name: string): Possible {
    const number = init && Object.hasOwn(init, name) ? init[name] : undefined
    return typeof number === 'number' ? numberIn([number, number]) : numberIn(unbounded)
  }

  function bound(id: string, name: BoundName, facts: Facts = noFacts): Interval | undefined {
    const field = schema.fields[id]
    const written = field?.kind === 'number' ? field[name] : undefined
    if (typeof written === 'number') return [written, written]
    const expression = expressions.get(`${id}#${name}`)
    const possible = expression && value(expression, facts)
    return possible?.kind === 'number' && !possible.masked ? possible.interval : undefined
  }

  function fieldInterval(id: string, field: NumberField, facts: Facts): Interval {
    const enforced = field.onOutOfRange !== 'hint'
    const lows = [enforced ? bound(id, 'min', facts)?.[0] : undefined, bound(id, 'exclusiveMin', facts)?.[0], -largestNumber]
    const highs = [enforced ? bound(id, 'max', facts)?.[1] : undefined, bound(id, 'exclusiveMax', facts)?.[1], largestNumber]
    return [Math.max(...lows.filter((one) => one !== undefined)), Math.min(...highs.filter((one) => one !== undefined))]
  }

  function visibility(id: string, facts: Facts = noFacts): Visibility {
    const expression = expressions.get(`${id}#visible`)
    const condition = expression ? value(expression, facts) : truth([true])
    const branch = branchOf(plan, id, (owner) => read(owner, facts))
    return { mayShow: branch.may && mayBe(condition, true), mayHide: branch.mayNot || !mustHold(condition) }
  }

  return { read, value, at, visibility, bound }
}

function dataValue(data: OptionData[string] | undefined): Possible {
  if (typeof data === 'number') return numberIn([data, data])
  return typeof data === 'string' ? textOf([data]) : typeof data === 'boolean' ? truth([data]) : anything
}

/** Whether the branch that `id` is on may be active, may be inactive. */
function branchOf(plan: Plan, id: string, read: (owner: string) => Possible): { readonly may: boolean; readonly mayNot: boolean } {
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

/** The lowest and highest value that can be committed; a side without a bound is infinite. `exclusive`: the end itself is not allowed. */
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
