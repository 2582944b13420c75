/**
 * Schemas of `RotatingPlatformWorking/SubmitRecord`: a calculated scene is sent to the manufacturer and stored with a number and a
 * time.
 *
 * The specification lists class id, list of displayName, unit, value, and a trailing 0, but no path: that body is accepted, too. Results
 * are not sent: the server recalculates them, so that a record always agrees with the calculation.
 */
import * as z from 'zod/mini'
import { longestQuantityList, quantity, workingFirstRequest } from './calls.ts'

/** Initial state of a record: the trailing 0. There is no other state yet. */
export const submittedStatus = 0

/** An input as entered. */
const recordEntry = z.strictObject({
  ...quantity.shape,
  /** The label displayed to the sender. Not stored: it is derived from `name` in the reader's language. */
  displayName: z.optional(z.string().check(z.maxLength(200))),
})

/** Body of `SubmitRecord`. The sender's language is that of the call (header `lang`). */
export const sceneRecordRequest = z.strictObject({
  /** Working id of the screen. */
  classID: z.string().check(z.minLength(1), z.maxLength(20)),
  /** The scene, as in `WorkingFirst`. */
  type: workingFirstRequest.shape.type,
  /** Every item of the scene once, in any unit of its dimension. */
  list: z.array(recordEntry).check(z.maxLength(longestQuantityList)),
  status: z.literal(submittedStatus),
  /**
   * Idempotency key: generated randomly by the sender, once per submission, and reused for retries. A repeated call returns the
   * record of the first. 16 to 64 letters, digits, `-` or `_`, such as a UUID.
   */
  submissionID: z.string().check(z.regex(/^[\w-]{16,64}$/)),
})
export type SceneRecordRequest = z.infer<typeof sceneRecordRequest>

/**
 * The same body as it may be sent: without `type` the scene is the one with exactly these items, without `name` an item is the one
 * with this `displayName` in any language, without `submissionID` every call stores a record of its own.
 */
export const sceneRecordBody = z.extend(sceneRecordRequest, {
  type: z.optional(sceneRecordRequest.shape.type),
  list: z.array(z.extend(recordEntry, { name: z.optional(recordEntry.shape.name) })).check(z.maxLength(longestQuantityList)),
  submissionID: z.optional(sceneRecordRequest.shape.submissionID),
})
export type SceneRecordBody = z.infer<typeof sceneRecordBody>

/** Answer of `SubmitRecord`: reference of the stored record. */
export const sceneRecordReceipt = z.object({
  /** `SR-` and at least six digits, ascending. */
  number: z.string(),
  /** Time of storage: ISO 8601, UTC. */
  time: z.string(),
})
export type SceneRecordReceipt = z.infer<typeof sceneRecordReceipt>
