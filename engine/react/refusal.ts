/** Why Start is disabled, and which field to focus. */
import { isAbsent } from '../expression/index.ts'
import type { FormStore } from './form-store.ts'
import { shownIssue } from './issue-text.ts'
import { cellId } from './row-views.ts'
import type { FormTexts } from './texts.ts'

/** A column is of its list; the end of a window has a dot too, and is a field. */
const rootOf = (name: string) => name.split('.', 1)[0] ?? name

/** The field that a reason is about: the one it names, or the first that the parameter it names is made from. */
export function fieldOf(store: FormStore, path: string): string {
  if (store.plan.fields.has(path) || store.rows.find(path)) return path
  const value = store.value(`request.${path}`)
  return (
    (isAbsent(value)
      ? (value.because.find((name) => store.plan.fields.has(name)) ?? value.because.map(rootOf).find((name) => store.plan.fields.has(name)))
      : undefined) ?? path
  )
}

/** The field to go to for a reason: a locked one cannot be used before the one that unlocks it. */
export function fieldToFocus(store: FormStore, path: string): string {
  const id = fieldOf(store, path)
  const cell = store.rows.find(id)
  if (cell) return cellId(cell)
  const lock = store.plan.fields.has(id) ? store.field(id).lock : undefined
  return lock?.code === 'chooseFirst' ? lock.field : id
}

const noState = { lock: undefined, pending: undefined }

/** The first reason against Start in a sentence, and the field to go to; undefined when there is none. */
export function refusalOf(store: FormStore, texts: FormTexts): { readonly field: string; readonly sentence: string } | undefined {
  const [first] = store.reasons()
  if (!first) return undefined
  const [id, field] = [fieldOf(store, first.path), fieldToFocus(store, first.path)]
  const cell = store.rows.find(id)
  const { lock, pending } = (cell ? store.rows.cell(cell) : store.plan.fields.has(id) && store.field(id)) || noState
  if (lock?.code === 'chooseFirst') return { field, sentence: texts.lock(lock, texts.label(lock.field)) }
  // A text that is no value knows more than that it is none.
  const issue = pending?.issue ?? first
  return { field, sentence: texts.refused(issue, shownIssue(store, texts, { issue, field: id })) }
}
