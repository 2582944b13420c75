/** Shapes of the search for models: `IsStartEs`, `SearchResult` and `SearchAnalysis`. */
import * as z from 'zod/mini'
import { hitRange } from './hit-range.ts'
import { basis } from '../results/sizing.ts'

/** Models of a page where the request does not say how many, which is also the most. */
export const searchPageSize = 50
/** Longest keyword, in UTF-16 units: an order code is one, too. */
export const longestKeyword = 200

/** Answer of `IsStartEs`: whether models can be searched for. */
export const searchStarted = z.boolean()

/** Body of `IsStartEs`: nothing. */
export const startedRequest = z.strictObject({})

/** A model as `SearchAnalysis` is asked about it. */
const foundModel = {
  skuName: z.string().check(z.maxLength(200)),
  /** Its series and its id in that: where its page is. */
  serverID: z.string().check(z.minLength(1), z.maxLength(80)),
  driveID: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Both together: no other model has it. */
  key: z.string().check(z.maxLength(200)),
}

/** How a model was found: its name or id contains the keyword, the keyword is an order code of it, its name is spelled alike, or it is mounted like the one of another maker that the keyword names: to be compared before it is ordered. */
const searchMatches = ['contains', 'orderCode', 'similar', 'equivalent'] as const

/** A model that was found. */
export const searchHit = z.object({
  ...foundModel,
  maker: z.string(),
  series: z.string(),
  family: z.string(),
  basis,
  match: z.enum(searchMatches),
  /** Where the keyword stands in name and id; both empty where it is not contained. */
  hits: z.object({ skuName: z.array(hitRange), driveID: z.array(hitRange) }),
})
export type SearchHit = z.infer<typeof searchHit>

/** Answer of `SearchResult`. */
export const searchResult = z.object({
  list: z.array(searchHit),
  /** Models on all pages. */
  count: z.int(),
  /** Page, from 1. */
  index: z.int(),
  catalogueVersion: z.string(),
})
export type SearchResult = z.infer<typeof searchResult>

/** Body of `SearchAnalysis`: a hit as it was answered. */
export const searchAnalysisRequest = z.looseObject(foundModel)

/** A parameter of the model with its value, as the page of parameter choice begins with it. */
const analysedFilter = z.object({ ParamName: z.string(), ParamType: z.int(), Value: z.union([z.string(), z.number()]) })

/** What `tabInfo` holds. */
export const tabInfo = z.object({ filters: z.array(analysedFilter) })
export type TabInfo = z.infer<typeof tabInfo>

/** Answer of `SearchAnalysis`. */
export const searchAnalysis = z.object({
  /** `TabInfo` as JSON. */
  tabInfo: z.string(),
})
export type SearchAnalysis = z.infer<typeof searchAnalysis>
