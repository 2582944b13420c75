/** Duty spectrum of a gear unit: repeated phases of torque and speed at the output. SI, speeds in rev/s. */
import { cubicMeanLoad, meanSpeed } from '../../formulas/mean-load.ts'

/** A phase at the output. */
export type OutputPhase = {
  /** T2, N·m; negative where the load drives. */
  readonly torque: number
  /** n2, absolute, rev/s, >= 0. */
  readonly speed: number
  /** t, s, > 0. */
  readonly time: number
}

/** Phases with their means and peaks. */
export type Spectrum = {
  readonly phases: readonly OutputPhase[]
  /** T2m, N·m. */
  readonly meanTorque: number
  /** n2m over the whole time, rev/s. */
  readonly meanSpeed: number
  /** max |T2|, N·m. */
  readonly largestTorque: number
  /** max n2, rev/s. */
  readonly largestSpeed: number
}

/** Source of the mean output torque. */
export const meanTorqueSource = 'Harmonic Drive CSD-2A p. 20, Apex Dynamics; averageTorque'

/**
 * F15: T2m = (Σ |T2i|³ n2i ti / Σ n2i ti)^(1/3), n2m = Σ n2i ti / Σ ti. At standstill no tooth rolls, so the torque has no weight
 * in the mean; the largest torque includes it.
 * @param phases at least one
 * @returns the phases with their means and peaks
 * Source: Harmonic Drive CSD-2A manual p. 20.
 */
export const spectrumOf = (phases: readonly OutputPhase[]): Spectrum => ({
  phases,
  meanTorque: cubicMeanLoad(phases.map(({ torque, speed, time }) => ({ load: torque, weight: speed * time }))),
  meanSpeed: meanSpeed(phases),
  largestTorque: Math.max(...phases.map(({ torque }) => Math.abs(torque))),
  largestSpeed: Math.max(...phases.map(({ speed }) => speed)),
})

/** Figures of gear unit and motor that convert a phase to the motor. */
export type PhaseDrive = {
  /** i. */
  readonly ratio: number
  /** η, 0 to 1. */
  readonly efficiency: number
  /** n1N of the motor, rev/s. */
  readonly ratedSpeed: number
}

/**
 * F4: motor torque in a phase, T2 / (i η), or |T2| η / i where the load drives; above its rated speed the available torque of a
 * motor falls with speed (constant power), so that the demand is multiplied by n1 / n1N.
 * @param phase at the output
 * @param drive gear unit and motor
 * @returns N·m at the rated speed, >= 0
 * Source: Yaskawa Σ-II manual, motors with gears; field weakening.
 */
function phaseMotorTorque({ torque, speed }: OutputPhase, { ratio, efficiency, ratedSpeed }: PhaseDrive): number {
  const own = torque < 0 ? (-torque * efficiency) / ratio : torque / (ratio * efficiency)
  return own * Math.max(1, (speed * ratio) / ratedSpeed)
}

/** Largest and effective torque of a motor, N·m. */
export type MotorTorques = { readonly peak: number; readonly effective: number }

/**
 * F18: Trms = √(Σ T1i² ti / Σ ti).
 * @param spectrum at the output
 * @param drive gear unit and motor
 * @returns torques of the motor over the spectrum
 * Source: Harmonic Drive CHA manual p. 67; Siemens V90.
 */
export function spectrumMotorTorques({ phases }: Spectrum, drive: PhaseDrive): MotorTorques {
  const torques = phases.map((phase) => ({ torque: phaseMotorTorque(phase, drive), time: phase.time }))
  const time = torques.reduce((sum, each) => sum + each.time, 0)
  const squares = torques.reduce((sum, each) => sum + each.torque ** 2 * each.time, 0)
  return { peak: Math.max(...torques.map(({ torque }) => torque)), effective: Math.sqrt(squares / time) }
}
