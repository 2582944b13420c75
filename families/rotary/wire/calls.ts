/**
 * Schemas of the `RotatingPlatformWorking` calls: the scenes (`CalculationInit`), the demand of a scene (`WorkingFirst`),
 * platforms for that demand (`WorkingSecond`), and platforms for one servo motor (`ServoMotorCalculation`).
 */
import * as z from 'zod/mini'
import { customMotor } from '../../reducer/wire/calls.ts'
import { largestFigure } from '../../reducer/wire/reducer.ts'
import { assembly, offer } from '../../../contract/results/assembly.ts'
import { narrowable } from '../../../contract/results/narrowing.ts'
import { figureUnits, recommendedModel, unknownModels } from '../../../contract/results/selection.ts'

/** Maximum number of entries of a list in a request: far more than the items of any scene. */
export const longestQuantityList = 60

/** Largest value of a request in any unit; results of scenes at the ends of their ranges are smaller. */
const largestQuantity = 1e18

const shortText = z.string().check(z.minLength(1), z.maxLength(80))

/** A value in a unit chosen by the caller: any symbol of `engine/units` with the dimension of the name ('' = dimensionless). */
export const quantity = z.strictObject({
  name: shortText,
  value: z.number().check(z.gte(-largestQuantity), z.lte(largestQuantity)),
  unit: z.string().check(z.maxLength(80)),
})
export type Quantity = z.infer<typeof quantity>

const quantities = z.array(quantity).check(z.maxLength(longestQuantityList))

/**
 * An input of a scene. Bounds that depend on other inputs (acceleration time <= half the index time) are defined only in the
 * scene's data.
 */
const sceneItem = z.object({
  /** Text key (`scenes.items.<name>`). */
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
  /** The `type` of `WorkingFirst`; text key (`scenes.names.<type>`). */
  type: z.string(),
  /** In the language of the caller. */
  name: z.string(),
  /** Name of a drawing. */
  logo: z.string(),
  list: z.array(sceneItem),
})

/** Answer of `CalculationInit`: scenes by their type, in the order of the tiles. */
export const rotaryInit = z.record(z.string(), rotaryScene)
export type RotaryInit = z.infer<typeof rotaryInit>

/** Body of `WorkingFirst`: every item of the scene, each once. */
export const workingFirstRequest = z.strictObject({ type: shortText, list: quantities })
export type WorkingFirstRequest = z.infer<typeof workingFirstRequest>

/** Stored with the rows of a page: the scene that they were calculated from, as requested. */
export const calculatedScene = { scene: z.optional(workingFirstRequest) }

/** A row of the second step; `name` is a text key (`scenes.rows.<name>`). */
export const calculationRow = z.object({ name: z.string(), value: z.number(), unit: z.string() })
export type CalculationRow = z.infer<typeof calculationRow>

/** Kinds of phases of a cycle. */
export const cyclePhaseKinds = ['accelerate', 'constant', 'decelerate', 'dwell'] as const

/** Maximum number of phases of a cycle: far more than those of any scene. */
export const longestCycle = 60

/**
 * A phase of a cycle: duration above 0 in s, speeds in rpm, and the torque in N·m at the output throughout it (negative: braking).
 */
export const cyclePhase = z.object({
  kind: z.enum(cyclePhaseKinds),
  duration: z.number(),
  startSpeed: z.number(),
  endSpeed: z.number(),
  torque: z.number(),
})
export type CyclePhase = z.infer<typeof cyclePhase>

/**
 * The phases of one cycle in order. If the last one ends at a non-zero speed, the rotation is continuous, and only its beginning
 * is given.
 */
export const torqueCycle = z.array(cyclePhase).check(z.maxLength(longestCycle))

/** Answer of `WorkingFirst`: the rows of the second step, and the torque over one cycle. */
export const workingFirstAnswer = z.object({ list: z.array(calculationRow), cycle: torqueCycle })
export type WorkingFirstAnswer = z.infer<typeof workingFirstAnswer>

/** Restrict the answer to this platform, and to this motor, which takes the place of `sku`. */
const only = { platformSku: z.optional(shortText), motorSku: z.optional(shortText) }

const ratio = z.optional(z.number().check(z.gte(1), z.lte(largestFigure)))
const chosen = z.optional(z.array(shortText).check(z.maxLength(longestQuantityList)))

/** Overridden assumptions: name → value in the assumption's unit, as listed in an answer. */
const assumptions = z.optional(z.record(z.string().check(z.maxLength(80)), z.number()))

/** Body of `WorkingSecond`: the rows of `WorkingFirst` (its `list` unchanged), and the selected options. */
export const workingSecondRequest = z.strictObject({
  parmentDto: quantities,
  i: ratio,
  reducerType: z.optional(shortText),
  match: chosen,
  ...only,
  assumptions,
})
export type WorkingSecondRequest = z.infer<typeof workingSecondRequest>

/** Type of a recommended choice: radio buttons or images. */
export const rotaryParameterTypes = { radio: 2, images: 3 } as const

/** A parameter with the number of platforms for each of its values, independent of its current selection. */
export const recommendedChoice = z.object({
  paramName: z.string(),
  paramType: z.union([z.literal(rotaryParameterTypes.radio), z.literal(rotaryParameterTypes.images)]),
  values: z.array(z.object({ value: z.string(), icon: z.string(), count: z.int() })),
  /** The default value: the I of the first of the list, whatever drives it. */
  recommended: z.optional(z.string()),
})
export type RecommendedChoice = z.infer<typeof recommendedChoice>

/**
 * Number of matching platforms, of platforms in the catalogue, and its version; a platform counts once, however many motors it
 * matches with. Platforms that exceed no limit but cannot be fully checked are listed separately.
 */
const matchCounts = {
  matched: z.int(),
  total: z.int(),
  notKnown: z.optional(unknownModels),
  others: z.optional(z.array(offer)),
  failing: z.optional(assembly),
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
  /** '' if nothing matches. */
  serviceID: z.string(),
})
export type WorkingSecondAnswer = z.infer<typeof workingSecondAnswer>

/**
 * Body of `ServoMotorCalculation`: a motor of the catalogue (`sku`) or a described one (`stlMotor`), never both; without either,
 * any motor.
 */
export const rotaryServoRequest = z.strictObject({
  sku: z.optional(shortText),
  stlMotor: z.optional(customMotor),
  /** The rows of `WorkingFirst`. */
  workingData: quantities,
  match: chosen,
  i: ratio,
  seriesList: chosen,
  ...only,
  assumptions,
})
export type RotaryServoRequest = z.infer<typeof rotaryServoRequest>

/** An option of a filter group with the number of platforms that would remain if it alone were selected in its group. */
const countedOption = z.object({ value: z.string(), icon: z.string(), count: z.int() })

/** Answer of `ServoMotorCalculation`. */
export const rotaryServoAnswer = z.object({
  ...matchCounts,
  /** Same as `matched`. */
  count: z.int(),
  /** Ratios of all matches, ascending. */
  iList: z.array(z.number()),
  list: z.array(recommendedModel),
  matchList: z.array(countedOption),
  seriesList: z.array(countedOption),
})
export type RotaryServoAnswer = z.infer<typeof rotaryServoAnswer>
