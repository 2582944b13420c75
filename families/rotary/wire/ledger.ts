/**
 * Schemas of `RotatingPlatformWorking/Explanation` (why platforms pass or fail) and `Check` (the sizing of a described platform).
 */
import * as z from 'zod/mini'
import { servoMotorCandidate } from '../../servo-motor/wire/servo-motor.ts'
import { customMotor } from '../../reducer/wire/calls.ts'
import { rotaryCandidate } from './rotary.ts'
import { rotaryServoRequest, workingSecondRequest } from './calls.ts'
import { checkAnswer, explanation, ledgerModel } from '../../../contract/results/selection.ts'
import { sizedValue } from '../../../contract/results/sizing.ts'

/** Maximum number of rows of a list of pairs, and of the failed ones, the nearest first. */
export const longestRotaryList = 300

const { assumptions, ...shared } = rotaryServoRequest.shape
const { sku, workingData } = shared
const part = z.optional(z.int().check(z.gte(1), z.lte(longestRotaryList)))

/** The filters of `WorkingSecond` and of `ServoMotorCalculation` together, and the page of the list (`page` from 1). */
const parameters = z.strictObject({
  ...shared,
  reducerType: workingSecondRequest.shape.reducerType,
  page: part,
  size: part,
})

/**
 * Body of `Explanation`. Selection of rows: one platform of a list (`skuID`, with `motorSku` if its card has one); those that pass
 * (`passed`, the default) or those that fail (`failed`).
 */
export const rotaryExplanationRequest = z.strictObject({
  parameters,
  skuID: sku,
  motorSku: sku,
  only: z.optional(z.enum(['passed', 'failed'])),
  assumptions,
})
export type RotaryExplanationRequest = z.infer<typeof rotaryExplanationRequest>

/**
 * Answer of `Explanation`. `rejected` counts the platforms that satisfy the filters but match with no motor; each is a row without
 * values: first those that cannot be fully checked, then those that fail, with the motor nearest to passing.
 */
export const rotaryExplanation = z.extend(explanation, {
  models: z.array(z.extend(ledgerModel, { warnings: z.array(z.string()), values: z.array(sizedValue) })),
})

/** A platform with its drive: the `candidate` of a card. At most one motor; none if it is built in. */
export const rotaryPair = z.strictObject({
  platform: z.strictObject(rotaryCandidate.shape),
  motor: z.optional(z.strictObject(servoMotorCandidate.shape)),
  stlMotor: z.optional(customMotor),
})

/** Body of `Check`. */
export const rotaryCheckRequest = z.strictObject({
  parameters: z.strictObject({ workingData }),
  candidate: rotaryPair,
  assumptions,
})
export type RotaryCheckRequest = z.infer<typeof rotaryCheckRequest>

/** Answer of `Check`. */
export const rotaryCheckAnswer = z.extend(checkAnswer, { warnings: z.array(z.string()) })
