/** Checks tables: their keys, and that they have a cell for each. */
import type { AxisTable, CalculatorSchema, ChoiceTable, TableAxis } from '../define/index.ts'
import type { SchemaIssue } from '../define/schema-error.ts'
import { isAxisTable, isNumberAxis, type NestedCells } from '../plan/tables.ts'
import { fieldType } from './scope.ts'

/** The options of a choice, where they are written in the schema. */
function optionsOf(schema: CalculatorSchema, name: string): readonly string[] | undefined {
  const field = schema.fields[name]
  const type = field && fieldType(schema, field)
  const text = type?.kind === 'record' ? type.self : type
  return text?.kind === 'text' ? text.options : undefined
}

function choiceFaults(table: ChoiceTable, options: readonly string[]): readonly string[] {
  const columns = new Set(Object.values(table.rows).flatMap((row) => Object.keys(row)))
  const rows = Object.entries(table.rows)
  return [
    ...options.filter((option) => !Object.hasOwn(table.rows, option)).map((option) => `no row for '${option}'`),
    ...rows.filter(([row]) => !options.includes(row)).map(([row]) => `row '${row}' is no option of '${table.by}'`),
    ...rows.flatMap(([row, cells]) =>
      [...columns].filter((column) => !(column in cells)).map((column) => `row '${row}' has no '${column}'`),
    ),
  ]
}

function choiceTableIssues(schema: CalculatorSchema, path: string, table: ChoiceTable): SchemaIssue[] {
  const options = optionsOf(schema, table.by)
  if (!options) return [{ path, code: 'tableKey', message: `'${table.by}' is not a choice with literal options` }]
  return choiceFaults(table, options).map((message) => ({ path, code: 'tableRows', message }))
}

const isNumber = ({ fields, derived = {} }: CalculatorSchema, name: string): boolean =>
  fields[name]?.kind === 'number' || Object.hasOwn(derived, name)

/** What is wrong with an axis: who it belongs to, its options, the order of its numbers. */
function axisFaults(schema: CalculatorSchema, name: string, axis: TableAxis): readonly Pick<SchemaIssue, 'code' | 'message'>[] {
  if (!isNumberAxis(axis)) {
    const options = optionsOf(schema, name)
    if (!options) return [{ code: 'tableKey', message: `'${name}' is not a choice with literal options` }]
    const isSame = axis.length === options.length && new Set(axis).size === axis.length && axis.every((one) => options.includes(one))
    return isSame ? [] : [{ code: 'axisOptions', message: `'${name}' has to have each of ${options.join(', ')} once` }]
  }
  if (!isNumber(schema, name)) return [{ code: 'tableKey', message: `'${name}' is no number` }]
  const { at, take } = axis
  const isRising = at.every((support, index) => index === 0 || support > (at[index - 1] ?? support))
  const isLogOfNothing = take === 'log' && at.some((support) => support <= 0)
  return [
    ...(isRising ? [] : [{ code: 'axisOrder', message: `the numbers of '${name}' have to rise` }]),
    ...(isLogOfNothing ? [{ code: 'axisLog', message: `'${name}' is read by logarithms: its numbers have to be above 0` }] : []),
  ]
}

/** The first place where the nesting of the cells is not that of the axes. */
function shapeFault(cells: NestedCells | number | null | undefined, sizes: readonly number[], place: string): string | undefined {
  const [size, ...others] = sizes
  if (size === undefined) return typeof cells === 'number' || cells === null ? undefined : `${place} is no number`
  if (typeof cells === 'number' || cells === null || cells === undefined) return `${place} has no cells`
  if (cells.length !== size) return `${place} has ${cells.length} cells for ${size} places of its axis`
  return cells.map((cell, index) => shapeFault(cell, others, `${place}[${index}]`)).find((fault) => fault !== undefined)
}

function axisTableIssues(schema: CalculatorSchema, path: string, { axes, columns }: AxisTable): SchemaIssue[] {
  const along = Object.entries(axes)
  const sizes = along.map(([, axis]) => (isNumberAxis(axis) ? axis.at.length : axis.length))
  const shapes = Object.entries(columns).flatMap(([column, cells]) => shapeFault(cells, sizes, column) ?? [])
  return [
    ...(along.length === 0 ? [{ path, code: 'tableKey', message: 'is read by no value' }] : []),
    ...along.flatMap(([name, axis]) => axisFaults(schema, name, axis).map((fault) => ({ path, ...fault }))),
    ...shapes.map((message) => ({ path, code: 'tableShape', message })),
  ]
}

/** Issues of the tables of a schema. */
export function tableIssues(schema: CalculatorSchema): readonly SchemaIssue[] {
  return Object.entries(schema.tables ?? {}).flatMap(([name, table]) => {
    const path = `tables.${name}`
    return isAxisTable(table) ? axisTableIssues(schema, path, table) : choiceTableIssues(schema, path, table)
  })
}
