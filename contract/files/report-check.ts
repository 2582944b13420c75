/** Shapes of `Files/CheckReport`, which recalculates a report, sent as a PDF file, and compares the result with it. */
import * as z from 'zod/mini'

/** Path segments of the call. */
export const reportCheckNames = { service: 'Files', call: 'CheckReport' } as const

/** Largest document accepted, bytes. */
export const largestReport = 10 * 1024 * 1024

/**
 * `same`: identical byte for byte to a report generated now, or, with the reason `additions`, the same pages and data in a file that
 * another program has written, e.g. to sign it. `changed`: its content differs from the recalculation. `otherVersion`:
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
  // same: another program has written the file
  'additions',
  // changed: figures and texts are the same, what the pages show is not
  'otherBytes',
  // changed: something was added that covers text
  'covered',
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

/** Something that another program has added to a document. */
export const reportAddition = z.object({
  kind: z.enum(['signature', 'annotation', 'file']),
  /** Page number from 1; null: not on a page. */
  page: z.nullable(z.int()),
  /** Its text, unchanged. */
  text: z.string(),
})
export type ReportAddition = z.infer<typeof reportAddition>

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
  /** What another program has added to the file. */
  additions: z.optional(z.array(reportAddition)),
  /** Whether the content is proved unchanged since the document was made; with `otherVersion`, only the version differs then. */
  proved: z.boolean(),
  /** Whether the data carry the seal of the service, which shows that they are as issued, whatever has changed since. */
  sealed: z.optional(z.boolean()),
  now: z.object({ catalogue: z.string(), engine: z.string() }),
  /** `Comparison` of the document's results with the current ones. */
  comparison: z.optional(z.unknown()),
})
export type ReportCheck = z.infer<typeof reportCheck>
