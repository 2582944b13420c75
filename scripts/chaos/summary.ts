/** Summarises all rounds by fault. */
import { at } from '../../engine/base/at.ts'
import type { RoundOutcome } from './round.ts'

const columns = [
  'fault',
  'rounds',
  'acknowledged',
  'retries',
  'lost',
  'twice',
  'unanswered',
  'recovery p50',
  'recovery max',
  'healthz max',
  'complaints',
]

const sum = (outcomes: readonly RoundOutcome[], of: (outcome: RoundOutcome) => number): number =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0)

const row = (fault: string, outcomes: readonly RoundOutcome[]): readonly (string | number)[] => {
  const recoveries = outcomes.map(({ recovery }) => recovery).toSorted((a, b) => a - b)
  return [
    fault,
    outcomes.length,
    sum(outcomes, ({ acknowledged }) => acknowledged),
    sum(outcomes, ({ retries }) => retries),
    sum(outcomes, ({ lost }) => lost),
    sum(outcomes, ({ twice }) => twice),
    sum(outcomes, ({ unanswered }) => unanswered),
    at(recoveries, Math.floor(recoveries.length / 2)),
    at(recoveries, recoveries.length - 1),
    Math.max(0, ...outcomes.map(({ healthz }) => healthz)),
    sum(outcomes, ({ complaints }) => complaints.length),
  ]
}

/** A Markdown table; times in ms. */
export const summaryOf = (outcomes: readonly RoundOutcome[]): string => {
  const byFault = Map.groupBy(outcomes, ({ fault }) => fault)
  const rows = [...[...byFault].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([fault, own]) => row(fault, own)), row('all', outcomes)]
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map((_, place) => (place === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
