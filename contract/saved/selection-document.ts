/**
 * The selection: a person's inputs and choices. The URL, the browser session and recent calculations hold this document; results are
 * computed from it and never stored in it.
 */
import * as z from 'zod/mini'
import { isRecord } from '../../engine/base/is-record.ts'
import { changeRules } from './change-rules.ts'

/** Version of this shape in a document. Each change of the shape gets a new number and a migration. */
export const selectionVersion = 2

/** Any JSON value, validated by its reader; one shared shape, so that the API reference names it once. */
export const jsonValue = z.json()

/** Most corrected numbers of a selection. */
export const mostChanges = 200

/** Members of a corrected number. */
export const changeFields = {
  field: z.string().check(z.maxLength(80)),
  /** The entered and the corrected number, in the unit of the field. */
  from: z.number(),
  to: z.number(),
  unit: z.string().check(z.maxLength(20)),
  rule: z.enum(changeRules),
}

/** A number that the form has corrected. */
export type SelectionChange = z.infer<z.ZodMiniObject<typeof changeFields>>

const id = z.string().check(z.maxLength(200))

/** Parts by role, such as `motor`. */
export const byRole = <Shape extends z.core.SomeType>(shape: Shape) => z.record(id, shape)

/** A model of the catalogue that a role is to have. */
export const pinFields = { kind: z.literal('model'), family: id, sku: id }
/** What a role had when it was calculated. */
export const madePartFields = { family: id, sku: id, code: id }

/** A model and its order code as they were answered. */
export type MadePart = z.infer<z.ZodMiniObject<typeof madePartFields>>

/** When results were calculated, and with which catalogue. */
export const madeFields = { catalogue: z.string(), at: z.iso.datetime() }

/** Shape of a selection on the wire and in storage; see `Selection`. */
export const selectionDocument = z.object({
  /** The first version has no pins; `readSelection` brings it to the second. */
  v: z.literal([1, selectionVersion]),
  /** Working id. */
  calculator: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  /** `StatedInputs` for a form; for any other page the state of its parts. The reader uses what it knows and ignores the rest. */
  inputs: z.record(z.string(), jsonValue),
  /** Changed assumptions by name, each in its own unit. */
  assumptions: z.optional(z.record(z.string(), z.number())),
  /** Numbers that the form corrected and that have not been edited since. */
  changes: z.optional(z.array(z.object(changeFields)).check(z.maxLength(mostChanges))),
  /** The parts that were chosen: the calculation answers with them or not at all. All others are chosen anew each time. */
  assembly: z.optional(z.object({ parts: byRole(z.object(pinFields)) })),
  /** When results were calculated from it (ISO 8601), and with which catalogue; the parts of then are compared, never a choice. */
  made: z.optional(z.object({ ...madeFields, parts: z.optional(byRole(z.object(madePartFields))) })),
})

/** Read-only JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export type Selection = Omit<z.infer<typeof selectionDocument>, 'inputs'> & { readonly inputs: Readonly<Record<string, Json>> }

/**
 * The same shape, typed as the read-only `Selection`: a parsed document is plain JSON, so the cast only adds read-only modifiers.
 */
export const readSelectionDocument = selectionDocument as z.ZodMiniType<Selection> // as said above

/** Migrates a document of a version to the next one. */
const migrations: Readonly<Record<number, (document: Readonly<Record<string, unknown>>) => unknown>> = {
  1: (document) => ({ ...document, v: 2 }),
}

/**
 * @param document of this or an older version
 * @returns undefined if it is not a selection or its version is unknown
 */
export const readSelection = (document: unknown): Selection | undefined => {
  if (!isRecord(document)) return undefined
  const migrate = typeof document['v'] === 'number' ? migrations[document['v']] : undefined
  return migrate ? readSelection(migrate(document)) : z.safeParse(selectionDocument, document).data
}
