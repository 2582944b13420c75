/** Explanations: the numbers that one puts into a formula give its value. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, list, number } from '../../../engine/define/index.ts'
import { explainValue, type Explanation } from '../../../engine/explain/explain-value.ts'
import { compileExpression, isAbsent, nowhere, parse } from '../../../engine/expression/index.ts'
import { compile, evaluate, valueAt } from '../../../engine/index.ts'
import { anySequence, lastState } from '../../../engine/testing/sequences.ts'
import { calculators } from '../../../schemas/registry.ts'
import { calculator, sends } from '../../unit/engine/calculator.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'

const shipped = calculators.map(({ schema, examples }) => ({
  name: schema.name,
  subject: { plan: compile(schema), inits: [examples.init] as const },
}))

/** What a formula gives that names nothing. */
const calculated = (text: string): unknown => {
  const parsed = parse(text)
  if (!('expression' in parsed)) return parsed
  return compileExpression(parsed.expression, () => nowhere)([])
}

describe.each([...zooSubjects, ...shipped])('$name', ({ subject }) => {
  const { plan } = subject
  it('explains each derived value by numbers that give it', () => {
    fc.assert(
      fc.property(anySequence(subject), (events) => {
        const { snapshot } = lastState(plan, events)
        for (const name of plan.derived.keys()) {
          const explained = explainValue(plan, snapshot, { path: name })
          const value = valueAt(plan, snapshot, name)
          expect(explained?.value).toEqual(isAbsent(value) ? undefined : value)
          const found = isAbsent(value) ? (explained?.because ?? []).length > 0 : calculated(explained?.with ?? '')
          expect(found).toEqual(isAbsent(value) ? true : value)
        }
      }),
    )
  })

  it('reads what it says, each explained down to the inputs', () => {
    const { snapshot } = lastState(plan, [])
    const everyone = (one: Explanation | undefined): readonly Explanation[] => (one ? [one, ...one.reads.flatMap(everyone)] : [])
    for (const name of plan.derived.keys()) {
      const all = everyone(explainValue(plan, snapshot, { path: name, depth: 20 }))
      expect(all.filter(({ path }) => !plan.slots.has(path))).toEqual([])
      expect(all.filter(({ reads, how }) => how !== 'formula' && reads.length > 0)).toEqual([])
    }
  })
})

const between = compile(
  calculator({
    tables: {
      k: {
        axes: { duty: ['light', 'heavy'], speed: { at: [10, 100, 1000], take: 'linear' } },
        columns: {
          factor: [
            [1, 1.1, 1.3],
            [1.25, 1.75, null],
          ],
        },
      },
    },
    fields: {
      duty: choice({ options: ['light', 'heavy'] }),
      speed: number({ unit: 'mm/s', min: 10, max: 1000 }),
      rows: list({ row: { force: number({ unit: 'N' }) } }),
    },
    derived: {
      factor: { value: 'tables.k.factor', symbol: 'k', source: 'a handbook' },
      most: { unit: 'N', value: "duty == 'heavy' ? max(rows.force) * factor : -max(rows.force)" },
    },
    ...sends({ Most: 'most', Speed: 'speed', Duty: 'duty', Rows: { list: 'rows', columns: ['force'] } }),
  }),
)
const at = (inputs: Parameters<typeof evaluate>[1]['inputs'], name: string) =>
  explainValue(between, evaluate(between, { inputs, init: undefined }), { path: name })

describe('an explanation', () => {
  const inputs = { duty: 'heavy', speed: 55, rows: [{ force: -3 }, { force: 5 }] }
  it('says the cells of an interpolation with their shares', () => {
    expect(at(inputs, 'factor')).toMatchObject({
      symbol: 'k',
      source: 'a handbook',
      formula: 'tables.k.factor',
      with: '1.5',
      cells: [
        {
          column: 'tables.k.factor',
          cells: [
            { at: { duty: 'heavy', speed: 10 }, share: 0.5, value: 1.25 },
            { at: { duty: 'heavy', speed: 100 }, share: 0.5, value: 1.75 },
          ],
        },
      ],
    })
  })

  it('says the branch that is taken, and what that reads', () => {
    expect(at(inputs, 'most')).toMatchObject({ branch: 'max(rows.force) * factor', with: '5[N] * 1.5', value: 7.5 })
    expect(at({ ...inputs, duty: 'light', rows: [{ force: -3 }] }, 'most')).toMatchObject({ branch: '-max(rows.force)', value: 3 })
  })

  it('says why there is no value', () => {
    expect(at({ ...inputs, speed: 500 }, 'factor')).toMatchObject({ value: undefined, because: [{ code: 'notInTable' }] })
    expect(at({ duty: 'heavy', rows: [] }, 'factor')).toMatchObject({ because: [{ code: 'missing', path: 'speed' }] })
  })

  it('says whether an input is a default', () => {
    const { plan } = zooSubjects.find(({ name }) => name.startsWith('column'))?.subject ?? {}
    if (!plan) throw new Error('there is no column')
    const how = (modulus: number) => explainValue(plan, evaluate(plan, { inputs: { modulus }, init: undefined }), { path: 'modulus' })?.how
    expect([how(210), how(200)]).toEqual(['default', 'input'])
  })
})
