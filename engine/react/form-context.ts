/** What every part of a form reads: its store, its words, its drawings. Never changes while the form is mounted, but for the words. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Control } from 'react-hook-form'
import type { Value } from '../expression/index.ts'
import type { UnitSystem } from '../units/index.ts'
import type { FormStore, FieldState } from './form-store.ts'
import type { Press } from './press.ts'
import type { DrawingOf, FormTexts } from './texts.ts'

/** The texts being typed, by field; react-hook-form owns them. */
export type Drafts = Record<string, string>

/** What every part of a form shares. */
export type FormParts = {
  readonly store: FormStore
  readonly texts: FormTexts
  readonly drawing: DrawingOf
  readonly drafts: Control<Drafts>
  readonly press: Press
}

/** Gives the parts of a form to its fields. */
export const FormContext = createContext<FormParts | undefined>(undefined)

/** The parts of the form around. @throws Error outside a CalculatorForm. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('useFormParts: used outside a CalculatorForm')
  return parts
}

/** One field; renders again only when that field looks different. */
export function useField(id: string): FieldState {
  const { store } = useFormParts()
  return useSyncExternalStore(store.subscriberOf(id), () => store.field(id))
}

/** Whether a field is shown; renders again only when that changes. */
export function useVisible(id: string): boolean {
  const { store } = useFormParts()
  return useSyncExternalStore(store.subscriberOf(id), () => store.field(id).visible)
}

/** The value of a field or derived value. */
export function useValue(id: string): Value | undefined {
  const { store } = useFormParts()
  return useSyncExternalStore(store.subscriberOf(id), () => store.value(id))
}

/** The units shown. */
export function useSystem(): UnitSystem {
  const { store } = useFormParts()
  return useSyncExternalStore(store.subscriberOf(store.channels.system), store.system)
}

/** Why Start is disabled. */
export function useReasons() {
  const { store } = useFormParts()
  return useSyncExternalStore(store.subscriberOf(store.channels.start), store.reasons)
}

/** Every automatic change so far. */
export function useChanges() {
  const { store } = useFormParts()
  return useSyncExternalStore(store.subscriberOf(store.channels.changes), store.changes)
}
