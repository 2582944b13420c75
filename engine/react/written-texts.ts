/** The texts that a form shows, by the names that react-hook-form has for them. */
import { set } from 'react-hook-form'
import type { FormEvent, FormState, RowEvent } from '../index.ts'
import { conditionalFields, textOf } from '../index.ts'
import { cellName, nameOf, rowName } from './names.ts'

/** The states before and after an event; a new form or row has none before. */
type Step = { readonly before: FormState | undefined; readonly after: FormState }

type Written = readonly [name: string, text: string]

type Happening = FormEvent | RowEvent | undefined

/** Whether an event writes every text anew. */
const writesAll = (event: Happening, { before, after }: Step): boolean =>
  !before || event?.type === 'reset' || event?.type === 'restore' || before.system !== after.system

/** The texts of values that are others now, and of the field that was left; of the rows too. */
function* written(event: Happening, step: Step, path = ''): Iterable<Written> {
  const { before, after } = step
  const all = writesAll(event, step)
  const left = event?.type === 'commit' ? event.field : undefined
  for (const [id, { field }] of after.plan.fields) {
    const isOther = all || id === left || before?.inputs[id] !== after.inputs[id] || before?.pending[id] !== after.pending[id]
    if (isOther && field.kind === 'number') yield [path + nameOf(id), textOf(after, id)]
  }
  for (const list of Object.keys(after.lists)) yield* writtenRows(event, list, step)
}

function* writtenRows(event: Happening, list: string, { before, after }: Step): Iterable<Written> {
  const inner = event?.type === 'inRow' && event.list === list ? event : undefined
  if (after.lists[list] === before?.lists[list] && !inner) return
  const former = new Map(before?.lists[list]?.map(({ key, state }) => [key, state]))
  for (const { key, state } of after.lists[list] ?? []) {
    const own = inner?.row === key ? inner.event : undefined
    if (own || former.get(key) !== state) yield* written(own, { before: former.get(key), after: state }, `${rowName(list, key)}.`)
  }
}

/** Defaults that came or went with what was typed in another field. */
const defaultsWritten = (typed: string, { before, after }: Step): readonly Written[] =>
  conditionalFields(after).flatMap(({ id }) =>
    id === typed || before?.inputs[id] === after.inputs[id] ? [] : [[nameOf(id), textOf(after, id)] as const],
  )

/** The texts to show after an event. What is being typed stays as it is, whoever types. */
export function writtenBy(event: FormEvent, step: Step): Iterable<Written> {
  const typed = event.type === 'inRow' ? event.event : event
  if (typed.type !== 'input') return written(event, step)
  if (step.before === step.after) return []
  const own = event.type === 'inRow' ? cellName({ ...event, field: typed.field }) : nameOf(typed.field)
  return [[own, typed.text], ...defaultsWritten(event.type === 'inRow' ? '' : typed.field, step)]
}

/** The texts of a whole form. */
export function textsOf(state: FormState): Readonly<Record<string, unknown>> {
  const texts = {}
  for (const [name, text] of written(undefined, { before: undefined, after: state })) set(texts, name, text)
  return texts
}

/** The names of rows with texts that cannot come back: they are neither in their list nor the one removed last. */
export const rowsGone = ({ plan, lists, removed }: FormState, textsIn: (list: string) => object | undefined): readonly string[] =>
  [...plan.rows.keys()].flatMap((list) => {
    const held = new Set([...(lists[list] ?? []), removed[list]?.row].map((row) => row && rowName(list, row.key)))
    return Object.keys(textsIn(list) ?? {}).flatMap((row) => (held.has(`${list}.${row}`) ? [] : [`${list}.${row}`]))
  })
