/**
 * Shapes of the parameter selection calls: `GetLectotypeParams` (the filter parameters of a class of SKUs) and
 * `FilterLectotypeParams` (the remaining SKUs and values).
 */
import * as z from 'zod/mini'
import { hitRange } from './hit-range.ts'

/** Wire names of SKU selection: the service, its two calls, and their shapes in the reference. */
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

/** Largest page size: lists request 100, rotating flows 300. */
export const largestSkuPage = 300
/** The last page that may be requested; beyond the end of any catalogue. */
const lastSkuPage = 5_000
/** Longest keyword, in UTF-16 units. */
export const longestSkuKeyword = 80

/** A value of a parameter: a word (a key of the texts, or a proper name) or a figure in the parameter's unit. */
export const skuValue = z.union([z.string(), z.number()])
export type SkuValue = z.infer<typeof skuValue>

/** 0 none, 1 numeric input, 2 select or list, 3 image choice, 5/6/7/20 grouped or image lists, 8 switch, 10 diagram. */
export const skuParamTypes = [0, 1, 2, 3, 5, 6, 7, 8, 10, 20] as const

/** A group of a parameter's values: title, values and drawings; `customValue` stands for a custom value. */
const optionGroup = z.object({
  classTile: z.string(),
  paramName: z.string(),
  values: z.array(z.object({ value: skuValue, icon: z.string(), customValue: z.optional(skuValue) })),
})

/** A filter parameter as the parameter block shows it. `displayName` is its name in the caller's language. */
export const skuParam = z.object({
  paramName: z.string(),
  displayName: z.string(),
  paramType: z.literal(skuParamTypes),
  /** Every value that occurs in the class: figures ascending, words in the order of the class. */
  values: z.array(skuValue),
  /** '' = no unit. */
  unit: z.string(),
  description: z.string(),
  /** The initial choice; '' = none. */
  value: skuValue,
  /** Drawings of the values, in their order; empty = none. */
  valuesIcon: z.array(z.string()),
  /** Whether a custom value may be entered. */
  customEnum: z.boolean(),
  /**
   * How several choices determine one drawing: its name with parameters in braces (`{brand}-{side}`); '' = each value has its own
   * drawing.
   */
  comboIconRule: z.string(),
  /** Names of the parameters that appear once this one is chosen. */
  children: z.array(z.string()),
  help: z.string(),
  /** '' = none. */
  defValue: skuValue,
  /** The values before anything is chosen, under the specification's spelling. `values` of this response are never narrowed. */
  orginValues: z.optional(z.array(skuValue)),
  /** Whether figures are filtered by a range instead of by single values. */
  ranges: z.optional(z.boolean()),
  /** Omitted if the values form a single list. */
  groups: z.optional(z.array(optionGroup)),
})
export type SkuParam = z.infer<typeof skuParam>

/** Response of `GetLectotypeParams`. */
export const skuParams = z.object({ params: z.array(skuParam) })
export type SkuParams = z.infer<typeof skuParams>

/** A filter: some values, or a range of figures with inclusive bounds. Without either, the parameter is not filtered. */
export const skuFilter = z.strictObject({
  paramName: z.string().check(z.minLength(1), z.maxLength(80)),
  values: z.optional(z.array(skuValue).check(z.maxLength(1_000))),
  from: z.optional(z.number()),
  to: z.optional(z.number()),
})
export type SkuFilter = z.infer<typeof skuFilter>

const classID = z.optional(z.string().check(z.minLength(1), z.maxLength(40)))

/**
 * Body of `FilterLectotypeParams`. `classID` defaults to servo motors, which the flows of the specification choose from.
 * `workingData` are results of a calculation (name and figure): names known to the class are conditions that every SKU must meet,
 * others are rejected.
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

/** The same body as it may be sent: classes of modules call their filters `ModuleFilters`, as `SearchAnalysis` may do. */
export const filterSkusBody = z.extend(filterSkusRequest, {
  filters: z.optional(filterSkusRequest.shape.filters),
  ModuleFilters: z.optional(filterSkusRequest.shape.filters),
})
export type FilterSkusBody = z.infer<typeof filterSkusBody>

/** A SKU of the list. A motor has its power (`p2`, W), speed (`n2`, rpm) and torque (`t2`, N·m). */
export const filteredSku = z.object({
  skuID: z.string(),
  skuName: z.string(),
  p2: z.optional(z.number()),
  n2: z.optional(z.number()),
  t2: z.optional(z.number()),
  /** Value of each filter parameter. */
  values: z.record(z.string(), skuValue),
  /** Positions of the keyword in name and id; both empty without a keyword. */
  hits: z.object({ skuName: z.array(hitRange), skuID: z.array(hitRange) }),
})
export type FilteredSku = z.infer<typeof filteredSku>

/** Response of `FilterLectotypeParams`. */
export const filteredSkus = z.object({
  skuList: z.array(filteredSku),
  /** Every parameter with the values that still match under all other filters, and the number of SKUs for each. */
  filterParams: z.array(z.object({ paramName: z.string(), values: z.array(z.object({ value: skuValue, count: z.int() })) })),
  /** Number of matching SKUs on all pages. */
  count: z.int(),
  page: z.int(),
})
export type FilteredSkus = z.infer<typeof filteredSkus>

/**
 * Types of the parameters that determine a SKU: figures, and grouped or image lists. All others follow from these or only narrow the
 * list.
 */
export const determiningTypes = [1, 5, 6, 7] as const satisfies readonly (typeof skuParamTypes)[number][]

/**
 * Body of `DetermineSkuParams`: one value each for some parameters of `determiningTypes`. `classID` defaults to servo motors.
 */
export const determineSkuRequest = z.strictObject({
  classID,
  params: z
    .array(z.strictObject({ paramName: z.string().check(z.minLength(1), z.maxLength(80)), value: skuValue }))
    .check(z.maxLength(100)),
})
export type DetermineSkuRequest = z.infer<typeof determineSkuRequest>

/** Response of `DetermineSkuParams`. */
export const determinedSku = z.object({
  /** Parameters for which the given values leave exactly one value. */
  params: z.array(z.object({ paramName: z.string(), value: skuValue })),
  /** Number of SKUs with all given values. */
  count: z.int(),
  /** The SKU, if exactly one matches. */
  sku: z.optional(filteredSku),
})
export type DeterminedSku = z.infer<typeof determinedSku>
