/** Every calculator as in `schemas/registry.ts`, which a browser cannot read: found by the same names. */
import { partsOf } from '../../../engine/define/calculator-file.ts'
import type { CalculatorExamples } from '../../../engine/define/examples.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../schemas/*/schema.{ts,json}', { eager: true })
const beside = import.meta.glob<Readonly<Record<string, unknown>>>('../../../schemas/*/examples.ts', { eager: true })

/** A class with a screen of its own has no examples. */
export const calculators = Object.entries(files).flatMap(([path, said]) => {
  const { schema, examples = Object.values(beside[path.replace(/schema\.\w+$/, 'examples.ts')] ?? {})[0] } = partsOf(said)
  // As the registry takes them.
  return examples ? [{ schema: schema as CalculatorSchema, examples: examples as CalculatorExamples }] : []
})
