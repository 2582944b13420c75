/** The context of a form: store, texts and drawings. Only the texts change while it is mounted. */
import { createContext, useContext, useMemo } from 'react'
import type { Value } from '../expression/index.ts'
import type { UnitSystem } from '../units/index.ts'
import type { Diagrams } from './diagram.ts'
import type { FocusWatch } from './focus-watch.ts'
import type { FieldState } from './field-state.ts'
import type { FormStore } from './form-store.ts'
import type { Pickers } from './pickers.ts'
import type { Press } from './press.ts'
import type { CountOf, DrawingOf, FormTexts } from './texts.ts'
import { useStored } from './use-stored.ts'

/** Shared parts of a form. */
export type FormParts = {
  readonly store: FormStore
  readonly texts: FormTexts
  readonly drawing: DrawingOf
  readonly countOf: CountOf
  readonly press: Press
  readonly diagrams: Diagrams
  readonly pickers: Pickers
  readonly focus: FocusWatch
}

/** Provides the parts of a form to its fields. */
export const FormContext = createContext<FormParts | undefined>(undefined)

/** The parts of the enclosing form. @throws Error outside a CalculatorForm. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('useFormParts: used outside a CalculatorForm')
  return parts
}

/** The state of one field; renders only when it changes. */
export function useField(id: string): FieldState {
  const { store } = useFormParts()
  return useStored(store.subscriberOf(id), () => store.field(id))
}

/** Whether a field is visible; renders only when that changes. */
export function useVisible(id: string): boolean {
  const { store } = useFormParts()
  return useStored(store.subscriberOf(id), () => store.field(id).visible)
}

/** The value of a field or derived value. */
export function useValue(id: string): Value | undefined {
  const { store } = useFormParts()
  return useStored(store.subscriberOf(id), () => store.value(id))
}

/** Several values as one list; renders only when one of them changes. `ids` must be referentially stable. */
export function useValues(ids: readonly string[]): readonly (Value | undefined)[] {
  const { store } = useFormParts()
  const watch = useMemo(() => watchValues(store, ids), [store, ids])
  return useStored(watch.subscribe, watch.values)
}

function watchValues(store: FormStore, ids: readonly string[]) {
  let last: readonly (Value | undefined)[] = []
  return {
    subscribe: (listener: () => void) => {
      const ends = ids.map((id) => store.subscribe(id, listener))
      return () => ends.forEach((end) => end())
    },
    values: () => {
      const next = ids.map((id) => store.value(id))
      if (next.length !== last.length || next.some((value, index) => !Object.is(value, last[index]))) last = next
      return last
    },
  }
}

/** Which of these fields has the focus; renders only when that changes. */
export function useFocused(ids: readonly string[]): string | undefined {
  const { focus } = useFormParts()
  return useStored(focus.subscribe, () => {
    const field = focus.focused()
    return field !== undefined && ids.includes(field) ? field : undefined
  })
}

/** The displayed unit system. */
export function useSystem(): UnitSystem {
  const { store } = useFormParts()
  return useStored(store.subscriberOf(store.channels.system), store.system)
}

/** The reasons why Start is disabled. */
export function useReasons() {
  const { store } = useFormParts()
  return useStored(store.subscriberOf(store.channels.start), store.reasons)
}

/** Every automatic change so far. */
export function useChanges() {
  const { store } = useFormParts()
  return useStored(store.subscriberOf(store.channels.changes), store.changes)
}
