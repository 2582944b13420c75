/** Tables that are given out as files: what a page shows, to be laid out by the service. */
import * as z from 'zod/mini'
import { longestNote, mostPieces, orderParams } from '../saved/saved-items.ts'

/** Path segments of the calls. */
export const sheetNames = { service: 'Sheets', partsList: 'PartsList', partsListCsv: 'PartsListCsv', comparison: 'Comparison' } as const

const text = z.string().check(z.maxLength(1_000))
/** Entries of a list, models and properties of a comparison at most. */
const [mostParts, mostCompared, mostGroups, mostProperties] = [1_000, 20, 20, 500]

/** A shopping list as it is kept: entries with their pieces and notes. */
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

/** What a model has of a property: a number in a unit, as it is shown; a text; nothing. */
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
