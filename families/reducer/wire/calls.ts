/**
 * Shapes of the calls of `ReducerWorking`: three modes of one calculation (`ThreePhaseMotorCalculation`, `ServoMotorCalculation`,
 * `ManualCalculation`), and for each the reasons (`Explanation`) and the sizing of a described reducer (`Check`).
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

/** The service of gear units, as the interface calls it. */
export const reducerService = 'ReducerWorking'

/** Lowest deviation of a demand, %. */
const lowestTolerance = -100
/** Highest deviation of a demand, %. */
const highestTolerance = 1e6
/** Cards of a page where the request does not say, and the most of one. */
export const reducerPageSize = largestPages.body

const figure = z.number().check(z.gt(0), z.lte(largestFigure))

/**
 * A demand with its window: `value` × (1 + `lower` / 100) to `value` × (1 + `upper` / 100), edges inclusive. A window upside down
 * holds nothing and is refused.
 */
const demand = z
  .strictObject({
    value: figure,
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

/** What is asked of the output shaft beside its torque, in every mode. */
const outputAsks = {
  /** Radial force on the output shaft from outside, N. */
  radialForce: z.optional(figure),
  /** Axial force on the output shaft, N: on its axis, or with `pitchDiameter` at half of that. */
  axialForce: z.optional(figure),
  /** From the shoulder of the shaft to where the radial force acts, mm; without it the point at which the maker rates it, mostly the middle of the shaft. */
  forceDistance: z.optional(z.number().check(z.gte(0), z.lte(largestFigure))),
  /** What carries the torque on: its pull is a radial force 2 × T2 × fz / d. With `pitchDiameter`. */
  transmissionElement: z.optional(z.enum(transmissionElements)),
  /** d of the transmission element, mm. */
  pitchDiameter: z.optional(figure),
  /** Largest torsional backlash, arcmin. */
  maxBacklash: z.optional(figure),
  /** Largest twist of the output under the largest torque of operation, arcmin; backlash apart. */
  maxTwist: z.optional(figure),
}

/** An emergency stop: the load comes to rest in this time, s. With `loadInertia`. */
const stopAsks = { emergencyTime: z.optional(figure) }

/** What the output does over a cycle, at most 30 phases. */
const spectrumAsks = {
  phases: z.optional(
    z
      .array(
        z.strictObject({
          /** T2, N·m; negative where the load drives. */
          torque: z.number().check(z.gte(-largestFigure), z.lte(largestFigure)),
          /** n2, rpm; 0 where it stands. */
          speed: z.number().check(z.gte(0), z.lte(largestFigure)),
          /** s. */
          time: figure,
        }),
      )
      .check(z.minLength(1), z.maxLength(mostPhases)),
  ),
}

/** Inertia of the load at the output, kg·m². */
const loadInertia = z.optional(figure)

/** Choices and the part of the list that every mode has. An empty group is no filter. */
const shared = {
  precisionType: z.optional(z.enum(precisionTypes)),
  transmissionTypes: group(transmissionTypes),
  gearTypes: group(gearTypes),
  reducerTypes: group(reducerTypes),
  /** From 1. */
  page: z.optional(z.int().check(z.gte(1), z.lte(reducerPageSize))),
  size: z.optional(z.int().check(z.gte(1), z.lte(reducerPageSize))),
}

/** Changed assumptions: name → value in the assumption's unit, as an answer lists them. */
const assumptions = z.optional(z.record(z.string().check(z.maxLength(80)), z.number()))

const threePhaseFields = {
  motorPower: optionalDemand,
  n2: optionalDemand,
  t2: optionalDemand,
  i: optionalDemand,
  fb: z.optional(z.number().check(z.gt(0), z.lte(100))),
  /** Of an emergency stop. */
  loadInertia,
  ...outputAsks,
  ...stopAsks,
  ...shared,
}

/** Body of `ThreePhaseMotorCalculation`: kW, rpm, N·m; `fb` is the service factor that fB must reach. */
export const threePhaseRequest = z.strictObject({ ...threePhaseFields, assumptions })
export type ThreePhaseRequest = z.infer<typeof threePhaseRequest>

const motorFigure = z.number().check(z.gt(0), z.lte(1e6))

/**
 * A servo motor that a person describes: rated torque (N·m) and speed (rpm), shaft and flange in mm (letters as in `motorFlange`).
 * Besides, la >= s and lb >= la.
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
  /** Peak torque, N·m, at least the rated one; without it it is assumed. */
  t2Max: z.optional(motorFigure),
  /** Highest speed, rpm, at least the rated one; without it the rated one stands for it. */
  n2Max: z.optional(motorFigure),
  /** Of the rotor, kg·cm²; without it the inertia ratio is not known. */
  rotorInertia: z.optional(motorFigure),
})

