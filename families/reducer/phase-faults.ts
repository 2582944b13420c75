/** Validates output phases against the single demands of the same request. */
import { roundedLimit } from '../../engine/units/index.ts'
import type { Fault } from '../define/parsed.ts'
import { spectrumOf } from './sizing/duty-spectrum.ts'
import type { OutputPhaseParameters } from './parameters.ts'
import type { ReducerMode } from './wire/modes.ts'
import type { Toleranced } from './wire/reducer.ts'

/** The demands of a request that its phases are compared with. */
export type PhasedDemands = {
  readonly phases?: readonly OutputPhaseParameters[] | undefined
  readonly n2?: Toleranced | undefined
  readonly t2?: Toleranced | undefined
}

const rounding = 1e-9

/** A value of the phases, and the demand that it must not exceed. */
const beyond = (value: number, demand: Toleranced | undefined, symbol: string): readonly Fault[] => {
  const highest = demand === undefined ? Infinity : demand.value * (1 + demand.upper / 100)
  return value <= highest * (1 + rounding)
    ? []
    : [{ code: 'contradicts', path: 'phases', params: { expected: `${symbol} <= ${roundedLimit(highest, 'most')}` } }]
}

/**
 * Finds phases that contradict the single demands: faster than the requested output speed, or with a mean torque above the
 * requested torque. No match for those demands could run such phases.
 * @param mode of the request
 * @param demands phases, and the demands as sent
 */
export function phaseFaults(mode: ReducerMode, { phases, n2, t2 }: PhasedDemands): readonly Fault[] {
  if (mode === 'threePhase' || phases === undefined) return []
  const { meanTorque, largestSpeed } = spectrumOf(phases)
  return mode === 'servo' ? beyond(largestSpeed, n2, 'n2') : beyond(meanTorque, t2, 'T2m')
}
