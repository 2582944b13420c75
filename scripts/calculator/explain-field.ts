/** Describes a field, derived value or parameter with its dependencies and dependents, from the schema alone. */
import { explainedNames, explainItem, type Neighbour } from '../../engine/check/explain-item.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'
import { suggest } from '../../engine/expression/index.ts'
import { compile } from '../../engine/index.ts'
import { translate } from '../../i18n/translate.ts'
import { calculatorNamespace } from '../../i18n/text-files.ts'

const listOf = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '))

const directly = (neighbours: readonly Neighbour[]): string => listOf(neighbours.map(({ name, kind }) => `${name} (${kind})`))

/**
 * @param schema a schema that compiles
 * @param name of a field, a derived value or a table
 * @throws RangeError for an unknown name, with the nearest known one
 */
export const explainField = (schema: CalculatorSchema, name: string): readonly string[] => {
  const plan = compile(schema)
  const item = explainItem(plan, name)
  if (!item) {
    const known = explainedNames(plan)
    const near = suggest(name, known)
    throw new RangeError(`${schema.id} has no '${name}'; ${near === undefined ? `it has ${known.join(', ')}` : `did you mean '${near}'?`}`)
  }
  const label = translate('en', `${calculatorNamespace(schema)}:${name}.label`)
  return [
    label === undefined ? name : `${name}: ${label}`,
    ...item.definition.map(([key, value]) => `  ${key}: ${value}`),
    `reads: ${directly(item.reads)}`,
    `by way of these: ${listOf(item.readsAll)}`,
    `is read by: ${directly(item.readBy)}`,
    `changes in the end: ${listOf(item.readByAll)}`,
    `goes into the parameters: ${listOf(item.parameters)}`,
  ]
}
