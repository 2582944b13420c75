/** Parts of the plots of a cycle over time. */
import { characterWidth, plotMargins, type Tick } from './plot-geometry.ts'

/** How a number is written. */
export type Write = (value: number) => string

type FrameProps = {
  readonly plot: { readonly left: number; readonly right: number }
  readonly panel: { readonly top: number; readonly ticks: readonly Tick[] }
  readonly title: string
  readonly write: Write
}

/** Title, grid and numbers of a panel. */
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

/** A long number at the end of the axis moves in, so that it is whole. */
const within = (x: number, text: string, right: number): number =>
  Math.min(x, right + plotMargins.right - (text.length * characterWidth) / 2)

/** The axis of time below the panels. */
export const TimeAxis = ({ ticks, at, right, title, write }: AxisProps) => (
  <g>
    {ticks.map(({ value, at: x }) => (
      <g key={value}>
        <line x1={x} x2={x} y1={at} y2={at + 4} className="plot-grid" data-zero="true" />
        <text x={within(x, write(value), right)} y={at + 16} textAnchor="middle">
          {write(value)}
        </text>
      </g>
    ))}
    <text x={right} y={at + 30} textAnchor="end" className="plot-title">
      {title}
    </text>
  </g>
)
