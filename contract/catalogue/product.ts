/** Shapes of `GetProduct`: one model of the catalogue with everything that is known of it. */
import * as z from 'zod/mini'
import { orderChoices, orderChosen } from './order-choices.ts'
import { basis } from '../results/sizing.ts'

/** A technical figure: a number, a word, `none` where the maker states that there is no limit, null where nothing is known. */
export const productFigure = z.object({
  /** Its column in the catalogue: a key of the texts of columns. */
  name: z.string(),
  /** '' = none. */
  unit: z.string(),
  value: z.nullable(z.union([z.number(), z.string()])),
  /** In place of one value: values by case, such as speeds by stroke. */
  cases: z.optional(z.object({ unit: z.string(), values: z.array(z.object({ of: z.number(), value: z.number() })) })),
  /** In place of one value: each in the maker's short form, such as flanges. */
  list: z.optional(z.array(z.string())),
})
export type ProductFigure = z.infer<typeof productFigure>

/** Another model beside this one. */
export const otherProduct = z.object({
  serviceID: z.string(),
  driveID: z.string(),
  skuName: z.string(),
  maker: z.string(),
  series: z.string(),
  basis,
})
export type OtherProduct = z.infer<typeof otherProduct>

/** A model of another maker that is mounted alike: what is the same, by which figures (mm), and where they were read. */
const equivalentProduct = z.extend(otherProduct, { same: z.enum(['nut', 'carriage']), figures: z.string(), source: z.string() })
/** A model that is mounted alike. */
export type EquivalentProduct = z.infer<typeof equivalentProduct>

/** Answer of `GetProduct`. */
export const product = z.object({
  serviceID: z.string(),
  driveID: z.string(),
  skuName: z.string(),
  series: z.string(),
  maker: z.string(),
  icon: z.string(),
  basis,
  source: z.string(),
  tip: z.optional(z.string()),
  family: z.string(),
  /** Working ids of the calculators that size it. */
  workingIDs: z.array(z.string()),
  /** Groups in which it is chosen together with a motor; left out where there is none. */
  groups: z.optional(z.array(z.string())),
  /** Something of it moves along a way: drawing and solid can be had at any place of it. Left out where nothing does. */
  moves: z.optional(z.literal(true)),
  figures: z.array(productFigure),
  /** The same as a Check call takes them, and as pictures are drawn from. */
  candidate: z.record(z.string(), z.unknown()),
  /** Columns by which models are larger and smaller, the deciding one first, and those that they have in common. */
  size: z.object({ by: z.array(z.string()), alike: z.array(z.string()) }),
  /** The next sizes of its series that have them in common. */
  smaller: z.optional(otherProduct),
  larger: z.optional(otherProduct),
  /** Of other makers: the same in the deciding column and in those in common. */
  others: z.array(otherProduct),
  /** Of other makers, mounted alike; ratings and lengths may differ. Left out where there is none. */
  equivalents: z.optional(z.array(equivalentProduct)),
  /** What completes its order code. */
  order: orderChoices,
  /** What the order code says that it was asked with; left out where it was asked without one. */
  ordered: z.optional(z.object({ chosen: orderChosen, understood: z.int() })),
  catalogueVersion: z.string(),
})
export type Product = z.infer<typeof product>
