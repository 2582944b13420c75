/** Shapes of `GetProduct`: one model of the catalogue with all of its data. */
import * as z from 'zod/mini'
import { furtherPart } from './maker-parts.ts'
import { orderChoices, orderChosen } from './order-choices.ts'
import { partPicture } from './part-picture.ts'
import { basis } from '../results/sizing.ts'

/** A technical figure: a number, a word, `none` (the maker states that there is no limit), or null (unknown). */
export const productFigure = z.object({
  /** Column of the catalogue; also its text key. */
  name: z.string(),
  /** '' = none. */
  unit: z.string(),
  value: z.nullable(z.union([z.number(), z.string()])),
  /** Instead of one value: values by case, such as speeds by stroke. */
  cases: z.optional(z.object({ unit: z.string(), values: z.array(z.object({ of: z.number(), value: z.number() })) })),
  /** Instead of one value: a list in the maker's short notation, such as flanges. */
  list: z.optional(z.array(z.string())),
})
export type ProductFigure = z.infer<typeof productFigure>

/** Reference to another model. */
export const otherProduct = z.object({
  serviceID: z.string(),
  driveID: z.string(),
  skuName: z.string(),
  maker: z.string(),
  series: z.string(),
  basis,
})
export type OtherProduct = z.infer<typeof otherProduct>

/** Response of `GetModels`; models that the catalogue lacks are left out. */
export const modelsAnswer = z.object({ list: z.array(otherProduct) })

/**
 * A model of another maker with the same mounting: the mounted part that matches, the figures it matches in (mm), and their source.
 */
const equivalentProduct = z.extend(otherProduct, { same: z.enum(['nut', 'carriage']), figures: z.string(), source: z.string() })
/** A model of another maker with the same mounting. */
export type EquivalentProduct = z.infer<typeof equivalentProduct>

/** Response of `GetProduct`. */
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
  /** Working ids of the calculators that size this model. */
  workingIDs: z.array(z.string()),
  /** Groups in which it is chosen together with a motor; omitted if there are none. */
  groups: z.optional(z.array(z.string())),
  /** A part of it travels, so drawing and solid can be made for any position. Omitted otherwise. */
  moves: z.optional(z.literal(true)),
  /**
   * Numbers of lengths that define its solid and drawings: those that the maker states, and typical ones. Omitted for a model
   * without them.
   */
  lengths: z.optional(z.object({ stated: z.int(), usual: z.int() })),
  /** Missing for a model without a solid. */
  picture: z.optional(partPicture),
  figures: z.array(productFigure),
  /** The candidate as a Check call takes it; pictures are drawn from it, too. */
  candidate: z.record(z.string(), z.unknown()),
  /** Columns that order models by size, the deciding one first, and columns in which the neighbouring sizes are equal. */
  size: z.object({ by: z.array(z.string()), alike: z.array(z.string()) }),
  /** The next smaller and larger model of the series that are equal in the `alike` columns. */
  smaller: z.optional(otherProduct),
  larger: z.optional(otherProduct),
  /** Models of other makers that are equal in the deciding column and in the `alike` columns. */
  others: z.array(otherProduct),
  /** Models of other makers with the same mounting; ratings and lengths may differ. Omitted if there are none. */
  equivalents: z.optional(z.array(equivalentProduct)),
  /** Options that complete the order code. */
  order: orderChoices,
  /** Parsed parts of the order code in the request, with those of the maker's code that the catalogue does not state; omitted if the request had none. */
  ordered: z.optional(z.object({ chosen: orderChosen, understood: z.int(), further: z.optional(z.array(furtherPart)) })),
  catalogueVersion: z.string(),
})
export type Product = z.infer<typeof product>
