/** Duty spectra: repeated phases of load, speed and time. */
import { directionalMeanLoad, meanSpeed, type DirectionalMeanLoad, type LoadSegment } from './mean-load.ts'

/** A phase of a duty spectrum. */
export type DutyPhase = {
  /** Axial load F, N; positive against forward travel. */
  readonly load: number
  /** Absolute travel speed v, m/s, >= 0. */
  readonly speed: number
  /** Duration t, s, >= 0. */
  readonly time: number
}

/** Mean values of a spectrum for the life; SI. */
export type SpectrumMeans = {
  /** Cubic mean load per direction of force over the distance, N. */
  readonly meanLoad: DirectionalMeanLoad
  /** vm, m/s, > 0. */
  readonly meanSpeed: number
}

/** Peak values of a spectrum for static limits; SI. */
export type SpectrumPeaks = {
  /** max |Fi|, N; includes phases at standstill. */
  readonly largestLoad: number
  /** max vi, m/s. */
  readonly largestSpeed: number
}

/**
 * Loads of the phases weighted by distance; a load at standstill has weight 0.
 * @param phases of a spectrum
 * @returns loads with their distances vi ti, m
 * Source: THK General Catalog A-706 eq. 30 (weights: distance, or ni ti).
 */
export const spectrumSegments = (phases: readonly DutyPhase[]): LoadSegment[] =>
  phases.map(({ load, speed, time }) => ({ load, weight: speed * time }))

/**
 * The mean load and speed of a spectrum: Fm = (Σ |Fi|³ vi ti / Σ vi ti)^(1/3) per direction of force, vm = Σ vi ti / Σ ti.
 * @param phases of a spectrum
 * @returns its means; undefined if nothing moves, as no life follows then
 * Source: THK General Catalog A-706 eq. 30; HIWIN Ballscrews S99TE20-1610 p. 24 (M7, M8).
 */
export function spectrumMeans(phases: readonly DutyPhase[]): SpectrumMeans | undefined {
  const segments = spectrumSegments(phases)
  if (!segments.some(({ weight }) => weight > 0)) return undefined
  return { meanLoad: directionalMeanLoad(segments), meanSpeed: meanSpeed(phases) }
}

/**
 * @param phases of a spectrum, may be empty
 * @returns largest load, N, and largest speed, m/s; 0 without phases
 */
export const spectrumPeaks = (phases: readonly DutyPhase[]): SpectrumPeaks => ({
  largestLoad: Math.max(0, ...phases.map(({ load }) => Math.abs(load))),
  largestSpeed: Math.max(0, ...phases.map(({ speed }) => speed)),
})

/** A phase in which a mass is moved. */
export type MassPhase = {
  /** Moved mass m, kg, >= 0. */
  readonly mass: number
  /** Acceleration or deceleration a, m/s², >= 0; 0 at constant speed. */
  readonly acceleration: number
  /** Mean absolute travel speed v, m/s, >= 0; 0 at standstill. */
  readonly speed: number
  /** Duration t, s, > 0. */
  readonly time: number
}

/**
 * Whether any phase moves; otherwise no life follows from them.
 * @param phases of a spectrum
 */
export const phasesMove = (phases: readonly Pick<MassPhase, 'speed' | 'time'>[]): boolean =>
  phases.some(({ speed, time }) => speed * time > 0)

/**
 * @param duty a motion and the phases of a spectrum
 * @returns the largest speed of the motion and all phases, m/s
 */
export const largestSpeedOf = ({
  speed,
  phases,
}: {
  readonly speed: number
  readonly phases: readonly Pick<MassPhase, 'speed'>[]
}): number => Math.max(speed, ...phases.map((phase) => phase.speed))

/**
 * @param duty a motion and the phases of a spectrum
 * @returns the largest acceleration of the motion and all phases, m/s²
 */
export const largestAccelerationOf = ({
  acceleration,
  phases,
}: {
  readonly acceleration: number
  readonly phases: readonly Pick<MassPhase, 'acceleration'>[]
}): number => Math.max(acceleration, ...phases.map((phase) => phase.acceleration))
