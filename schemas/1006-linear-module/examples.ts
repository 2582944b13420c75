import { linearModuleTwoExamples } from '../1007-linear-module-two/examples.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'

/** The form is that of variant two, and so are its examples. */
export const linearModuleExamples: CalculatorExamples = linearModuleTwoExamples
