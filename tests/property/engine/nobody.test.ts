/** What names nobody, or something of another kind, does nothing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, reduce } from '../../../engine/index.ts'
import type { FormEvent, Plan } from '../../../engine/index.ts'
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

/** Events, and the kind of field that each is for. */
const events: Readonly<Record<string, (field: string) => readonly FormEvent[]>> = {
  number: (field) => [
    { type: 'input', field, text: '1' },
    { type: 'commit', field, text: '1' },
    { type: 'commit', field, text: '' },
    { type: 'pick', field, value: 1 },
  ],
  choices: (field) => [{ type: 'toggle', field, value: 'a' }],
  list: (list) => [
    { type: 'rowAdded', list },
    { type: 'rowRemoved', list, row: 1 },
    { type: 'rowMoved', list, row: 1, to: 0 },
    { type: 'rowPutBack', list },
    { type: 'rowsPasted', list, cells: [{}] },
    { type: 'rowsPasted', list, cells: [], replace: true },
    { type: 'inRow', list, row: 1, event: { type: 'undo', change: 1 } },
  ],
}

/** Everything that can be said to a field of another kind, to one that is not there, and to a row that is not there. */
const idle = (plan: Plan): readonly FormEvent[] => {
  const fields = [...[...plan.fields.values()].map(({ id, field }) => ({ id, kind: field.kind })), { id: 'nobody', kind: 'nothing' }]
  const ofOthers = fields.flatMap(({ id, kind }) => Object.entries(events).flatMap(([own, made]) => (own === kind ? [] : made(id))))
  const chosen = fields.flatMap(({ id, kind }): readonly FormEvent[] => [
    { type: 'choose', field: id, value: 'nothing of the kind' },
    { type: 'choose', field: id, value: 'constructor' },
    { type: 'toggle', field: id, value: 'nothing of the kind' },
    ...(kind === 'choice' ? [] : [{ type: 'choose' as const, field: id, value: undefined }]),
  ])
  const rows = [...plan.rows.keys()].flatMap((list): readonly FormEvent[] => [
    { type: 'rowRemoved', list, row: -1 },
    { type: 'rowMoved', list, row: -1, to: 0 },
    { type: 'inRow', list, row: -1, event: { type: 'undo', change: 1 } },
  ])
  const numbers = fields.flatMap(({ id, kind }): readonly FormEvent[] =>
    kind === 'number' ? [Number.NaN, Infinity, 1.1e9, 0.9e-9].map((value) => ({ type: 'pick', field: id, value })) : [],
  )
  return [...ofOthers, ...chosen, ...rows, ...numbers, { type: 'undo', change: 0 }, { type: 'undo', change: 1e6 }]
}

describe.each(subjects)('in $name', ({ subject }) => {
  it('an event for a field of another kind, for what is not offered or for nobody leaves the very form', () => {
    const none = idle(subject.plan)
    fc.assert(
      fc.property(anySequence(subject), (done) => {
        const state = lastState(subject.plan, done)
        for (const event of none) expect([event, reduce(state, event) === state]).toEqual([event, true])
      }),
      scaledRuns(10),
    )
  })

  it('a restored name that nobody has, and a value that its field cannot have, change nothing', () => {
    const odd = fc.constantFrom<unknown>(undefined, true, {}, Number.NaN, 1.1e9, Symbol('x'))
    const names = [...subject.plan.fields.keys(), 'nobody', '__proto__', 'constructor']
    const isOdd = ([name, value]: readonly [string, unknown]) => value !== true || subject.plan.fields.get(name)?.field.kind !== 'toggle'
    const inputs = fc
      .array(fc.tuple(fc.constantFrom(...names), odd).filter(isOdd), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries))
    fc.assert(
      fc.property(anySequence(subject), inputs, (done, stored) => {
        const state = lastState(subject.plan, done)
        // Numbers whose bounds have moved since are brought in line all the same: once is for good.
        const settled = reduce(state, { type: 'restore', inputs: {} })
        expect(reduce(settled, { type: 'restore', inputs: stored }).inputs).toEqual(settled.inputs)
      }),
    )
  })
})
