import type { CalculatorSchema } from '../engine/define/index.ts'
import { ballScrewExamples } from './30-ball-screw/examples.ts'
import { ballScrew } from './30-ball-screw/schema.ts'
import { liftExamples } from './300-lift/examples.ts'
import { lift } from './300-lift/schema.ts'
import type { CalculatorExamples } from './examples.ts'

/** A calculator that can be used: its schema and its worked inputs. */
export type Calculator = { readonly schema: CalculatorSchema; readonly examples: CalculatorExamples }

/** Every calculator, in the order of the start page. Adding one is a line here. */
export const calculators: readonly Calculator[] = [
  { schema: ballScrew, examples: ballScrewExamples },
  { schema: lift, examples: liftExamples },
]
