/** Duty spectra: phases of load, speed and time that a drive goes through again and again. */
import { directionalMeanLoad, meanSpeed, type DirectionalMeanLoad, type LoadSegment } from './mean-load.ts'

/** A phase of a duty spectrum. */
export type DutyPhase = {
  /** Axial load F, N; positive against forward travel. */
  readonly load: number
  /** Travel speed v whatever its direction, m/s, >= 0. */
  readonly speed: number
  /** How long it lasts t, s, >= 0. */
  readonly time: number
}

/** What a spectrum amounts to over its life; SI. */
export type SpectrumMeans = {
  /** Cubic mean load per direction of force over the distance, N. */
  readonly meanLoad: DirectionalMeanLoad
  /** vm, m/s, > 0. */
  readonly meanSpeed: number
}

/** What static limits have to bear of a spectrum; SI. */
export type SpectrumPeaks = {
  /** max |Fi|, N; of standing phases, too. */
  readonly largestLoad: number
  /** max vi, m/s. */
  readonly largestSpeed: number
}

/**
 * Distances of the phases: a load that stands rolls over nothing.
 * @param phases of a spectrum
 * @returns loads with their distances vi ti, m
 * Source: THK General Catalog A-706 eq. 30 (weights: distance, or ni ti).
 */
export const spectrumSegments = (phases: readonly DutyPhase[]): LoadSegment[] =>
  phases.map(({ load, speed, time }) => ({ load, weight: speed * time }))

/**
 * The mean load and speed of a spectrum: Fm = (Σ |Fi|³ vi ti / Σ vi ti)^(1/3) per direction of force, vm = Σ vi ti / Σ ti.
 * @param phases of a spectrum
 * @returns its figures; undefined where nothing moves: then it says nothing about a life
 * Source: THK General Catalog A-706 eq. 30; HIWIN Ballscrews S99TE20-1610 p. 24 (M7, M8).
 */
export function spectrumMeans(phases: readonly DutyPhase[]): SpectrumMeans | undefined {
  const segments = spectrumSegments(phases)
  if (!segments.some(({ weight }) => weight > 0)) return undefined
  return { meanLoad: directionalMeanLoad(segments), meanSpeed: meanSpeed(phases) }
}

/**
 * @param phases of a spectrum; none: nothing is to be borne
 * @returns largest load, N, and largest speed, m/s
 */
export const spectrumPeaks = (phases: readonly DutyPhase[]): SpectrumPeaks => ({
  largestLoad: Math.max(0, ...phases.map(({ load }) => Math.abs(load))),
  largestSpeed: Math.max(0, ...phases.map(({ speed }) => speed)),
})

/** A phase in which a mass is moved. */
export type MassPhase = {
  /** Moved mass m, kg, >= 0. */
  readonly mass: number
  /** a, either way, m/s², >= 0; 0 at constant speed. */
  readonly acceleration: number
  /** Mean travel speed v whatever its direction, m/s, >= 0; 0 where it stands. */
  readonly speed: number
  /** How long it lasts t, s, > 0. */
  readonly time: number
}

/**
 * Whether phases move at all: only then they say something about a life.
 * @param phases of a spectrum
 */
export const phasesMove = (phases: readonly Pick<MassPhase, 'speed' | 'time'>[]): boolean =>
  phases.some(({ speed, time }) => speed * time > 0)

/**
 * @param duty a motion and the phases of a spectrum
 * @returns m/s: of the motion and of all phases
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
 * @returns m/s²: of the motion and of all phases
 */
export const largestAccelerationOf = ({
  acceleration,
  phases,
}: {
  readonly acceleration: number
  readonly phases: readonly Pick<MassPhase, 'acceleration'>[]
}): number => Math.max(acceleration, ...phases.map((phase) => phase.acceleration))
