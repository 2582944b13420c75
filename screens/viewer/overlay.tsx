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

type LabelProps = { readonly at: ScreenPoint; readonly isMeasured?: boolean; readonly children: string }

/** A text with the ground of the picture round it, so that it can be read on the lines of the model. */
const Label = ({ at: [x, y], isMeasured = false, children }: LabelProps) => (
  <text
    className={`stroke-surface stroke-4 text-label [paint-order:stroke] ${isMeasured ? 'fill-emphasis font-semibold' : 'fill-ink'}`}
    x={x}
    y={y}
    textAnchor="middle"
    dominantBaseline="central"
  >
    {children}
  </text>
)

const End = ({ at: [x, y] }: { readonly at: ScreenPoint }) => (
  <circle className="fill-emphasis stroke-surface stroke-2" cx={x} cy={y} r="5" />
)

const Dimension = ({ line: { lines, arrows, text, at } }: { readonly line: DimensionLine }) => (
  <g data-part="dimension">
    {lines.map((ends) => (
      <polyline key={pointsText(ends)} className="fill-none stroke-link" points={pointsText(ends)} />
    ))}
    {arrows.map((corners) => (
      <polygon key={pointsText(corners)} className="fill-main" points={pointsText(corners)} />
    ))}
    <Label at={at}>{text}</Label>
  </g>
)

const Measured = ({ stage, from, to, write }: Omit<Props, 'pictures' | 'measures'>) => {
  const [start, end] = [from && stage.project(from), to && stage.project(to)]
  return (
    <g>
      {start && end && <polyline className="fill-none stroke-emphasis stroke-2" points={pointsText([start, end])} />}
      {start && <End at={start} />}
      {end && <End at={end} />}
      {start && end && from && to && (
        <Label at={[(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 12]} isMeasured>
          {write(distanceBetween(from, to).whole)}
        </Label>
      )}
    </g>
  )
}

export const Overlay = ({ stage, pictures, measures, from, to, write }: Props) => {
  // Rendered again with each frame of the model.
  useSyncExternalStore(pictures.subscribe, pictures.count)
  const lines = dimensionLines(measures, stage.project, { write, pxOfMm: stage.pxOfMm() })
  return (
    <svg className="pointer-events-none absolute inset-0 size-full overflow-hidden" aria-hidden="true">
      {lines.map((line) => (
        <Dimension key={`${line.text} ${pointsText(line.lines.flat())}`} line={line} />
      ))}
      <Measured stage={stage} from={from} to={to} write={write} />
    </svg>
  )
}
