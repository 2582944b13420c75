/** Torque and speed at the output for its checks, by mode. SI. */
import type { ServoFigures } from './figures.ts'
import { demandedTorque } from './window.ts'
import type { ManualDuty, Reducer, ServoDuty, ThreePhaseDuty } from './input.ts'

/** Drive of the output: the design torque of its parts and the largest operating torque (N·m), and its speed (rev/s) if known. */
export type OutputDrive = { readonly torque: number; readonly peakTorque: number; readonly speed?: number }

/**
 * @param duty service factor: above 1 it applies to the parts on the shaft as well as to the gear
 * @param figures of the motor with the gear
 * Source: Oriental Motor, radial load of gearheads (W = K × T × f / r).
 */
export const threePhaseOutput = (
  { serviceFactor = 1 }: Pick<ThreePhaseDuty, 'serviceFactor'>,
  { demandedTorque, outputSpeed: speed }: { readonly demandedTorque: number; readonly outputSpeed: number },
): OutputDrive => {
  const torque = Math.max(1, serviceFactor) * demandedTorque
  return { torque, peakTorque: torque, speed }
}

/** Figures of a servo motor at the output: continuous and largest torque, N·m; speed, rev/s. */
export type OutputDriveFigures = Pick<ServoFigures, 'outputTorque' | 'outputSpeed' | 'operatingTorque'>

/**
 * Parts on the shaft are designed for the largest torque that is judged: that of the hardest phase, without phases the braking
 * torque of the drive as T2B limits it, unlimited where T2B is not stated; the continuous torque of the motor if this is larger.
 * Source: STOBER PK manual p. 81, 181 (the force during acceleration has a permissible value of its own, 1 to 1.5 times that of
 * the mean force).
 */
export const servoOutput = (
  { spectrum }: Pick<ServoDuty, 'spectrum'>,
  { outputTorque: torque, outputSpeed: speed, operatingTorque }: OutputDriveFigures,
): OutputDrive => {
  const peakTorque = spectrum?.largestTorque ?? operatingTorque
  return { torque: Math.max(torque, peakTorque), peakTorque, speed: Math.max(speed, spectrum?.largestSpeed ?? speed) }
}

/**
 * The larger of the requested torque and that of the hardest phase; without either the rated torque of the gear. The speed is
 * known only from phases.
 */
export const manualOutput = ({ torque, spectrum }: Pick<ManualDuty, 'torque' | 'spectrum'>, { ratedTorque }: Reducer): OutputDrive => {
  const own = spectrum === undefined ? (torque?.target ?? ratedTorque) : demandedTorque(torque, spectrum.largestTorque)
  return { torque: own, peakTorque: own, ...(spectrum && { speed: spectrum.largestSpeed }) }
}
