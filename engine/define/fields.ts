/** The field builders. Each returns its argument with its `kind`: plain data, nothing else. */
import type { Exact } from './names.ts'
import type { AlternativesField, ChoiceField, ChoicesField, DiagramField, ListField, NumberField, Section, ToggleField } from './schema.ts'

type Options<F> = Omit<F, 'kind'>
/** The built field. Wrong options are reported at their place and do not spread to the type of the schema. */
type Built<Kind extends string, T, F> = { readonly kind: Kind } & (T extends Exact<T, F> ? T : never)

const built = <Kind extends string, T extends object, F>(kind: Kind, options: T): Built<Kind, T, F> =>
  // Wrong options do not compile.
  ({ kind, ...options }) as unknown as Built<Kind, T, F>

/** A numeric input, in `unit`. */
export function number<const T extends Options<NumberField>>(options: T & Exact<T, NumberField>): Built<'number', T, NumberField> {
  return built<'number', T, NumberField>('number', options)
}

/** A choice of one option. */
export function choice<const T extends Options<ChoiceField>>(options: T & Exact<T, ChoiceField>): Built<'choice', T, ChoiceField> {
  return built<'choice', T, ChoiceField>('choice', options)
}

/** A choice of several options. */
export function choices<const T extends Options<ChoicesField>>(options: T & Exact<T, ChoicesField>): Built<'choices', T, ChoicesField> {
  return built<'choices', T, ChoicesField>('choices', options)
}

/** Yes or no, which is a condition by its name. */
export function toggle<const T extends Options<ToggleField>>(options: T & Exact<T, ToggleField>): Built<'toggle', T, ToggleField> {
  return built<'toggle', T, ToggleField>('toggle', options)
}

/** Tabs: exactly one branch of fields is active. */
export function alternatives<const T extends Options<AlternativesField>>(
  options: T & Exact<T, AlternativesField>,
): Built<'alternatives', T, AlternativesField> {
  return built<'alternatives', T, AlternativesField>('alternatives', options)
}

/** A picture, fixed or chosen by a choice. */
export function diagram<const T extends Options<DiagramField>>(options: T & Exact<T, DiagramField>): Built<'diagram', T, DiagramField> {
  return built<'diagram', T, DiagramField>('diagram', options)
}

/** A list of rows of numbers and choices. */
export function list<const T extends Options<ListField>>(options: T & Exact<T, ListField>): Built<'list', T, ListField> {
  return built<'list', T, ListField>('list', options)
}

/** A titled group of fields and derived values, in reading order; see `Section`. */
export function section<const N extends string, const I extends readonly string[]>(
  name: N,
  items: I,
  options: Pick<Section, 'extended'> = {},
): { section: N; items: I; extended?: true } {
  return { section: name, items, ...options } satisfies Section
}
