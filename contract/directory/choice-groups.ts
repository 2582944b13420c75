/** Shapes of grouped parameter choice: a thing that is made of two choices, each narrowing the other by what can be mounted. */
import * as z from 'zod/mini'
import { orderChosen } from '../catalogue/order-choices.ts'
import { basis } from '../results/sizing.ts'
import { filteredSkus, filterSkusRequest, skuParam, skuValue } from './sku-selection.ts'

/** What the wire calls it, beside root and service of products. */
export const lectoGroupNames = { list: 'GetLectoGroups', one: 'GetLectoGroup', filter: 'FilterLectoGroup' } as const

/** Models of a page of a section. */
export const largestGroupPage = 100

/** The two sections of every group: what carries the motor, and the motor. */
export const groupSides = ['carrier', 'motor'] as const
export type GroupSide = (typeof groupSides)[number]

/** Whether a motor can be mounted; `notKnown` where the maker does not state what it depends on. */
const mountVerdict = z.enum(['fits', 'notKnown', 'refused'])
/** The verdict on a pair, or on a part of it. */
export type MountVerdict = z.infer<typeof mountVerdict>

/** One part: what the carrier takes, and what the motor has; null where that is not stated. mm where it is a figure. */
const mountCheck = z.object({
  name: z.enum(['frame', 'pilot', 'boltCircle', 'shaft', 'screw', 'depth']),
  takes: z.nullable(z.union([z.number(), z.string()])),
  has: z.nullable(z.union([z.number(), z.string()])),
  unit: z.string(),
  verdict: mountVerdict,
})
/** One part of a seat. */
export type MountCheck = z.infer<typeof mountCheck>

/** How a motor stands on what carries it. */
export const mounting = z.object({
  verdict: mountVerdict,
  /** None where nothing of the seat is stated. */
  checks: z.array(mountCheck),
  /** What the flange between both is ordered as. */
  flange: z.optional(z.string()),
})
export type Mounting = z.infer<typeof mounting>

/** Answer of `GetLectoGroups`. */
export const lectoGroups = z.array(
  z.object({
    id: z.string(),
    /** The families of its two sections. */
    carrier: z.string(),
    motor: z.string(),
    /** Names of our drawings of the carrier. */
    icon: z.string(),
    /** Models of either section. */
    counts: z.object({ carrier: z.int(), motor: z.int() }),
  }),
)
export type LectoGroups = z.infer<typeof lectoGroups>

const describedSection = z.object({
  family: z.string(),
  params: z.array(skuParam),
  /** Parameters that a list of its models shows. */
  figures: z.array(z.string()),
  count: z.int(),
})

/** Answer of `GetLectoGroup`: what its sections can be chosen by. */
export const lectoGroup = z.object({
  id: z.string(),
  carrier: describedSection,
  motor: describedSection,
  /** Working ids of the calculators that size such a pair. */
  workingIDs: z.array(z.string()),
})
export type LectoGroupDetails = z.infer<typeof lectoGroup>

const { filters, page } = filterSkusRequest.shape

/** What is chosen in a section: parameters, and perhaps one model, by which alone the other section is narrowed then. */
const sectionRequest = z.strictObject({ filters, page, skuID: z.optional(z.string().check(z.minLength(1), z.maxLength(80))) })
/** What is chosen in a section. */
export type SectionRequest = z.infer<typeof sectionRequest>

/** Body of `FilterLectoGroup`. */
export const filterGroupRequest = z.strictObject({
  group: z.string().check(z.minLength(1), z.maxLength(40)),
  carrier: sectionRequest,
  motor: sectionRequest,
  size: z.int().check(z.gte(1), z.lte(largestGroupPage)),
})
export type FilterGroupRequest = z.infer<typeof filterGroupRequest>

/** A model that is chosen. */
const chosenModel = z.object({ serviceID: z.string(), driveID: z.string(), skuName: z.string(), maker: z.string(), basis })
/** A model that is chosen, as it is named. */
export type ChosenModel = z.infer<typeof chosenModel>

/** What is left of a section: models that meet its choices and fit a model that the other one leaves, for certain. */
const leftSection = z.extend(filteredSkus, {
  /** Models that meet its choices, of which it is not known whether they fit. */
  notKnown: z.int(),
  /** Values that only the other section excludes. */
  excluded: z.array(z.object({ paramName: z.string(), values: z.array(skuValue) })),
  chosen: z.optional(chosenModel),
})
/** What is left of a section. */
export type LeftSection = z.infer<typeof leftSection>

/** Answer of `FilterLectoGroup`; `pair` where a model is chosen in both sections. */
export const filteredGroup = z.object({
  carrier: leftSection,
  motor: leftSection,
  pair: z.optional(
    z.extend(mounting, {
      /** The order code of both; left out where it cannot be ordered so for certain. */
      code: z.optional(z.string()),
      ordered: orderChosen,
    }),
  ),
  catalogueVersion: z.string(),
})
export type FilteredGroup = z.infer<typeof filteredGroup>
