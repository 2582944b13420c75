/** Writes the positions of an assembly: all parts with their order codes, and what is open with its requirements. */
import type { Part, Requirement } from '../../../engine/assembly/assembly.ts'
import { positionOf } from '../../../engine/assembly/positions.ts'
import { heading } from '../pdf/flow.ts'
import { putTable } from '../pdf/table.ts'
import type { Report } from './context.ts'
import type { Words } from './words.ts'

const signs = { '>=': '≥ ', '<': '< ', '=': '' } as const satisfies Record<Requirement['op'], string>

const needInWords = ({ text, quantity }: Words, { name, op, value, unit }: Requirement): string =>
  `${text(`assembly:needs.${name}`)} ${value === undefined ? text('assembly:fit.notKnown') : `${signs[op]}${quantity(value, unit)}`}`

/** Name of what fills a position. */
const nameOf = ({ text }: Words, { item }: Part): string => {
  if (item.kind === 'model') return `${item.name}\n${item.maker} · ${text(`models:basis.${item.basis}`)}`
  if (item.kind === 'included') return text('assembly:included', { name: text(`assembly:roles.${item.in}`) })
  return text(item.kind === 'own' ? 'assembly:own' : 'assembly:toAdd')
}

/** Order code, or what an open position has to meet. */
const orderOf = (words: Words, { item }: Part): string => {
  if (item.kind === 'model') return item.code.code
  return item.kind === 'open' ? item.needs.map((need) => needInWords(words, need)).join('\n') : ''
}

/** Writes nothing for a single model, whose code the head has. */
export const putPositions = ({ flow, words, calculation: { card } }: Report): void => {
  const { parts = [], reference = '' } = card?.assembly ?? {}
  if (parts.length < 2) return
  putTable(
    flow,
    {
      columns: [
        { title: '', share: 0.7 },
        { title: words.text('report:head.model'), share: 3.4 },
        { title: '', share: 0.8, align: 'right' },
        { title: words.text('server/proof:code'), share: 4 },
        { title: words.text('results:utilisation'), share: 1.6, align: 'right' },
      ],
      size: 8,
      rows: parts.map((part) => ({
        cells: [
          { text: positionOf(parts, part) },
          { text: `${words.text(`assembly:roles.${part.role}`)}\n${nameOf(words, part)}` },
          { text: String(part.quantity) },
          { text: orderOf(words, part) },
          { text: part.use ? words.percent(part.use.utilisation) : '' },
        ],
      })),
    },
    [heading(flow, 'H2', `${words.text('assembly:positions')} · ${reference}`)],
  )
}
