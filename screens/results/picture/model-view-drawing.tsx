/** Drawing of a model to scale, from its family's shapes; parts with unstated dimensions are dashed. */
import type { ReactNode } from 'react'
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

const styleOf = ({ role, sketched }: ViewPart): string =>
  [
    role === 'main' ? 'drawing-accent' : role === 'axis' ? 'drawing-centre' : '',
    // A dashed part is transparent, since it is not known to hide anything.
    sketched ? 'drawing-dashed' : role === 'axis' ? '' : 'drawing-solid',
  ].join(' ')

const Part = ({ part, placed }: { readonly part: ViewPart; readonly placed: Placed }) => {
  const place = atScale(placed)
  const className = styleOf(part)
  switch (part.shape) {
    case 'box': {
      const [x, y] = place(part.at)
      const [width, height] = part.size
      return <rect className={className} x={x} y={y} width={width * placed.scale} height={height * placed.scale} />
    }
    case 'circle': {
      const [x, y] = place(part.centre)
      return <circle className={className} cx={x} cy={y} r={(part.diameter * placed.scale) / 2} />
    }
    case 'thread':
      return <path className={className} d={threadPath(part, placed)} />
    case 'line':
      return <path className={className} d={`M${place(part.from).join(' ')}L${place(part.to).join(' ')}`} />
  }
}

const Dimension = ({ dimension, placed }: { readonly dimension: Labelled; readonly placed: Placed }) => {
  const { start, end, extensions, label } = placeDimension(dimension, placed)
  const line = (from: Point, to: Point) => `M${from.join(' ')}L${to.join(' ')}`
  return (
    <g className="text-ink-faint">
      <path className="drawing-thin opacity-100" d={extensions.map(([from, to]) => line(from, to)).join('') + line(start, end)} />
      <path className="drawing-fill" d={arrowHead(start, end) + arrowHead(end, start)} />
      <text className="number fill-ink-soft stroke-none" x={label.at[0]} y={label.at[1]} fontSize={9.5} textAnchor={label.anchor}>
        {dimension.text}
      </text>
    </g>
  )
}

type Props = {
  readonly view: ModelView
  /** Formats a length in the user's unit and language. */
  readonly inWords: (mm: number) => string
  /** With minor dimensions. */
  readonly large?: boolean
}

export const ModelViewDrawing = ({ view, inWords, large = false }: Props): ReactNode => {
  const dimensions = view.dimensions
    .filter(({ minor }) => large || !minor)
    .map((one) => ({ ...one, text: `${one.diameter ? '⌀' : ''}${inWords(Math.abs(one.to - one.from))}` }))
  const placed = placeView(view.parts, dimensions, large ? 'large' : 'small')
  return (
    <svg className="drawing" viewBox={placed.field} aria-hidden="true" focusable="false" data-scale={placed.scale}>
      {view.parts.map((part) => (
        <Part key={JSON.stringify(part)} part={part} placed={placed} />
      ))}
      {dimensions.map((dimension) => (
        <Dimension key={`${dimension.side} ${dimension.from}`} dimension={dimension} placed={placed} />
      ))}
    </svg>
  )
}
