/** Shapes of saved items: selections with their results, favourites, and the shopping list. */
import * as z from 'zod/mini'
import { savedAssembly } from './saved-assembly.ts'
import { jsonValue, selectionDocument } from './selection-document.ts'
import { summaryFields } from './selection-summary.ts'

/** Default and largest page size. */
export const recordPage = { usual: 15, most: 100 } as const

/** Id assigned by the client: a repeated request with the same id is stored once. */
const clientID = z.string().check(z.regex(/^[\w-]{8,64}$/))
const name = z.string().check(z.maxLength(120), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u))
const id = z.string().check(z.maxLength(200))
/** Results at the time of saving; never used in calculations. */
const snapshot = z.record(z.string(), jsonValue)

/** With `id`, stores a new version of that record; an omitted `name` is then kept. */
export const selectionToSave = z.strictObject({
  id: z.optional(id),
  clientID: z.optional(clientID),
  name: z.optional(name),
  selection: selectionDocument,
  snapshot: z.optional(snapshot),
})

const listed = {
  id: z.string(),
  name: z.string(),
  /** Working id. */
  calculator: z.string(),
  version: z.int(),
  created: z.iso.datetime(),
  changed: z.iso.datetime(),
}
/** Id and version of the stored record. */
export const selectionSaved = z.object({ id: z.string(), version: z.int() })
/** A record as it was saved, with all its versions. */
export const selectionDetails = z.object({
  ...listed,
  selection: selectionDocument,
  /** SHA-256 of the selection's JSON; tells whether a snapshot belongs to it. */
  hash: z.string(),
  snapshot: z.nullable(snapshot),
  versions: z.array(z.object({ version: z.int(), saved: z.iso.datetime(), hash: z.string() })),
})
/** A page of records. */
export const selectionList = z.object({ list: z.array(z.object({ ...listed, ...summaryFields })), count: z.int() })

/** Whether the item is a favourite. */
export const collected = z.object({ isCollected: z.boolean() })
/** A page of favourites. */
export const collectList = z.object({ list: z.array(z.object({ fid: z.string(), added: z.iso.datetime() })), count: z.int() })

/** The stored parts of an order code. */
export const orderParams = z
  .array(
    z.strictObject({ paramName: z.string().check(z.maxLength(100)), value: z.union([z.string().check(z.maxLength(200)), z.number()]) }),
  )
  .check(z.maxLength(100))
/** Name of the order parameter that holds the complete order code. */
export const orderCodeParameter = 'orderCode'
/** Largest quantity of one shopping list entry. */
export const mostPieces = 99_999
/** Longest note, characters. */
export const longestNote = 500
const shoppingFields = {
  /** A saved selection of the user centre, or a model id. */
  selectionID: z.string().check(z.minLength(1), z.maxLength(200)),
  orderParams,
  quantity: z.prefault(z.int().check(z.gte(1), z.lte(mostPieces)), 1),
  note: z.prefault(z.string().check(z.maxLength(longestNote)), ''),
  /** All parts of an assembly; `selectionID` is then its reference. */
  assembly: z.optional(savedAssembly),
}
/** A new entry of the shopping list. */
export const shoppingToAdd = z.strictObject({ clientID: z.optional(clientID), ...shoppingFields })
/** Id of the new entry. */
export const shoppingAdded = z.object({ id: z.string() })
/** A new quantity and note of an entry. */
export const shoppingToChange = z.strictObject({
  id,
  quantity: z.int().check(z.gte(1), z.lte(mostPieces)),
  note: z.string().check(z.maxLength(longestNote)),
})
/** A page of the shopping list. */
export const shoppingList = z.object({
  list: z.array(z.object({ id: z.string(), ...shoppingFields, added: z.iso.datetime() })),
  count: z.int(),
})

/** Items stored in the browser before signing in. */
export const thingsToMerge = z.strictObject({
  selections: z.prefault(
    z
      .array(z.strictObject({ clientID, name: z.optional(name), selection: selectionDocument, snapshot: z.optional(snapshot) }))
      .check(z.maxLength(50)),
    [],
  ),
  favourites: z.prefault(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(200)), []),
  shopping: z.prefault(z.array(z.strictObject({ clientID, ...shoppingFields })).check(z.maxLength(200)), []),
})
export type ThingsToMerge = z.infer<typeof thingsToMerge>
/** Number of saved items of each kind after the merge. */
export const merged = z.object({ selection: z.int(), collect: z.int(), shopping: z.int() })
