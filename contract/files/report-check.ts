/** Shapes of `Files/CheckReport`, which recalculates a report, sent as a PDF file, and compares the result with it. */
import * as z from 'zod/mini'

/** Path segments of the call. */
export const reportCheckNames = { service: 'Files', call: 'CheckReport' } as const

/** Largest document accepted, bytes. */
export const largestReport = 10 * 1024 * 1024

/**
 * `same`: identical byte for byte to a report generated now. `changed`: its content differs from the recalculation. `otherVersion`:
 * made with another catalogue or program version; `comparison` lists the effects. `notOurs`: contains no calculation that can be
 * repeated. `unreadable`: not a readable PDF.
 */
const reportOutcomes = ['same', 'changed', 'otherVersion', 'notOurs', 'unreadable'] as const

/** The reason, for outcomes with several reasons. */
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

/** A difference between the document and the recalculation. */
export const reportDifference = z.object({
  /** Page number from 1; null: in the embedded data. */
  page: z.nullable(z.int()),
  /** What differs, in the caller's language; '' for a line of a page. */
  name: z.string(),
  before: side,
  now: side,
})
export type ReportDifference = z.infer<typeof reportDifference>

/** Most differences listed. */
export const mostDifferences = 60

/** Response of `CheckReport`. */
export const reportCheck = z.object({
  outcome: z.enum(reportOutcomes),
  reason: z.optional(z.enum(reportReasons)),
  /** Metadata of the document, as far as it could be read. */
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
      /** Whether the figures are demonstration data. */
      demonstration: z.boolean(),
    }),
  ),
  /** The first differences; `count` is the total. */
  differences: z.array(reportDifference),
  count: z.int(),
  /** Whether the content is proved unchanged since the document was made; with `otherVersion`, only the version differs then. */
  proved: z.boolean(),
  now: z.object({ catalogue: z.string(), engine: z.string() }),
  /** `Comparison` of the document's results with the current ones. */
  comparison: z.optional(z.unknown()),
})
export type ReportCheck = z.infer<typeof reportCheck>
