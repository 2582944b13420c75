/** Properties of drawings with live values. The engine has no drawings; the application passes a registry. */
import type { ComponentType } from 'react'
import type { InputValue } from '../index.ts'
import type { UnitSystem } from '../units/index.ts'

/** The state of a value: `known`, `masked` (hidden field), `missing` (empty) or `invalid` (a text that is not a value). */
export type ShownState = 'known' | 'missing' | 'masked' | 'invalid'

/**
 * The drawing of a `diagram` field. Every name is listed in `shows` of the schema: a field or a derived value.
 *
 * Renders only when one of the values, the units or the focus among them changes. Clicking a dimension calls `focusField`; keyboard
 * users reach the same field directly, so a drawing is decorative for assistive technology.
 */
export type DiagramProps = {
  /** Committed values: numbers in the unit of the field, texts for choices; undefined while absent. */
  readonly values: Readonly<Record<string, InputValue | undefined>>
  /** The state of each value. A drawing omits masked ones. */
  readonly states: Readonly<Record<string, ShownState>>
  /** The option of the schema's `by`. */
  readonly option: string | undefined
  readonly system: UnitSystem
  readonly label: (name: string) => string
  /** The value in the unit shown, "200 mm"; the name of an option; a dash while absent. */
  readonly amount: (name: string) => string
  /** Label and value: "Slider spacing 200 mm". */
  readonly format: (name: string) => string
  /** The shown field with the focus; the drawing highlights its dimension. */
  readonly focused: string | undefined
  readonly focusField: (name: string) => void
}

/** Live drawings by their `picture` name in schemas. Lazy components are supported. */
export type Diagrams = Readonly<Record<string, ComponentType<DiagramProps>>>
