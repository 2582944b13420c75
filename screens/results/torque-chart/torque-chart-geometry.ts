/** Where the lines, marks and labels of the torque chart go, in pixels. No texts, no React. */
import { niceTicks, type Tick } from '../../../contract/results/plot-geometry.ts'
import { torqueAt, type TorqueCurve, type TorqueCurves } from '../../../families/reducer/sizing/torque-curves.ts'
import { type Box, type LabelPlace, type LabelWidths, placeLabels, type Point } from './torque-chart-labels.ts'

export type ChartCurve = { readonly points: readonly Point[]; readonly label: LabelPlace }

export type TorqueChart = {
  /** What the axes enclose. */
  readonly box: Box
  readonly speed: readonly Tick[]
  readonly torque: readonly Tick[]
  readonly continuous: ChartCurve
  readonly peak: ChartCurve
  readonly demand: (Point & { readonly label: LabelPlace }) | undefined
}

/** Room for the tick labels, the titles of the axes and a label above the highest line. */
export const chartMargins = { left: 52, right: 14, top: 36, bottom: 36 } as const
/** Pieces of the bent part of a curve: shorter than what the eye sees as a corner. */
const pieces = 24
type Scale = { readonly ticks: readonly Tick[]; readonly at: (value: number) => number }

const scaleOf = (highest: number, about: number, [from, to]: readonly [from: number, to: number]): Scale => {
  const ticks = niceTicks(0, highest, about)
  const last = ticks.at(-1) ?? 1
  const at = (value: number): number => from + (value / last) * (to - from)
  return { ticks: ticks.map((value) => ({ value, at: at(value) })), at }
}

/** Flat part, bend and the fall at the highest speed. */
const pointsOf = (curve: TorqueCurve, at: (speed: number, torque: number) => Point): readonly Point[] => {
  const { flat, knee, end } = curve
  const bend = Array.from({ length: knee < end ? pieces : 0 }, (_, index) => knee + ((end - knee) * (index + 1)) / pieces)
  return [at(0, flat), at(knee, flat), ...bend.map((speed) => at(speed, torqueAt(curve, speed))), at(end, 0)]
}

export type ChartSize = { readonly width: number; readonly height: number }

/** The chart in a box of the given size. */
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

/** The path through the points. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join('')

/** The area between the points and the axis of speed. */
export const areaBelow = (points: readonly Point[], { x, y, height }: Box): string =>
  `${pathThrough(points)}L${pixel(x)} ${pixel(y + height)}Z`
