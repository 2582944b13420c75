/** Sizes one reducer for a request, from the catalogue or described in the request. */
import type { AcMotorCandidate } from '../ac-motor/wire/ac-motor.ts'
import type { ReducerCandidate } from './wire/reducer.ts'
import type { Assumption } from '../../contract/results/sizing.ts'
import { manualSizing, servoSizing, threePhaseSizing, type SizedReducer } from './sizing/reducer-sizing.ts'
import { type AssumptionDefinitions, type AssumptionOverrides, resolveAssumptions } from '../define/assumption-set.ts'
import { type AssumptionDuty, manualAssumptions, servoAssumptions, threePhaseAssumptions } from './assumptions.ts'
import { acMotorOf, reducerOf } from './conversion.ts'
import { manualSettingOf, servoSettingOf, threePhaseSettingOf } from './match.ts'
import type { ManualParameters, ServoParameters, ThreePhaseParameters } from './parameters.ts'
import type { ReducerMode } from './wire/modes.ts'

/** A request of one of the three modes. */
export type ReducerRequest =
  | { readonly mode: 'threePhase'; readonly parameters: ThreePhaseParameters; readonly overrides?: AssumptionOverrides }
  | { readonly mode: 'servo'; readonly parameters: ServoParameters; readonly overrides?: AssumptionOverrides }
  | { readonly mode: 'manual'; readonly parameters: ManualParameters; readonly overrides?: AssumptionOverrides }

/** A reducer, and in three-phase mode its motor (the servo motor is in the request). */
export type PairCandidates = { readonly gear: ReducerCandidate; readonly motor?: AcMotorCandidate }

/**
 * @param request mode and parameters
 * @param pair figures of the reducer and, in three-phase mode, of the motor
 * @returns limits, verdict, display rows
 * @throws RangeError if a three-phase request comes without a motor
 */
export function sizePair(request: ReducerRequest, pair: PairCandidates): SizedReducer {
  const gear = reducerOf(pair.gear)
  if (request.mode === 'manual') {
    const { duty, assumptions } = manualSettingOf(request.parameters, request.overrides)
    return manualSizing.size(manualSizing.settingOf(duty, assumptions), { gear })
  }
  if (request.mode === 'threePhase') {
    if (!pair.motor) throw new RangeError('a three-phase request needs a motor')
    const { duty, assumptions } = threePhaseSettingOf(request.parameters, request.overrides)
    return threePhaseSizing.size(threePhaseSizing.settingOf(duty, assumptions), { gear, motor: acMotorOf(pair.motor) })
  }
  const { duty, motor, assumptions } = servoSettingOf(request.parameters, request.overrides)
  return servoSizing.size(servoSizing.settingOf(duty, assumptions), { gear, motor })
}

/** The assumptions of each mode. */
export const modeAssumptions = {
  threePhase: threePhaseAssumptions,
  servo: servoAssumptions,
  manual: manualAssumptions,
} as const satisfies Record<ReducerMode, AssumptionDefinitions<AssumptionDuty, string>>

/** Whether a request uses an assumption; one without an entry is always used. */
const isUsed: Readonly<Record<string, (parameters: ReducerRequest['parameters']) => boolean>> = {
  peakTorqueFactor: (parameters) => 'customMotor' in parameters && parameters.customMotor.t2Max === undefined,
  meanSpeedShare: (parameters) => !('phases' in parameters),
  inertiaRatioLimit: (parameters) => 'loadInertia' in parameters,
  transmissionFactor: ({ transmissionElement }) => transmissionElement !== undefined,
}

/**
 * @param request mode and parameters
 * @returns the assumptions that the request's results use
 */
export function pairAssumptions({ mode, parameters, overrides = {} }: ReducerRequest): Assumption[] {
  const { list } = resolveAssumptions<AssumptionDuty, string>(modeAssumptions[mode], parameters, overrides)
  return list.filter(({ name }) => isUsed[name]?.(parameters) ?? true)
}
