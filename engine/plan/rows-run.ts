/** Evaluates the rows of a list and the columns that are read of them. */
import { Absent, Column, compileExpression, isAbsent, masked, nowhere, references, RowValues } from '../expression/index.ts'
import type { Cell, Evaluator, Value } from '../expression/index.ts'
import { aroundRow } from './around-row.ts'
import { evaluate, sameCell } from './evaluate.ts'
import { hiddenBy } from './hidden.ts'
import { reasonsAgainstStart } from './explain.ts'
import type { EvaluationState, RowPlan, Step, StepOf } from './plan.ts'
import type { EvaluatedRow, RowsRead } from './rows.ts'
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

function stateAt({ inputs, refused, init, outer }: RowsRead, at: number, around = outer): EvaluationState {
  const refusedHere = refused?.[at]
  return { inputs: inputs[at] ?? {}, init, ...(refusedHere ? { refused: refusedHere } : {}), outer: around }
}

/** The one row that differs, -1 where none does; undefined where several may. A plain loop over two lists: there may be many rows. */
function onlyChange({ read: before }: Rows, { inputs, refused, init, outer }: RowsRead): number | undefined {
  const { inputs: were, refused: wereRefused } = before
  if (were.length !== inputs.length || before.outer !== outer || before.init !== init) return undefined
  let changed = -1
  for (let at = 0; at < inputs.length; at += 1) {
    if (were[at] === inputs[at] && wereRefused?.[at] === refused?.[at]) continue
    if (changed >= 0) return undefined
    changed = at
  }
  return changed
}

function oneChanged(row: RowPlan, known: Rows, { read, at }: { readonly read: RowsRead; readonly at: number }): Rows {
  const evaluated = evaluatedRow(row, stateAt(read, at), known.rows[at])
  const values = known.values.with(at, evaluated.snapshot.values)
  return new Rows({ read, values, rows: known.rows.with(at, evaluated), since: { values: known.values, row: at } })
}

/** Rows that read the one before, one after another: what the row before gives alike leaves a row alone. */
function rowsInTurn(row: RowPlan, known: Rows | undefined, read: RowsRead): Rows {
  const rows: EvaluatedRow[] = []
  const changed: number[] = []
  for (const at of read.inputs.keys()) {
    const before = known?.rows[at]
    const around = aroundRow(row, read.outer, { at, before: rows.at(-1)?.snapshot.values })
    const was = before?.snapshot.state.outer
    const evaluated = evaluatedRow(row, stateAt(read, at, was && sameList(was, around) ? was : around), before)
    if (evaluated !== before) changed.push(at)
    rows.push(evaluated)
  }
  const isLong = known?.rows.length === rows.length
  if (isLong && changed.length === 0) return known
  const since = isLong && changed.length === 1 ? { values: known.values, row: changed[0] ?? 0 } : undefined
  return new Rows({ read, rows, values: rows.map(({ snapshot }) => snapshot.values), since })
}

/** The rows; only those are evaluated again of which something differs. `slot` holds the rows as they were. */
export function runRows({ item: list, visible }: StepOf<'rows'>, row: RowPlan, slot: number): Step['run'] {
  const hidden = masked(list)
  return (values, state) => {
    if (visible !== undefined && values[visible] !== true) return hiddenBy(values[visible], hidden)
    const before = values[slot]
    const known = before instanceof Rows ? before : undefined
    const gathered = row.outerSlots.map((outer) => values[outer] ?? hidden)
    const outer = known && sameList(known.read.outer, gathered) ? known.read.outer : gathered
    const read = { inputs: rowInputs(state.inputs[list]), refused: state.refusedCells?.[list], init: state.init, outer }
    if (row.ofRow.length > 0) return rowsInTurn(row, known, read)
    const change = known && onlyChange(known, read)
    if (known && change !== undefined) return change < 0 ? known : oneChanged(row, known, { read, at: change })
    const rows = read.inputs.map((_, at) => evaluatedRow(row, stateAt(read, at), known?.rows[at]))
    return new Rows({ read, rows, values: rows.map(({ snapshot }) => snapshot.values), since: undefined })
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
  {
    slot,
    slotOf,
    mayBeEmpty,
  }: { readonly slot: number; readonly slotOf: (path: string) => number; readonly mayBeEmpty: (values: readonly Value[]) => boolean },
): Step['run'] {
  const { list, rows: rowsSlot, expression } = step
  const operands: Operand[] = references(expression).map((path) => {
    const isOuter = !path.startsWith(`${list}.`)
    return { slot: isOuter ? slotOf(path) : (row.plan.slots.get(path.slice(list.length + 1)) ?? nowhere), isOuter }
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
    // Named before they meet: a field around the rows may have the name of one in them.
    const inRow = (value: Value = masked(list)): Value => (isAbsent(value) ? namedOutside(value, list, row) : value)
    const cellOf = (own: readonly Value[]): Cell =>
      asCell(make(operands.map(({ isOuter, slot: at }) => (isOuter ? (values[at] ?? masked(list)) : inRow(own[at])))))
    const behind = { rows: rows.values, outer, isCondition: step.isCondition === true, mayBeEmpty: mayBeEmpty(values) }
    const { since } = rows
    if (known && since && known.rows === since.values) {
      const cell = cellOf(rows.values[since.row] ?? [])
      const isSame = sameCell(cell, known.cells[since.row])
      return new Column(list, isSame ? known.cells : known.cells.with(since.row, cell), behind)
    }
    const cells = rows.values.map((own, index) => (known?.rows[index] === own ? known.cells[index] : undefined) ?? cellOf(own))
    return new Column(list, cells, behind)
  }
}