const servoFields = {
  sku: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  stlMotor: z.optional(customMotor),
  /** rpm. */
  n2: optionalDemand,
  i: optionalDemand,
  /** A ratio of `iList` that was picked: only gears with exactly this one are listed and counted. */
  ratio: z.optional(figure),
  loadInertia,
  ...spectrumAsks,
  ...outputAsks,
  ...stopAsks,
  ...shared,
}

/** Body of `ServoMotorCalculation`: a motor of the catalogue (`sku`) or a described one (`stlMotor`), never both. */
export const servoRequest = z.strictObject({ ...servoFields, assumptions })
export type ServoRequest = z.infer<typeof servoRequest>

const manualFields = { t2: optionalDemand, i: optionalDemand, ...spectrumAsks, ...outputAsks, ...shared }

/** Body of `ManualCalculation`: the window of the rated torque (N·m), and the ratio. */
export const manualRequest = z.strictObject({ ...manualFields, assumptions })
export type ManualRequest = z.infer<typeof manualRequest>

/** A gear, in three-phase mode with its motor: what a Check call takes as `candidate`. */
export const reducerPair = z.strictObject({
  gear: z.strictObject(reducerCandidate.shape),
  motor: z.optional(z.strictObject(acMotorCandidate.shape)),
})
const gearAlone = z.strictObject({ gear: reducerPair.shape.gear })

/** A value of a checkbox group with the number of matches it would have if it alone were ticked in its group. */
export const reducerOption = z.object({
  value: z.string(),
  /** Name of one of our drawings. */
  icon: z.string(),
  /** A value of one's own; the reducers have none. */
  customValue: z.string(),
  count: z.int(),
})
export type ReducerOption = z.infer<typeof reducerOption>

/** Answer of the three calculations: as of every calculator, with the groups of choices. `candidate` of a card is what a Check call takes. */
export const reducerCalculation = z.extend(calculation, {
  /** Matches altogether, also those beyond the list. With a three-phase motor a gear unit (`matched`) counts once for each motor that it fits with. */
  count: z.int(),
  precisionTypeList: z.array(reducerOption),
  transmissionTypeList: z.array(reducerOption),
  gearTypeList: z.array(reducerOption),
  reducerTypeList: z.array(reducerOption),
})
export type ReducerCalculation = z.infer<typeof reducerCalculation>

/** Answer of `ServoMotorCalculation`: also the ratios of everything that fits whatever `ratio` says, rising, and what the motor was taken to give. */
export const servoCalculation = z.extend(reducerCalculation, { iList: z.array(z.number()), motor: servoMotorRatings })
export type ServoCalculation = z.infer<typeof servoCalculation>

const sku = z.optional(z.string().check(z.minLength(1), z.maxLength(80)))

/** Which rows: one of a list, e.g. that of a card (`skuID`); those that fit (`passed`, as without either) or those that do not (`failed`). */
const wantedRows = { skuID: sku, only: z.optional(z.enum(['passed', 'failed'])), assumptions }

/** Bodies of the calculations without changed assumptions, which have a place of their own beside them. */
const parametersOf = {
  threePhase: z.strictObject(threePhaseFields),
  servo: z.strictObject(servoFields),
  manual: z.strictObject(manualFields),
}

/** Bodies of `Explanation` by mode; `parameters` is the body of the mode's calculation. */
export const reducerExplanationRequests = {
  threePhase: z.strictObject({ mode: z.literal('threePhase'), parameters: parametersOf.threePhase, ...wantedRows, motorSku: sku }),
  servo: z.strictObject({ mode: z.literal('servo'), parameters: parametersOf.servo, ...wantedRows }),
  manual: z.strictObject({ mode: z.literal('manual'), parameters: parametersOf.manual, ...wantedRows }),
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

/** Most rows of an `Explanation` of what does not fit: the nearest. */
export const longestRejectedList = 300

/**
 * Answer of `Explanation`: as for every calculator; a row has its warnings (keys of the words) and its intermediate values. `rejected` counts
 * the gear units that the ticked choices admit and that pass with no motor; each is a row without values: those that cannot be judged first, then
 * those that fail, with the motor with which each misses by least.
 */
export const reducerExplanation = z.extend(explanation, {
  models: z.array(z.extend(ledgerModel, { warnings: z.array(z.string()), values: z.array(sizedValue) })),
})

/** Answer of `Check`. */
export const reducerCheckAnswer = z.extend(checkAnswer, { warnings: z.array(z.string()) })
