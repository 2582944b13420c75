/** A model to scale as an SVG document: the same parts and dimensions as on the pages, in mm, in one colour. */
import type { ModelView, Point, ViewPart } from '../../../families/define/model-view.ts'
import {
  arrowHead,
  atScale,
  type Labelled,
  type Placed,
  placeDimension,
  placeView,
  threadPath,
} from '../../../families/define/model-view-geometry.ts'

const fewDigits = 2
const short = (value: number): string => String(Number(value.toFixed(fewDigits)))
const move = (from: Point, to: Point): string => `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`

/** Rounds coordinates with three or more decimals. */
const rounded = (path: string): string => path.replaceAll(/-?\d+\.\d{3,}(?:e-\d+)?/g, (figure) => short(Number(figure)))

const dash = ' stroke-dasharray="3 2"'
const styleOf = ({ role, sketched }: ViewPart): string => {
  if (role === 'axis') return ' stroke-width="0.5" stroke-dasharray="6 2 1 2"'
  return `${role === 'main' ? ' stroke-width="1.4"' : ''}${sketched ? dash : ''}`
}

const partOf = (part: ViewPart, placed: Placed): string => {
  const place = atScale(placed)
  const style = styleOf(part)
  switch (part.shape) {
    case 'box': {
      const [x, y] = place(part.at)
      const [width, height] = part.size
      return `<rect x="${short(x)}" y="${short(y)}" width="${short(width * placed.scale)}" height="${short(height * placed.scale)}"${style}/>`
    }
    case 'circle': {
      const [x, y] = place(part.centre)
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short((part.diameter * placed.scale) / 2)}"${style}/>`
    }
    case 'thread':
      return `<path d="${rounded(threadPath(part, placed))}"${style}/>`
    case 'line':
      return `<path d="${move(place(part.from), place(part.to))}"${style}/>`
  }
}

const dimensionOf = (dimension: Labelled, placed: Placed): string => {
  const { start, end, extensions, label } = placeDimension(dimension, placed)
  const lines = extensions.map(([from, to]) => move(from, to)).join('') + move(start, end)
  const [x, y] = label.at.map(short)
  return [
    `<path d="${lines}" stroke-width="0.4"/>`,
    `<path d="${rounded(arrowHead(start, end) + arrowHead(end, start))}" fill="#42535c" stroke="none"/>`,
    `<text x="${x}" y="${y}" text-anchor="${label.anchor}" fill="#42535c" stroke="none">${dimension.text}</text>`,
  ].join('')
}

/** @returns the drawing with all dimensions, in mm; parts that the maker does not state are dashed */
export function modelSvg({ parts, dimensions }: ModelView): string {
  const labelled = dimensions.map((one) => ({ ...one, text: `${one.diameter ? '⌀' : ''}${short(Math.abs(one.to - one.from))}` }))
  const placed = placeView(parts, labelled, 'large')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${placed.field.split(' ').map(Number).map(short).join(' ')}" `,
    'fill="none" stroke="#18262d" stroke-width="1" stroke-linejoin="round" font-family="sans-serif" font-size="8">',
    ...parts.map((part) => partOf(part, placed)),
    ...labelled.map((dimension) => dimensionOf(dimension, placed)),
    '</svg>',
  ].join('')
}
