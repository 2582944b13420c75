/** Shapes of grouped parameter choice: a carrier and a motor, each narrowing the other to what can be mounted. */
import * as z from 'zod/mini'
import { orderChosen } from '../catalogue/order-choices.ts'
import { basis } from '../results/sizing.ts'
import { filteredSkus, filterSkusRequest, skuParam, skuValue } from './sku-selection.ts'

/** Wire names of the calls; root and service are those of products. */
export const lectoGroupNames = { list: 'GetLectoGroups', one: 'GetLectoGroup', filter: 'FilterLectoGroup' } as const

/** Largest page size of a section. */
export const largestGroupPage = 100

/** The two sections of every group: the carrier of the motor, and the motor. */
export const groupSides = ['carrier', 'motor'] as const
export type GroupSide = (typeof groupSides)[number]

/** Whether a motor can be mounted; `notKnown`: the maker does not state the required figures. */
const mountVerdict = z.enum(['fits', 'notKnown', 'refused'])
/** The verdict on a pair or on one mounting check. */
export type MountVerdict = z.infer<typeof mountVerdict>

/** One mounting check: what the carrier accepts and what the motor has; null if not stated. Figures in mm. */
const mountCheck = z.object({
  name: z.enum(['frame', 'pilot', 'boltCircle', 'shaft', 'screw', 'depth']),
  takes: z.nullable(z.union([z.number(), z.string()])),
  has: z.nullable(z.union([z.number(), z.string()])),
  unit: z.string(),
  verdict: mountVerdict,
})
/** One check of a mounting. */
export type MountCheck = z.infer<typeof mountCheck>

/** Whether and how a motor is mounted on a carrier. */
export const mounting = z.object({
  verdict: mountVerdict,
  /** Empty if no mounting dimension is stated. */
  checks: z.array(mountCheck),
  /** Order code of the flange between both. */
  flange: z.optional(z.string()),
})
export type Mounting = z.infer<typeof mounting>

/** Response of `GetLectoGroups`. */
export const lectoGroups = z.array(
  z.object({
    id: z.string(),
    /** Families of the two sections. */
    carrier: z.string(),
    motor: z.string(),
    /** Icon of the carrier: the name of a drawing. */
    icon: z.string(),
    /** Number of models in each section. */
    counts: z.object({ carrier: z.int(), motor: z.int() }),
  }),
)
export type LectoGroups = z.infer<typeof lectoGroups>

const describedSection = z.object({
  family: z.string(),
  params: z.array(skuParam),
  /** Parameters shown in the model list. */
  figures: z.array(z.string()),
  count: z.int(),
})

/** Response of `GetLectoGroup`: the filter parameters of its sections. */
export const lectoGroup = z.object({
  id: z.string(),
  carrier: describedSection,
  motor: describedSection,
  /** Working ids of the calculators that size such a pair. */
  workingIDs: z.array(z.string()),
})
export type LectoGroupDetails = z.infer<typeof lectoGroup>

const { filters, page } = filterSkusRequest.shape

/** Choices of a section: filters, and optionally one model. If a model is chosen, it alone narrows the other section. */
const sectionRequest = z.strictObject({ filters, page, skuID: z.optional(z.string().check(z.minLength(1), z.maxLength(80))) })
/** Choices of a section. */
export type SectionRequest = z.infer<typeof sectionRequest>

/** Body of `FilterLectoGroup`. */
export const filterGroupRequest = z.strictObject({
  group: z.string().check(z.minLength(1), z.maxLength(40)),
  carrier: sectionRequest,
  motor: sectionRequest,
  size: z.int().check(z.gte(1), z.lte(largestGroupPage)),
})
export type FilterGroupRequest = z.infer<typeof filterGroupRequest>

const chosenModel = z.object({ serviceID: z.string(), driveID: z.string(), skuName: z.string(), maker: z.string(), basis })
/** A chosen model with its name and maker. */
export type ChosenModel = z.infer<typeof chosenModel>

/** The remaining models of a section: those that match its filters and certainly fit a remaining model of the other section. */
const leftSection = z.extend(filteredSkus, {
  /** Number of models that match the filters but whose fit is unknown. */
  notKnown: z.int(),
  /** Values excluded only by the other section. */
  excluded: z.array(z.object({ paramName: z.string(), values: z.array(skuValue) })),
  chosen: z.optional(chosenModel),
})
/** The remaining models of a section. */
export type LeftSection = z.infer<typeof leftSection>

/** Response of `FilterLectoGroup`; `pair` is present if a model is chosen in both sections. */
export const filteredGroup = z.object({
  carrier: leftSection,
  motor: leftSection,
  pair: z.optional(
    z.extend(mounting, {
      /** The order code of the pair; omitted unless it can certainly be ordered. */
      code: z.optional(z.string()),
      ordered: orderChosen,
    }),
  ),
  catalogueVersion: z.string(),
})
export type FilteredGroup = z.infer<typeof filteredGroup>
