/** react-hook-form has the texts of a form and its errors; the engine says what they mean. */
import { toNestErrors } from '@hookform/resolvers'
import { createFormControl } from 'react-hook-form'
import type { Resolver } from 'react-hook-form'
import type { FormState, Texts } from '../index.ts'
import { nameOf, rowName } from './names.ts'
import type { Problem } from './problems.ts'
import { sameIssue } from './problems.ts'
import { rowsGone } from './written-texts.ts'

/** A form bound to react-hook-form, see `bindForm`. */
export type BoundForm = ReturnType<typeof bindForm>

/** Creates the form that holds the texts of a calculator, and as errors what is wrong with them. */
export function bindForm() {
  /** The engine is the resolver: it has said each error as it came. */
  const resolver: Resolver = async (texts, _, options) => {
    const errors = form.getErrors()
    return Object.keys(errors).length > 0 ? { values: {}, errors: toNestErrors(errors, options) } : { values: texts, errors: {} }
  }
  // Validated on Start alone: what is wrong while it is typed, the engine says without it.
  const form = createFormControl({ resolver, shouldFocusError: false, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  // What the engine has written during an event is shown after it.
  const written = new Map<string, string>()
  // The values of the form are its texts.
  const textOf = (name: string) => form.getValues(name) as string | undefined
  const textsAt = (path: string): Texts => {
    const texts: Texts = {
      read: (field) => written.get(path + nameOf(field)) ?? textOf(path + nameOf(field)) ?? '',
      write: (field, text) => {
        written.set(path + nameOf(field), text)
        return texts
      },
      ofRow: (list, row) => textsAt(`${rowName(list, row)}.`),
    }
    return texts
  }
  // The errors of the form are those that are set here.
  const problemAt = (name: string) => form.getFieldState(name).error as Problem | undefined
  /** Shows what the engine has written, and what is given beside it, where it is another text. */
  function show(texts: Iterable<readonly [name: string, text: unknown]>): void {
    for (const [name, text] of [...written, ...texts]) if (textOf(name) !== text) form.setValue(name, text)
    written.clear()
  }
  /** @returns whether the problem has come, changed or gone */
  function report(name: string, problem: Problem | undefined): boolean {
    const known = problemAt(name)
    if (known?.type === problem?.type && sameIssue(known?.reason, problem?.reason)) return false
    if (problem) form.setError(name, problem)
    else form.clearErrors(name)
    return true
  }
  const clear = (name: string) => {
    if (problemAt(name)) form.clearErrors(name)
  }
  /** Gives up the texts and errors of rows that are gone. */
  function forget(state: FormState): void {
    // Under the name of a list are the texts of its rows.
    const names = rowsGone(state, (list) => form.getValues(list) as object | undefined)
    if (names.length > 0) form.unregister(names)
  }
  return { form, texts: textsAt(''), show, forget, problemAt, report, clear }
}
