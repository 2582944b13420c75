import { linearModuleTwoExamples } from '../1007-linear-module-two/examples.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { withRecorded } from '../with-recorded.ts'
import recorded from './recorded.json' with { type: 'json' }

const { restates: _, ...sameForm } = linearModuleTwoExamples

/** Same form as variant two, so the same examples; its place and results are its own. */
export const linearModuleExamples: CalculatorExamples = withRecorded(sameForm, recorded)
