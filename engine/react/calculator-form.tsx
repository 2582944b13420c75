import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react'
import { encodeRequest } from '../index.ts'
import type { EncodedRequest } from '../index.ts'
import { Announcer, useCorrections } from './announcer.tsx'
import { keepClearOfBar } from './clear-of-bar.ts'
import type { Diagrams } from './diagram.ts'
import { focusField } from './focus-field.ts'
import { createFocusWatch } from './focus-watch.ts'
import { FormContext } from './form-context.ts'
import type { FormStore } from './form-store.ts'
import type { Pickers } from './pickers.ts'
import { keepFocus } from './keep-focus.ts'
import { nextNeeded } from './next-needed.ts'
import { createPress } from './press.ts'
import { Sections } from './sections.tsx'
import { refusalOf } from './refusal.ts'
import { settle } from './settle.ts'
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

/** Keeps the focused control in the form and clear of the bar of Start; an effect, for React 18 has no clean-up of refs. */
function useFormFocus() {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = element.current
    if (!form) return undefined
    const ends = [keepFocus(form), keepClearOfBar(form)]
    return () => ends.forEach((end) => end())
  }, [])
  return element
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
  const [press] = useState(createPress)
  const [focus] = useState(createFocusWatch)
  useEffect(() => press.listen(), [press])
  useEffect(() => focus.listen(), [focus])
  const element = useFormFocus()
  const parts = useMemo(
    () => ({ store, texts, drawing, diagrams, countOf, pickers, press, focus }),
    [store, texts, drawing, diagrams, countOf, pickers, press, focus],
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
    settle(store)
    // Results that are values have followed already.
    if (!store.plan.schema.request) return
    void store.form.handleSubmit(start, refuse)(event)
  }
  return (
    <FormContext.Provider value={parts}>
      <form className={skin.form} data-form ref={element} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <Sections plan={store.plan} texts={texts} />
        <Announcer onCorrection={onCorrection} />
        <div className={skin.startRow} data-start-row>
          {store.plan.schema.request && <FormStartBar />}
          {children}
        </div>
      </form>
    </FormContext.Provider>
  )
}
