/** The field builders. Each returns its argument with its `kind`: plain data, nothing else. */
import type { AlternativesField, ChoiceField, ChoicesField, DiagramField, ListField, NumberField, Section } from './schema.ts'

type Options<F> = Omit<F, 'kind'>

/** A numeric input, in `unit`. */
export function number<const T extends Options<NumberField>>(options: T): { readonly kind: 'number' } & T {
  return { kind: 'number', ...options }
}

/** One of a list. */
export function choice<const T extends Options<ChoiceField>>(options: T): { readonly kind: 'choice' } & T {
  return { kind: 'choice', ...options }
}

/** Several of a list. */
export function choices<const T extends Options<ChoicesField>>(options: T): { readonly kind: 'choices' } & T {
  return { kind: 'choices', ...options }
}

/** Tabs of which one branch of fields is active. */
export function alternatives<const T extends Options<AlternativesField>>(options: T): { readonly kind: 'alternatives' } & T {
  return { kind: 'alternatives', ...options }
}

/** A picture, fixed or chosen by a choice. */
export function diagram<const T extends Options<DiagramField>>(options: T): { readonly kind: 'diagram' } & T {
  return { kind: 'diagram', ...options }
}

/** Rows of numbers and choices, as many as are needed. */
export function list<const T extends Options<ListField>>(options: T): { readonly kind: 'list' } & T {
  return { kind: 'list', ...options }
}

/** A titled group of fields and derived values, in reading order; see `Section`. */
export function section<const N extends string, const I extends readonly string[]>(
  name: N,
  items: I,
  options: Pick<Section, 'extended'> = {},
): { section: N; items: I; extended?: true } {
  return { section: name, items, ...options } satisfies Section
}
