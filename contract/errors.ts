/**
 * Error codes of the service: the number in the body and the HTTP status.
 *
 * Body code 0 is success; any other code comes with a text in the caller's language and, if single values are at fault, `issues`.
 */
import * as z from 'zod/mini'

/** Number in the body and HTTP status of every error. */
export const errorCodes = {
  invalidRequest: { code: 40001, status: 400 },
  malformedJson: { code: 40002, status: 400 },
  /** Faults of the sign-in form, one code per message of the specification. */
  accountMissing: { code: 40011, status: 400 },
  phoneMissing: { code: 40012, status: 400 },
  emailMissing: { code: 40013, status: 400 },
  accountInvalid: { code: 40014, status: 400 },
  phoneInvalid: { code: 40015, status: 400 },
  emailInvalid: { code: 40016, status: 400 },
  agreementMissing: { code: 40017, status: 400 },
  codeMissing: { code: 40018, status: 400 },
  passwordMissing: { code: 40019, status: 400 },
  passwordLength: { code: 40020, status: 400 },
  /** One of the thousand most common passwords. */
  passwordCommon: { code: 40035, status: 400 },
  /** Also returned for an account that does not exist. */
  wrongPassword: { code: 40021, status: 400 },
  /** Also returned for a code that has expired, was used, or has been tried too often. */
  wrongCode: { code: 40022, status: 400 },
  accountTaken: { code: 40023, status: 400 },
  /** A file that is not a valid logo (`logo.ts`), one code per reason. */
  logoEmpty: { code: 40024, status: 400 },
  logoTooLarge: { code: 40025, status: 400 },
  logoUnknown: { code: 40026, status: 400 },
  logoUnsafe: { code: 40027, status: 400 },
  logoBroken: { code: 40028, status: 400 },
  logoColours: { code: 40029, status: 400 },
  /** The answer to a record must not be empty. */
  answerMissing: { code: 40030, status: 400 },
  /** An uploaded table that cannot be read, one code per reason. */
  fileEmpty: { code: 40041, status: 400 },
  fileUnknown: { code: 40042, status: 400 },
  /** A workbook in the format before 2007, or with a password. */
  fileOldFormat: { code: 40043, status: 400 },
  fileBroken: { code: 40044, status: 400 },
  /** Contains declarations that a table does not need. */
  fileUnsafe: { code: 40045, status: 400 },
  fileEncoding: { code: 40046, status: 400 },
  /** Larger than permitted when unpacked. */
  fileUnpacked: { code: 40047, status: 400 },
  tooManyBatchRows: { code: 40048, status: 400 },
  tooManyColumns: { code: 40049, status: 400 },
  cellTooLong: { code: 40050, status: 400 },
  fileTooSlow: { code: 40051, status: 400 },
  /** The header row names no column of the calculator. */
  noBatchColumn: { code: 40052, status: 400 },
  /** Missing fields of a file request, one code each. */
  selectionMissing: { code: 40031, status: 400 },
  downloadTypeMissing: { code: 40032, status: 400 },
  /** A saved selection in which no model was chosen. */
  selectionWithoutModel: { code: 40033, status: 400 },
  reportWithoutCalculation: { code: 40034, status: 400 },
  signInNeeded: { code: 40101, status: 401 },
  signInExpired: { code: 40102, status: 401 },
  notPermitted: { code: 40301, status: 403 },
  /** The site is restricted, and the company has not approved the account. */
  accountRestricted: { code: 40302, status: 403 },
  /** The site does not offer this way of signing in. */
  signInOff: { code: 40303, status: 403 },
  /** The company's agent service has expired. */
  serviceExpired: { code: 40304, status: 403 },
  /** The picture token was not issued within this hour or the previous one. */
  pictureExpired: { code: 40305, status: 403 },
  /** The company grants this button to selected accounts only, and not to this one. */
  buttonNotGiven: { code: 40306, status: 403 },
  /** The service has no mail server, so that it sends no e-mail. */
  mailNotConfigured: { code: 40307, status: 403 },
  /** The site takes no requests for quotation. */
  inquiriesOff: { code: 40308, status: 403 },
  unknownCall: { code: 40401, status: 404 },
  unknownCalculator: { code: 40402, status: 404 },
  unknownModel: { code: 40403, status: 404 },
  /** The directory has no such root, series, filter or class. */
  unknownEntry: { code: 40404, status: 404 },
  unknownSite: { code: 40405, status: 404 },
  /** The caller owns no item with this id. */
  unknownRecord: { code: 40406, status: 404 },
  /** The site does not publish this item, or no longer does. */
  unknownContent: { code: 40407, status: 404 },
  /** Files of this type are not generated; the text lists those that are. */
  fileNotOffered: { code: 40410, status: 404 },
  /** Also returned for a link that has expired or was revoked. */
  unknownLink: { code: 40409, status: 404 },
  /** A catalogue version that is not stored or that this program cannot read. */
  unknownVersion: { code: 40408, status: 404 },
  /** The calculator is not a form, so it takes no table. */
  noBatch: { code: 40411, status: 404 },
  /** The path takes other methods; `Allow` lists them. */
  methodNotAllowed: { code: 40501, status: 405 },
  /** Another caller has changed the item since it was read; nothing was stored. */
  changedMeanwhile: { code: 40901, status: 409 },
  /** The file was requested before it was finished. */
  fileUnfinished: { code: 40902, status: 409 },
  bodyTooLarge: { code: 41301, status: 413 },
  /** For an uploaded table. */
  fileTooLarge: { code: 41302, status: 413 },
  unsupportedMediaType: { code: 41501, status: 415 },
  /** Generating the file failed or timed out. */
  fileFailed: { code: 42201, status: 422 },
  fileTimedOut: { code: 42202, status: 422 },
  /** The site's limit of files per person and day has been reached. The number is the specification's. */
  dailyLimit: { code: 2, status: 429 },
  /** The limit of requests for quotation per person and day has been reached. */
  inquiryLimit: { code: 42905, status: 429 },
  /** The same file was fetched a moment ago. */
  downloadTooOften: { code: 42904, status: 429 },
  tooManyRequests: { code: 42901, status: 429 },
  /** Another verification code was sent a moment ago. */
  codeCooldown: { code: 42902, status: 429 },
  tooManyTries: { code: 42903, status: 429 },
  internal: { code: 50001, status: 500 },
  /** The external service behind a calculator rejects the request, cannot be reached, times out, or sends an invalid response. */
  serviceRefused: { code: 42205, status: 422 },
  serviceUnreachable: { code: 50201, status: 502 },
  serviceAnswer: { code: 50202, status: 502 },
  serviceTimeout: { code: 50401, status: 504 },
  /** The request is valid but could not be stored; nothing was. */
  storageUnavailable: { code: 50301, status: 503 },
  searchOff: { code: 50302, status: 503 },
  /** The queue is full, or the request needs more computing time than is available; nothing was started. */
  tooBusy: { code: 50303, status: 503 },
} as const satisfies Record<string, { code: number; status: number }>

export type ErrorCode = keyof typeof errorCodes

/** One invalid value: `code` and `params` are data, `message` is the text for the reader. */
export const wireIssue = z.object({
  code: z.string(),
  path: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
})
export type WireIssue = z.infer<typeof wireIssue>

/** The body of every error response: a text in the caller's language and the invalid values. */
export const failure = z.object({ code: z.int(), message: z.string(), issues: z.array(wireIssue) })
export type Failure = z.infer<typeof failure>

/** The body of every successful response. */
export const success = <T extends z.ZodMiniType>(data: T) => z.object({ code: z.literal(0), data })
