/** How a preload enters the formulas of a ball screw. */
import type { SymbolValue } from '../../sizing/check.ts'
import type { BallScrewDuty } from './input.ts'

/** The load of the half of the nut that bears the force. */
export const ballForceFormula = 'Fb = Fpr × (1 + Fa / (2^1.5 × Fpr))^1.5, at least Fa'

/**
 * @param duty working conditions
 * @returns the preload as a number that was put in, where there is one
 */
export const preloadInputs = ({ preload }: Pick<BallScrewDuty, 'preload'>): readonly SymbolValue[] =>
  preload === 0 ? [] : [['Fpr', preload, 'N']]
