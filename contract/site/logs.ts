/** Shapes of the log calls below `/api/log`: usage events and page faults. Field names are those of the wire. */
import * as z from 'zod/mini'
import { type BehaviourName, behaviourTypes, faultKinds, logLengths, logSizes } from './log-names.ts'
import { environment } from './site-parts.ts'

/** Object.keys types its result as texts; these are the names. */
const behaviourNames = Object.keys(behaviourTypes) as BehaviourName[]

/** One line, without control characters. */
const line = (most: number) => z.string().check(z.maxLength(most), z.regex(/^\P{Cc}*$/u))
/** Id assigned by the sender: 32 hexadecimal digits. A repeated id is stored once. */
const sendingID = z.string().check(z.regex(/^[0-9a-f]{32}$/))
/** ms; a day at most. */
const duration = z.int().check(z.minimum(0), z.maximum(86_400_000))

/** An event as the specification has it. `time`: ISO 8601, UTC; `duration`: ms. */
export const behaviourEvent = z.strictObject({
  name: z.enum(behaviourNames),
  tag: line(logLengths.tag),
  time: z.iso.datetime(),
  type: z.enum(['Click', 'Page', 'Popup']),
  duration,
})
export type BehaviourEvent = z.infer<typeof behaviourEvent>

/** The sender: key of the site, version of the pages, and operating system and browser of the client. */
const sender = {
  appKey: z.optional(line(40)),
  environment,
  version: line(60),
  os: line(40),
  browser: line(40),
} as const

/** A batch of events in chronological order. `user` is present only with that person's consent. */
export const behaviourBatch = z.strictObject({
  batchID: sendingID,
  ...sender,
  user: z.optional(z.strictObject({ phone: z.nullable(line(40)), email: z.nullable(line(200)) })),
  events: z.array(behaviourEvent).check(z.minLength(1), z.maxLength(logSizes.events)),
})
export type BehaviourBatch = z.infer<typeof behaviourBatch>

/** A fault with its number of occurrences. `stack`: functions and file positions, one per line. */
export const pageFault = z.strictObject({
  kind: z.enum(faultKinds),
  message: line(logLengths.message).check(z.minLength(1)),
  stack: z.string().check(z.maxLength(logLengths.stack)),
  time: z.iso.datetime(),
  count: z.int().check(z.minimum(1), z.maximum(10_000)),
})
export type PageFault = z.infer<typeof pageFault>

/** Faults of one page. */
export const errorReport = z.strictObject({
  reportID: sendingID,
  ...sender,
  /** Path of the page, without its query. */
  page: line(logLengths.tag),
  errors: z.array(pageFault).check(z.minLength(1), z.maxLength(logSizes.errors)),
})
export type ErrorReport = z.infer<typeof errorReport>

/** Number of new entries; repeated ones do not count. */
export const logReceipt = z.object({ stored: z.int() })
