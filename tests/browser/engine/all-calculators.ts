/** Every calculator as in `schemas/registry.ts`, which a browser cannot read: found by the same names. */
import type { CalculatorExamples } from '../../../engine/define/examples.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'

type One<T> = Readonly<Record<string, T>>

const schemas = import.meta.glob<One<CalculatorSchema>>('../../../schemas/*/schema.ts', { eager: true })
const examples = import.meta.glob<One<CalculatorExamples>>('../../../schemas/*/examples.ts', { eager: true })

/** A class with a screen of its own has no examples. */
export const calculators = Object.entries(examples).flatMap(([path, found]) => {
  const [schema] = Object.values(schemas[path.replace('examples.ts', 'schema.ts')] ?? {})
  const [own] = Object.values(found)
  return schema && own ? [{ schema, examples: own }] : []
})
