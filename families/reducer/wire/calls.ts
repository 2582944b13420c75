/**
 * Schemas of the `ReducerWorking` calls: one calculation in three modes (`ThreePhaseMotorCalculation`, `ServoMotorCalculation`,
 * `ManualCalculation`), with the `Explanation` and the `Check` of a described reducer for each.
 */
import * as z from 'zod/mini'
import { acMotorCandidate } from '../../ac-motor/wire/ac-motor.ts'
import { servoMotorRatings } from '../../servo-motor/wire/servo-motor.ts'
import {
  gearTypes,
  largestFigure,
  mostPhases,
  precisionTypes,
  reducerCandidate,
  reducerTypes,
  transmissionElements,
  transmissionTypes,
} from './reducer.ts'
import { largestPages } from '../../../contract/results/list-view.ts'
import { calculation, checkAnswer, explanation, ledgerModel } from '../../../contract/results/selection.ts'
import { sizedValue } from '../../../contract/results/sizing.ts'

/** Service name of the gear units in the API. */
export const reducerService = 'ReducerWorking'

/** Lowest deviation of a demand, %. */
const lowestTolerance = -100
/** Highest deviation of a demand, %. */
const highestTolerance = 1e6
/** Default and maximum number of cards per page. */
export const reducerPageSize = largestPages.body

const figure = z.number().check(z.gt(0), z.lte(largestFigure))

/** Largest demand: a form makes it of several figures, as the torque of agitators is. Nothing is known to provide it. */
const largestDemand = 1e15

/**
 * A demand with its window: `value` × (1 + `lower` / 100) to `value` × (1 + `upper` / 100), bounds inclusive. A window with lower
 * > upper is rejected.
 */
const demand = z
  .strictObject({
    value: z.number().check(z.gt(0), z.lte(largestDemand)),
    lower: z.number().check(z.gte(lowestTolerance), z.lte(highestTolerance)),
    upper: z.number().check(z.gt(lowestTolerance), z.lte(highestTolerance)),
  })
  .check((context) => {
    const { lower, upper } = context.value
    if (upper >= lower) return
    const issue = { code: 'belowMinimum', path: 'upper', params: { limit: lower } }
    context.issues.push({ code: 'custom', path: ['upper'], message: issue.code, params: { issue }, input: upper })
  })

const optionalDemand = z.optional(demand)
const group = <const Values extends readonly string[]>(values: Values) =>
  z.optional(z.array(z.enum(values)).check(z.maxLength(values.length)))

/** Demands on the output shaft other than torque, in every mode. */
const outputAsks = {
  /** External radial force on the output shaft, N. */
  radialForce: z.optional(figure),
  /** Axial force on the output shaft, N: on its axis, or at half of `pitchDiameter` if given. */
  axialForce: z.optional(figure),
  /**
   * From the shoulder of the shaft to the radial force, mm; default: the point of the maker's rating, usually the middle of the
   * shaft.
   */
  forceDistance: z.optional(z.number().check(z.gte(0), z.lte(largestFigure))),
  /** Transmission element on the output shaft: its pull is a radial force 2 × T2 × fz / d. Requires `pitchDiameter`. */
  transmissionElement: z.optional(z.enum(transmissionElements)),
  /** Pitch diameter d of the transmission element, mm. */
  pitchDiameter: z.optional(figure),
  /** Largest torsional backlash, arcmin. */
  maxBacklash: z.optional(figure),
  /** Largest twist of the output under the largest operating torque, arcmin, without backlash. */
  maxTwist: z.optional(figure),
}

/** Emergency stop: the load is stopped within this time, s. Requires `loadInertia`. */
const stopAsks = { emergencyTime: z.optional(figure) }

/** Duty spectrum of the output, at most 30 phases. */
const spectrumAsks = {
  phases: z.optional(
    z
      .array(
        z.strictObject({
          /** Output torque T2, N·m; negative where the load drives. */
          torque: z.number().check(z.gte(-largestFigure), z.lte(largestFigure)),
          /** Output speed n2, rpm; 0 at standstill. */
          speed: z.number().check(z.gte(0), z.lte(largestFigure)),
          /** Duration, s. */
          time: figure,
        }),
      )
      .check(z.minLength(1), z.maxLength(mostPhases)),
  ),
}

