/**
 * The selection: what somebody asked and chose, and nothing else. The address, the browser's session and recent calculations hold this document;
 * results are computed from it and are never in it.
 */
import * as z from 'zod/mini'
import { isRecord } from '../../engine/base/is-record.ts'
import { changeRules } from './change-rules.ts'

/** Which version of this shape a document has. A change of the shape is a new number with a migration beside it. */
const selectionVersion = 1

/** Any JSON value, which its reader judges; one shape, so that the reference names it once. */
export const jsonValue = z.json()

const mostChanges = 200

const changeFields = {
  field: z.string().check(z.maxLength(80)),
  /** What was typed, and what it became, in the unit of the field. */
  from: z.number(),
  to: z.number(),
  unit: z.string().check(z.maxLength(20)),
  rule: z.enum(changeRules),
}

/** A number that the form has changed by itself. */
export type SelectionChange = z.infer<z.ZodMiniObject<typeof changeFields>>

const madeFields = { catalogue: z.string(), at: z.iso.datetime() }

/** Its shape on the wire and in storage, see `Selection`. */
export const selectionDocument = z.object({
  v: z.literal(selectionVersion),
  /** Working id. */
  calculator: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  /** Of a form its `StatedInputs`; of any other page its parts as they were left. Whoever opens it takes what it knows and ignores the rest. */
  inputs: z.record(z.string(), jsonValue),
  /** Changed assumptions by name, each in its own unit. */
  assumptions: z.optional(z.record(z.string(), z.number())),
  /** Numbers that the form changed by itself and that are still as it made them. */
  changes: z.optional(z.array(z.object(changeFields)).check(z.maxLength(mostChanges))),
  /** That results were made of it, and with which catalogue, when (ISO 8601). */
  made: z.optional(z.object(madeFields)),
})

/** The same from another hand: what is unknown is refused, not dropped. */
export const wholeSelection = z.strictObject({
  ...selectionDocument.shape,
  changes: z.optional(z.array(z.strictObject(changeFields)).check(z.maxLength(mostChanges))),
  made: z.optional(z.strictObject(madeFields)),
})

/** JSON whose parts nobody changes. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export type Selection = Omit<z.infer<typeof selectionDocument>, 'inputs'> & { readonly inputs: Readonly<Record<string, Json>> }

/** The same shape for those who change nothing of it: what it reads is JSON, which `Selection` makes read-only. */
export const readSelectionDocument = selectionDocument as z.ZodMiniType<Selection> // as said above

/** What turns a document of a version into one of the next. */
const migrations: Readonly<Record<number, (document: Readonly<Record<string, unknown>>) => unknown>> = {}

/**
 * @param document of this or an older version
 * @returns undefined for what is no selection, or one of a version that is not known yet
 */
export const readSelection = (document: unknown): Selection | undefined => {
  if (!isRecord(document)) return undefined
  const migrate = typeof document['v'] === 'number' ? migrations[document['v']] : undefined
  return migrate ? readSelection(migrate(document)) : z.safeParse(selectionDocument, document).data
}
