/**
 * Schemas of `RotatingPlatformWorking/SubmitRecord`: a calculated scene is sent to the manufacturer and stored with a number and a
 * time.
 *
 * The specification lists class id, list of displayName, unit, value, and a trailing 0, but no path. Results are not sent: the
 * server recalculates them, so that a record always agrees with the calculation.
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

/** Answer of `SubmitRecord`: reference of the stored record. */
export const sceneRecordReceipt = z.object({
  /** `SR-` and at least six digits, ascending. */
  number: z.string(),
  /** Time of storage: ISO 8601, UTC. */
  time: z.string(),
})
export type SceneRecordReceipt = z.infer<typeof sceneRecordReceipt>