/** Inertia of the load at the output, kg·m². */
const loadInertia = z.optional(figure)

/** Filters and page, common to all modes. An empty filter group does not filter. */
const shared = {
  precisionType: z.optional(z.enum(precisionTypes)),
  transmissionTypes: group(transmissionTypes),
  gearTypes: group(gearTypes),
  reducerTypes: group(reducerTypes),
  /** Page number, from 1. */
  page: z.optional(z.int().check(z.gte(1), z.lte(reducerPageSize))),
  size: z.optional(z.int().check(z.gte(1), z.lte(reducerPageSize))),
}

/** Overridden assumptions: name → value in the assumption's unit, as listed in an answer. */
const assumptions = z.optional(z.record(z.string().check(z.maxLength(80)), z.number()))

const sku = z.optional(z.string().check(z.minLength(1), z.maxLength(80)))

/** Restrict the answer to this gear unit, and to this motor, which takes the place of `sku`. */
const only = { gearUnitSku: sku, motorSku: sku }

const threePhaseFields = {
  motorPower: optionalDemand,
  n2: optionalDemand,
  t2: optionalDemand,
  i: optionalDemand,
  fb: z.optional(z.number().check(z.gt(0), z.lte(100))),
  /** Inertia for an emergency stop. */
  loadInertia,
  ...outputAsks,
  ...stopAsks,
  ...shared,
  ...only,
}

/** Body of `ThreePhaseMotorCalculation`: kW, rpm, N·m; `fb` is the required service factor. */
export const threePhaseRequest = z.strictObject({ ...threePhaseFields, assumptions })
export type ThreePhaseRequest = z.infer<typeof threePhaseRequest>

const motorFigure = z.number().check(z.gt(0), z.lte(1e6))

/**
 * A described servo motor: rated torque (N·m) and speed (rpm), shaft and flange in mm (letters as in `motorFlange`). In addition,
 * la >= s and lb >= la.
 */
export const customMotor = z.strictObject({
  t2: motorFigure,
  n2: motorFigure,
  s: motorFigure,
  lr: motorFigure,
  la: motorFigure,
  le: z.number().check(z.gte(0), z.lte(1e6)),
  lb: motorFigure,
  lz: motorFigure,
  /** Peak torque, N·m, at least the rated one; assumed if omitted. */
  t2Max: z.optional(motorFigure),
  /** Highest speed, rpm, at least the rated one; default: the rated one. */
  n2Max: z.optional(motorFigure),
  /** Rotor inertia, kg·cm²; without it the inertia ratio is not known. */
  rotorInertia: z.optional(motorFigure),
})

const servoFields = {
  sku,
  stlMotor: z.optional(customMotor),
  /** Output speed, rpm. */
  n2: optionalDemand,
  i: optionalDemand,
  /** A ratio selected from `iList`: only gear units with exactly this ratio are listed and counted. */
  ratio: z.optional(figure),
  loadInertia,
  ...spectrumAsks,
  ...outputAsks,
  ...stopAsks,
  ...shared,
  ...only,
}

/** Body of `ServoMotorCalculation`: a motor of the catalogue (`sku`) or a described one (`stlMotor`), never both. */
export const servoRequest = z.strictObject({ ...servoFields, assumptions })
export type ServoRequest = z.infer<typeof servoRequest>

const manualFields = { t2: optionalDemand, i: optionalDemand, ...spectrumAsks, ...outputAsks, ...shared }

/** Body of `ManualCalculation`: the window of the rated torque (N·m), and the ratio. */
export const manualRequest = z.strictObject({ ...manualFields, assumptions })
export type ManualRequest = z.infer<typeof manualRequest>

/** A reducer, in three-phase mode with its motor: the `candidate` of a Check call. */
export const reducerPair = z.strictObject({
  gear: z.strictObject(reducerCandidate.shape),
  motor: z.optional(z.strictObject(acMotorCandidate.shape)),
})
const gearAlone = z.strictObject({ gear: reducerPair.shape.gear })

