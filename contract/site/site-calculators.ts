/** Responses of the calls about the calculators of a site. */
import * as z from 'zod/mini'

/** A calculator: its place, its name, and the languages of its texts. */
export const calculatorEntry = z.object({
  id: z.int(),
  name: z.string(),
  /** In the caller's language. */
  className: z.string(),
  note: z.string(),
  place: z.record(z.string(), z.unknown()),
  languages: z.array(z.string()),
  /** It comes from the folder of the site, so it may change at any time. */
  ofSite: z.boolean(),
  /** Changes with the document. */
  version: z.string(),
})

/** Every calculator of a site. */
export const calculatorList = z.array(calculatorEntry)

/** A calculator with its texts in one language; validated against docs/calculator-document.schema.json. */
export const calculatorDocument = z.object({
  version: z.string(),
  /** Language of its texts: the caller's, or the first one available. */
  language: z.string(),
  schema: z.record(z.string(), z.unknown()),
  texts: z.record(z.string(), z.unknown()),
})
