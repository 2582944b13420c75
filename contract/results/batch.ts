/** Many calculations at once: a table of working conditions, a row for each, and what came of every row. */
import * as z from 'zod/mini'
import { basis, verdictKind } from './sizing.ts'

/** Path segments of the calls. */
export const batchNames = { service: 'Batch', template: 'Template', calculate: 'Calculate', file: 'CalculateFile' } as const

/** Rows of a table at most, without its head. */
export const mostBatchRows = 1_000

/** Bytes of a file at most. */
export const largestUpload = 1024 * 1024

/** A file, as Base64. */
const longestFile = Math.ceil(largestUpload / 3) * 4

/** What is uploaded: for which calculator (working id), and the XLSX or CSV file. Whether that can be read the service says in words of its own. */
export const batchRequest = z.strictObject({
  calculator: z.string().check(z.minLength(1), z.maxLength(20)),
  file: z.base64().check(z.maxLength(longestFile)),
})
export type BatchRequest = z.infer<typeof batchRequest>

/** Something about a row, in the reader's language; `column` as the form calls it, '' where it is about none. */
const batchRemark = z.object({ column: z.string(), message: z.string() })
/** A remark about a row, in the reader's language; `column` is empty if it concerns no column. */
export type BatchRemark = z.infer<typeof batchRemark>

/** A number with its unit as it is printed; null where there is no limit. */
const amount = z.object({ value: z.nullable(z.number()), unit: z.string() })

/** The check that is closest to its limit. Names are in the reader's language. */
const governingCheck = z.object({
  name: z.string(),
  /** How much of the limit is used: 1 is all of it. */
  utilisation: z.number(),
  /** What is left of it. */
  margin: z.number(),
  /** What acts, and what may; left out where only the verdict is worth showing. */
  value: z.optional(amount),
  limit: z.optional(amount),
})

/** A model of the catalogue, as it is found again. */
const batchModel = z.object({
  serviceID: z.string(),
  skuID: z.string(),
  skuName: z.string(),
  maker: z.string(),
  motorSku: z.optional(z.string()),
  orderCode: z.string(),
  basis,
})

/** What came of a row. `found`: a model fits; `unknown`: none for certain, some cannot be judged; `nothing`: none; `faulty`: it was not calculated. */
export const batchRow = z.object({
  /** In the file, the head is 1. */
  row: z.int(),
  /** What the row calls itself; '' where it does not. */
  item: z.string(),
  state: z.enum(['found', 'unknown', 'nothing', 'faulty']),
  /** What is wrong with it. */
  faults: z.array(batchRemark),
  /** What was changed by the form's own rules, or not used. */
  remarks: z.array(batchRemark),
  /** The first of the list: of those that fit, or of those that cannot be judged. */
  model: z.optional(batchModel),
  verdict: z.optional(verdictKind),
  governing: z.optional(governingCheck),
  /** Models that fit, of so many. */
  matched: z.optional(z.int()),
  total: z.optional(z.int()),
  /** Checks that could not be made. */
  notKnown: z.optional(z.array(z.string())),
  /** Where none fits: the one that misses by least, the checks that it fails, and what would make it fit. */
  nearest: z.optional(z.object({ skuName: z.string(), failing: z.array(z.string()), fix: z.optional(z.string()) })),
})
export type BatchRow = z.infer<typeof batchRow>

/** Answer of `Calculate`. */
export const batchAnswer = z.object({
  calculator: z.string(),
  catalogueVersion: z.string(),
  /** Rows by what came of them. */
  counts: z.object({ found: z.int(), unknown: z.int(), nothing: z.int(), faulty: z.int() }),
  /** Heads of columns that the calculator does not have. */
  unknownColumns: z.array(z.string()),
  /** Heads of columns that stand in the table before them: only the first of each is read. */
  repeatedColumns: z.array(z.string()),
  rows: z.array(batchRow),
})
export type BatchAnswer = z.infer<typeof batchAnswer>
