/** Calculators that show what the language can: the service calculates them, they stand on no page of ours. */
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'
import * as column from './column.ts'

/** A calculator with its texts by language. */
export type ZooCalculator = {
  readonly schema: CalculatorSchema
  readonly texts: typeof column.texts
  readonly examples: CalculatorExamples
}

/** Every one of them. */
export const zooCalculators: readonly ZooCalculator[] = [{ schema: column.column, texts: column.texts, examples: column.examples }]
