/**
 * Shapes of `RotatingPlatformWorking/SubmitRecord`: a calculated scene goes to the manufacturer and is stored with a number and a time.
 *
 * The specification lists class id, list of displayName, unit, value, and a trailing 0, but no path. What results from the inputs is not sent: the
 * server calculates it again, so that a record never says anything else than the program does.
 */
import * as z from 'zod/mini'
import { longestQuantityList, quantity, workingFirstRequest } from './calls.ts'

/** State that a record begins with: the trailing 0. There is no other yet. */
export const submittedStatus = 0

/** An input as it was entered. */
const recordEntry = z.strictObject({
  ...quantity.shape,
  /** What the sender read. Not stored: it follows from `name`, in the language of whoever reads the record. */
  displayName: z.optional(z.string().check(z.maxLength(200))),
})

/** Body of `SubmitRecord`. The sender's language is that of the call (header `lang`). */
export const sceneRecordRequest = z.strictObject({
  /** Working id of the screen. */
  classID: z.string().check(z.minLength(1), z.maxLength(20)),
  /** The scene, as `WorkingFirst` takes it. */
  type: workingFirstRequest.shape.type,
  /** Every item of the scene, each once, in any unit of its kind. */
  list: z.array(recordEntry).check(z.maxLength(longestQuantityList)),
  status: z.literal(submittedStatus),
  /**
   * Made by the sender at random, once per submission, and kept for its repetitions: a call that is made again because its answer was lost is
   * answered with the record of the first. 16 to 64 letters, digits, `-` or `_`, such as a UUID.
   */
  submissionID: z.string().check(z.regex(/^[\w-]{16,64}$/)),
})
export type SceneRecordRequest = z.infer<typeof sceneRecordRequest>

/** Answer of `SubmitRecord`: how the stored record is referred to. */
export const sceneRecordReceipt = z.object({
  /** `SR-` and at least six digits, rising. */
  number: z.string(),
  /** When it was stored: ISO 8601, UTC. */
  time: z.string(),
})
export type SceneRecordReceipt = z.infer<typeof sceneRecordReceipt>
