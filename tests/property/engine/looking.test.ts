/** What is told of a form beside its values: what has changed, where a number comes from, what need not be named. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changedItems,
  compile,
  decodeRequest,
  encodeRequest,
  leftOutDefaults,
  originOf,
  reasonsAgainstStart,
  reduce,
  requestCall,
  valueAt,
} from '../../../engine/index.ts'
import type { Plan, Value } from '../../../engine/index.ts'
import { completeEvents, eventArbitrary } from '../../../engine/testing/arbitraries.ts'
import { formula } from '../../../engine/testing/reference/form.ts'
import { anySequence, lastState } from '../../../engine/testing/sequences.ts'
import { calculators } from '../../../schemas/registry.ts'
import { zooSubjects } from '../../fixtures/schemas/zoo-subjects.ts'
import { scaledRuns } from '../../setup/runs.ts'

const subjects = [
  ...zooSubjects,
  ...calculators.map(({ schema, examples }) => ({
    name: schema.name,
    subject: { plan: compile(schema), inits: [examples.init] as const },
  })),
]
const written = (value: Value | undefined) => JSON.stringify(value) ?? ''
/** Without spaces, and brackets that may be there or not; π is a number. */
const bare = (text: string) => text.replace(/\bpi\b/g, String(Math.PI)).replace(/[\s()]/g, '')

type Origin = ReturnType<typeof originOf>
const unitOf = ({ schema }: Plan, path: string): string => {
  const field = schema.fields[path]
  return schema.derived?.[path]?.unit ?? (field?.kind === 'number' ? field.unit : undefined) ?? ''
}

function isSound(plan: Plan, origin: Origin): void {
  const text = plan.schema.derived?.[origin.path]?.value
  expect([origin.path, origin.unit]).toEqual([origin.path, unitOf(plan, origin.path)])
  expect([origin.path, origin.formula === undefined ? undefined : bare(origin.formula)]).toEqual([
    origin.path,
    text === undefined ? undefined : bare(text),
  ])
  // Columns are named by their list in the second reading, too.
  const names = text === undefined ? [] : [...new Set(formula(text).names)]
  expect(origin.inputs.map(({ path }) => path).toSorted()).toEqual(names.toSorted())
  for (const input of origin.inputs) isSound(plan, input)
}

describe.each(subjects)('in $name', ({ subject }) => {
  const { plan } = subject

  it('what has changed is whatever is not what it was', () => {
    fc.assert(
      fc.property(anySequence(subject), eventArbitrary(plan, subject.inits), (events, event) => {
        const before = lastState(plan, events)
        const after = reduce(before, event)
        const changed = changedItems(plan, before.snapshot, after.snapshot)
        const differing = new Set(
          plan.steps.flatMap(({ item }, slot) =>
            written(before.snapshot.values[slot]) === written(after.snapshot.values[slot]) ? [] : [item],
          ),
        )
        expect([...differing].filter((item) => !changed.has(item))).toEqual([])
        // Of rows something may have changed that is no value; a form that begins again has nothing of the one before.
        const isExact = plan.rows.size === 0 && event.type !== 'reset'
        expect([...changed].filter((item) => isExact && !differing.has(item))).toEqual([])
        expect(changedItems(plan, after.snapshot, after.snapshot).size).toBe(0)
      }),
      scaledRuns(50),
    )
  })

  it('a number comes from the formula that is written, and from the values of the names in it', () => {
    fc.assert(
      fc.property(anySequence(subject), (events) => {
        const { snapshot } = lastState(plan, events)
        for (const path of [...plan.fields.keys(), ...plan.derived.keys(), 'nobody']) {
          const origin = originOf(plan, snapshot, path)
          expect([path, origin.path, origin.value]).toEqual([path, path, valueAt(plan, snapshot, path)])
          isSound(plan, origin)
        }
      }),
      scaledRuns(10),
    )
  })

  it('a choice or toggle that need not be named is one whose parameter is sent only when it is not at its default, and a request without it is understood', () => {
    const expected = [...plan.fields.values()].flatMap(({ id, field }) => {
      const sender = plan.parameters.find((parameter) => parameter.field === id)
      const said = sender && requestCall(plan.schema.request).parameters[sender.name]
      const isSpared = typeof said === 'object' && 'when' in said && !('optional' in said && said.optional)
      const rest = field.kind === 'toggle' ? (field.default ?? false) : field.kind === 'choice' ? field.default : undefined
      return rest !== undefined && isSpared ? [[id, rest] as const] : []
    })
    expect(leftOutDefaults(plan)).toEqual(Object.fromEntries(expected))
    fc.assert(
      fc.property(completeEvents(plan, subject.inits[0]), (events) => {
        const { snapshot } = lastState(plan, [{ type: 'init', data: subject.inits[0] }, ...events])
        if (reasonsAgainstStart(plan, snapshot).length > 0) return
        const query = Object.fromEntries(Object.entries(encodeRequest(plan, snapshot).query).map(([name, text]) => [name, [text]]))
        expect('values' in decodeRequest(plan, query, subject.inits[0])).toBe(true)
      }),
      scaledRuns(10),
    )
  })
})
