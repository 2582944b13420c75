/** Shapes of `Catalogue/AsOf`: answers of calculations by an earlier version of the catalogue. Versions are only ever added. */
import * as z from 'zod/mini'
import { productFigure } from './product.ts'
import { basis } from '../results/sizing.ts'

/** Path segments of the call. */
export const asOfNames = { service: 'Catalogue', call: 'AsOf' } as const

/** Most calls in one request: a calculation, and the explanations of ten models before and ten now. */
export const mostQuestions = 24
/** Most models whose rows one request may ask for. */
const mostRows = 80

const callRequest = z.strictObject({
  /** Path below the API root, e.g. `BallScrewWorking/Calculation`. */
  path: z.string().check(z.maxLength(120)),
  /** Query of a GET. */
  query: z.prefault(z.record(z.string(), z.string().check(z.maxLength(4000))), {}),
  /** Body of a POST. */
  body: z.optional(z.unknown()),
})

/**
 * `version` defaults to the current one. `skus`: the models whose catalogue rows are returned; a ledger is cut down to their lines.
 */
export const asOfRequest = z.strictObject({
  version: z.optional(z.string().check(z.maxLength(80))),
  asked: z.array(callRequest).check(z.maxLength(mostQuestions)),
  skus: z.prefault(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(mostRows)), []),
})
export type AsOfRequest = z.infer<typeof asOfRequest>

/** A model's row in one version of the catalogue. */
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

/** An answer is null if that version cannot give one, e.g. because it lacks a requested model. */
export const asOfAnswer = z.object({
  version: z.string(),
  /** When the version was imported. */
  created: z.iso.datetime(),
  answers: z.array(z.unknown()),
  rows: z.array(catalogueRow),
})
export type AsOfAnswer = z.infer<typeof asOfAnswer>
