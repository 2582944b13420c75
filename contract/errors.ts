/**
 * Error codes of the service, their numbers in the body and their HTTP status.
 *
 * Body code 0 is success; any other code comes with a text in the caller's language and, where single values are at fault, `issues`.
 */
import * as z from 'zod/mini'

/** Number in the body and HTTP status of every error. */
export const errorCodes = {
  invalidRequest: { code: 40001, status: 400 },
  malformedJson: { code: 40002, status: 400 },
  unknownCall: { code: 40401, status: 404 },
  unknownCalculator: { code: 40402, status: 404 },
  unknownModel: { code: 40403, status: 404 },
  /** A root, series, filter or class that the directory does not have. */
  unknownEntry: { code: 40404, status: 404 },
  unknownSite: { code: 40405, status: 404 },
  bodyTooLarge: { code: 41301, status: 413 },
  unsupportedMediaType: { code: 41501, status: 415 },
  tooManyRequests: { code: 42901, status: 429 },
  internal: { code: 50001, status: 500 },
  /** What was sent is right but could not be stored; nothing was. */
  storageUnavailable: { code: 50301, status: 503 },
  searchOff: { code: 50302, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>

export type ErrorCode = keyof typeof errorCodes

/** One value at fault: `code` and `params` are data, `message` is the text for the reader. */
export const wireIssue = z.object({
  code: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
})
export type WireIssue = z.infer<typeof wireIssue>

/** The body of every answer that is not a success: a text in the caller's language and the values at fault. */
export const failure = z.object({ code: z.int(), message: z.string(), issues: z.array(wireIssue) })
export type Failure = z.infer<typeof failure>

/** The body of every successful answer. */
export const success = <T extends z.ZodMiniType>(data: T) => z.object({ code: z.literal(0), data })