/** An option of a filter group with the number of matches if it alone were selected in its group. */
export const reducerOption = z.object({
  value: z.string(),
  /** Name of a drawing. */
  icon: z.string(),
  /** A custom value; not used for reducers. */
  customValue: z.string(),
  count: z.int(),
})
export type ReducerOption = z.infer<typeof reducerOption>

/**
 * Answer of the three calculations: the common answer with the filter groups. `candidate` of a card is the input of a Check call.
 */
export const reducerCalculation = z.extend(calculation, {
  /**
   * Number of all matches, including those beyond the list. With three-phase motors a gear unit (`matched`) counts once for each
   * motor it matches with.
   */
  count: z.int(),
  precisionTypeList: z.array(reducerOption),
  transmissionTypeList: z.array(reducerOption),
  gearTypeList: z.array(reducerOption),
  reducerTypeList: z.array(reducerOption),
})
export type ReducerCalculation = z.infer<typeof reducerCalculation>

/**
 * Answer of `ServoMotorCalculation`: in addition the ratios of all matches regardless of `ratio`, ascending, and the assumed
 * ratings of the motor.
 */
export const servoCalculation = z.extend(reducerCalculation, { iList: z.array(z.number()), motor: servoMotorRatings })
export type ServoCalculation = z.infer<typeof servoCalculation>

/**
 * Selection of rows: one of a list, e.g. that of a card (`skuID`); those that pass (`passed`, the default) or those that fail
 * (`failed`).
 */
const rowSelection = { skuID: sku, only: z.optional(z.enum(['passed', 'failed'])), assumptions }

/** Bodies of the calculations without overridden assumptions, which these calls take separately. */
const parametersOf = {
  threePhase: z.strictObject(threePhaseFields),
  servo: z.strictObject(servoFields),
  manual: z.strictObject(manualFields),
}

/** Bodies of `Explanation` by mode; `parameters` is the body of the mode's calculation. */
export const reducerExplanationRequests = {
  threePhase: z.strictObject({ mode: z.literal('threePhase'), parameters: parametersOf.threePhase, ...rowSelection, motorSku: sku }),
  servo: z.strictObject({ mode: z.literal('servo'), parameters: parametersOf.servo, ...rowSelection }),
  manual: z.strictObject({ mode: z.literal('manual'), parameters: parametersOf.manual, ...rowSelection }),
}

/** Bodies of `Check` by mode. */
export const reducerCheckRequests = {
  threePhase: z.strictObject({
    mode: z.literal('threePhase'),
    parameters: parametersOf.threePhase,
    candidate: z.strictObject({ gear: reducerPair.shape.gear, motor: z.strictObject(acMotorCandidate.shape) }),
    assumptions,
  }),
  servo: z.strictObject({ mode: z.literal('servo'), parameters: parametersOf.servo, candidate: gearAlone, assumptions }),
  manual: z.strictObject({ mode: z.literal('manual'), parameters: parametersOf.manual, candidate: gearAlone, assumptions }),
}

/** Body of `Explanation`. */
export const reducerExplanationRequest = z.union([
  reducerExplanationRequests.threePhase,
  reducerExplanationRequests.servo,
  reducerExplanationRequests.manual,
])
/** Body of `Check`. */
export const reducerCheckRequest = z.union([reducerCheckRequests.threePhase, reducerCheckRequests.servo, reducerCheckRequests.manual])

/** Maximum number of failed rows of an `Explanation`, the nearest first. */
export const longestRejectedList = 300

/**
 * Answer of `Explanation`: the common answer; a row has its warnings (text keys) and its intermediate values. `rejected` counts
 * the gear units that pass the filters but match with no motor; each is a row without values: first those that cannot be fully
 * checked, then those that fail, with the motor nearest to passing.
 */
export const reducerExplanation = z.extend(explanation, {
  models: z.array(z.extend(ledgerModel, { warnings: z.array(z.string()), values: z.array(sizedValue) })),
})

/** Answer of `Check`. */
export const reducerCheckAnswer = z.extend(checkAnswer, { warnings: z.array(z.string()) })
