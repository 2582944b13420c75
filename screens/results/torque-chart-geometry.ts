/** Where the lines, marks and labels of the torque chart go, in pixels. No texts, no React. */
import { niceTicks, type Tick } from './motion-geometry.ts'
import { torqueAt, type TorqueCurve, type TorqueCurves } from './torque-chart-curves.ts'

export type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }
/** Where a label stands: the start of its base line. */
export type LabelPlace = Point

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
const lineHeight = 14
const gap = 6
/** Average width of a bold character at the size of the labels. */
const characterWidth = 6.8

/** Chinese characters and their punctuation are as wide as they are high. */
const wideCharacters = /[\u2e80-\uffef]/g
const wideCharacterWidth = 12

export const labelWidth = (text: string): number => {
  const wide = text.match(wideCharacters)?.length ?? 0
  return (text.length - wide) * characterWidth + wide * wideCharacterWidth
}

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

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The box of a label whose base line starts at a place. */
export const labelBox = ({ x, y }: LabelPlace, width: number): Box => ({ x, y: y - lineHeight + 3, width, height: lineHeight })

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y - lineHeight &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The first place beside, above or below the mark that is in the box and covers no other label; beside it, moved inside, where there is none. */
const placeBeside = (mark: Point, width: number, { box, taken }: { box: Box; taken: readonly Box[] }): LabelPlace => {
  const { x, y } = mark
  const middle = x - width / 2
  const right = x + gap + 3
  const left = x - gap - 3 - width
  const candidates = [
    { x: right, y: y + 4 },
    { x: left, y: y + 4 },
    { x: middle, y: y - gap - 4 },
    { x: middle, y: y + lineHeight + gap },
    { x: right, y: y - gap - 4 },
    { x: right, y: y + lineHeight + gap },
    { x: left, y: y - gap - 4 },
    { x: left, y: y + lineHeight + gap },
  ]
  const isFree = (place: LabelPlace): boolean => {
    const own = labelBox(place, width)
    return within(own, box) && !taken.some((other) => overlap(own, other))
  }
  const inside = Math.max(box.x, Math.min(right, box.x + box.width - width))
  return candidates.find(isFree) ?? { x: inside, y: Math.max(box.y, y - gap - 4) }
}

export type ChartSize = { readonly width: number; readonly height: number }
/** Widths of the labels, pixels. */
export type LabelWidths = { readonly continuous: number; readonly peak: number; readonly demand: number }

/** The chart in a box of the given size. */
export const torqueChartOf = (curves: TorqueCurves, size: ChartSize, labels: LabelWidths): TorqueChart => {
  const { left, right, top, bottom } = chartMargins
  const box: Box = { x: left, y: top, width: Math.max(1, size.width - left - right), height: Math.max(1, size.height - top - bottom) }
  const floor = box.y + box.height
  const { continuous, peak, demand } = curves
  const speed = scaleOf(Math.max(peak.end, demand?.speed ?? 0), Math.max(2, Math.floor(box.width / 80)), [box.x, box.x + box.width])
  const torque = scaleOf(Math.max(peak.flat, continuous.flat, demand?.torque ?? 0), 4, [floor, box.y])
  const at = (n: number, t: number): Point => ({ x: speed.at(n), y: torque.at(t) })
  const start = box.x + gap
  const peakPlace = { x: start, y: torque.at(peak.flat) - 5 }
  const hasRoomAbove = Math.abs(torque.at(continuous.flat) - torque.at(peak.flat)) > lineHeight + 4
  const continuousPlace = { x: start, y: torque.at(continuous.flat) + (hasRoomAbove ? -5 : lineHeight) }
  const mark = demand && at(demand.speed, demand.torque)
  const taken = [labelBox(peakPlace, labels.peak), labelBox(continuousPlace, labels.continuous)]
  return {
    box,
    speed: speed.ticks,
    torque: torque.ticks,
    continuous: { points: pointsOf(continuous, at), label: continuousPlace },
    peak: { points: pointsOf(peak, at), label: peakPlace },
    demand: mark && { ...mark, label: placeBeside(mark, labels.demand, { box, taken }) },
  }
}

const pixel = (value: number): number => Math.round(value * 10) / 10

/** The path through the points. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join('')

/** The area between the points and the axis of speed. */
export const areaBelow = (points: readonly Point[], { x, y, height }: Box): string =>
  `${pathThrough(points)}L${pixel(x)} ${pixel(y + height)}Z`
