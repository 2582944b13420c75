/** Overlay of the model: dimensions and measurement. */
import { useSyncExternalStore } from 'react'
import type { PreviewMeasure } from '../../contract/files/preview.ts'
import { dimensionLines, type DimensionLine, type ScreenPoint } from './dimension-lines.ts'
import type { Place } from './geometry.ts'
import { distanceBetween, type WriteLength } from './lengths.ts'
import type { Stage } from './stage.ts'
import type { Pictures } from './use-stage.ts'

type Props = {
  readonly stage: Stage
  readonly pictures: Pictures
  /** Empty if dimensions are hidden. */
  readonly measures: readonly PreviewMeasure[]
  /** End points of the measurement. */
  readonly from?: Place | undefined
  readonly to?: Place | undefined
  readonly write: WriteLength
}

const pointsText = (points: readonly ScreenPoint[]): string => points.map((point) => point.map((px) => px.toFixed(1)).join(',')).join(' ')

const Dimension = ({ line: { lines, arrows, text, at } }: { readonly line: DimensionLine }) => (
  <g className="viewer-dimension">
    {lines.map((ends) => (
      <polyline key={pointsText(ends)} points={pointsText(ends)} />
    ))}
    {arrows.map((corners) => (
      <polygon key={pointsText(corners)} points={pointsText(corners)} />
    ))}
    <text x={at[0]} y={at[1]}>
      {text}
    </text>
  </g>
)

const Measured = ({ stage, from, to, write }: Omit<Props, 'pictures' | 'measures'>) => {
  const [start, end] = [from && stage.project(from), to && stage.project(to)]
  return (
    <g className="viewer-measured">
      {start && end && <polyline points={pointsText([start, end])} />}
      {start && <circle cx={start[0]} cy={start[1]} r="5" />}
      {end && <circle cx={end[0]} cy={end[1]} r="5" />}
      {start && end && from && to && (
        <text x={(start[0] + end[0]) / 2} y={(start[1] + end[1]) / 2 - 12}>
          {write(distanceBetween(from, to).whole)}
        </text>
      )}
    </g>
  )
}

export const Overlay = ({ stage, pictures, measures, from, to, write }: Props) => {
  // Rendered again with each frame of the model.
  useSyncExternalStore(pictures.subscribe, pictures.count)
  const lines = dimensionLines(measures, stage.project, { write, pxOfMm: stage.pxOfMm() })
  return (
    <svg className="viewer-overlay" aria-hidden="true">
      {lines.map((line) => (
        <Dimension key={`${line.text} ${pointsText(line.lines.flat())}`} line={line} />
      ))}
      <Measured stage={stage} from={from} to={to} write={write} />
    </svg>
  )
}
