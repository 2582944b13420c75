/** Filters on a list of matches besides the working conditions: maker, series, and basis of the figures. */
import * as z from 'zod/mini'

/** The facets models are filtered by, and the request parameter of each; several values are joined by `;`. */
export const facetParameters = { maker: 'Maker', series: 'Series', basis: 'Basis' } as const
export type FacetName = keyof typeof facetParameters
/** The names of all facets. */
// Object.keys widens the names to string; these are all there are.
export const facetNames = Object.keys(facetParameters) as readonly FacetName[]

/** Request parameter that shows demonstration series beside published ones: `true`. */
export const demonstrationParameter = 'Demonstration'

/** The requested values of each facet (any, if omitted), and whether demonstration series are listed beside published models. */
export type Narrowing = { readonly [Name in FacetName]?: readonly string[] | undefined } & { readonly demonstration?: boolean | undefined }

const facetValues = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)))

/** The same filters in the body of a POST. */
export const narrowingShape = z.strictObject({
  maker: facetValues,
  series: facetValues,
  basis: facetValues,
  demonstration: z.optional(z.boolean()),
})

/** A facet value and the number of matches with it, given the filters of the other facets. */
const facetCount = z.object({ value: z.string(), count: z.int() })

/** The facet values of the matches, and the number of demonstration models that are not listed because published ones fit. */
export const narrowable = z.object({
  maker: z.array(facetCount),
  series: z.array(facetCount),
  basis: z.array(facetCount),
  hiddenDemonstration: z.int(),
})
export type Narrowable = z.infer<typeof narrowable>

/**
 * @param narrowing requested filters
 * @returns the request parameters for these filters; none for a facet that is not filtered
 */
export const narrowingQuery = (narrowing: Narrowing): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    facetNames.flatMap((name) => {
      const values = narrowing[name] ?? []
      return values.length > 0 ? [[facetParameters[name], values.join(';')]] : []
    }),
  ),
  ...(narrowing.demonstration === true && { [demonstrationParameter]: 'true' }),
})
