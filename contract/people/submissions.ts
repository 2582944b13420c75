/** Scenes submitted to the manufacturer, as seen by their senders and the operator, and usage statistics of the pages. */
import * as z from 'zod/mini'

/** States of a submission, in order. */
export const recordStates = ['new', 'inWork', 'answered'] as const
const recordState = z.enum(recordStates)
/** State of a submission. */
export type RecordState = z.infer<typeof recordState>

/** Longest answer, characters. */
export const longestAnswer = 2000
/** Page size of all lists of submissions. */
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
  /** When the manufacturer last changed it. */
  changed: z.nullable(z.iso.datetime()),
}
/** A submission in a list. */
export type SubmissionEntry = z.infer<typeof submissionEntry>
const submissionEntry = z.object(entry)
/** A page of submissions, the newest first. */
export const submissionList = z.object({ list: z.array(submissionEntry), count: z.int() })

/** `displayName`: in the caller's language. */
const row = z.object({ name: z.string(), displayName: z.string(), value: z.number(), unit: z.string() })
/** An input or result with its unit. */
export type SubmissionRow = z.infer<typeof row>
const details = { ...entry, answer: z.string(), inputs: z.array(row), rows: z.array(row) }
/** One of the caller's own submissions in full. */
export const submissionDetails = z.object(details)

/** A submission as the operator reads it. */
export const operatorRecord = z.object({
  ...details,
  /** Locale of the sender. */
  language: z.string(),
  /** Whether the sender was signed in and still has the account; otherwise nobody can read the answer. */
  hasSender: z.boolean(),
  /** Who changed it last; null: nobody yet, a command, or a deleted account. */
  changedBy: z.nullable(z.enum(['me', 'other'])),
  /** Counts the changes; an answer names the version it was written for. */
  version: z.int(),
})
/** A submission as the operator reads it. */
export type OperatorRecord = z.infer<typeof operatorRecord>

/** A new state, with the message to the sender. */
export const recordAnswer = z.strictObject({
  number: z.string().check(z.maxLength(20)),
  version: z.int().check(z.gte(0)),
  state: recordState,
  answer: z.string().check(z.maxLength(longestAnswer)),
})

/** Default and largest number of days of a usage query. */
export const usageDays = { usual: 30, most: 365 } as const
/** Usage of the pages by day (UTC) and by calculator, and their faults. */
export const usage = z.object({
  days: z.array(z.object({ day: z.string(), pages: z.int(), models: z.int(), searches: z.int(), calculations: z.int(), faults: z.int() })),
  /** By call. */
  calculators: z.array(z.object({ call: z.string(), started: z.int(), failed: z.int() })),
  faults: z.array(z.object({ message: z.string(), page: z.string(), version: z.string(), count: z.int(), last: z.string() })),
})
/** Usage counts; they contain no personal data. */
export type Usage = z.infer<typeof usage>
