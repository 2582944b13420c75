/** Components of plots over time or speed. */
import type { ComponentProps, ReactNode, Ref } from 'react'
import { characterWidth, plotMargins, type Tick } from '../../../contract/results/plot-geometry.ts'

/** Formats a number. */
export type Write = (value: number) => string

type PlotProps = {
  /** Measures the width. */
  readonly measure: Ref<HTMLDivElement>
  readonly width: number | undefined
  readonly height: number
  /** What it shows, in words. */
  readonly summary: string
  readonly children: ReactNode
}

/** A plot; empty until its width is known. */
export const Plot = ({ measure, width, height, summary, children }: PlotProps) => (
  <div ref={measure} className="break-inside-avoid overflow-hidden" style={{ height }} data-plot>
    {width !== undefined && (
      <svg className="fill-ink-faint" fontSize={11} width={width} height={height} role="img" aria-label={summary}>
        {children}
      </svg>
    )}
  </div>
)

export const PlotTitle = (props: ComponentProps<'text'>) => <text className="fill-ink-soft" data-part="title" {...props} />

/** Label of a curve or point, readable over lines. */
export const PlotLabel = ({ className = 'fill-main', ...rest }: ComponentProps<'text'>) => (
  <text className={`stroke-surface font-semibold ${className}`} strokeWidth={3} paintOrder="stroke" {...rest} />
)

export const PlotLine = (props: ComponentProps<'path'>) => (
  <path className="fill-none stroke-link" strokeWidth={1.5} strokeLinejoin="round" data-part="line" {...props} />
)

/** `isStrong`: the zero line, and the ticks of an axis. */
export const PlotGrid = ({ isStrong = false, ...rest }: ComponentProps<'line'> & { readonly isStrong?: boolean }) => (
  <line className={isStrong ? 'stroke-line-strong' : 'stroke-line'} {...rest} />
)

/** Ground of a pause. */
export const PlotPause = (props: ComponentProps<'rect'>) => <rect className="fill-surface" data-part="pause" {...props} />

type FrameProps = {
  readonly plot: { readonly left: number; readonly right: number }
  readonly panel: { readonly top: number; readonly ticks: readonly Tick[] }
  readonly title: string
  readonly write: Write
}

/** Title, grid and tick labels of a panel. */
export const PanelFrame = ({ plot, panel, title, write }: FrameProps) => (
  <g>
    <PlotTitle x={4} y={panel.top - 20}>
      {title}
    </PlotTitle>
    {panel.ticks.map(({ value, at }) => (
      <g key={value}>
        <PlotGrid x1={plot.left} x2={plot.right} y1={at} y2={at} isStrong={value === 0} />
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
        <PlotGrid x1={x} x2={x} y1={at} y2={at + 4} isStrong />
        <text {...placeOf(x, write(value), right)} y={at + 16}>
          {write(value)}
        </text>
      </g>
    ))}
    <PlotTitle x={right} y={at + 30} textAnchor="end">
      {title}
    </PlotTitle>
  </g>
)
