/** No form lets pass what no model can meet without saying why, and what would be nearest: each number of each form, as far out as it takes. */
import { expect, test } from 'vitest'
import { at } from '../../../../../engine/base/at.ts'
import { compile, evaluate, isVisible } from '../../../../../engine/index.ts'
import { calculators } from '../../../../../schemas/registry.ts'
import type { BatchAnswer } from '../../../../../contract/results/batch.ts'
import { sharedService } from '../../support/real-service.ts'
import { calculateTable } from './ask-batch.ts'

/** Numbers and options by field. */
type Stated = Readonly<Record<string, number | string>>

type Calculator = (typeof calculators)[number]

/** Far beyond every catalogue, and next to nothing. */
const extremes = [1e9, 1e-6]

const isScalar = (value: unknown): value is number | string => typeof value === 'number' || typeof value === 'string'

/** The first example, with one of its numbers at an extreme. */
const rowsOf = ({ schema, examples: { cases, init } }: Calculator) => {
  const plan = compile(schema)
  const { inputs } = at(cases, 0)
  const snapshot = evaluate(plan, { inputs, init })
  const numbers = [...plan.fields.values()].filter((planned) => planned.field.kind === 'number' && isVisible(planned, snapshot))
  const stated = Object.entries(inputs).flatMap(([id, value]) => (isScalar(value) ? [[id, value] as const] : []))
  return numbers.flatMap(({ id }) =>
    extremes.map((extreme): { id: string; extreme: number; inputs: Stated } => ({
      id,
      extreme,
      inputs: { ...Object.fromEntries(stated), [id]: extreme },
    })),
  )
}

const tableOf = (rows: ReturnType<typeof rowsOf>): string => {
  const ids = [...new Set(rows.flatMap(({ inputs }) => Object.keys(inputs)))]
  const cellsOf = ({ inputs }: (typeof rows)[number]) => ids.map((id) => String(inputs[id] ?? ''))
  return [['item', ...ids], ...rows.map((row) => [`${row.id} ${row.extreme}`, ...cellsOf(row)])].map((cells) => cells.join(';')).join('\n')
}

/** Whether a row says why nothing fits, and what would come nearest; or what of it is refused or not known. */
const isExplained = ({ state, faults, nearest, notKnown = [] }: BatchAnswer['rows'][number]): boolean => {
  if (state === 'nothing') return (nearest?.failing.length ?? 0) > 0
  if (state === 'faulty') return faults.every(({ column, message }) => column !== '' && message !== '') && faults.length > 0
  return state === 'found' || notKnown.length > 0
}

/** Numbers of which a model says how large they may be, far outside of what any takes. */
const reducible = [
  [301, 'stroke'],
  [303, 'load'],
  [303, 'acceleration'],
  [303, 'stroke'],
  [303, 'speed'],
  [1000, 'stroke'],
] as const

test.for(reducible)('calculator %i says how large %s may be', async ([id, field]) => {
  const calculator = at(
    calculators.filter(({ schema }) => schema.id === id),
    0,
  )
  const file = tableOf(rowsOf(calculator).filter((row) => row.id === field && row.extreme > 1))
  const { rows } = await calculateTable(await sharedService(), { calculator: String(id), file })
  expect(rows.map(({ state, nearest }) => [state, nearest?.fix])).toEqual([['nothing', expect.stringContaining('≤')]])
})

// Every number of every form is calculated twice: minutes.
test.for(calculators.map((one) => [one.schema.id, one] as const))('calculator %i', { tags: ['deep'] }, async ([id, calculator]) => {
  const { rows } = await calculateTable(await sharedService(), { calculator: String(id), file: tableOf(rowsOf(calculator)) })
  expect(rows.filter((row) => !isExplained(row)).map(({ item, state }) => [item, state])).toEqual([])
  expect(rows.filter(({ state }) => state === 'nothing' || state === 'faulty').length).toBeGreaterThan(0)
})
