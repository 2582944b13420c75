/** Draws the model to scale, as on its card; dimensions that the maker does not state are dashed. */
import { furtherFiguresOf } from '../../../contract/results/answer-words.ts'
import type { DrawView, ModelView, Point, ViewPart } from '../../../families/define/model-view.ts'
import {
  arrowHead,
  atScale,
  type Labelled,
  type Placed,
  placeDimension,
  placeView,
  threadPath,
} from '../../../families/define/model-view-geometry.ts'
import type { Pdf } from '../pdf/document.ts'
import { figure, heading } from '../pdf/flow.ts'
import { colours } from '../pdf/style.ts'
import { nameOf, type Report } from './context.ts'
import { listed } from '../../../engine/base/listed.ts'

const height = 150

/** Transformation of the drawing into a box on the page. */
type Fit = { readonly scale: number; readonly left: number; readonly top: number }

const fitOf = (field: string, width: number): Fit => {
  const [x = 0, y = 0, wide = 1, high = 1] = field.split(/\s+/).map(Number)
  const scale = Math.min(width / wide, height / high)
  return { scale, left: (width - wide * scale) / 2 - x * scale, top: (height - high * scale) / 2 - y * scale }
}

const path = ({ doc }: Pdf, part: ViewPart, placed: Placed) => {
  const place = atScale(placed)
  switch (part.shape) {
    case 'box': {
      const [x, y] = place(part.at)
      return doc.rect(x, y, part.size[0] * placed.scale, part.size[1] * placed.scale)
    }
    case 'circle': {
      const [x, y] = place(part.centre)
      return doc.circle(x, y, (part.diameter * placed.scale) / 2)
    }
    case 'thread':
      return doc.path(threadPath(part, placed))
    case 'line':
      return doc.path(`M${place(part.from).join(' ')}L${place(part.to).join(' ')}`)
  }
}

type Placing = { readonly pdf: Pdf; readonly placed: Placed; readonly thin: number }

const drawPart = ({ pdf, placed, thin }: Placing, part: ViewPart) => {
  const { doc } = pdf
  doc.save()
  if (part.sketched) doc.dash(4 * thin, { space: 3 * thin })
  if (part.role === 'axis') doc.dash(8 * thin, { space: 3 * thin })
  const colour = part.role === 'main' ? colours.main : colours.soft
  path(pdf, part, placed)
    .lineWidth(part.role === 'axis' ? thin * 0.6 : thin)
    .strokeColor(colour)
  if (part.sketched || part.role === 'axis' || part.shape === 'line') doc.stroke()
  else doc.fillAndStroke(colours.white, colour)
  doc.restore()
}

const drawDimension = ({ pdf, placed, thin }: Placing, dimension: Labelled, size: number) => {
  const { start, end, extensions, label } = placeDimension(dimension, placed)
  const lineOf = ([from, to]: readonly [Point, Point]) => `M${from.join(' ')}L${to.join(' ')}`
  pdf.doc
    .path(extensions.map(([from, to]) => lineOf([from, to])).join('') + lineOf([start, end]))
    .lineWidth(thin * 0.6)
    .strokeColor(colours.soft)
    .stroke()
  pdf.doc.path(arrowHead(start, end) + arrowHead(end, start)).fill(colours.soft)
  const align = ({ start: 'left', middle: 'middle', end: 'right' } as const)[label.anchor]
  pdf.write(dimension.text, { x: label.at[0], y: label.at[1] - size * 1.06, align }, { size, colour: 'ink' })
}

/** Line width and text size on paper, pt. */
const paper = { line: 0.8, text: 7.5 } as const

type Drawn = { readonly view: ModelView; readonly dimensions: readonly Labelled[]; readonly placed: Placed; readonly fit: Fit }

const drawView = (pdf: Pdf, { view, dimensions, placed, fit }: Drawn, at: Point) => {
  const placing = { pdf, placed, thin: paper.line / fit.scale }
  pdf.doc
    .save()
    .translate(at[0] + fit.left, at[1] + fit.top)
    .scale(fit.scale)
  for (const part of view.parts) drawPart(placing, part)
  for (const dimension of dimensions) drawDimension(placing, dimension, paper.text / fit.scale)
  pdf.doc.restore()
}

/** @param draw draws models of the family */
export const putPicture = ({ flow, words, input, calculation }: Report, draw: DrawView | undefined): void => {
  const lengths = calculation.card
    ? Object.fromEntries(
        furtherFiguresOf(calculation.card).flatMap(({ name, value, unit }) =>
          typeof value === 'number' && unit === 'mm' ? [[name, value]] : [],
        ),
      )
    : {}
  const view = draw?.(input.model.candidate, lengths)
  if (!view) return
  const dimensions = view.dimensions.map((one) => ({
    ...one,
    text: `${one.diameter ? 'Ø' : ''}${words.quantity(Math.abs(one.to - one.from), 'mm')}`,
  }))
  const placed = placeView(view.parts, dimensions, 'large')
  const fit = fitOf(placed.field, flow.width)
  const title = words.text('server/proof:picture')
  const altText = listed([`${title}: ${nameOf(input)}`, ...dimensions.map(({ text }) => text)], words.locale)
  flow.put(
    heading(flow, 'H3', title),
    figure(flow, altText, { height, draw: (x, y) => drawView(flow.pdf, { view, placed, dimensions, fit }, [x, y]) }),
  )
}
