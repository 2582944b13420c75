/** The sizing of one reducer of a request, from a catalogue or described by a person. */
import type { AcMotorCandidate } from '../ac-motor/wire/ac-motor.ts'
import type { ReducerCandidate } from './wire/reducer.ts'
import type { Assumption } from '../../contract/sizing.ts'
import { manualSizing, servoSizing, threePhaseSizing, type SizedReducer } from './sizing/reducer-sizing.ts'
import { resolveAssumptions, type AssumptionOverrides } from '../define/assumption-set.ts'
import { servoAssumptions, threePhaseAssumptions } from './assumptions.ts'
import { acMotorOf, chosenDrive, manualDuty, reducerOf, servoDuty } from './conversion.ts'
import { servoAssumptionValues, threePhaseSettingOf } from './match.ts'
import type { ManualParameters, ServoParameters, ThreePhaseParameters } from './parameters.ts'

/** A request of one of the three modes. */
export type ReducerRequest =
  | { readonly mode: 'threePhase'; readonly parameters: ThreePhaseParameters; readonly overrides?: AssumptionOverrides }
  | { readonly mode: 'servo'; readonly parameters: ServoParameters; readonly overrides?: AssumptionOverrides }
  | { readonly mode: 'manual'; readonly parameters: ManualParameters }

/** A reducer, and in three-phase mode its motor (the servo motor is in the request). */
export type PairCandidates = { readonly gear: ReducerCandidate; readonly motor?: AcMotorCandidate }

/**
 * @param request mode and parameters
 * @param pair figures of the reducer and, in three-phase mode, of the motor
 * @returns limits, verdict, rows for people
 * @throws RangeError if a three-phase request comes without a motor
 */
export function sizePair(request: ReducerRequest, pair: PairCandidates): SizedReducer {
  const gear = reducerOf(pair.gear)
  if (request.mode === 'manual') return manualSizing.size(manualSizing.settingOf(manualDuty(request.parameters), {}), { gear })
  if (request.mode === 'threePhase') {
    if (!pair.motor) throw new RangeError('a three-phase request needs a motor')
    const { duty, assumptions } = threePhaseSettingOf(request.parameters, request.overrides)
    return threePhaseSizing.size(threePhaseSizing.settingOf(duty, assumptions), { gear, motor: acMotorOf(pair.motor) })
  }
  const assumptions = servoAssumptionValues(request.overrides)
  const motor = chosenDrive(request.parameters, assumptions.peakTorqueFactor)
  return servoSizing.size(servoSizing.settingOf(servoDuty(request.parameters), assumptions), { gear, motor })
}

/**
 * @param request mode and parameters
 * @returns assumptions that the request's results rest on: how a three-phase motor starts; those of a servo motor, the peak torque only for another brand
 */
export function pairAssumptions(request: ReducerRequest): Assumption[] {
  if (request.mode === 'manual') return []
  if (request.mode === 'threePhase') return resolveAssumptions(threePhaseAssumptions, undefined, request.overrides ?? {}).list
  // No default of these depends on a duty.
  const { list } = resolveAssumptions(servoAssumptions, undefined, request.overrides ?? {})
  const isCustom = 'customMotor' in request.parameters
  const hasLoad = request.parameters.loadInertia !== undefined
  return list.filter(({ name }) => (name !== 'peakTorqueFactor' || isCustom) && (name !== 'inertiaRatioLimit' || hasLoad))
}
