/** What the DSL's zod schema says of tables of constants. */
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { list, literal, map, name, optionValue, strict, unit } from './meta-parts.ts'

const choiceTable = strict(
  'ChoiceTable',
  {
    by: name,
    units: z.exactOptional(map(name, unit, limits.columns)),
    rows: map(optionValue, map(name, literal, limits.columns), limits.rows),
  },
  'Rows of constants by the options of a choice, read as tables.<name>.<column>.',
)
const numberAxis = strict(
  'NumberAxis',
  {
    at: list(literal, limits.rows).check(z.minLength(1)),
    take: z.enum(['linear', 'log', 'below', 'above', 'exact']),
    outside: z.exactOptional(z.enum(['none', 'end'])),
  },
  'Numbers at which a table has cells, ascending, in the unit of the value, and how it is read between and outside of them.',
)
const axis = z.union([list(optionValue, limits.rows).check(z.minLength(1)), numberAxis])
const cell = z.nullable(literal)
const cells = list(z.union([cell, list(z.union([cell, list(cell, limits.rows)]), limits.rows)]), limits.rows)
const axisTable = strict(
  'AxisTable',
  {
    axes: map(name, axis, limits.axes),
    units: z.exactOptional(map(name, unit, limits.columns)),
    columns: map(name, cells, limits.columns),
  },
  'Constants by one to three fields or derived values, read as tables.<name>.<column>. The cells are nested by the axes, the first outermost; null is blank.',
)
/** A table by a choice, or by one to three values. */
export const table = z.union([choiceTable, axisTable], {
  error: (issue) => {
    const isByAxes = typeof issue.input === 'object' && issue.input !== null && 'axes' in issue.input
    const [byChoice = [], byAxes = []] = issue.code === 'invalid_union' ? issue.errors : []
    return (isByAxes ? byAxes : byChoice)[0]?.message
  },
})
