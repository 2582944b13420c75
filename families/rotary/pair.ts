/** Sizes one platform for a request, from the catalogue or described in the request. */
import type { RotaryCandidate } from './wire/rotary.ts'
import type { Assumption } from '../../contract/results/sizing.ts'
import { rotarySizing, type SizedPlatform } from './sizing/rotary-sizing.ts'
import { coherentDemand, type RotaryDemand } from './sizing/demand.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import { chosenDrive } from '../reducer/conversion.ts'
import type { ServoMotorChoice } from '../reducer/parameters.ts'
import { resolvedRotaryAssumptions, type RotaryAssumptionName } from './assumptions.ts'
import { platformOf } from './conversion.ts'

/** A platform, and its motor; a motor in addition to a built-in one is ignored. */
export type RotaryCandidates = { readonly platform: RotaryCandidate; readonly motor?: ServoMotorChoice }

/**
 * @param demand of the load at the table, SI
 * @param candidates figures of the platform and the motor
 * @param overrides assumption values of the request
 * @returns limits, verdict, display rows
 */
export function sizeRotaryPair(
  demand: RotaryDemand,
  { platform, motor }: RotaryCandidates,
  overrides: AssumptionOverrides = {},
): SizedPlatform {
  const { values: assumptions } = resolvedRotaryAssumptions(overrides)
  const drive = motor && platform.drive === 'gear' ? chosenDrive(motor, assumptions.peakTorqueFactor) : undefined
  return rotarySizing.size(rotarySizing.settingOf(coherentDemand(demand), assumptions), { platform: platformOf(platform), motor: drive })
}

/**
 * @param candidates figures of the platform and the motor
 * @param overrides assumption values of the request
 * @returns the assumptions of the sizing
 */
export function rotaryPairAssumptions({ platform, motor }: RotaryCandidates, overrides: AssumptionOverrides = {}): Assumption[] {
  const hasMotor = motor !== undefined && platform.drive === 'gear'
  const isUsed: Record<RotaryAssumptionName, boolean> = {
    inertiaRatioLimit: hasMotor,
    preferredInertiaRatio: hasMotor,
    ownInertiaRatioLimit: platform.drive !== 'gear' && platform.loadInertiaLimitKgM2 === undefined,
    bearingLoadFactor: typeof platform.bearingDynamicN === 'number',
    requiredLife: typeof platform.bearingDynamicN === 'number',
    staticSafetyLimit: typeof platform.bearingStaticN === 'number',
    peakTorqueFactor: hasMotor && 'customMotor' in motor && motor.customMotor.t2Max === undefined,
  }
  // The list has exactly the names of the definitions.
  return resolvedRotaryAssumptions(overrides).list.filter(({ name }) => isUsed[name as RotaryAssumptionName])
}
