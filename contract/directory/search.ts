/** Shapes of the search for models: `IsStartEs`, `SearchResult` and `SearchAnalysis`. */
import * as z from 'zod/mini'
import { hitRange } from './hit-range.ts'
import { basis } from '../results/sizing.ts'

/** Default page size, which is also the largest. */
export const searchPageSize = 50
/** Longest keyword, in UTF-16 units; long enough for an order code. */
export const longestKeyword = 200

/** Response of `IsStartEs`: whether the model search is available. */
export const searchStarted = z.boolean()

/** Body of `IsStartEs`: empty. */
export const startedRequest = z.strictObject({})

/** Identifies a model in a `SearchAnalysis` request. */
const foundModel = {
  skuName: z.string().check(z.maxLength(200)),
  /** Series of the model and its id within the series; they locate its page. */
  serverID: z.string().check(z.minLength(1), z.maxLength(80)),
  driveID: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Unique key made of both. */
  key: z.string().check(z.maxLength(200)),
}

/**
 * How a model matches: its name or id contains the keyword; the keyword is an order code of it; its name is spelled similarly; or it
 * has the same mounting as the other maker's model that the keyword names, and must be compared before ordering.
 */
const searchMatches = ['contains', 'orderCode', 'similar', 'equivalent'] as const

/** A matching model. */
export const searchHit = z.object({
  ...foundModel,
  maker: z.string(),
  series: z.string(),
  family: z.string(),
  basis,
  match: z.enum(searchMatches),
  /** Positions of the keyword in name and id; both empty if it is not contained. */
  hits: z.object({ skuName: z.array(hitRange), driveID: z.array(hitRange) }),
})
export type SearchHit = z.infer<typeof searchHit>

/** Response of `SearchResult`. */
export const searchResult = z.object({
  list: z.array(searchHit),
  /** Total over all pages. */
  count: z.int(),
  /** Page, from 1. */
  index: z.int(),
  catalogueVersion: z.string(),
})
export type SearchResult = z.infer<typeof searchResult>

/** Body of `SearchAnalysis`: a hit as returned by `SearchResult`. */
export const searchAnalysisRequest = z.looseObject(foundModel)

/** A parameter of the model with its value, to prefill the parameter choice page. */
const analysedFilter = z.object({ ParamName: z.string(), ParamType: z.int(), Value: z.union([z.string(), z.number()]) })

/** Content of `tabInfo`. */
export const tabInfo = z.object({ filters: z.array(analysedFilter) })
export type TabInfo = z.infer<typeof tabInfo>

/** Response of `SearchAnalysis`. */
export const searchAnalysis = z.object({
  /** `TabInfo` as JSON. */
  tabInfo: z.string(),
})
export type SearchAnalysis = z.infer<typeof searchAnalysis>
