/** Writes the inputs, the automatic changes of the form, and the assumptions. */
import type { FileStatedValue } from '../file-calculation.ts'
import { heading, paragraph } from '../pdf/flow.ts'
import { type Cell, putTable } from '../pdf/table.ts'
import type { Report } from './context.ts'
import { putFacts } from './title-part.ts'
import { listed } from '../../../engine/base/listed.ts'

/** A value as typed or chosen; one line per row of a list. */
const statedInWords = ({ words }: Pick<Report, 'words'>, value: FileStatedValue): string => {
  switch (value.kind) {
    case 'none':
      return '–'
    case 'words':
      return listed(value.words.map(words.word), words.locale)
    case 'number': {
      const entered = value.isComputed ? words.quantity(value.value, value.unit) : words.entered(value.value, value.unit)
      return value.window ? words.text('server/proof:window', { value: entered, ...value.window }) : entered
    }
    case 'rows':
      return value.rows
        .map((row) =>
          row
            .map((cell, index) => {
              const { label, unit } = value.columns[index] ?? { label: { key: undefined, name: '' }, unit: '' }
              return `${words.word(label)} ${typeof cell === 'number' ? words.entered(cell, unit) : words.word(cell)}`
            })
            .join(' · '),
        )
        .join('\n')
  }
}

const putConditions = (report: Report): void => {
  const { flow, words, calculation } = report
  const title = heading(flow, 'H2', words.text('report:conditions'))
  const facts = calculation.stated.map(({ label, value }) => [words.word(label), statedInWords(report, value)] as const)
  if (facts.length === 0) return flow.put(title, paragraph(flow, words.text('report:noConditions')))
  putFacts(report, facts, [title])
}

const putChanges = (report: Report): void => {
  const { flow, words, calculation } = report
  const title = heading(flow, 'H3', words.text('server/proof:changes.title'))
  if (calculation.changes.length === 0) return flow.put(title, paragraph(flow, words.text('server/proof:changes.none'), { size: 8.5 }))
  putTable(
    flow,
    {
      columns: [
        { title: words.text('results:ledger.name'), share: 4 },
        { title: words.text('server/proof:changes.entered'), share: 2, align: 'right' },
        { title: words.text('server/proof:changes.used'), share: 2, align: 'right' },
        { title: words.text('server/proof:changes.why'), share: 3 },
      ],
      rows: calculation.changes.map(({ label, from, to, rule, cause }) => ({
        cells: [
          { text: words.word(label) },
          { text: statedInWords(report, from) },
          { text: statedInWords(report, to), strong: true },
          { text: words.text(`shell:rules.${rule}`, { field: cause ? words.word(cause) : '' }).trim() },
        ],
      })),
    },
    [title],
  )
}

const putAssumptions = ({ flow, words, calculation: { assumptions } }: Report): void => {
  if (assumptions.length === 0) return
  const changed = assumptions.filter((one) => one.value !== one.default).length
  const state = changed === 0 ? words.text('results:assumptions.unchanged') : words.text('results:assumptions.changed', { count: changed })
  const stateOf = (isChanged: boolean, standard: string): Cell =>
    isChanged
      ? {
          text: `${words.text('server/proof:changed')} (${words.text('results:assumptions.was', { value: standard })})`,
          strong: true,
          colour: 'unknown',
        }
      : { text: words.text('server/proof:default') }
  putTable(
    flow,
    {
      columns: [
        { title: words.text('results:ledger.name'), share: 4 },
        { title: words.text('results:ledger.value'), share: 2, align: 'right' },
        { title: words.text('server/proof:state'), share: changed === 0 ? 1.5 : 2.4 },
        { title: words.text('results:ledger.source'), share: 6 },
      ],
      size: 8,
      rows: assumptions.map(({ name, value, unit, source, default: standard }) => ({
        cells: [
          { text: words.assumption(name) },
          { text: words.quantity(value, unit) },
          stateOf(value !== standard, words.quantity(standard, unit)),
          { text: words.derivation(source), colour: 'soft' },
        ],
      })),
    },
    [heading(flow, 'H2', words.text('results:ledger.assumptions')), paragraph(flow, state, { size: 8.5, colour: 'soft' })],
  )
}

/** Adds the entered inputs, the automatic changes and the assumptions to the report. */
export const putInputs = (report: Report): void => {
  putConditions(report)
  putChanges(report)
  putAssumptions(report)
}
