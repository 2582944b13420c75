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
  /** What is typed to sign in, one code per message of the specification. */
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
  /** Also of an account that does not exist. */
  wrongPassword: { code: 40021, status: 400 },
  /** Also one that is too old, used, or tried too often. */
  wrongCode: { code: 40022, status: 400 },
  accountTaken: { code: 40023, status: 400 },
  /** A file that is no logo (`logo.ts`), one code for each reason. */
  logoEmpty: { code: 40024, status: 400 },
  logoTooLarge: { code: 40025, status: 400 },
  logoUnknown: { code: 40026, status: 400 },
  logoUnsafe: { code: 40027, status: 400 },
  logoBroken: { code: 40028, status: 400 },
  logoColours: { code: 40029, status: 400 },
  /** A record cannot be answered with nothing. */
  answerMissing: { code: 40030, status: 400 },
  /** An uploaded table that cannot be read, one code for each reason. */
  fileEmpty: { code: 40041, status: 400 },
  fileUnknown: { code: 40042, status: 400 },
  /** A workbook of before 2007, or one with a password. */
  fileOldFormat: { code: 40043, status: 400 },
  fileBroken: { code: 40044, status: 400 },
  /** It declares what no table needs. */
  fileUnsafe: { code: 40045, status: 400 },
  fileEncoding: { code: 40046, status: 400 },
  /** Unpacked it is more than a table can be. */
  fileUnpacked: { code: 40047, status: 400 },
  tooManyBatchRows: { code: 40048, status: 400 },
  tooManyColumns: { code: 40049, status: 400 },
  cellTooLong: { code: 40050, status: 400 },
  fileTooSlow: { code: 40051, status: 400 },
  /** Its head names no column of the calculator. */
  noBatchColumn: { code: 40052, status: 400 },
  /** Of a file: what it is of, which it is. */
  selectionMissing: { code: 40031, status: 400 },
  downloadTypeMissing: { code: 40032, status: 400 },
  /** A saved selection in which no model was chosen. */
  selectionWithoutModel: { code: 40033, status: 400 },
  reportWithoutCalculation: { code: 40034, status: 400 },
  signInNeeded: { code: 40101, status: 401 },
  signInExpired: { code: 40102, status: 401 },
  notPermitted: { code: 40301, status: 403 },
  /** The company has not let the account in. */
  accountRestricted: { code: 40302, status: 403 },
  /** The site does not offer this way of signing in. */
  signInOff: { code: 40303, status: 403 },
  /** The company's service for agents is over. */
  serviceExpired: { code: 40304, status: 403 },
  /** The token of a picture is not of this hour or the last. */
  pictureExpired: { code: 40305, status: 403 },
  /** The company gives this button to some alone, and not to this account. */
  buttonNotGiven: { code: 40306, status: 403 },
  unknownCall: { code: 40401, status: 404 },
  unknownCalculator: { code: 40402, status: 404 },
  unknownModel: { code: 40403, status: 404 },
  /** A root, series, filter or class that the directory does not have. */
  unknownEntry: { code: 40404, status: 404 },
  unknownSite: { code: 40405, status: 404 },
  /** Nothing of the caller's own has this id. */
  unknownRecord: { code: 40406, status: 404 },
  /** The site publishes no such thing, or does so no more. */
  unknownContent: { code: 40407, status: 404 },
  /** Files of this kind are not made; the text says which are. */
  fileNotOffered: { code: 40410, status: 404 },
  /** Also one that has ended or was revoked. */
  unknownLink: { code: 40409, status: 404 },
  /** A version of the catalogue that is not stored, or that this program cannot read. */
  unknownVersion: { code: 40408, status: 404 },
  /** A calculator that is no form: it takes no table. */
  noBatch: { code: 40411, status: 404 },
  /** The address answers other methods; `Allow` names them. */
  methodNotAllowed: { code: 40501, status: 405 },
  /** Somebody else has changed it since it was read; nothing was stored. */
  changedMeanwhile: { code: 40901, status: 409 },
  /** A file is asked for before it is made. */
  fileUnfinished: { code: 40902, status: 409 },
  bodyTooLarge: { code: 41301, status: 413 },
  /** An uploaded table. */
  fileTooLarge: { code: 41302, status: 413 },
  unsupportedMediaType: { code: 41501, status: 415 },
  /** Making it failed, or took longer than it may. */
  fileFailed: { code: 42201, status: 422 },
  fileTimedOut: { code: 42202, status: 422 },
  /** As many files as the site gives to somebody on one day. The specification's own number. */
  dailyLimit: { code: 2, status: 429 },
  /** The same file was given a moment ago. */
  downloadTooOften: { code: 42904, status: 429 },
  tooManyRequests: { code: 42901, status: 429 },
  /** A code was sent a moment ago. */
  codeCooldown: { code: 42902, status: 429 },
  tooManyTries: { code: 42903, status: 429 },
  internal: { code: 50001, status: 500 },
  /** The service behind a calculator of the site: refuses what it is asked, cannot be reached, takes too long, or answers what it should not. */
  serviceRefused: { code: 42205, status: 422 },
  serviceUnreachable: { code: 50201, status: 502 },
  serviceAnswer: { code: 50202, status: 502 },
  serviceTimeout: { code: 50401, status: 504 },
  /** What was sent is right but could not be stored; nothing was. */
  storageUnavailable: { code: 50301, status: 503 },
  searchOff: { code: 50302, status: 503 },
  /** More is to be worked out than can be in a while; nothing was begun. */
  tooBusy: { code: 50303, status: 503 },
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
