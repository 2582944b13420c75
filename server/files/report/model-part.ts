/** Writes the model: the figures of its card and of the catalogue, its picture, and the alternatives. */
import { furtherFigures, largeFigures, listFigures } from '../../../families/define/card-figures.ts'
import { heading, paragraph } from '../pdf/flow.ts'
import { putTable } from '../pdf/table.ts'
import { putPositions } from './assembly-part.ts'
import { layoutOf, type Report } from './context.ts'
import { putPairs } from './title-part.ts'

type Fact = readonly [name: string, value: string]

const cardFacts = ({ words, shown, calculation: { card, cardName } }: Report): readonly Fact[] => {
  const layout = layoutOf({ ...(shown && { shown }) }, cardName)
  if (!card || !layout) return []
  const { text } = words
  return [
    ...(card.reducerType === undefined ? [] : [[text('results:figures.reducerType'), words.remark(card.reducerType)] as const]),
    ...(card.motorSku === undefined || (card.assembly?.parts.length ?? 0) > 1
      ? []
      : [[text('results:figures.motor'), card.motorSku] as const]),
    ...(card.motorFlangeCode === undefined ? [] : [[text('results:figures.flange'), card.motorFlangeCode] as const]),
    ...[...largeFigures(card, layout), ...listFigures(card, layout)].map(
      ({ label, value, unit }) => [text(`results:figures.${label}`), words.quantity(value, unit)] as const,
    ),
    ...furtherFigures(card, layout).map((one) => [words.value(one.name), words.sized(one)] as const),
  ]
}

/** Writes the results of the model under these conditions. */
export const putResults = (report: Report): void => {
  putPositions(report)
  const { flow, words, calculation } = report
  const rows = calculation.results.map((row) => [words.value(row.name), words.sized(row)] as const)
  const facts = [...cardFacts(report), ...rows]
  if (facts.length > 0) putPairs(report, facts, [heading(flow, 'H2', words.text('server/proof:results'))])
}

/** Writes all figures that the maker states for the model. */
export const putFigures = (report: Report): void => {
  const { flow, words, input } = report
  const facts = input.model.figures.map((figure) => [words.column(figure.name), words.figure(figure)] as const)
  if (facts.length > 0) putPairs(report, facts, [heading(flow, 'H2', words.text('server/proof:figures'))])
}

/** Writes the next models of the list. */
export const putAlternatives = ({ flow, words, calculation: { alternatives } }: Report): void => {
  const title = heading(flow, 'H2', words.text('server/proof:alternatives'))
  if (alternatives.length === 0) return flow.put(title, paragraph(flow, words.text('server/proof:noAlternatives')))
  putTable(
    flow,
    {
      columns: [
        { title: words.text('report:head.model'), share: 4 },
        { title: words.text('server/proof:code'), share: 4 },
        { title: words.text('results:compare.governing'), share: 3 },
        { title: words.text('results:utilisation'), share: 1.8, align: 'right' },
        { title: words.text('server/proof:margin'), share: 1.4, align: 'right' },
      ],
      size: 8,
      rows: alternatives.map((one) => ({
        cells: [
          { text: `${one.place}. ${one.name}\n${one.maker} · ${one.series} · ${words.text(`models:basis.${one.basis}`)}` },
          { text: one.orderCode },
          { text: words.check(one.governing) },
          {
            text: words.percent(one.utilisation),
            share: { value: one.utilisation, colour: one.verdict === 'passed' ? 'passed' : 'unknown' },
          },
          { text: words.margin(one.utilisation) },
        ],
      })),
    },
    [title, paragraph(flow, words.text('server/proof:alternativesNote'), { size: 8.5, colour: 'soft' })],
  )
}
