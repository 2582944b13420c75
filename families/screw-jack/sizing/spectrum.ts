/** Means of a duty spectrum for a jack: loads, speeds, heat and time in motion. */
import { meanSpeed } from '../../formulas/mean-load.ts'

/** A phase of a duty spectrum: load of all jacks including the service factor (kg), absolute lifting speed (m/s), time (s). */
export type JackPhase = { readonly mass: number; readonly speed: number; readonly time: number }

/** Reference period of a duty cycle, s, the longest averaging time. Source: Jacton technical notes 19 (ED of 30 min). */
const dutyPeriod = 1800

const sumOf = (phases: readonly JackPhase[], value: (phase: JackPhase) => number): number =>
  phases.reduce((sum, phase) => sum + value(phase), 0)

/**
 * Averaging time of the phases, s: their total, at most the reference period, as phases of a longer cycle may accumulate within
 * one period.
 */
const averagedTime = (phases: readonly JackPhase[]): number =>
  Math.min(
    sumOf(phases, ({ time }) => time),
    dutyPeriod,
  )

/**
 * Whether any phase moves; otherwise neither heat nor life follows from them.
 * @param phases of a spectrum
 */
export const phasesMove = (phases: readonly JackPhase[]): boolean => phases.some(({ speed, time }) => speed > 0 && time > 0)

/**
 * ED = Σ ti of moving phases / min(Σ ti, 30 min), at most 1.
 * @param phases of a spectrum that moves
 * @returns fraction of time, 0 to 1
 * Source: Jacton technical notes 19 (running time over 30 min).
 */
export const phasesDuty = (phases: readonly JackPhase[]): number =>
  Math.min(sumOf(phases, ({ speed, time }) => (speed > 0 ? time : 0)) / averagedTime(phases), 1)

/**
 * Mean of m v: Σ mi vi ti / min(Σ ti, 30 min), at most the largest mi vi.
 * @param phases of a spectrum that moves
 * @returns kg·m/s
 * Source: heat balance over the cycle.
 */
export const phasesMeanLifting = (phases: readonly JackPhase[]): number =>
  Math.min(sumOf(phases, ({ mass, speed, time }) => mass * speed * time) / averagedTime(phases), largestLifting(phases))

/**
 * @param phases of a spectrum
 * @returns largest m v, kg·m/s; 0 without phases
 */
export const largestLifting = (phases: readonly JackPhase[]): number => Math.max(0, ...phases.map(({ mass, speed }) => mass * speed))

/**
 * vm = Σ vi ti / Σ ti.
 * @param phases of a spectrum that moves
 * @returns m/s
 * Source: THK General Catalog A-706.
 */
export const phasesMeanSpeed = (phases: readonly JackPhase[]): number => meanSpeed(phases)
