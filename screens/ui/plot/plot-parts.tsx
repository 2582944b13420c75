/** Components of the plots over cycle time. */
import { characterWidth, plotMargins, type Tick } from '../../../contract/results/plot-geometry.ts'
import './plot.css'

/** Formats a number. */
export type Write = (value: number) => string

type FrameProps = {
  readonly plot: { readonly left: number; readonly right: number }
  readonly panel: { readonly top: number; readonly ticks: readonly Tick[] }
  readonly title: string
  readonly write: Write
}

/** Title, grid and tick labels of a panel. */
export const PanelFrame = ({ plot, panel, title, write }: FrameProps) => (
  <g>
    <text x={4} y={panel.top - 20} className="plot-title">
      {title}
    </text>
    {panel.ticks.map(({ value, at }) => (
      <g key={value}>
        <line x1={plot.left} x2={plot.right} y1={at} y2={at} className="plot-grid" data-zero={value === 0} />
        <text x={plot.left - 6} y={at + 4} textAnchor="end">
          {write(value)}
        </text>
      </g>
    ))}
  </g>
)

type AxisProps = {
  readonly ticks: readonly Tick[]
  readonly at: number
  readonly right: number
  readonly title: string
  readonly write: Write
}

/** Centres a label below its tick; a long label at the end of the axis is right-aligned to the plot. */
const placeOf = (x: number, text: string, right: number) => {
  const edge = right + plotMargins.right - 1
  return x + (text.length * characterWidth) / 2 > edge ? ({ x: edge, textAnchor: 'end' } as const) : ({ x, textAnchor: 'middle' } as const)
}

/** The time axis below the panels. */
export const TimeAxis = ({ ticks, at, right, title, write }: AxisProps) => (
  <g>
    {ticks.map(({ value, at: x }) => (
      <g key={value}>
        <line x1={x} x2={x} y1={at} y2={at + 4} className="plot-grid" data-zero="true" />
        <text {...placeOf(x, write(value), right)} y={at + 16}>
          {write(value)}
        </text>
      </g>
    ))}
    <text x={right} y={at + 30} textAnchor="end" className="plot-title">
      {title}
    </text>
  </g>
)
