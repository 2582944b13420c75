/** Shapes of batch calculation: a table of working conditions, one row per calculation, and the result of every row. */
import * as z from 'zod/mini'
import { basis, verdictKind } from './sizing.ts'

/** Path segments of the calls. */
export const batchNames = { service: 'Batch', template: 'Template', calculate: 'Calculate', file: 'CalculateFile' } as const

/** Most rows of a table, without its header. */
export const mostBatchRows = 1_000

/** Largest file, bytes. */
export const largestUpload = 1024 * 1024

/** A remark about a row, in the reader's language; `column` is the form's label, '' if it concerns no column. */
const batchRemark = z.object({ column: z.string(), message: z.string() })
/** A remark about a row, in the reader's language; `column` is empty if it concerns no column. */
export type BatchRemark = z.infer<typeof batchRemark>

/** A printed number with its unit; null if there is no limit. */
const amount = z.object({ value: z.nullable(z.number()), unit: z.string() })

/** The governing check: the one closest to its limit. Names are in the reader's language. */
const governingCheck = z.object({
  name: z.string(),
  /** Demand divided by the limit; 1 is fully used. */
  utilisation: z.number(),
  /** Remaining margin to the limit. */
  margin: z.number(),
  /** Demand and permissible value; omitted if only the verdict is meaningful. */
  value: z.optional(amount),
  limit: z.optional(amount),
})

/** Reference to a model of the catalogue. */
const batchModel = z.object({
  serviceID: z.string(),
  skuID: z.string(),
  skuName: z.string(),
  maker: z.string(),
  motorSku: z.optional(z.string()),
  orderCode: z.string(),
  basis,
})

/**
 * Result of a row. `found`: a model fits; `unknown`: none certainly fits, some cannot be judged; `nothing`: none fits. Of a calculator whose
 * results are values: `calculated`: all of them; `incomplete`: some wait for an input or are not defined for it. `faulty`: the row was not
 * calculated.
 */
export const batchRow = z.object({
  /** Row number in the file; the header is 1. */
  row: z.int(),
  /** The row's own label; '' if it has none. */
  item: z.string(),
  state: z.enum(['found', 'unknown', 'nothing', 'calculated', 'incomplete', 'faulty']),
  /** The filled columns as they were read: numbers in the unit of the form, options by their names. */
  inputs: z.optional(z.array(z.object({ column: z.string(), value: z.union([z.number(), z.string()]), unit: z.string() }))),
  /** Faults of the row; of an incomplete one what its missing values wait for. */
  faults: z.array(batchRemark),
  /** Values changed by the form's rules, and values not used. */
  remarks: z.array(batchRemark),
  /** Results that are values, by name: null where one waits for an input. */
  values: z.optional(z.record(z.string(), z.nullable(z.number()))),
  /** The best model: the first that fits or, failing that, the first that cannot be judged. */
  model: z.optional(batchModel),
  verdict: z.optional(verdictKind),
  governing: z.optional(governingCheck),
  /** Number of models that fit, out of `total`. */
  matched: z.optional(z.int()),
  total: z.optional(z.int()),
  /** Checks that could not be calculated. */
  notKnown: z.optional(z.array(z.string())),
  /** If none fits: the model closest to fitting, the checks it fails, and the change that would make it fit. */
  nearest: z.optional(z.object({ skuName: z.string(), failing: z.array(z.string()), fix: z.optional(z.string()) })),
})
export type BatchRow = z.infer<typeof batchRow>

/** `label`: its name in the reader's language; `digits`: significant ones for display. */
const batchValue = z.object({ name: z.string(), label: z.string(), unit: z.string(), digits: z.int() })
/** A result that is a value. */
export type BatchValue = z.infer<typeof batchValue>

/**
 * Response of `Calculate`. It is sent while the rows are calculated: one row a line, after a line with what is known before.
 */
export const batchAnswer = z.object({
  calculator: z.string(),
  /** Omitted where the results are values, which no catalogue is asked for. */
  catalogueVersion: z.optional(z.string()),
  /** The results of a calculator whose results are values, in their order. */
  values: z.optional(z.array(batchValue)),
  /** Number of rows of the table. */
  total: z.int(),
  /** Header cells that name no column of the calculator. */
  unknownColumns: z.array(z.string()),
  /** Header cells that repeat an earlier column; only the first is read. */
  repeatedColumns: z.array(z.string()),
  /** How the file was read, in the reader's language: its encoding, rows above the head, what is hidden. */
  notes: z.array(z.string()),
  rows: z.array(batchRow),
  /** Number of rows by outcome. */
  counts: z.object({
    found: z.int(),
    unknown: z.int(),
    nothing: z.int(),
    calculated: z.int(),
    incomplete: z.int(),
    faulty: z.int(),
  }),
})
export type BatchAnswer = z.infer<typeof batchAnswer>
