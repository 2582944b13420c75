/** Writes the checks with their formulas, the values that they depend on, and what is not checked. */
import { failureModes, judgedIn, reasonFor } from '../../../families/define/coverage.ts'
import { checksInOrder } from '../../../contract/results/checks-in-order.ts'
import type { DerivationPiece } from '../../../contract/results/derivation-parts.ts'
import type { Check, NotKnown, SizedValue } from '../../../contract/results/sizing.ts'
import { namesOf, toText, withAmounts, type Formula } from '../../../engine/formula/index.ts'
import { heading, paragraph } from '../pdf/flow.ts'
import { type Cell, type Note, putTable, type Row, type Table } from '../pdf/table.ts'
import { distinct, type Report } from './context.ts'
import { listed } from '../../../engine/base/listed.ts'

const isFormula = (piece: DerivationPiece | undefined): piece is Formula => typeof piece === 'object'

/** Each formula with the same in numbers; remarks with the inputs that no formula names; the source. */
const derivationOf = (
  { words }: Report,
  { formula, source, inputs = [] }: Pick<Check, 'formula' | 'source' | 'inputs'>,
): readonly Note[] => {
  const parts = words.parts(formula)
  const named = new Set(parts.flat().flatMap((piece) => (isFormula(piece) ? namesOf(piece) : [])))
  const amounts = new Map(inputs.map(({ symbol, value, unit }) => [symbol, words.amount(value, unit)]))
  const notes = parts.map(([first, ...more]): Note => {
    if (!isFormula(first) || more.length > 0) {
      return [first, ...more].map((piece) => (isFormula(piece) ? toText(piece) : (piece ?? ''))).join('')
    }
    const isKnown = first.kind !== 'symbol' && namesOf(first).some((name) => amounts.has(name))
    return isKnown ? [first, withAmounts(first, (name) => amounts.get(name))] : [first]
  })
  const remarks = notes.filter((note) => typeof note === 'string').join('; ')
  const others = words.inputs(inputs.filter(({ symbol }) => !named.has(symbol)))
  return [
    ...notes.filter((note) => typeof note !== 'string'),
    [remarks, others].filter((one) => one !== '').join('   ·   '),
    words.derivation(source),
  ]
}

const dash: Cell = { text: '–', colour: 'soft' }

const checkRow = (report: Report, check: Check, isGoverning: boolean): Row => {
  const { words } = report
  const { name, required, available, unit, utilisation, passed, role } = check
  const colour = passed ? 'passed' : 'failed'
  const called = words.check(name)
  const verdict = { text: words.text(passed ? 'results:ledger.passed' : 'results:ledger.failed'), strong: true, colour } as const
  const numbers: readonly Cell[] =
    role === 'yesOrNo'
      ? [dash, dash, dash, dash]
      : [
          { text: words.quantity(required, unit) },
          { text: words.quantity(available, unit) },
          { text: words.percent(utilisation), share: { value: utilisation, colour } },
          { text: words.margin(utilisation) },
        ]
  return {
    cells: [{ text: isGoverning ? words.text('results:governing', { check: called }) : called, strong: isGoverning }, ...numbers, verdict],
    below: derivationOf(report, check),
  }
}

const openRow = ({ words }: Report, { name, needs }: NotKnown): Row => ({
  cells: [
    { text: words.check(name) },
    dash,
    { text: words.text('server/proof:unknown'), colour: 'unknown' },
    dash,
    dash,
    { text: words.text('server/proof:askMaker'), strong: true, colour: 'unknown' },
  ],
  below: [words.text('server/proof:missing', { figures: listed(distinct(needs.map(words.column)), words.locale) })],
})

/** Writes checks, and those that could not be made. */
export const putCheckTable = (
  report: Report,
  { checks, notKnown }: { readonly checks: readonly Check[]; readonly notKnown: readonly NotKnown[] },
  level: 'H2' | 'H3',
): void => {
  const { flow, words, calculation } = report
  const { governing } = calculation.line
  putTable(
    flow,
    {
      columns: [
        { title: words.text('results:ledger.check'), share: 4.4 },
        { title: words.text('results:ledger.required'), share: 2.1, align: 'right' },
        { title: words.text('results:ledger.available'), share: 2.1, align: 'right' },
        { title: words.text('results:utilisation'), share: 1.9, align: 'right' },
        { title: words.text('server/proof:margin'), share: 1.3, align: 'right' },
        { title: words.text('report:verdict'), share: 2 },
      ],
      rows: [
        ...notKnown.map((one) => openRow(report, one)),
        ...checksInOrder(checks, governing).map((one) => checkRow(report, one, one.name === governing)),
      ],
    },
    [
      heading(flow, level, words.text('results:ledger.checks')),
      paragraph(flow, words.text('server/proof:checksNote'), { size: 8.5, colour: 'soft' }),
    ],
  )
}

/** A table of values with their formulas and labels. */
const valueTable = (report: Report, values: readonly (SizedValue & { readonly called: string })[]): Table => ({
  columns: [
    { title: report.words.text('results:ledger.name'), share: 6 },
    { title: report.words.text('results:ledger.value'), share: 2, align: 'right' },
  ],
  rows: values.map((value) => ({
    cells: [{ text: value.called }, { text: report.words.sized(value) }],
    below: derivationOf(report, value),
  })),
})

/** Writes the intermediate values. */
export const putValues = (report: Report): void => {
  const { flow, words, calculation } = report
  if (calculation.values.length === 0) return
  const table = valueTable(
    report,
    calculation.values.map((value) => ({ ...value, called: words.value(value.name) })),
  )
  putTable(flow, table, [heading(flow, 'H2', words.text('results:ledger.demands'))])
}

/** Writes the results of the scene from which the demand was calculated. */
export const putScene = (report: Report): void => {
  const { flow, words, calculation } = report
  const { scene } = calculation
  if (!scene) return
  const table = valueTable(
    report,
    scene.values.map((value) => ({ ...value, called: words.word(value.label) })),
  )
  putTable(flow, table, [heading(flow, 'H2', words.text('server/proof:scene', { scene: words.word(scene.name) }))])
}

/** Writes which failure modes are checked, and which are left to the designer. */
export const putCoverage = ({ flow, words, shown, calculation: { line } }: Report): void => {
  if (!shown) return
  putTable(
    flow,
    {
      columns: [
        { title: words.text('results:coverage.mode'), share: 2 },
        { title: words.text('results:coverage.by'), share: 6 },
      ],
      size: 8,
      rows: failureModes.map((mode) => {
        const covered = shown.coverage[mode]
        const { checks = [] } = covered
        const reason = reasonFor(shown.coverage, mode, line)
        const judged = judgedIn(covered, line)
        const open = checks.length > 0 && judged.length === 0 ? words.text('results:coverage.notAsked') : ''
        return {
          cells: [
            { text: words.coverage('failureModes', mode) },
            {
              text: [listed(judged.map(words.check), words.locale), open, reason === undefined ? '' : words.coverage('coverage', reason)]
                .filter((one) => one !== '')
                .join('\n'),
              ...(judged.length === 0 && { colour: 'unknown' as const }),
            },
          ],
        }
      }),
    },
    [
      heading(flow, 'H2', words.text('results:coverage.title')),
      paragraph(flow, words.text('server/proof:coverageNote'), { size: 8.5, colour: 'soft' }),
    ],
  )
}
