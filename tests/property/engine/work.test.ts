/** No more is worked out than has to be: a step is run again only where something that it is made of has become another value. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RowValues } from '../../../engine/expression/index.ts'
import { compile, type Plan } from '../../../engine/index.ts'
import { evaluate, type Snapshot } from '../../../engine/plan/evaluate.ts'
import type { EvaluationState } from '../../../engine/plan/plan.ts'
import { Rows } from '../../../engine/plan/rows.ts'
import { anySequence, lastState, statesOf } from '../../../engine/testing/sequences.ts'
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

/** The plan, and the paths of its steps as they are run. */
const watched = (plan: Plan): { readonly plan: Plan; readonly ran: string[] } => {
  const ran: string[] = []
  const steps = plan.steps.map((step): Plan['steps'][number] => ({
    ...step,
    run(values, state) {
      ran.push(step.path)
      return step.run(values, state)
    },
  }))
  return { plan: { ...plan, steps }, ran }
}

/** Rows know more than their values, so that others are others though they look the same. */
const isOther = (one: unknown, other: unknown): boolean =>
  one instanceof RowValues ? one !== other : JSON.stringify(one) !== JSON.stringify(other)

/** Where a slot is read by others: they may run where it is another value than it was. */
const readOthers = (plan: Plan, before: Snapshot, after: Snapshot): ReadonlySet<string> =>
  new Set(
    plan.readers.flatMap((readers, slot) =>
      isOther(before.values[slot], after.values[slot]) ? readers.map((reader) => plan.steps[reader]?.path ?? '') : [],
    ),
  )

/** Numbers of the answer, what is chosen from its lists, and rows, in which there may be such a choice. */
const mayReadAnswer = ({ fields }: Plan, item: string): boolean => {
  const field = fields.get(item)?.field
  return item === 'init' || field?.kind === 'list' || (field !== undefined && 'optionsFrom' in field)
}

/** Whether what stands around the values is another: what somebody has entered, what is refused of it, the answer, what is around a row. */
const hasNewContext = (plan: Plan, path: string, [before, after]: readonly [EvaluationState, EvaluationState]): boolean => {
  const isField = plan.fields.has(path)
  const isEntered = isField && before.inputs[path] !== after.inputs[path]
  const isRefused = isField && before.refused?.has(path) !== after.refused?.has(path)
  const isRefusedInRow = plan.rows.has(path) && before.refusedCells !== after.refusedCells
  const slot = plan.slots.get(path) ?? -1
  const isAnswered = before.init !== after.init && mayReadAnswer(plan, plan.steps[slot]?.item ?? '')
  return isEntered || isRefused || isRefusedInRow || isAnswered || before.outer?.[slot] !== after.outer?.[slot]
}

/** The only row that differs, none or several of them; no list of them where what is around them differs, or how many there are. */
const differingRows = (before: Rows, after: Rows): readonly number[] | undefined => {
  const [was, is] = [before.read, after.read]
  if (was.inputs.length !== is.inputs.length || was.init !== is.init) return undefined
  if (was.outer.some((value, at) => !Object.is(value, is.outer[at]))) return undefined
  const around = ({ rows }: Rows, at: number) => rows[at]?.snapshot.state.outer
  return is.inputs.flatMap((inputs, at) => {
    const isSame = inputs === was.inputs[at] && is.refused?.[at] === was.refused?.[at] && around(before, at) === around(after, at)
    return isSame ? [] : [at]
  })
}

/** Rows that are as they were are those that were; where one alone is another, it is said which. */
const keepsRows = (before: unknown, after: unknown): void => {
  if (!(before instanceof Rows) || !(after instanceof Rows)) return
  const others = differingRows(before, after)
  expect(others?.length === 0 ? after === before : true).toBe(true)
  if (after === before || others === undefined) return
  expect(after.since).toEqual(others.length === 1 ? { values: before.values, row: others[0] } : undefined)
  expect(after.since === undefined || after.since.values === before.values).toBe(true)
  expect(after.rows.filter((row, at) => row !== before.rows[at] && !others.includes(at))).toEqual([])
}

/** Evaluates the second state from the first, and says which steps were run for nothing, or twice. */
const idleSteps = (own: Plan, [first, second]: readonly [EvaluationState, EvaluationState]): readonly string[] => {
  const { plan, ran } = watched(own)
  const before = evaluate(plan, first)
  ran.length = 0
  const after = evaluate(plan, second, before)
  for (const [slot, value] of after.values.entries()) keepsRows(before.values[slot], value)
  const readers = readOthers(plan, before, after)
  return ran.filter((path, at) => ran.indexOf(path) < at || !(readers.has(path) || hasNewContext(plan, path, [first, second])))
}

describe.each(subjects)('in $name', ({ subject }) => {
  it('a step runs once, and only where something that it is made of is another', () => {
    fc.assert(
      fc.property(anySequence(subject), (events) => {
        const states = statesOf(subject.plan, events)
        for (const [at, after] of states.entries()) {
          const before = states[at - 1] ?? after
          expect(idleSteps(subject.plan, [before.snapshot.state, after.snapshot.state])).toEqual([])
          for (const [list, { plan }] of subject.plan.rows) {
            const [rows, rowsBefore] = [after, before].map(({ lists }) => lists[list] ?? [])
            for (const { key, state } of rows ?? []) {
              const was = rowsBefore?.find((one) => one.key === key)?.state ?? state
              expect(idleSteps(plan, [was.snapshot.state, state.snapshot.state])).toEqual([])
            }
          }
        }
      }),
      scaledRuns(20),
    )
  })

  it('under another answer, or none, everything is what it is from scratch', () => {
    fc.assert(
      fc.property(anySequence(subject), (events) => {
        const { snapshot } = lastState(subject.plan, events)
        for (const init of [...subject.inits, undefined]) {
          const state = { ...snapshot.state, init }
          const [changed, anew] = [evaluate(subject.plan, state, snapshot), evaluate(subject.plan, state)]
          expect(JSON.stringify(changed.values)).toBe(JSON.stringify(anew.values))
          expect(idleSteps(subject.plan, [snapshot.state, state])).toEqual([])
        }
      }),
      scaledRuns(20),
    )
  })
})
