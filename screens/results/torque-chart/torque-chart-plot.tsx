/** Plot of continuous and peak torque over speed with the demanded point, drawn at its display size. */
import { formatUnit } from '../../../engine/units/index.ts'
import { useLocale } from '../../base/texts/texts.ts'
import { useWidth } from '../../ui/plot/use-width.ts'
import type { TorqueCurves } from '../../../families/reducer/sizing/torque-curves.ts'
import { areaBelow, chartMargins, pathThrough, type TorqueChart, torqueChartOf } from './torque-chart-geometry.ts'
import { labelWidth, type Point } from './torque-chart-labels.ts'
import '../../ui/plot/plot.css'

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
      <text x={4} y={14} className="plot-title">
        {titles[0]}
      </text>
      {torque.map(({ value, at }) => (
        <g key={value}>
          <line x1={box.x} x2={end} y1={at} y2={at} className="plot-grid" data-zero={value === 0} />
          <text x={box.x - 6} y={at + 4} textAnchor="end">
            {write(value)}
          </text>
        </g>
      ))}
      {speed.map(({ value, at }, index) => (
        <g key={value}>
          <line x1={at} x2={at} y1={floor} y2={floor + 4} className="plot-grid" data-zero="true" />
          <text x={at} y={floor + 16} textAnchor={index === speed.length - 1 ? 'end' : 'middle'}>
            {write(value)}
          </text>
        </g>
      ))}
      <text x={end} y={floor + 31} textAnchor="end" className="plot-title">
        {titles[1]}
      </text>
    </g>
  )
}

/** Guide lines from the demanded point to the axes. */
const Way = ({ at: { x, y }, chart: { box } }: { at: Point; chart: TorqueChart }) => (
  <path d={`M${box.x} ${y}H${x}V${box.y + box.height}`} className="torque-way" />
)

type Props = { readonly curves: TorqueCurves; readonly words: ChartWords; readonly write: Write; readonly verdict: string | undefined }

export const TorqueChartPlot = ({ curves, words, write, verdict }: Props) => {
  const locale = useLocale()
  const [measure, width] = useWidth()
  const room = (width ?? 0) - chartMargins.left - chartMargins.right
  const fitted = ({ long, short }: CurveLabel): string => (labelWidth(long) <= room ? long : short)
  const [continuous, peak] = [fitted(words.continuous), fitted(words.peak)]
  const labels = { continuous: labelWidth(continuous), peak: labelWidth(peak), demand: labelWidth(words.demand) }
  const chart = width === undefined ? undefined : torqueChartOf(curves, { width, height }, labels)
  const { units } = curves
  return (
    <div ref={measure} className="plot" style={{ height }}>
      {chart && (
        <svg width={width} height={height} role="img" aria-label={words.summary} data-verdict={verdict}>
          <path d={areaBelow(chart.continuous.points, chart.box)} className="torque-area" />
          <Axes
            chart={chart}
            write={write}
            titles={[`${words.torque}, ${formatUnit(units.torque, locale)}`, `${words.speed}, ${formatUnit(units.speed, locale)}`]}
          />
          <path d={pathThrough(chart.peak.points)} className="plot-line torque-peak" />
          <path d={pathThrough(chart.continuous.points)} className="plot-line" />
          {chart.demand && <Way at={chart.demand} chart={chart} />}
          <text {...chart.peak.label} className="plot-label">
            {peak}
          </text>
          <text {...chart.continuous.label} className="plot-label">
            {continuous}
          </text>
          {chart.demand && (
            <text {...chart.demand.label} className="plot-label torque-demand-label">
              {words.demand}
            </text>
          )}
          {chart.demand && <circle cx={chart.demand.x} cy={chart.demand.y} r={5} className="torque-demand" />}
        </svg>
      )}
    </div>
  )
}
