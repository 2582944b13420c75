/** Every fault that can be planted in a schema. */
import { withoutFactors } from './expression-edits.ts'
import { derivedEdits, fieldEdits, formulaEditsOf, ruleEdits, unitEdits } from './field-edits.ts'
import { around, at, type Edit, isObject, itemsOf, type Json, membersOf, put, type SchemaKind, type Way } from './schema-edits.ts'

/** A fault: its path, its description, and the schema that contains it. */
export type SchemaMutant = { readonly kind: SchemaKind; readonly way: Way; readonly says: string; readonly schema: Json }

/** Each number in nested lists, changed. */
const numberEdits = (nested: Json, way: Way): readonly Edit[] =>
  typeof nested === 'number'
    ? around(nested).map((to): Edit => ({ kind: 'tables', way, to }))
    : itemsOf(nested).flatMap((one, index) => numberEdits(one, [...way, String(index)]))

/** Reads an axis in another way: between its numbers, and outside of them. */
const axisEdits = (axis: Json, way: Way): readonly Edit[] => {
  if (!isObject(axis)) return []
  const takes = ['linear', 'log', 'below', 'above', 'exact'].filter((take) => take !== axis['take'])
  return [
    ...numberEdits(axis['at'] ?? [], [...way, 'at']),
    ...takes.map((to): Edit => ({ kind: 'tables', way: [...way, 'take'], to })),
    { kind: 'tables', way: [...way, 'outside'], to: axis['outside'] === 'end' ? 'none' : 'end' },
  ]
}

const tableEdits = (table: Json, way: Way): readonly Edit[] => [
  ...membersOf(at(table, ['axes'])).flatMap(([name, axis]) => axisEdits(axis, [...way, 'axes', name])),
  ...membersOf(at(table, ['columns'])).flatMap(([column, cells]) => numberEdits(cells, [...way, 'columns', column])),
  ...membersOf(at(table, ['units'])).flatMap(([name, unit]) => unitEdits(unit, [...way, 'units', name])),
  ...membersOf(at(table, ['rows'])).flatMap(([row, cells]) =>
    membersOf(cells).flatMap(([column, cell]) =>
      (typeof cell === 'number' ? around(cell) : []).map((to): Edit => ({ kind: 'tables', way: [...way, 'rows', row, column], to })),
    ),
  ),
]

const valueWay = (parameter: Json, way: Way): Way => (isObject(parameter) ? [...way, 'value'] : way)

/** Sends a parameter in another unit: without its factor, or a thousand times as large. */
const wireEdits = (parameter: Json, way: Way): readonly Edit[] => {
  const own = valueWay(parameter, way)
  const value = isObject(parameter) ? parameter['value'] : parameter
  if (typeof value !== 'string') return []
  return [...withoutFactors(value), `(${value}) / 1000[m/km]`, `(${value}) * 1000[g/kg]`].map((to) => ({ kind: 'wireUnits', way: own, to }))
}

const parameterEdits = (name: string, parameter: Json, way: Way): readonly Edit[] => {
  const own = [...way, name]
  const dropped: Edit = { kind: 'mapping', way: own, to: undefined }
  if (!isObject(parameter)) return [dropped, ...wireEdits(parameter, own), ...formulaEditsOf(parameter, own)]
  const { constant, when, optional } = parameter
  const columns = itemsOf(parameter['columns'])
  return [
    dropped,
    ...(typeof constant === 'number' ? around(constant) : []).map((to): Edit => ({ kind: 'mapping', way: [...own, 'constant'], to })),
    ...(typeof when === 'string' ? [`!(${when})`, undefined] : []).map((to): Edit => ({ kind: 'mapping', way: [...own, 'when'], to })),
    ...(optional === true ? [{ kind: 'mapping' as const, way: [...own, 'optional'], to: undefined }] : []),
    ...columns.map((_, index): Edit => ({ kind: 'mapping', way: [...own, 'columns', String(index)], to: undefined })),
    ...(columns.length > 1 ? [{ kind: 'mapping' as const, way: [...own, 'columns'], to: columns.toReversed() }] : []),
    ...wireEdits(parameter, own),
    ...formulaEditsOf(parameter['value'], [...own, 'value']),
    ...formulaEditsOf(when, [...own, 'when']),
  ]
}

