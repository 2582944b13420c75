/** Shapes of `Catalogue/AsOf`: what calculations answer by another version of the catalogue than that of now. Versions are only ever added. */
import * as z from 'zod/mini'
import { productFigure } from './product.ts'
import { basis } from '../results/sizing.ts'

/** Where the call is. */
export const asOfNames = { service: 'Catalogue', call: 'AsOf' } as const

/** Questions of one request: a calculation, and why of each of ten models then and ten now. */
export const mostQuestions = 24
/** Models whose rows are asked for at once. */
const mostRows = 80

const askedCall = z.strictObject({
  /** Below the root of the calls, e.g. `BallScrewWorking/Calculation`. */
  path: z.string().check(z.maxLength(120)),
  /** Of a call that is asked by its address. */
  query: z.prefault(z.record(z.string(), z.string().check(z.maxLength(4000))), {}),
  /** Of a call that is posted. */
  body: z.optional(z.unknown()),
})

/** `version`: that of now where it is left out. `skus`: whose rows are given, and whose lines of a ledger. */
export const asOfRequest = z.strictObject({
  version: z.optional(z.string().check(z.maxLength(80))),
  asked: z.array(askedCall).check(z.maxLength(mostQuestions)),
  skus: z.prefault(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(mostRows)), []),
})
export type AsOfRequest = z.infer<typeof asOfRequest>

/** A model as a version of the catalogue has it. */
export const catalogueRow = z.object({
  /** Id of its table. */
  table: z.string(),
  skuID: z.string(),
  skuName: z.string(),
  series: z.string(),
  maker: z.string(),
  basis,
  source: z.string(),
  figures: z.array(productFigure),
})
export type CatalogueRow = z.infer<typeof catalogueRow>

/** An answer is null where the version cannot give one: a model that is named is not in it. */
export const asOfAnswer = z.object({
  version: z.string(),
  /** When it was imported. */
  created: z.iso.datetime(),
  answers: z.array(z.unknown()),
  rows: z.array(catalogueRow),
})
export type AsOfAnswer = z.infer<typeof asOfAnswer>
