/** What turns the output and its parts, by mode. SI. */
import type { ServoFigures } from './figures.ts'
import type { ManualDuty, Reducer, ServoDuty, ThreePhaseDuty } from './input.ts'

/**
 * What drives the output: the torque that its parts have to bear and the largest of operation (N·m), and its speed (rev/s) where that is known.
 */
export type OutputDrive = { readonly torque: number; readonly peakTorque: number; readonly speed?: number }

/**
 * @param duty service factor: above 1 the parts on the shaft have to bear it as the gear does
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
 * The continuous torque of the motor: loads of a shaft are rated by its life. Phases that ask for more, or turn faster, count. Without phases the
 * largest torque of operation is what the limited drive brakes with.
 */
export const servoOutput = (
  { spectrum }: Pick<ServoDuty, 'spectrum'>,
  { outputTorque: torque, outputSpeed: speed, operatingTorque }: OutputDriveFigures,
): OutputDrive => ({
  torque: Math.max(torque, spectrum?.largestTorque ?? 0),
  peakTorque: spectrum?.largestTorque ?? operatingTorque,
  speed: Math.max(speed, spectrum?.largestSpeed ?? 0),
})

/** The torque asked for, or that of the hardest phase; else what the gear may carry. The speed is known of phases alone. */
export const manualOutput = ({ torque, spectrum }: Pick<ManualDuty, 'torque' | 'spectrum'>, { ratedTorque }: Reducer): OutputDrive => {
  const own = spectrum === undefined ? (torque?.target ?? ratedTorque) : Math.max(torque?.target ?? 0, spectrum.largestTorque)
  return { torque: own, peakTorque: own, ...(spectrum && { speed: spectrum.largestSpeed }) }
}
