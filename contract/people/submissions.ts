/** Scenes that were submitted to the manufacturer, as their senders and the operator see them, and how the pages are used. */
import * as z from 'zod/mini'

/** What becomes of a submission, in this order. */
export const recordStates = ['new', 'inWork', 'answered'] as const
const recordState = z.enum(recordStates)
/** One of them. */
export type RecordState = z.infer<typeof recordState>

/** Characters of an answer. */
export const longestAnswer = 2000
/** Records of a page: all pages have as many. */
export const submissionPage = 15

const entry = {
  /** `SR-000123`. */
  number: z.string(),
  time: z.iso.datetime(),
  /** Working id of the screen. */
  classID: z.string(),
  /** The name of the scene in the caller's language. */
  sceneName: z.string(),
  state: recordState,
  /** When somebody of the manufacturer last changed it. */
  changed: z.nullable(z.iso.datetime()),
}
/** What a list says of a submission. */
export type SubmissionEntry = z.infer<typeof submissionEntry>
const submissionEntry = z.object(entry)
/** A page of submissions, the newest first. */
export const submissionList = z.object({ list: z.array(submissionEntry), count: z.int() })

/** `displayName`: in the caller's language. */
const row = z.object({ name: z.string(), displayName: z.string(), value: z.number(), unit: z.string() })
/** An input or result with its unit. */
export type SubmissionRow = z.infer<typeof row>
const details = { ...entry, answer: z.string(), inputs: z.array(row), rows: z.array(row) }
/** A submission of one's own in full. */
export const submissionDetails = z.object(details)

/** The same for the operator. */
export const operatorRecord = z.object({
  ...details,
  /** Locale of the sender. */
  language: z.string(),
  /** Whether the sender was signed in, and still has the account: who was not sees no answer. */
  hasSender: z.boolean(),
  /** Who changed it last, of operators; null: nobody, a command, or an account that is gone. */
  changedBy: z.nullable(z.enum(['me', 'other'])),
  /** Counts changes: an answer names the one that it was written to. */
  version: z.int(),
})
/** A submission as the operator reads it. */
export type OperatorRecord = z.infer<typeof operatorRecord>

/** Another state, with what the sender is told. */
export const recordAnswer = z.strictObject({
  number: z.string().check(z.maxLength(20)),
  version: z.int().check(z.gte(0)),
  state: recordState,
  answer: z.string().check(z.maxLength(longestAnswer)),
})

/** Days that usage can be asked for. */
export const usageDays = { usual: 30, most: 365 } as const
/** How the pages are used: by day (UTC), by calculator, and their faults. */
export const usage = z.object({
  days: z.array(z.object({ day: z.string(), pages: z.int(), models: z.int(), searches: z.int(), calculations: z.int(), faults: z.int() })),
  /** By the call that was asked. */
  calculators: z.array(z.object({ call: z.string(), started: z.int(), failed: z.int() })),
  faults: z.array(z.object({ message: z.string(), page: z.string(), version: z.string(), count: z.int(), last: z.string() })),
})
/** Counts alone: nobody is in them. */
export type Usage = z.infer<typeof usage>
