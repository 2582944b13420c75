import { useEffect, useMemo, useState } from 'react'
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { encodeRequest, isWindowEnd } from '../index.ts'
import type { EncodedRequest } from '../index.ts'
import { Announcer, useCorrections } from './announcer.tsx'
import { keepClearOfBar } from './clear-of-bar.ts'
import type { Diagrams } from './diagram.ts'
import { focusField } from './focus-field.ts'
import { createFocusWatch } from './focus-watch.ts'
import { FormContext } from './form-context.ts'
import type { Drafts } from './form-context.ts'
import type { FormStore } from './form-store.ts'
import type { Pickers } from './pickers.ts'
import { keepFocus } from './keep-focus.ts'
import { nextNeeded } from './next-needed.ts'
import { createPress } from './press.ts'
import { createResolver } from './resolver.ts'
import { Sections } from './sections.tsx'
import { refusalOf } from './refusal.ts'
import { skin } from './skin.ts'
import { FormStartBar } from './form-start-bar.tsx'
import type { CountOf, DrawingOf, FormTexts } from './texts.ts'

/** Properties of a form: store, texts, drawings and the action of Start. */
export type CalculatorFormProps = {
  readonly store: FormStore
  readonly texts: FormTexts
  readonly drawing: DrawingOf
  /** Drawings with live values, by the name of the picture. */
  readonly diagrams?: Diagrams
  /** Counts beside the options of a group of checkboxes. Must be the same function as long as the counts are the same. */
  readonly countOf?: CountOf | undefined
  /** Dialogs that calculate numbers, by the name in the schema. A field without its dialog has no button. */
  readonly pickers?: Pickers
  readonly onStart: (request: EncodedRequest) => void
  /** Called when Start is pressed but disabled, with the first reason as a sentence. The form moves the focus to that field. */
  readonly onRefused?: (sentence: string) => void
  /** Called when a number is corrected into its range (policy `correct`); replaces the form's own announcement. */
  readonly onCorrection?: (sentence: string) => void
  /** Content beside Start, e.g. a reset button. */
  readonly children?: ReactNode
}

const noDiagrams: Diagrams = {}
const noPickers: Pickers = {}
const noCounts: CountOf = () => undefined

/** Whether a field is typed into; the ends of a window are selects. */
const isTyped = ({ plan }: FormStore, id: string) => plan.fields.get(id)?.field.kind === 'number' && !isWindowEnd(id)

const numberFields = (store: FormStore) => [...store.plan.fields.keys()].filter((id) => isTyped(store, id))

const draftsOf = (store: FormStore): Drafts => Object.fromEntries(numberFields(store).map((id) => [id, store.text(id)]))

/** react-hook-form with the drafts of the store's number fields. */
function useDrafts(store: FormStore): UseFormReturn<Drafts> {
  const [first] = useState(() => ({ state: store.state(), drafts: draftsOf(store), resolver: createResolver(store) }))
  const form = useForm<Drafts>({
    defaultValues: first.drafts,
    resolver: first.resolver,
    shouldUnregister: false,
    shouldFocusError: false,
    // The engine reports problems while typing, so the form is not validated on every key.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  useEffect(() => {
    const write = (rewritten: readonly string[]) => {
      const ids = rewritten.filter((id) => isTyped(store, id))
      if (ids.length === 0) return
      const drafts = form.getValues()
      for (const id of ids) if (drafts[id] !== store.text(id)) form.setValue(id, store.text(id))
    }
    // The state may have changed between the first render and this effect.
    if (store.state() !== first.state) write(numberFields(store))
    store.onTexts(write)
    return () => store.onTexts(undefined)
  }, [form, store, first])
  return form
}

/** Commits the drafts of visible fields, as leaving them would. */
function commitDrafts(store: FormStore, drafts: Drafts): void {
  for (const [field, text] of Object.entries(drafts)) {
    const { visible, pending } = store.field(field)
    if (visible && (text !== store.text(field) || pending?.committed === false)) store.dispatch({ type: 'commit', field, text })
  }
}

/** Commits the drafts of cells in lists. */
function commitCells(store: FormStore): void {
  for (const { list, row, field, text } of store.rows.typed()) {
    store.dispatch({ type: 'inRow', list, row, event: { type: 'commit', field, text } })
  }
}

/** Keeps the focused control in the form and clear of the bar of Start. */
function watchFocus(form: HTMLFormElement | null): (() => void) | undefined {
  if (!form) return undefined
  const ends = [keepFocus(form), keepClearOfBar(form)]
  return () => ends.forEach((end) => end())
}

/** A complete calculator form. A keystroke renders one field; the form renders once. */
export function CalculatorForm({
  store,
  texts,
  drawing,
  diagrams = noDiagrams,
  countOf = noCounts,
  pickers = noPickers,
  onStart,
  onRefused,
  onCorrection,
  children,
}: CalculatorFormProps) {
  const form = useDrafts(store)
  const [press] = useState(createPress)
  const [focus] = useState(createFocusWatch)
  useEffect(() => press.listen(), [press])
  useEffect(() => focus.listen(), [focus])
  const drafts = form.control
  const parts = useMemo(
    () => ({ store, texts, drawing, diagrams, countOf, pickers, drafts, press, focus }),
    [store, texts, drawing, diagrams, countOf, pickers, drafts, press, focus],
  )
  useCorrections({ store, texts }, onCorrection)
  const start = () => onStart(encodeRequest(store.plan, store.state().snapshot))
  const refuse = () => {
    const refusal = refusalOf(store, texts)
    if (!refusal) return
    focusField(refusal.field)
    onRefused?.(refusal.sentence)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
    // Keys in dialogs reach the form, too, although they are elsewhere in the document.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    const sends = event.ctrlKey || event.metaKey
    if (!sends && !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    // Enter on a radio button or checkbox chooses nothing and starts nothing.
    if (!sends && event.target.getAttribute('type') !== 'text') return
    const next = sends ? undefined : nextNeeded(store, event.target)
    if (next === undefined) event.currentTarget.requestSubmit()
    else focusField(next)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    commitDrafts(store, form.getValues())
    commitCells(store)
    // If the engine rejects the form, validation is skipped and the focus moves at once.
    if (store.reasons().length > 0) return refuse()
    void form.handleSubmit(start, refuse)(event)
  }
  return (
    <FormContext value={parts}>
      <form className={skin.form} data-form ref={watchFocus} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <Sections plan={store.plan} texts={texts} />
        <Announcer onCorrection={onCorrection} />
        <div className={skin.startRow} data-start-row>
          <FormStartBar />
          {children}
        </div>
      </form>
    </FormContext>
  )
}
