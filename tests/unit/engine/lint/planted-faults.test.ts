import { expect, it } from 'vitest'
import type { CalculatorSchema } from '../../../../engine/define/index.ts'
import { alternatives, choice, number } from '../../../../engine/define/index.ts'
import { parseSchema } from '../../../../engine/define/parse-schema.ts'
import { compile, SchemaError } from '../../../../engine/index.ts'
import { lint } from '../../../../engine/lint/index.ts'
import { lift } from '../../../../schemas/300-lift/schema.ts'

type Stage = 'parse' | 'compile' | 'lint'
type Fault = { readonly stage: Stage; readonly text: string }

/** Everything that any of the three looks finds in a schema from outside; a later look needs the earlier ones to pass. */
function faultsOf(schema: unknown, texts: (key: string) => boolean): readonly Fault[] {
  const parsed = parseSchema(JSON.parse(JSON.stringify(schema)))
  if ('issues' in parsed) return parsed.issues.map(({ path, message }) => ({ stage: 'parse', text: `${path}: ${message}` }))
  try {
    return lint(compile(parsed.schema), { texts }).map(({ path, message }) => ({ stage: 'lint', text: `${path}: ${message}` }))
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    return error.issues.map(({ path, message }) => ({ stage: 'compile', text: `${path}: ${message}` }))
  }
}

const base: CalculatorSchema = lift
const { fields, derived = {}, layout } = base
const { request } = lift
const sections = (...items: readonly string[]) => [...layout, { section: 'extra', items }]
const withFields = (more: CalculatorSchema['fields']): CalculatorSchema => {
  const query = { ...request.query, ...Object.fromEntries(Object.keys(more).map((id) => [id, id])) }
  const added = Object.keys(more).filter((id) => !Object.hasOwn(fields, id))
  return {
    ...base,
    fields: { ...fields, ...more },
    request: { ...request, query: added.length > 0 ? query : request.query },
    layout: sections(...added),
  }
}
const withDerived = (more: NonNullable<CalculatorSchema['derived']>): CalculatorSchema => {
  return { ...base, derived: { ...derived, ...more }, layout: sections(...Object.keys(more)) }
}

// The faults that research of form engines planted into a "lift" schema: a leading linter caught the first nine and missed the last six.
const planted: readonly { readonly fault: string; readonly schema: unknown; readonly caught: Stage; readonly says: RegExp }[] = [
  {
    fault: 'two calculated values that need each other',
    schema: withDerived({ a: { value: 'b + 1' }, b: { value: 'a + 1' } }),
    caught: 'compile',
    says: /cycle: a –value→ b –value→ a/,
  },
  {
    fault: 'two choices that write into each other',
    schema: withFields({
      brand: choice({ options: ['north', 'south'], sets: { series: "brand == 'north' ? 'a' : 'b'" } }),
      series: choice({ options: ['a', 'b'], sets: { brand: "series == 'a' ? 'north' : 'south'" } }),
    }),
    caught: 'compile',
    says: /cycle: brand –cascade→ series –cascade→ brand/,
  },
  {
    fault: 'an unknown name',
    schema: withDerived({ mass: { unit: 't', value: 'laod * 2' } }),
    caught: 'compile',
    says: /mass: unknown name 'laod'; did you mean 'load'\?\nlaod \* 2\n\^\^\^\^/,
  },
  {
    fault: 'a misspelled option',
    schema: withFields({ fan: number({ visible: "loadType == 'strnog'" }) }),
    caught: 'compile',
    says: /fan#visible: 'strnog' is never a value here \(smooth, medium, strong\); did you mean 'strong'\?/,
  },
  {
    fault: 'a minimum above the maximum',
    schema: withFields({ minutes: number({ unit: 'min', min: 30, max: 1 }) }),
    caught: 'lint',
    says: /minutes: no number is allowed/,
  },
  {
    fault: 'a condition that contradicts a range',
    schema: withFields({ fan: number({ visible: 'minutes > 40' }) }),
    caught: 'lint',
    says: /fan#visible: 'minutes > 40' never holds/,
  },
  {
    fault: 'a misspelled property',
    schema: { ...base, fields: { ...fields, load: { ...fields['load'], onOutOfRagne: 'snap' } } },
    caught: 'parse',
    says: /fields\.load: unknown property 'onOutOfRagne'; did you mean 'onOutOfRange'\?/,
  },
  {
    fault: 'an unknown name in the call that loads the options',
    schema: { ...base, init: { ...base.init, query: { type: 'laodType' } } },
    caught: 'compile',
    says: /init\.type: unknown name 'laodType'; did you mean 'loadType'\?/,
  },
  {
    fault: 'a title whose text does not exist',
    schema: { ...base, layout: sections() },
    caught: 'lint',
    says: /lift\.sections\.extra: there is no text under this key/,
  },
  {
    fault: 'a field visible if another is known, and the other way round',
    schema: withFields({ x: number({ visible: 'y > 0' }), y: number({ visible: 'x > 0' }) }),
    caught: 'compile',
    says: /cycle: x –visibility→ y –visibility→ x/,
  },
  {
    fault: 'bounds that depend on each other',
    schema: withFields({ p: number({ min: 'q' }), q: number({ min: 'p' }) }),
    caught: 'compile',
    says: /cycle: p –bound→ q –bound→ p/,
  },
  {
    fault: 'a default outside its range',
    schema: withFields({ cycles: number({ max: 10, default: 20 }) }),
    caught: 'lint',
    says: /cycles#default: the default is above the maximum 10/,
  },
  {
    fault: 'a derived value that is always visible, made from a field that is not',
    schema: withFields({ load: { ...number({ unit: 't', min: 0.1, max: 120 }), visible: "loadType == 'strong'" } }),
    caught: 'lint',
    says: /loadMass: has no value while load is hidden \(with loadType = smooth\)/,
  },
  {
    fault: 'a number plus a text',
    schema: withDerived({ sum: { value: 'serviceFactor + mounting' } }),
    caught: 'compile',
    says: /sum: expected a number, found a text\nserviceFactor \+ mounting\n {16}\^{8}/,
  },
  {
    fault: 'a bracket that is not closed',
    schema: withDerived({ sum: { value: '(serviceFactor + 1' } }),
    caught: 'compile',
    says: /sum: expected '\)', found end of expression/,
  },
]

const hasText = (key: string) => key !== 'lift.sections.extra'
const allTexts = () => true

it('the schema the faults are planted into has none', () => {
  expect(faultsOf(base, allTexts)).toEqual([])
})

it.each(planted)('$fault: caught by $caught', ({ fault, schema, caught, says }) => {
  const found = faultsOf(schema, fault.startsWith('a title') ? hasText : allTexts)
  expect(found.filter(({ stage }) => stage === caught).map(({ text }) => text)).toContainEqual(expect.stringMatching(says))
})

it('a branch that does not exist is refused, so that a form never starts without one', () => {
  const schema = withFields({ mode: alternatives({ branches: { a: [], b: [] }, default: 'c' }) })
  expect(faultsOf(schema, allTexts)).toEqual([{ stage: 'compile', text: "mode#default: 'c' is no branch" }])
})
