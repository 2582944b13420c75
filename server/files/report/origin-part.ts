/** Writes the origin of the document, how to reopen and verify it, and the signatures. */
import { beside, type Block, figure, type Flow, heading, paragraph, rule } from '../pdf/flow.ts'
import { lineHeight } from '../pdf/style.ts'
import { drawCode, longestCode } from '../pdf/qr.ts'
import { attachmentName } from './calculation-data.ts'
import type { Report } from './context.ts'

const codeSide = 108
const small = { size: 8 } as const
const checkPage = '/#/check-report'

const linkBlock = ({ words }: Report, link: string, { pdf, width }: Pick<Flow, 'pdf' | 'width'>): Block => {
  const style = { size: 7, colour: 'main' } as const
  const lines = pdf.linesOf(link, width, style)
  const height = lines.length * lineHeight(style)
  return {
    height,
    above: 3,
    draw: (x, y) =>
      pdf.tags.link({ area: { x, y, width, height }, address: link, words: words.text('server/proof:origin.reopen') }, () =>
        lines.forEach((line, index) => pdf.write(line, { x, y: y + index * lineHeight(style) }, style)),
      ),
  }
}

const signatures = ({ flow, words }: Report): Block => {
  const { pdf, width } = flow
  const names = ['prepared', 'checked', 'approved'] as const
  const gap = 14
  const each = (width - gap * (names.length - 1)) / names.length
  const height = 54
  return {
    height,
    above: 22,
    draw: (x, y) =>
      names.forEach((name, index) => {
        const left = x + index * (each + gap)
        pdf.tags.leaf('P', () => {
          pdf.write(words.text(`server/proof:signatures.${name}`), { x: left, y }, { size: 8, strong: true })
          pdf.write(words.text('server/proof:signatures.line'), { x: left, y: y + height - 10 }, { size: 6.5, colour: 'soft' })
        })
        rule(pdf, { x: left, y: y + height - 13, width: each }, { colour: 'soft', thickness: 0.6 })
      }),
  }
}

/** The QR code and the address of the calculation; without the code where the address is too long, and empty without an address. */
const reopening = (report: Report): { readonly code?: Block; readonly blocks: readonly Block[]; readonly width: number } => {
  const { flow, words, link } = report
  if (link === undefined) return { blocks: [], width: flow.width }
  const fits = link.length <= longestCode
  const scan = words.text('server/proof:origin.scan')
  const width = fits ? flow.width - codeSide - 10 : flow.width
  const column = { pdf: flow.pdf, width }
  const blocks = [paragraph(column, fits ? scan : words.text('server/proof:origin.noCode'), small), linkBlock(report, link, column)]
  if (!fits) return { blocks, width }
  // The quiet zone extends into the margin.
  const draw = (x: number, y: number) => drawCode(flow.pdf, link, { x: x - 6, y: y - 4, side: codeSide })
  return { code: figure(flow, scan, { height: codeSide, above: 6, draw }), blocks, width }
}

/** Writes the last part of the report. */
export const putOrigin = (report: Report): void => {
  const { flow, words, input, fingerprint } = report
  const { text } = words
  const { code, blocks, width } = reopening(report)
  const column = { pdf: flow.pdf, width }
  const address = `${input.site.address}${checkPage}`
  const all = [
    ...blocks,
    paragraph(column, text('server/proof:origin.check', { file: attachmentName, address }), { ...small, above: 6 }),
    paragraph(column, `${text('server/proof:origin.fingerprint')}: ${fingerprint}`, { ...small, above: 6 }),
    paragraph(column, text('server/proof:origin.limits'), { ...small, above: 6 }),
  ]
  flow.put(heading(flow, 'H2', text('server/proof:origin.title')), ...(code ? [beside(code, codeSide + 10, all)] : all))
  flow.put(signatures(report))
}
