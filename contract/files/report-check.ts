/** Shapes of `Files/CheckReport`: what becomes of a report when it is calculated again. */
import * as z from 'zod/mini'

/** Where the call is. */
export const reportCheckNames = { service: 'Files', call: 'CheckReport' } as const

/** Largest document that is taken, bytes. */
export const largestReport = 10 * 1024 * 1024

/** Four characters for three bytes. */
const longestText = Math.ceil(largestReport / 3) * 4

/** The document, in base64 (RFC 4648, 4). */
export const reportToCheck = z.strictObject({ document: z.string().check(z.maxLength(longestText)) })

/**
 * `same`: byte for byte what is made today. `changed`: it is not what it says. `otherVersion`: made with another catalogue or program; what that changes is
 * in `comparison`. `notOurs`: it holds no calculation that can be made again. `unreadable`: no PDF that can be read.
 */
const reportOutcomes = ['same', 'changed', 'otherVersion', 'notOurs', 'unreadable'] as const

/** Why, where the outcome has several reasons. */
const reportReasons = [
  // unreadable
  'empty',
  'notPdf',
  'broken',
  'encrypted',
  'scripts',
  'tooLarge',
  'tooComplex',
  'tooManyPages',
  'time',
  'memory',
  // notOurs
  'noCalculation',
  'otherFormat',
  'otherSite',
  'noSuchModel',
  'noSuchQuestion',
  // changed: figures and texts are the same, the bytes are not
  'otherBytes',
  // otherVersion
  'otherCatalogue',
  'otherProgram',
  'catalogueGone',
] as const

const side = z.nullable(z.string())

/** A difference: what the document says, and what comes out. */
export const reportDifference = z.object({
  /** In the data, or on a page (from 1). */
  page: z.nullable(z.int()),
  /** What it is, in the caller's language; '' for a line of a page. */
  name: z.string(),
  before: side,
  now: side,
})
export type ReportDifference = z.infer<typeof reportDifference>

/** Most differences that are told. */
export const mostDifferences = 60

/** What a report is found to be. */
export const reportCheck = z.object({
  outcome: z.enum(reportOutcomes),
  reason: z.optional(z.enum(reportReasons)),
  /** What the document says of itself, as far as it could be read. */
  document: z.optional(
    z.object({
      model: z.string(),
      maker: z.string(),
      orderCode: z.string(),
      site: z.string(),
      calculator: z.string(),
      family: z.string(),
      catalogue: z.string(),
      engine: z.string(),
      /** Whether the figures are those of a demonstration. */
      demonstration: z.boolean(),
    }),
  ),
  /** The first differences, and how many there are. */
  differences: z.array(reportDifference),
  count: z.int(),
  /** Whether it was shown that nothing was changed since it was made: then another version is all that differs. */
  proved: z.boolean(),
  now: z.object({ catalogue: z.string(), engine: z.string() }),
  /** `Comparison` of the results of the document with those of now. */
  comparison: z.optional(z.unknown()),
})
export type ReportCheck = z.infer<typeof reportCheck>
