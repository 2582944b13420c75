/** What a list of models is narrowed to, beside the working conditions: whose they are, and what their figures rest on. */
import * as z from 'zod/mini'

/** What models are narrowed by, and the request parameter of each: several values are joined by `;`. */
export const facetParameters = { maker: 'Maker', series: 'Series', basis: 'Basis' } as const
export type FacetName = keyof typeof facetParameters
/** The names of all facets. */
// Object.keys widens the names to string; these are all there are.
export const facetNames = Object.keys(facetParameters) as readonly FacetName[]

/** Request parameter that shows demonstration series beside published ones: `true`. */
export const demonstrationParameter = 'Demonstration'

/** The values wanted of each facet (any, where none is named), and whether demonstration series are wanted beside published models. */
export type Narrowing = { readonly [Name in FacetName]?: readonly string[] | undefined } & { readonly demonstration?: boolean | undefined }

const facetValues = z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)))

/** The same in the body of a posted calculation. */
export const narrowingShape = z.strictObject({
  maker: facetValues,
  series: facetValues,
  basis: facetValues,
  demonstration: z.optional(z.boolean()),
})

/** A value of a facet with how many of the matches have it, as far as the other facets go. */
const facetCount = z.object({ value: z.string(), count: z.int() })

/**
 * What the matches can be narrowed to, and how many of them are not listed because they are of a demonstration series while others fit.
 */
export const narrowable = z.object({
  maker: z.array(facetCount),
  series: z.array(facetCount),
  basis: z.array(facetCount),
  hiddenDemonstration: z.int(),
})
export type Narrowable = z.infer<typeof narrowable>

/**
 * @param narrowing what is wanted
 * @returns request parameters that say so; none for what is not narrowed
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
