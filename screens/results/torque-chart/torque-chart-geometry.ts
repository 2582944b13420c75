/** Geometry of the torque chart in px. No texts, no React. */
import { niceTicks, type Tick } from '../../../contract/results/plot-geometry.ts'
import { torqueAt, type TorqueCurve, type TorqueCurves } from '../../../families/reducer/sizing/torque-curves.ts'
import { type Box, type LabelPlace, type LabelWidths, placeLabels, type Point } from './torque-chart-labels.ts'

export type ChartCurve = { readonly points: readonly Point[]; readonly label: LabelPlace }

export type TorqueChart = {
  /** Plot area within the axes. */
  readonly box: Box
  readonly speed: readonly Tick[]
  readonly torque: readonly Tick[]
  readonly continuous: ChartCurve
  readonly peak: ChartCurve
  readonly demand: (Point & { readonly label: LabelPlace }) | undefined
}

/** Margins for tick labels, axis titles and a label above the highest line, px. */
export const chartMargins = { left: 52, right: 14, top: 36, bottom: 36 } as const
/** Number of segments of the curved part; enough to appear smooth. */
const pieces = 24
type Scale = { readonly ticks: readonly Tick[]; readonly at: (value: number) => number }

const scaleOf = (highest: number, about: number, [from, to]: readonly [from: number, to: number]): Scale => {
  const ticks = niceTicks(0, highest, about)
  const last = ticks.at(-1) ?? 1
  const at = (value: number): number => from + (value / last) * (to - from)
  return { ticks: ticks.map((value) => ({ value, at: at(value) })), at }
}

/** Returns the points of a curve: flat part, curved part, and drop at the maximum speed. */
const pointsOf = (curve: TorqueCurve, at: (speed: number, torque: number) => Point): readonly Point[] => {
  const { flat, knee, end } = curve
  const bend = Array.from({ length: knee < end ? pieces : 0 }, (_, index) => knee + ((end - knee) * (index + 1)) / pieces)
  return [at(0, flat), at(knee, flat), ...bend.map((speed) => at(speed, torqueAt(curve, speed))), at(end, 0)]
}

export type ChartSize = { readonly width: number; readonly height: number }

/** Returns the chart for a size. */
export const torqueChartOf = (curves: TorqueCurves, size: ChartSize, labels: LabelWidths): TorqueChart => {
  const { left, right, top, bottom } = chartMargins
  const box: Box = { x: left, y: top, width: Math.max(1, size.width - left - right), height: Math.max(1, size.height - top - bottom) }
  const floor = box.y + box.height
  const { continuous, peak, demand } = curves
  const speed = scaleOf(Math.max(peak.end, demand?.speed ?? 0), Math.max(2, Math.floor(box.width / 80)), [box.x, box.x + box.width])
  const torque = scaleOf(Math.max(peak.flat, continuous.flat, demand?.torque ?? 0), 4, [floor, box.y])
  const at = (n: number, t: number): Point => ({ x: speed.at(n), y: torque.at(t) })
  const mark = demand && at(demand.speed, demand.torque)
  const lines = { continuous: pointsOf(continuous, at), peak: pointsOf(peak, at) }
  const places = placeLabels(box, { lines, mark, widths: labels })
  return {
    box,
    speed: speed.ticks,
    torque: torque.ticks,
    continuous: { points: lines.continuous, label: places.continuous },
    peak: { points: lines.peak, label: places.peak },
    demand: mark && places.demand && { ...mark, label: places.demand },
  }
}

const pixel = (value: number): number => Math.round(value * 10) / 10

/** Returns the SVG path through points. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join('')

/** Returns the SVG path of the area between points and the speed axis. */
export const areaBelow = (points: readonly Point[], { x, y, height }: Box): string =>
  `${pathThrough(points)}L${pixel(x)} ${pixel(y + height)}Z`