/** Swaps each parameter's expression for that of the next one. */
const swapEdits = (parameters: Json | undefined, way: Way): readonly Edit[] => {
  const all = membersOf(parameters)
  return all.flatMap(([name, value], index): readonly Edit[] => {
    const next = all[index + 1]
    return next ? [{ kind: 'mapping', way: [...way, name], to: next[1], also: { way: [...way, next[0]], to: value } }] : []
  })
}

const parametersEdits = (schema: Json, way: Way): readonly Edit[] => {
  const parameters = at(schema, way)
  return [...membersOf(parameters).flatMap(([name, one]) => parameterEdits(name, one, way)), ...swapEdits(parameters, way)]
}

const initEdits = (schema: Json): readonly Edit[] => [
  ...membersOf(at(schema, ['init', 'numbers'])).flatMap(([name, unit]) => unitEdits(unit, ['init', 'numbers', name])),
  ...membersOf(at(schema, ['init', 'usual'])).flatMap(([name, value]) =>
    (typeof value === 'number' ? around(value) : []).map((to): Edit => ({ kind: 'bounds', way: ['init', 'usual', name], to })),
  ),
  ...parametersEdits(schema, ['init', 'query']),
]

/** Drops each result that is a value, and swaps it for the next one. */
const resultEdits = (schema: Json): readonly Edit[] => {
  const way = ['results', 'values']
  const values = itemsOf(at(schema, way))
  return values.flatMap((value, index): readonly Edit[] => {
    const next = values[index + 1]
    const swapped = next === undefined ? [] : [values.with(index, next).with(index + 1, value)]
    const dropped = values.length > 1 ? [values.toSpliced(index, 1)] : []
    return [...dropped, ...swapped].map((to) => ({ kind: 'mapping', way, to }))
  })
}

const editsOf = (schema: Json): readonly Edit[] => [
  ...membersOf(at(schema, ['tables'])).flatMap(([name, table]) => tableEdits(table, ['tables', name])),
  ...membersOf(at(schema, ['fields'])).flatMap(([name, field]) => fieldEdits(field, ['fields', name])),
  ...membersOf(at(schema, ['derived'])).flatMap(([name, derived]) => derivedEdits(derived, ['derived', name])),
  ...membersOf(at(schema, ['rules'])).flatMap(([name, rule]) => ruleEdits(rule, ['rules', name])),
  ...initEdits(schema),
  ...parametersEdits(schema, ['request', 'query']),
  ...parametersEdits(schema, ['request', 'body']),
  ...resultEdits(schema),
]

const written = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const withEdit = (schema: Json, { way, to, also }: Edit): Json => {
  const changed = put(schema, way, to)
  // A schema has more members than the edited ones.
  return (also ? put(changed, also.way, also.to) : changed) as Json
}

/**
 * @param schema JSON data of the right shape
 * @returns every fault, without duplicates
 */
export const schemaMutants = (schema: Json): readonly SchemaMutant[] => {
  const seen = new Set([JSON.stringify(schema)])
  return editsOf(schema).flatMap((edit): readonly SchemaMutant[] => {
    const changed = withEdit(schema, edit)
    const text = JSON.stringify(changed)
    if (seen.has(text)) return []
    seen.add(text)
    const { kind, way, to, also } = edit
    const beside = also ? `, ${also.way.at(-1)} → ${written(also.to)}` : ''
    return [{ kind, way, says: `${way.join('.')}: ${written(at(schema, way))} → ${written(to)}${beside}`, schema: changed }]
  })
}
