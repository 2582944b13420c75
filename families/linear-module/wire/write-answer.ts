/** Writes the answer of `ModuleLinearTwo/Calculation` with its wire names. */
import type * as z from 'zod/mini'
import type { Calculation } from '../../../contract/results/selection.ts'
import type { SizedValue } from '../../../contract/results/sizing.ts'
import type { moduleCalculation } from './linear-module.ts'

/**
 * @param answer the common answer
 * @param rows of the result table
 * @returns the answer of the second variant
 */
export const writeModuleAnswer = ({ list, ...rest }: Calculation, rows: readonly SizedValue[]): z.infer<typeof moduleCalculation> => ({
  ...rest,
  calResDtos: [...rows],
  moduleLinearWorkingResDto: list,
})
