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
 * The continuous torque of the motor, as shaft loads are rated by bearing life; phases with a higher torque or speed take
 * precedence. Without phases the largest operating torque is the braking torque of the limited drive.
 */
export const servoOutput = (
  { spectrum }: Pick<ServoDuty, 'spectrum'>,
  { outputTorque: torque, outputSpeed: speed, operatingTorque }: OutputDriveFigures,
): OutputDrive => ({
  torque: Math.max(torque, spectrum?.largestTorque ?? torque),
  peakTorque: spectrum?.largestTorque ?? operatingTorque,
  speed: Math.max(speed, spectrum?.largestSpeed ?? speed),
})

/**
 * The larger of the requested torque and that of the hardest phase; without either the rated torque of the gear. The speed is
 * known only from phases.
 */
export const manualOutput = ({ torque, spectrum }: Pick<ManualDuty, 'torque' | 'spectrum'>, { ratedTorque }: Reducer): OutputDrive => {
  const own = spectrum === undefined ? (torque?.target ?? ratedTorque) : demandedTorque(torque, spectrum.largestTorque)
  return { torque: own, peakTorque: own, ...(spectrum && { speed: spectrum.largestSpeed }) }
}
