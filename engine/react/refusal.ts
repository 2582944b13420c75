/** Why Start is disabled, and which field to focus. */
import { isAbsent } from '../expression/index.ts'
import type { FormStore } from './form-store.ts'
import { shownIssue } from './issue-text.ts'
import { cellId } from './row-views.ts'
import type { FormTexts } from './texts.ts'

/** The field of a column is its list. The ends of a window have a dot in their name, too, but are fields. */
const rootOf = (name: string) => name.split('.', 1)[0] ?? name

/** The field a reason is about: the one it names, or the first one its parameter is made from. */
export function fieldOf(store: FormStore, path: string): string {
  if (store.plan.fields.has(path) || store.rows.find(path)) return path
  const value = store.value(`request.${path}`)
  return (
    (isAbsent(value)
      ? (value.because.find((name) => store.plan.fields.has(name)) ?? value.because.map(rootOf).find((name) => store.plan.fields.has(name)))
      : undefined) ?? path
  )
}

/** The field to focus for a reason: for a locked field, the one that unlocks it. */
export function fieldToFocus(store: FormStore, path: string): string {
  const id = fieldOf(store, path)
  const cell = store.rows.find(id)
  if (cell) return cellId(cell)
  const lock = store.plan.fields.has(id) ? store.field(id).lock : undefined
  return lock?.code === 'chooseFirst' ? lock.field : id
}

const noState = { lock: undefined, pending: undefined }

/** The first reason against Start as a sentence, with the field to focus; undefined if there is none. */
export function refusalOf(store: FormStore, texts: FormTexts): { readonly field: string; readonly sentence: string } | undefined {
  const [first] = store.reasons()
  if (!first) return undefined
  const [id, field] = [fieldOf(store, first.path), fieldToFocus(store, first.path)]
  const cell = store.rows.find(id)
  const { lock, pending } = (cell ? store.rows.cell(cell) : store.plan.fields.has(id) && store.field(id)) || noState
  if (lock?.code === 'chooseFirst') return { field, sentence: texts.lock(lock, texts.label(lock.field)) }
  // The issue of a rejected text is more specific than that of the missing value.
  const issue = pending?.issue ?? first
  return { field, sentence: store.sentence(texts, issue) ?? texts.refused(issue, shownIssue(store, texts, { issue, field: id })) }
}
