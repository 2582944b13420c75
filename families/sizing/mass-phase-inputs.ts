/** Phases of a duty spectrum as inputs of a displayed formula. */
import type { MassPhase } from '../formulas/duty-spectrum.ts'
import type { SymbolValue } from './check.ts'

/**
 * @param phases of a spectrum, SI
 * @returns m1, a1, v1, t1, m2, …
 */
export const massPhaseInputs = (phases: readonly MassPhase[]): SymbolValue[] =>
  phases.flatMap(({ mass, acceleration, speed, time }, index): SymbolValue[] => [
    [`m${index + 1}`, mass, 'kg'],
    [`a${index + 1}`, acceleration, 'm/s^2'],
    [`v${index + 1}`, speed, 'mm/s'],
    [`t${index + 1}`, time, 's'],
  ])
