/** Tables generated as files: the page sends the data it shows, and the service lays it out. */
import * as z from 'zod/mini'
import { longestNote, mostPieces, orderParams } from '../saved/saved-items.ts'

/** Path segments of the calls. */
export const sheetNames = { service: 'Sheets', partsList: 'PartsList', partsListCsv: 'PartsListCsv', comparison: 'Comparison' } as const

const text = z.string().check(z.maxLength(1_000))
/** Most entries of a list; most models, groups and properties of a comparison. */
const [mostParts, mostCompared, mostGroups, mostProperties] = [1_000, 20, 20, 500]

/** A stored shopping list: entries with quantities and notes. */
export const partsListRequest = z.strictObject({
  items: z
    .array(
      z.strictObject({
        selectionID: z.string().check(z.minLength(1), z.maxLength(200)),
        orderParams,
        quantity: z.int().check(z.gte(1), z.lte(mostPieces)),
        note: z.string().check(z.maxLength(longestNote)),
      }),
    )
    .check(z.maxLength(mostParts)),
})
export type PartsListRequest = z.infer<typeof partsListRequest>

/** A model's value of a property: a displayed number with its unit, a text, or null. */
const comparedValue = z.nullable(z.union([z.strictObject({ number: z.number(), unit: text }), z.strictObject({ text })]))

/** Models side by side, in the reader's language and units. */
export const comparisonRequest = z.strictObject({
  models: z.array(z.strictObject({ name: text, maker: text, orderCode: text })).check(z.minLength(1), z.maxLength(mostCompared)),
  groups: z
    .array(
      z.strictObject({
        name: text,
        properties: z
          .array(z.strictObject({ name: text, values: z.array(comparedValue).check(z.maxLength(mostCompared)) }))
          .check(z.maxLength(mostProperties)),
      }),
    )
    .check(z.maxLength(mostGroups)),
  catalogueVersion: text,
})
export type ComparisonRequest = z.infer<typeof comparisonRequest>
