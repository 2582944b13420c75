/** Laws of lists, in addition to those of every form. */
import fc from 'fast-check'
import { copyRows } from '../commit/copy-rows.ts'
import type { FormEvent } from '../commit/events.ts'
import type { FormRow, FormState } from '../commit/form-state.ts'
import { readTable } from '../commit/read-table.ts'
import type { TableColumn } from '../commit/read-table.ts'
import { reduce } from '../commit/reduce.ts'
import type { Plan } from '../plan/plan.ts'
import type { Law } from './laws.ts'
import type { Subject } from './sequences.ts'
import { anySequence, lastState } from './sequences.ts'
import { expect, same } from './state-laws.ts'

const onLists = (subject: Subject, law: (state: FormState, list: string) => void) =>
  fc.property(anySequence(subject), (events) => {
    const state = lastState(subject.plan, events)
    for (const list of subject.plan.rows.keys()) law(state, list)
  })

/** The columns of a list by the names of its fields. */
function columnsOfList(plan: Plan, list: string): readonly TableColumn[] {
  return [...(plan.rows.get(list)?.plan.fields.values() ?? [])].map(({ id, field, options }) => ({
    field: id,
    names: [id],
    ...(field.kind === 'number' ? { unit: field.unit } : { options: (options ?? []).map(({ value }) => ({ value, name: value })) }),
  }))
}

const rowsIn = (state: FormState, list: string) => state.lists[list] ?? []
const sortedInputs = ({ plan, inputs }: FormState) => [...plan.fields.keys()].map((id) => inputs[id] ?? null)
const keysIn = (state: FormState, list: string) => rowsIn(state, list).map(({ key }) => key)

const isEntered = ({ pending, inputs, plan }: FormState) =>
  Object.keys(inputs).length > 0 &&
  Object.keys(pending).length === 0 &&
  [...plan.fields.values()].every(({ id, field }) => !('default' in field) || inputs[id] !== undefined)

/**
 * Copied rows paste back unchanged. Limited to filled-in rows: an empty line is no row, an empty cell takes its default, and a
 * rejected text is parsed again.
 */
const pastesBack = (subject: Subject) =>
  onLists(subject, (state, list) => {
    const columns = columnsOfList(subject.plan, list)
    const { rows: cells, unknown } = readTable(copyRows(state, list, columns), columns)
    expect(unknown.length === 0, () => `${list}: the header that is copied is not understood`)
    const rows = rowsIn(state, list)
    if (rows.length === 0 || !rows.every((row) => isEntered(row.state))) return
    const pasted = reduce(state, { type: 'rowsPasted', list, cells, replace: true })
    const [before, after] = [state, pasted].map((one) => rowsIn(one, list).map((row) => sortedInputs(row.state)))
    expect(
      same(before, after) || Boolean(pasted.pasted?.refused.length),
      () => `${list}: pasted ${JSON.stringify(after)} of ${JSON.stringify(before)}`,
    )
  })

/** The visible state of a row, without its position and key. */
const rowSeen = (row: FormRow | undefined) => row && { inputs: sortedInputs(row.state), system: row.state.system, init: row.state.init }

/** A row removed and restored later equals one that stayed. */
function missesNothing(subject: Subject, state: FormState, { list, at }: { readonly list: string; readonly at: number }): void {
  const answers = subject.inits.map((data): FormEvent => ({ type: 'init', data }))
  const removal: FormEvent = { type: 'rowRemoved', list, row: rowsIn(state, list)[at]?.key ?? -1 }
  for (const event of [{ type: 'units', system: 'imperial' } as const, ...answers]) {
    const [stayed, back] = [[event], [removal, event, { type: 'rowPutBack', list } as const]].map((events) => events.reduce(reduce, state))
    const [expected, found] = [stayed, back].map((one) => one && rowSeen(rowsIn(one, list)[at]))
    expect(same(found, expected), () => `${list}[${at}]: away while ${JSON.stringify(event)}, it is another one`)
  }
}

const comesBack = (subject: Subject) =>
  onLists(subject, (state, list) => {
    for (const [at, { key }] of rowsIn(state, list).entries()) {
      missesNothing(subject, state, { list, at })
      const away = reduce(state, { type: 'rowRemoved', list, row: key })
      expect(rowsIn(away, list).length === rowsIn(state, list).length - 1, () => `${list}: a row that is removed is still there`)
      const back = reduce(away, { type: 'rowPutBack', list })
      expect(same(back.inputs[list], state.inputs[list]), () => `${list}[${at}]: removed and put back, it is another one`)
    }
  })

const movesBack = (subject: Subject) =>
  onLists(subject, (state, list) => {
    const rows = rowsIn(state, list)
    for (const [at, { key }] of rows.entries()) {
      const to = rows.length - 1 - at
      const moved = reduce(state, { type: 'rowMoved', list, row: key, to })
      expect(rowsIn(moved, list)[to]?.key === key, () => `${list}[${at}]: does not stand where it was moved`)
      expect(
        keysIn(state, list).every((one) => keysIn(moved, list).includes(one)),
        () => `${list}: moving a row lost another`,
      )
      // The end is the last possible position of a row.
      for (const there of at === rows.length - 1 ? [at, at + 1, at + 9] : [at]) {
        expect(reduce(state, { type: 'rowMoved', list, row: key, to: there }) === state, () => `${list}[${at}]: moved to where it stands`)
      }
      const back = reduce(moved, { type: 'rowMoved', list, row: key, to: at })
      expect(
        same(back.inputs, state.inputs) && same(keysIn(back, list), keysIn(state, list)),
        () => `${list}[${at}]: moved there and back, it is another list`,
      )
    }
  })

/** The laws of lists, for any calculator. */
export const listLaws: readonly Law[] = [
  { number: 11, claim: 'what is copied out of a list and pasted into it gives the same rows', property: pastesBack },
  {
    number: 12,
    claim: 'a row that is removed and put back is the same, in its place, and has missed nothing meanwhile',
    property: comesBack,
  },
  { number: 13, claim: 'a row moves to where it is moved; moving it nowhere, and back, is identity', property: movesBack },
]
