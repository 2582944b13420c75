/**
 * Shapes of the parameter selection calls: `GetLectotypeParams` (what a class of SKUs is filtered by) and `FilterLectotypeParams` (the SKUs that
 * remain, and what can still be chosen).
 */
import * as z from 'zod/mini'
import { hitRange } from './hit-range.ts'

/** What the wire calls the selection of SKUs: the service, its two calls, and their shapes in the reference. */
export const skuSelectionNames = {
  service: 'Lectotype',
  params: 'GetLectotypeParams',
  filter: 'FilterLectotypeParams',
  determine: 'DetermineSkuParams',
  shapes: {
    params: 'LectotypeParams',
    request: 'FilterLectotypeRequest',
    answer: 'FilteredLectotype',
    determineRequest: 'DetermineSkuRequest',
    determined: 'DeterminedSku',
  },
} as const
/** Paths of the two calls, below the root of parameter calls. */
export const skuSelectionPaths = {
  params: `${skuSelectionNames.service}/${skuSelectionNames.params}`,
  filter: `${skuSelectionNames.service}/${skuSelectionNames.filter}`,
} as const

/** Most SKUs of a page: 100 are asked for in lists, 300 in rotating flows. */
export const largestSkuPage = 300
/** The last page that can be asked for; beyond any catalogue. */
const lastSkuPage = 5_000
/** Longest keyword, in UTF-16 units. */
export const longestSkuKeyword = 80

/** A value of a parameter: a word (a key of the texts, or a proper name) or a figure in the parameter's unit. */
export const skuValue = z.union([z.string(), z.number()])
export type SkuValue = z.infer<typeof skuValue>

/** 0 none, 1 numeric input, 2 select or list, 3 image choice, 5/6/7/20 grouped or image lists, 8 switch, 10 diagram. */
export const skuParamTypes = [0, 1, 2, 3, 5, 6, 7, 8, 10, 20] as const

/** How a class of SKUs divides the values of a parameter: under a title, with drawings; `customValue` stands for a value of one's own. */
const optionGroup = z.object({
  classTile: z.string(),
  paramName: z.string(),
  values: z.array(z.object({ value: skuValue, icon: z.string(), customValue: z.optional(skuValue) })),
})

/** A filter parameter, as the parameter block draws it. `displayName` is what texts call it by. */
export const skuParam = z.object({
  paramName: z.string(),
  displayName: z.string(),
  paramType: z.literal(skuParamTypes),
  /** Every value that a SKU of the class has: figures ascending, words in the order of the class. */
  values: z.array(skuValue),
  /** '' = no unit. */
  unit: z.string(),
  description: z.string(),
  /** What is chosen at first; '' = nothing. */
  value: skuValue,
  /** Drawings of the values, in their order; empty = none. */
  valuesIcon: z.array(z.string()),
  /** Whether a value of one's own may be given. */
  customEnum: z.boolean(),
  /** How several choices name one drawing: the name with parameters in braces (`{brand}-{side}`); '' = the drawing of its own value. */
  comboIconRule: z.string(),
  /** Names of the parameters that appear once this one is chosen. */
  children: z.array(z.string()),
  help: z.string(),
  /** '' = none. */
  defValue: skuValue,
  /** The values before anything is chosen, by the name that the specification has for them. `values` of this answer are never narrowed. */
  orginValues: z.optional(z.array(skuValue)),
  /** Whether figures are asked for from … to, not one by one. */
  ranges: z.optional(z.boolean()),
  /** Left out where the values stand in one list. */
  groups: z.optional(z.array(optionGroup)),
})
export type SkuParam = z.infer<typeof skuParam>

/** Answer of `GetLectotypeParams`. */
export const skuParams = z.object({ params: z.array(skuParam) })
export type SkuParams = z.infer<typeof skuParams>

/** A choice: some values, or a range of figures with inclusive edges. No values = nothing chosen. */
export const skuFilter = z.strictObject({
  paramName: z.string().check(z.minLength(1), z.maxLength(80)),
  values: z.optional(z.array(skuValue).check(z.maxLength(1_000))),
  from: z.optional(z.number()),
  to: z.optional(z.number()),
})
export type SkuFilter = z.infer<typeof skuFilter>

const classID = z.optional(z.string().check(z.minLength(1), z.maxLength(40)))

/**
 * Body of `FilterLectotypeParams`. Without `classID` the servo motors, which the flows of the specification choose from. `workingData` are results of a calculation (name and figure); those that the class knows are conditions that
 * every SKU has to meet; others are refused.
 */
export const filterSkusRequest = z.strictObject({
  classID,
  filters: z.array(skuFilter).check(z.maxLength(100)),
  page: z.int().check(z.gte(1), z.lte(lastSkuPage)),
  size: z.int().check(z.gte(1), z.lte(largestSkuPage)),
  skuKeyword: z.optional(z.string().check(z.maxLength(longestSkuKeyword))),
  workingData: z.optional(z.record(z.string().check(z.maxLength(80)), z.number())),
})
export type FilterSkusRequest = z.infer<typeof filterSkusRequest>

/** A SKU of the list. A motor has its power (`p2`, W), speed (`n2`, rpm) and torque (`t2`, N·m). */
export const filteredSku = z.object({
  skuID: z.string(),
  skuName: z.string(),
  p2: z.optional(z.number()),
  n2: z.optional(z.number()),
  t2: z.optional(z.number()),
  /** What it has of each filter parameter. */
  values: z.record(z.string(), skuValue),
  /** Where the keyword stands in name and id; both empty without one. */
  hits: z.object({ skuName: z.array(hitRange), skuID: z.array(hitRange) }),
})
export type FilteredSku = z.infer<typeof filteredSku>

/** Answer of `FilterLectotypeParams`. */
export const filteredSkus = z.object({
  skuList: z.array(filteredSku),
  /** Every parameter with the values that still find something under all other choices, and how many SKUs each would leave. */
  filterParams: z.array(z.object({ paramName: z.string(), values: z.array(z.object({ value: skuValue, count: z.int() })) })),
  /** SKUs that meet everything, on all pages. */
  count: z.int(),
  page: z.int(),
})
export type FilteredSkus = z.infer<typeof filteredSkus>

/** Kinds of parameters that determine a SKU: figures, and lists by groups or pictures. The others follow from it, or narrow the choice before. */
export const determiningTypes = [1, 5, 6, 7] as const satisfies readonly (typeof skuParamTypes)[number][]

/** Body of `DetermineSkuParams`: one value for each of some parameters of `determiningTypes`. Without `classID` the servo motors. */
export const determineSkuRequest = z.strictObject({
  classID,
  params: z
    .array(z.strictObject({ paramName: z.string().check(z.minLength(1), z.maxLength(80)), value: skuValue }))
    .check(z.maxLength(100)),
})
export type DetermineSkuRequest = z.infer<typeof determineSkuRequest>

/** Answer of `DetermineSkuParams`. */
export const determinedSku = z.object({
  /** Parameters with the only value that what was given leaves; those with several are left out. */
  params: z.array(z.object({ paramName: z.string(), value: skuValue })),
  /** SKUs that have everything that was given. */
  count: z.int(),
  /** The SKU, where there is one alone. */
  sku: z.optional(filteredSku),
})
export type DeterminedSku = z.infer<typeof determinedSku>
