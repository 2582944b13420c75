/** The answer of `ModuleLinearTwo/Calculation` under the names that it has there. */
import type * as z from 'zod/mini'
import type { Calculation } from '../../../contract/results/selection.ts'
import type { SizedValue } from '../../../contract/results/sizing.ts'
import type { moduleCalculation } from './linear-module.ts'

/**
 * @param answer as of every calculator
 * @param rows of the result table
 * @returns the same as the second variant gives it out
 */
export const writeModuleAnswer = ({ list, ...rest }: Calculation, rows: readonly SizedValue[]): z.infer<typeof moduleCalculation> => ({
  ...rest,
  calResDtos: [...rows],
  moduleLinearWorkingResDto: list,
})
