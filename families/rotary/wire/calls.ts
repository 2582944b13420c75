/**
 * Shapes of the calls of `RotatingPlatformWorking`: the scenes (`CalculationInit`), what a scene demands (`WorkingFirst`), platforms for that
 * demand (`WorkingSecond`), and platforms for one servo motor (`ServoMotorCalculation`).
 */
import * as z from 'zod/mini'
import { customMotor } from '../../reducer/wire/calls.ts'
import { largestFigure } from '../../reducer/wire/reducer.ts'
import { narrowable } from '../../../contract/results/narrowing.ts'
import { figureUnits, recommendedModel, unknownModels } from '../../../contract/results/selection.ts'

/** Most entries of a list in a request: far beyond the items of any scene. */
export const longestQuantityList = 60

/** Largest value of a request, in whatever unit it is written; what a scene can make of the ends of its ranges is less. */
const largestQuantity = 1e18

const shortText = z.string().check(z.minLength(1), z.maxLength(80))

/** A value in a unit of the caller's choice: any symbol of `engine/units` that measures what the name does ('' = dimensionless). */
export const quantity = z.strictObject({
  name: shortText,
  value: z.number().check(z.gte(-largestQuantity), z.lte(largestQuantity)),
  unit: z.string().check(z.maxLength(80)),
})
export type Quantity = z.infer<typeof quantity>

const quantities = z.array(quantity).check(z.maxLength(longestQuantityList))

/** An input of a scene. Bounds that depend on other inputs (acceleration time <= half the index time) are only in the scene's data. */
const sceneItem = z.object({
  /** Key of the words (`scenes.items.<name>`). */
  name: z.string(),
  unit: z.string(),
  defaultValue: z.number(),
  /** Inclusive, in `unit`. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  step: z.optional(z.number()),
})

/** A scene of the first step. */
const rotaryScene = z.object({
  /** What `WorkingFirst` takes as `type`; key of the words (`scenes.names.<type>`). */
  type: z.string(),
  /** In the language of the caller. */
  name: z.string(),
  /** Name of one of our drawings. */
  logo: z.string(),
  list: z.array(sceneItem),
})

/** Answer of `CalculationInit`: scenes by their type, in the order of the tiles. */
export const rotaryInit = z.record(z.string(), rotaryScene)
export type RotaryInit = z.infer<typeof rotaryInit>

/** Body of `WorkingFirst`: every item of the scene, each once. */
export const workingFirstRequest = z.strictObject({ type: shortText, list: quantities })
export type WorkingFirstRequest = z.infer<typeof workingFirstRequest>

/** What a part of a page keeps beside the rows that it works with: the scene that they were calculated from, as it was asked. */
export const calculatedScene = { scene: z.optional(workingFirstRequest) }

/** A row of the second step; `name` is a key of the words (`scenes.rows.<name>`). */
export const calculationRow = z.object({ name: z.string(), value: z.number(), unit: z.string() })
export type CalculationRow = z.infer<typeof calculationRow>

/** Kinds of the phases of a cycle. */
export const cyclePhaseKinds = ['accelerate', 'constant', 'decelerate', 'dwell'] as const

/** Most phases of a cycle: far beyond those of any scene. */
export const longestCycle = 60

/** A stretch of a cycle: duration above 0 in s, speeds in rpm, and the torque in N·m that acts at the output all through it (negative: it brakes). */
export const cyclePhase = z.object({
  kind: z.enum(cyclePhaseKinds),
  duration: z.number(),
  startSpeed: z.number(),
  endSpeed: z.number(),
  torque: z.number(),
})
export type CyclePhase = z.infer<typeof cyclePhase>

/** The phases of one cycle, one after the other. Where the last ends at a speed, it goes on without end, and only its beginning is given. */
export const torqueCycle = z.array(cyclePhase).check(z.maxLength(longestCycle))

/** Answer of `WorkingFirst`: the rows of the second step, and the torque over one cycle. */
export const workingFirstAnswer = z.object({ list: z.array(calculationRow), cycle: torqueCycle })
export type WorkingFirstAnswer = z.infer<typeof workingFirstAnswer>

const ratio = z.optional(z.number().check(z.gte(1), z.lte(largestFigure)))
const chosen = z.optional(z.array(shortText).check(z.maxLength(longestQuantityList)))

/** Changed assumptions: name → value in the assumption's unit, as an answer lists them. */
const assumptions = z.optional(z.record(z.string().check(z.maxLength(80)), z.number()))

/** Body of `WorkingSecond`: the rows of `WorkingFirst` (its `list` as it came), and what was chosen of the recommended. */
export const workingSecondRequest = z.strictObject({
  parmentDto: quantities,
  i: ratio,
  reducerType: z.optional(shortText),
  match: chosen,
  assumptions,
})
export type WorkingSecondRequest = z.infer<typeof workingSecondRequest>

/** Kind of a recommended choice: buttons of which one is ticked, or pictures. */
export const rotaryParameterTypes = { radio: 2, images: 3 } as const

/** A parameter with the number of platforms that each of its values leaves, whatever is chosen of it now. */
export const recommendedChoice = z.object({
  paramName: z.string(),
  paramType: z.union([z.literal(rotaryParameterTypes.radio), z.literal(rotaryParameterTypes.images)]),
  values: z.array(z.object({ value: z.string(), icon: z.string(), count: z.int() })),
  /** The value to take where nothing is chosen yet: the I of the first of the list, whatever drives it. */
  recommended: z.optional(z.string()),
})
export type RecommendedChoice = z.infer<typeof recommendedChoice>

/**
 * Platforms that match, platforms of the catalogue, and its version; a platform counts once, however many motors it matches with. Platforms that miss
 * no limit but cannot be judged by all of them are apart.
 */
const matchCounts = {
  matched: z.int(),
  total: z.int(),
  notKnown: z.optional(unknownModels),
  narrowable: z.optional(narrowable),
  catalogueVersion: z.string(),
  units: z.optional(figureUnits),
}

/** Answer of `WorkingSecond`. A platform is listed once, with the best of its motors. */
export const workingSecondAnswer = z.object({
  ...matchCounts,
  calculationList: z.array(calculationRow),
  workingList: z.array(z.extend(recommendedModel, { moduleIcon: z.string() })),
  selectList: z.array(recommendedChoice),
  /** '' where nothing fits. */
  serviceID: z.string(),
})
export type WorkingSecondAnswer = z.infer<typeof workingSecondAnswer>

/** Body of `ServoMotorCalculation`: a motor of the catalogue (`sku`) or a described one (`stlMotor`), never both; neither is any motor. */
export const rotaryServoRequest = z.strictObject({
  sku: z.optional(shortText),
  stlMotor: z.optional(customMotor),
  /** The rows of `WorkingFirst`. */
  workingData: quantities,
  match: chosen,
  i: ratio,
  seriesList: chosen,
  assumptions,
})
export type RotaryServoRequest = z.infer<typeof rotaryServoRequest>

/** A value of a checkbox group with the number of platforms that would be left if it alone were ticked in its group. */
const countedOption = z.object({ value: z.string(), icon: z.string(), count: z.int() })

/** Answer of `ServoMotorCalculation`. */
export const rotaryServoAnswer = z.object({
  ...matchCounts,
  /** The same as `matched`. */
  count: z.int(),
  /** Ratios of everything that fits, rising. */
  iList: z.array(z.number()),
  list: z.array(recommendedModel),
  matchList: z.array(countedOption),
  seriesList: z.array(countedOption),
})
export type RotaryServoAnswer = z.infer<typeof rotaryServoAnswer>
