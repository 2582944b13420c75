/** Formula texts and inputs for the preload of a ball screw. */
import type { SymbolValue } from '../../sizing/check.ts'
import type { BallScrewDuty } from './input.ts'

/** The load of the loaded half of the nut. */
export const ballForceFormula = 'Fb = max(Fa, Fpr × (1 + Fa / (2^1.5 × Fpr))^1.5)'

/**
 * @param duty working conditions
 * @returns the preload as an input of a formula; empty without preload
 */
export const preloadInputs = ({ preload }: Pick<BallScrewDuty, 'preload'>): readonly SymbolValue[] =>
  preload === 0 ? [] : [['Fpr', preload, 'N']]
