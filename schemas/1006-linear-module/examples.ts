import { linearModuleTwoExamples } from '../1007-linear-module-two/examples.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

/** Same form as variant two, so the same examples. */
export const linearModuleExamples: CalculatorExamples = linearModuleTwoExamples
