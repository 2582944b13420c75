/** What the pages tell of their use and of their faults: the calls below `/api/log`. Fields are called as the wire calls them. */
import * as z from 'zod/mini'
import { type BehaviourName, behaviourTypes, faultKinds, logLengths, logSizes } from './log-names.ts'
import { environment } from './site.ts'

/** Object.keys types its result as texts; these are the names. */
const behaviourNames = Object.keys(behaviourTypes) as BehaviourName[]

/** One line, without control characters. */
const line = (most: number) => z.string().check(z.maxLength(most), z.regex(/^\P{Cc}*$/u))
/** The sender's own name for what it sends: 32 hexadecimal digits. What is repeated is stored once. */
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

/** Who sends: the site by its key, the pages by their version, the client by the names of its system and browser. */
const sender = {
  appKey: z.optional(line(40)),
  environment,
  version: line(60),
  os: line(40),
  browser: line(40),
} as const

/** A batch of events, in the order in which they happened. `user` is there with the consent of that person alone. */
export const behaviourBatch = z.strictObject({
  batchID: sendingID,
  ...sender,
  user: z.optional(z.strictObject({ phone: z.nullable(line(40)), email: z.nullable(line(200)) })),
  events: z.array(behaviourEvent).check(z.minLength(1), z.maxLength(logSizes.events)),
})
export type BehaviourBatch = z.infer<typeof behaviourBatch>

/** A fault, with how often it happened. `stack`: functions and places in files, a line each. */
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
  /** Without what its address asks for. */
  page: line(logLengths.tag),
  errors: z.array(pageFault).check(z.minLength(1), z.maxLength(logSizes.errors)),
})
export type ErrorReport = z.infer<typeof errorReport>

/** How many entries are new; of what is sent again none is. */
export const logReceipt = z.object({ stored: z.int() })
