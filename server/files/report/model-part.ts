/** Writes the model: the figures of its card and of the catalogue, its picture, and the alternatives. */
import { furtherFigures, largeFigures, listFigures } from '../../../families/define/card-figures.ts'
import type { FileModel } from '../file-model.ts'
import { heading, paragraph } from '../pdf/flow.ts'
import { putTable } from '../pdf/table.ts'
import { basisName } from './assembly-part.ts'
import { layoutOf, type Report } from './context.ts'
import { putPairs } from './title-part.ts'
import type { Words } from './words.ts'

type Fact = readonly [name: string, value: string]

const cardFacts = ({ words, shown, calculation: { card, cardName, whole } }: Report): readonly Fact[] => {
  const layout = layoutOf({ ...(shown && { shown }) }, cardName)
  if (!card || !layout) return []
  const { text } = words
  return [
    ...(card.reducerType === undefined ? [] : [[text('results:figures.reducerType'), words.remark(card.reducerType)] as const]),
    ...(card.motorSku === undefined || whole ? [] : [[text('results:figures.motor'), card.motorSku] as const]),
    ...(card.motorFlangeCode === undefined ? [] : [[text('results:figures.flange'), card.motorFlangeCode] as const]),
    ...[...largeFigures(card, layout), ...listFigures(card, layout)].map(
      ({ label, value, unit }) => [text(`results:figures.${label}`), words.quantity(value, unit)] as const,
    ),
    ...furtherFigures(card, layout).map((one) => [words.value(one.name), words.sized(one)] as const),
  ]
}

/** Writes the results of the model under these conditions. */
export const putResults = (report: Report): void => {
  const { flow, words, calculation } = report
  const rows = calculation.results.map((row) => [words.value(row.name), words.sized(row)] as const)
  const facts = [...cardFacts(report), ...rows]
  if (facts.length > 0) putPairs(report, facts, [heading(flow, 'H2', words.text('server/proof:results'))])
}

/** All figures that the maker states for a model. */
export const figuresInWords = (words: Words, { figures }: FileModel): readonly Fact[] =>
  figures.map((figure) => [words.column(figure.name), words.figure(figure)])

/** Writes the figures of a single model; those of an assembly are in its chapters. */
export const putFigures = (report: Report): void => {
  const { flow, words, input, calculation } = report
  if (calculation.whole) return
  const facts = figuresInWords(words, input.model)
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
          { text: `${one.place}. ${one.name}\n${one.maker} · ${one.series} · ${basisName(words, one.basis)}` },
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
