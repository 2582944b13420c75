/** Which parameters may be left out of a request: said by what they are made of, name by name. */
import { describe, expect, it } from 'vitest'
import { compile, requestCall } from '../../../engine/index.ts'
import type { CalculatorSchema, Field, Parameter } from '../../../engine/define/index.ts'
import { formula } from '../../../engine/testing/reference/form.ts'
import { calculators } from '../../../schemas/registry.ts'
import { duty } from '../../fixtures/schemas/duty.ts'
import { menagerie } from '../../fixtures/schemas/menagerie.ts'
import { zoo } from '../../fixtures/schemas/zoo.ts'
import { law } from './request/every-parameter.ts'

const schemas: readonly CalculatorSchema[] = [zoo, duty, menagerie, law, ...calculators.map(({ schema }) => schema)]
const textOf = (parameter: Parameter): string => (typeof parameter === 'string' ? parameter : 'value' in parameter ? parameter.value : '1')
const conditionOf = (parameter: Parameter): string => (typeof parameter === 'object' && 'when' in parameter ? (parameter.when ?? '1') : '1')
const listOf = (parameter: Parameter): readonly string[] => (typeof parameter === 'object' && 'list' in parameter ? [parameter.list] : [])

/** Without what has a fallback. */
const withoutReplaced = (text: string): string => text.replaceAll(/[^()?]*\?\?/g, '')

/** The fields that a formula is made of in the end: by derived values, tables and what the answer is asked with. */
function fieldsIn(schema: CalculatorSchema, names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    const [root = '', second = ''] = name.split('.')
    // The ends of a window are there and away with its number.
    const item = root === 'tables' ? `tables.${second}` : root
    if (found.has(item)) continue
    found.add(item)
    const derived = schema.derived?.[root]
    if (derived) fieldsIn(schema, formula(withoutReplaced(derived.value)).names, found)
    const table = root === 'tables' ? schema.tables?.[second] : undefined
    if (table) fieldsIn(schema, 'by' in table ? [table.by] : Object.keys(table.axes), found)
    const formulas = root === 'init' ? Object.values(schema.init?.query ?? {}) : []
    fieldsIn(
      schema,
      formulas.flatMap((text) => formula(text).names),
      found,
    )
  }
  return found
}

/** Whether a field can be away in a form that can start. */
function mayBeAway({ fields }: CalculatorSchema, id: string): boolean {
  const field = fields[id]
  if (!field) return false
  const isOnTab = Object.values(fields).some((one) => one.kind === 'alternatives' && Object.values(one.branches).flat().includes(id))
  const isSpared = field.kind === 'list' ? (field.minRows ?? (field.required === false ? 0 : 1)) === 0 : false
  return isOnTab || isSpared || (field.required ?? true) !== true || field.visible !== undefined || field.hidden !== undefined
}
const isHiding = (field: Field | undefined): boolean =>
  (field?.kind === 'choice' || field?.kind === 'choices') && field.onNoOptions === 'hide' && field.optionsFrom !== undefined

describe.each(schemas)('of $name', (schema) => {
  const { parameters } = compile(schema)
  const call = requestCall(schema.request)

  it('those may be left out that have a condition, or are made of something that may be away and not said to be always made', () => {
    const found = parameters.map(({ name, optional }) => [name, optional])
    const expected = Object.entries(call.parameters).map(([name, one]) => {
      const isSaid = typeof one === 'object' && ('constant' in one || one.when !== undefined || one.optional === true)
      const made = fieldsIn(schema, [...formula(textOf(one)).names, ...formula(conditionOf(one)).names, ...listOf(one)])
      const isDemanded = typeof one === 'object' && 'optional' in one && !one.optional
      return [name, isSaid || (!isDemanded && [...made].some((id) => mayBeAway(schema, id)))]
    })
    expect(found).toEqual(expected)
  })

  it('those need an option that are made of a choice that hides when it has none', () => {
    const found = parameters.map(({ name, needsOptionsOf }) => [name, needsOptionsOf.toSorted()])
    const expected = Object.entries(call.parameters).map(([name, one]) => {
      const made = fieldsIn(schema, [...formula(textOf(one)).names, ...formula(conditionOf(one)).names, ...listOf(one)])
      return [name, [...made].filter((id) => isHiding(schema.fields[id])).toSorted()]
    })
    expect(found).toEqual(expected)
  })
})
