/** The tables of constants on a calculator's page. */
import type { AxisTable, CalculatorSchema, ChoiceTable, NumberAxis, TableAxis } from '../define/index.ts'
import { isAxisTable, isNumberAxis, type NestedCells } from '../plan/tables.ts'
import { code, joined, table } from './markdown.ts'
import { numberText, unitText } from './plain-words.ts'

/** A block for each table of a calculator. */
export const constantTables = (schema: CalculatorSchema): string[] =>
  Object.entries(schema.tables ?? {}).map(([name, one]) => {
    const blocks = isAxisTable(one) ? axisTables(schema, one) : [choiceTable(one)]
    return joined([`${code(`tables.${name}`)}:`, ...blocks], '\n\n')
  })

const choiceTable = ({ by, units, rows }: ChoiceTable): string => {
  const columns = Object.keys(Object.values(rows)[0] ?? {})
  const head = columns.map((column) => joined([column, unitText(units?.[column])]))
  return table(
    [by, ...head],
    Object.entries(rows).map(([option, row]) => [
      code(option),
      ...columns.map((column) => (row[column] === undefined ? '' : numberText(row[column]))),
    ]),
  )
}

const takeTexts: Readonly<Record<NumberAxis['take'], string>> = {
  linear: 'linear between numbers',
  log: 'linear in the logarithm between numbers',
  below: 'read at the next number below',
  above: 'read at the next number above',
  exact: 'read at these numbers alone',
}

const axisText = (name: string, axis: TableAxis): string => {
  if (!isNumberAxis(axis)) return code(name)
  return `${code(name)}: ${takeTexts[axis.take]}, outside of them ${axis.outside === 'end' ? 'that of the last one' : 'no value'}`
}

const placesOf = (axis: TableAxis | undefined, unit: string): readonly string[] => {
  if (!axis) return []
  return isNumberAxis(axis) ? axis.at.map((at) => [numberText(at), unit].filter((text) => text !== '').join(' ')) : axis.map(code)
}

/** A table for each column: a row for each place of the axes but the last, whose places are the heads. */
const axisTables = ({ fields, derived = {} }: CalculatorSchema, { axes, units, columns }: AxisTable): readonly string[] => {
  const along = Object.entries(axes)
  const unitOf = (name: string): string => {
    const one = fields[name] ?? derived[name]
    return one && 'unit' in one ? unitText(one.unit) : ''
  }
  const places = along.map(([name, axis]) => placesOf(axis, unitOf(name)))
  const [across = []] = places.slice(-1)
  const rowsOf = (cells: NestedCells, depth: number): readonly (readonly string[])[] =>
    depth === along.length - 1
      ? [cells.map((cell) => (typeof cell === 'number' ? numberText(cell) : ''))]
      : cells.flatMap((cell, index) =>
          typeof cell === 'number' || cell === null ? [] : rowsOf(cell, depth + 1).map((row) => [places[depth]?.[index] ?? '', ...row]),
        )
  const heads = along.slice(0, -1).map(([name]) => name)
  return [
    joined(
      along.map(([name, axis]) => axisText(name, axis)),
      '; ',
    ),
    ...Object.entries(columns).map(([column, cells]) =>
      joined([joined([code(column), unitText(units?.[column])], ' in '), table([...heads, ...across], rowsOf(cells, 0))], '\n\n'),
    ),
  ]
}
