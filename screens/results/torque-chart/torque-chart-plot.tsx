/** Plot of continuous and peak torque over speed with the demanded point, drawn at its display size. */
import { formatUnit } from '../../../engine/units/index.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { Plot, PlotGrid, PlotLabel, PlotLine, PlotTitle } from '../../ui/plot/plot-parts.tsx'
import { useWidth } from '../../ui/plot/use-width.ts'
import type { TorqueCurves } from '../../../families/reducer/sizing/torque-curves.ts'
import { areaBelow, chartMargins, pathThrough, type TorqueChart, torqueChartOf } from './torque-chart-geometry.ts'
import { labelWidth, type Point } from './torque-chart-labels.ts'

const height = 260

export type ChartWords = {
  readonly speed: string
  readonly torque: string
  /** Labels of the curves, with shorter ones for narrow charts. */
  readonly continuous: CurveLabel
  readonly peak: CurveLabel
  readonly demand: string
  readonly summary: string
}

export type CurveLabel = { readonly long: string; readonly short: string }

type Write = (value: number) => string

const Axes = ({
  chart: { box, speed, torque },
  write,
  titles,
}: {
  chart: TorqueChart
  write: Write
  titles: readonly [string, string]
}) => {
  const floor = box.y + box.height
  const end = box.x + box.width
  return (
    <g>
      <PlotTitle x={4} y={14}>
        {titles[0]}
      </PlotTitle>
      {torque.map(({ value, at }) => (
        <g key={value}>
          <PlotGrid x1={box.x} x2={end} y1={at} y2={at} isStrong={value === 0} />
          <text x={box.x - 6} y={at + 4} textAnchor="end">
            {write(value)}
          </text>
        </g>
      ))}
      {speed.map(({ value, at }, index) => (
        <g key={value}>
          <PlotGrid x1={at} x2={at} y1={floor} y2={floor + 4} isStrong />
          <text x={at} y={floor + 16} textAnchor={index === speed.length - 1 ? 'end' : 'middle'}>
            {write(value)}
          </text>
        </g>
      ))}
      <PlotTitle x={end} y={floor + 31} textAnchor="end">
        {titles[1]}
      </PlotTitle>
    </g>
  )
}

/** Guide lines from the demanded point to the axes. */
const Way = ({ at: { x, y }, chart: { box } }: { at: Point; chart: TorqueChart }) => (
  <path d={`M${box.x} ${y}H${x}V${box.y + box.height}`} className="fill-none stroke-line-strong" strokeDasharray="2 3" />
)

type Props = { readonly curves: TorqueCurves; readonly words: ChartWords; readonly write: Write; readonly isTooHigh: boolean }

export const TorqueChartPlot = ({ curves, words, write, isTooHigh }: Props) => {
  const locale = useLocale()
  const [measure, width] = useWidth()
  const room = (width ?? 0) - chartMargins.left - chartMargins.right
  const fitted = ({ long, short }: CurveLabel): string => (labelWidth(long) <= room ? long : short)
  const [continuous, peak] = [fitted(words.continuous), fitted(words.peak)]
  const labels = { continuous: labelWidth(continuous), peak: labelWidth(peak), demand: labelWidth(words.demand) }
  const chart = width === undefined ? undefined : torqueChartOf(curves, { width, height }, labels)
  const { units } = curves
  return (
    <Plot measure={measure} width={width} height={height} summary={words.summary}>
      {chart && (
        <>
          <path d={areaBelow(chart.continuous.points, chart.box)} className="fill-main-soft opacity-50" />
          <Axes
            chart={chart}
            write={write}
            titles={[`${words.torque}, ${formatUnit(units.torque, locale)}`, `${words.speed}, ${formatUnit(units.speed, locale)}`]}
          />
          <PlotLine d={pathThrough(chart.peak.points)} strokeDasharray="6 4" />
          <PlotLine d={pathThrough(chart.continuous.points)} />
          {chart.demand && <Way at={chart.demand} chart={chart} />}
          <PlotLabel {...chart.peak.label}>{peak}</PlotLabel>
          <PlotLabel {...chart.continuous.label}>{continuous}</PlotLabel>
          {chart.demand && <PlotLabel {...chart.demand.label}>{words.demand}</PlotLabel>}
          {chart.demand && (
            <circle
              cx={chart.demand.x}
              cy={chart.demand.y}
              r={5}
              strokeWidth={1.5}
              className={`stroke-surface ${isTooHigh ? 'fill-emphasis' : 'fill-main'}`}
            />
          )}
        </>
      )}
    </Plot>
  )
}
