/** Evaluates the rows of a list and the columns that are read of them. */
import { Absent, Column, compileExpression, isAbsent, masked, references, RowValues } from '../expression/index.ts'
import type { Cell, Evaluator, Value } from '../expression/index.ts'
import { evaluate } from './evaluate.ts'
import { reasonsAgainstStart } from './explain.ts'
import type { EvaluationState, RowPlan, Step, StepOf } from './plan.ts'
import type { EvaluatedRow } from './rows.ts'
import { rowInputs, Rows } from './rows.ts'

const sameList = (a: readonly Value[], b: readonly Value[]) => a.length === b.length && a.every((one, index) => Object.is(one, b[index]))

function evaluatedRow({ plan }: RowPlan, state: EvaluationState, before: EvaluatedRow | undefined): EvaluatedRow {
  const known = before?.snapshot.state
  const isSame =
    known?.inputs === state.inputs && known.refused === state.refused && known.init === state.init && known.outer === state.outer
  if (before && isSame) return before
  const snapshot = evaluate(plan, state, before?.snapshot)
  return { snapshot, reason: reasonsAgainstStart(plan, snapshot)[0] }
}

/** The rows; only those are evaluated again of which something differs. `slot` holds the rows as they were. */
export function runRows({ item: list, visible }: StepOf<'rows'>, row: RowPlan, slot: number): Step['run'] {
  const hidden = masked(list)
  return (values, state) => {
    if (visible !== undefined && values[visible] !== true) return hidden
    const before = values[slot]
    const known = before instanceof Rows ? before : undefined
    const gathered = row.outerSlots.map((outer) => values[outer] ?? hidden)
    const outer = known && sameList(known.outer, gathered) ? known.outer : gathered
    const refused = state.refusedCells?.[list]
    const rows = rowInputs(state.inputs[list]).map((inputs, index) => {
      const refusedHere = refused?.[index]
      return evaluatedRow(row, { inputs, init: state.init, ...(refusedHere ? { refused: refusedHere } : {}), outer }, known?.rows[index])
    })
    const isSame = known?.rows.length === rows.length && rows.every((one, index) => one === known.rows[index])
    return isSame && known.outer === outer ? known : new Rows(rows, outer)
  }
}

type Operand = { readonly slot: number; readonly isOuter: boolean }

/** What is absent in a row, named from outside. */
function namedOutside(cell: Absent, list: string, row: RowPlan): Absent {
  const because = cell.because.map((name) => (row.plan.slots.has(name) ? `${list}.${name}` : name))
  return new Absent(cell.state, because)
}

const asCell = (value: Value): Cell => (typeof value === 'object' && !isAbsent(value) ? new Absent('invalid', []) : value)

/** An expression in every row; a cell is made again only where its row or a value around it differs. `slot` holds the column as it was. */
export function runColumn(
  step: StepOf<'column'>,
  row: RowPlan,
  { slot, slotOf }: { slot: number; slotOf: (path: string) => number },
): Step['run'] {
  const { list, rows: rowsSlot, expression } = step
  const operands: Operand[] = references(expression).map((path) => {
    const isOuter = !path.startsWith(`${list}.`)
    return { slot: isOuter ? slotOf(path) : (row.plan.slots.get(path.slice(list.length + 1)) ?? -1), isOuter }
  })
  const paths = references(expression)
  const make: Evaluator = compileExpression(expression, (path) => paths.indexOf(path))
  const outerOperands = operands.filter(({ isOuter }) => isOuter)
  return (values) => {
    const rows = values[rowsSlot]
    if (!(rows instanceof RowValues)) return isAbsent(rows) ? rows : masked(list)
    const before = values[slot]
    const outer = outerOperands.map((operand) => values[operand.slot] ?? masked(list))
    const known = before instanceof Column && sameList(before.outer, outer) ? before : undefined
    const cells = rows.values.map((own, index): Cell => {
      const cell = known?.rows[index] === own ? known.cells[index] : undefined
      if (cell !== undefined) return cell
      const made = make(operands.map((operand) => (operand.isOuter ? values : own)[operand.slot] ?? masked(list)))
      return isAbsent(made) ? namedOutside(made, list, row) : asCell(made)
    })
    return new Column(list, cells, { rows: rows.values, outer })
  }
}
