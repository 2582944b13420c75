/** The working classes as placed by their schemas: the data every page has before a schema is loaded. */
import type { ModelResults, Place } from '../engine/define/index.ts'

/** The groups of the start page, in its order. */
export const classGroups = ['linear', 'actuator', 'rotary', 'system'] as const

/** Tasks of the start page, in its order. */
export const moves = ['lift', 'push', 'position', 'turn', 'drive'] as const

/** The part of a schema, of a form or any other screen, that defines its place. */
export type PlacedSchema = {
  readonly id: number
  readonly place: Place & { readonly screen?: string; readonly opensScene?: boolean }
  /** For a class without a form; a form has them in its plan. */
  readonly results?: ModelResults
}

/** One entry of the start page. Further ids of a schema are entries of their own. */
export type WorkingClass = {
  readonly id: string
  readonly schema: PlacedSchema
}

const groupOf = ({ place }: PlacedSchema): number => classGroups.findIndex((group) => group === place.group)

const byPlace = (a: PlacedSchema, b: PlacedSchema): number =>
  groupOf(a) - groupOf(b) || (a.place.order ?? Infinity) - (b.place.order ?? Infinity) || a.id - b.id

/** The classes in the order of the start page. */
export const workingClassesOf = (schemas: readonly PlacedSchema[]): readonly WorkingClass[] =>
  schemas.toSorted(byPlace).flatMap((schema) => [schema.id, ...(schema.place.also ?? [])].map((id) => ({ id: String(id), schema })))
