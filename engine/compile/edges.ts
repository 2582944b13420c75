/** Collects which item depends on which, and why. */
import { requestCall } from '../define/index.ts'
import type { CalculatorSchema, DiagramField } from '../define/index.ts'
import { needed, references } from '../expression/index.ts'
import type { Edge, EdgeKind } from '../plan/plan.ts'
import { clearsOf, setsOf } from '../plan/switching.ts'
import { tableKeys } from '../plan/tables.ts'
import type { Checked } from './sources.ts'
import { parameterPath, rulePath } from './sources.ts'

/** The item a dotted path belongs to: `layout.isSliderSpacing` → `layout`, `tables.load.max` → `tables.load`. */
export function itemOf(path: string): string {
  const [root = '', second] = path.split('.')
  return root === 'tables' ? `${root}.${second ?? ''}` : root
}

/** Every item of a schema in declaration order: init, tables, fields, derived values, rules, request parameters. */
export function itemsOf(schema: CalculatorSchema): readonly string[] {
  return [
    ...(schema.init ? ['init'] : []),
    ...Object.keys(schema.tables ?? {}).map((name) => `tables.${name}`),
    ...Object.keys(schema.fields),
    ...Object.keys(schema.derived ?? {}),
    ...Object.keys(schema.rules ?? {}).map(rulePath),
    ...Object.keys(requestCall(schema.request).parameters).map((name) => parameterPath('request', name)),
  ]
}

/** The fields and values that a diagram reads. */
const shownBy = ({ by, shows = [] }: DiagramField): readonly string[] => [...new Set([...(by === undefined ? [] : [by]), ...shows])]

function structuralEdges(schema: CalculatorSchema): Edge[] {
  const edge = (from: string, to: string, kind: EdgeKind): Edge => ({ from, to, kind })
  const tables = Object.entries(schema.tables ?? {}).flatMap(([name, table]) =>
    tableKeys(table).map((key) => edge(key, `tables.${name}`, 'value')),
  )
  const fields = Object.entries(schema.fields).flatMap(([id, field]): Edge[] => [
    ...(field.unlockedBy === undefined ? [] : [edge(field.unlockedBy, id, 'cascade')]),
    ...('optionsFrom' in field && field.optionsFrom !== undefined ? [edge('init', id, 'options')] : []),
    ...[...Object.keys(setsOf(field)), ...clearsOf(field)].map((target) => edge(id, target, 'cascade')),
    ...(field.kind === 'alternatives'
      ? [...new Set(Object.values(field.branches).flat())].map((member) => edge(id, member, 'visibility'))
      : []),
    ...(field.kind === 'diagram' ? shownBy(field).map((name) => edge(name, id, 'value')) : []),
  ])
  const lists = Object.entries(requestCall(schema.request).parameters).flatMap(([name, parameter]) =>
    typeof parameter === 'object' && 'list' in parameter ? [edge(parameter.list, parameterPath('request', name), 'request')] : [],
  )
  return [...tables, ...fields, ...lists]
}

/** The edges from the paths that an expression reads; those for which `??` has a fallback are marked. */
export function edgesTo({ item, kind, expression }: Pick<Checked, 'item' | 'kind' | 'expression'>): readonly Edge[] {
  const necessary = new Set(needed(expression))
  return references(expression).map((from) => ({ from, to: item, kind, ...(necessary.has(from) ? {} : { isReplaced: true }) }))
}

/** All dependencies: what expressions read, tables, options, branches, cascades. */
export function edgesOf(schema: CalculatorSchema, checked: readonly Checked[]): readonly Edge[] {
  const known = new Set(itemsOf(schema))
  const read = checked.flatMap(({ item, kind, expression }) =>
    edgesTo({ item, kind, expression }).map((edge): Edge => (known.has(edge.from) ? edge : { ...edge, from: itemOf(edge.from) })),
  )
  return [...structuralEdges(schema), ...read].filter(({ from, to }) => known.has(from) && known.has(to))
}
