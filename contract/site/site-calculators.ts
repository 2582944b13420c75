/** What the calls about calculators answer: which a site has, and each as a document. */
import * as z from 'zod/mini'

/** A calculator: where it stands, what it is called, in which languages it has texts. */
export const calculatorEntry = z.object({
  id: z.int(),
  name: z.string(),
  /** In the language of the caller. */
  className: z.string(),
  note: z.string(),
  place: z.record(z.string(), z.unknown()),
  languages: z.array(z.string()),
  /** It comes from the folder of the site, and can be another one at any time. */
  ofSite: z.boolean(),
  /** Changes with the document. */
  version: z.string(),
})

/** Every calculator of a site. */
export const calculatorList = z.array(calculatorEntry)

/** A calculator with its texts in one language; what it is checked against is docs/calculator-document.schema.json. */
export const calculatorDocument = z.object({
  version: z.string(),
  /** Of its texts: that of the caller, or the first that it has. */
  language: z.string(),
  schema: z.record(z.string(), z.unknown()),
  texts: z.record(z.string(), z.unknown()),
})
