/** Platform types: bearing and drive in one word. */
import type { RotaryCandidate } from './wire/rotary.ts'

/** Platform types as offered by image tiles (`reducerType` of the calls). */
export const platformTypes = ['hollowRoller', 'hollowBall', 'integratedActuator', 'directDrive'] as const
export type PlatformType = (typeof platformTypes)[number]

/**
 * @param candidate drive and bearing
 * @returns its type: a gear stage by its bearing, the others by their drive
 */
export function platformTypeOf({ drive, bearing }: Pick<RotaryCandidate, 'drive' | 'bearing'>): PlatformType {
  if (drive === 'integrated') return 'integratedActuator'
  if (drive === 'direct') return 'directDrive'
  return bearing === 'crossRoller' ? 'hollowRoller' : 'hollowBall'
}
