/** Geometry of the cycle chart: torque and speed over time, in the user's units and in px. No texts, no React. */
import type { CalculationRow, CyclePhase } from '../../families/rotary/wire/calls.ts'
import { convert, type UnitSystem } from '../../engine/units/index.ts'
import { axisOf, linePath, niceTicks, plotMargins, shownUnit, type Tick } from '../../contract/results/plot-geometry.ts'

/** Torques the cycle is compared with, N·m. */
export type CycleTorques = { readonly requiredTorque?: number | undefined; readonly rmsTorque?: number | undefined }

/** Returns the torques among the rows of a calculation. */
export const cycleTorques = (rows: readonly CalculationRow[]): CycleTorques => {
  const inNewtonMetres = (name: string): number | undefined => {
    const row = rows.find((one) => one.name === name)
    return row && convert(row.value, row.unit, 'N*m')
  }
  return { requiredTorque: inNewtonMetres('requiredTorque'), rmsTorque: inNewtonMetres('effectiveTorque') }
}

/** A phase in the user's units, with its start and end in s from the start of the cycle. */
export type ShownPhase = CyclePhase & { readonly start: number; readonly end: number }

export type ShownCycle = {
  readonly phases: readonly ShownPhase[]
  readonly time: number
  /** Whether the last phase continues indefinitely. */
  readonly endless: boolean
  readonly required: number | undefined
  readonly effective: number | undefined
  readonly units: { readonly torque: string; readonly speed: string }
}

/** Returns the phases in the user's units, with their times. */
export const shownCycle = (cycle: readonly CyclePhase[], torques: CycleTorques, system: UnitSystem): ShownCycle => {
  const [torque, speed] = [shownUnit('N*m', system), shownUnit('rpm', system)]
  const shown = (value: number | undefined) => (value === undefined ? undefined : torque.of(value))
  let time = 0
  const phases = cycle.map((phase): ShownPhase => {
    const start = time
    time += phase.duration
    const speeds = { startSpeed: speed.of(phase.startSpeed), endSpeed: speed.of(phase.endSpeed) }
    return { ...phase, ...speeds, torque: torque.of(phase.torque), start, end: time }
  })
  return {
    phases,
    time,
    endless: (cycle.at(-1)?.endSpeed ?? 0) > 0,
    required: shown(torques.requiredTorque),
    effective: shown(torques.rmsTorque),
    units: { torque: torque.unit, speed: speed.unit },
  }
}

/** A pause longer than this multiple of the motion is shortened and marked by a gap, so that the motion remains visible. */
const longPause = 4
const drawnPause = 2

type Stretch = { readonly x: number; readonly width: number }
/** A phase with its position. */
type Placed = ShownPhase & Stretch & { readonly cut: boolean }

const placed = ({ phases }: ShownCycle, left: number, right: number): readonly Placed[] => {
  const moving = phases.reduce((time, { kind, duration }) => time + (kind === 'dwell' ? 0 : duration), 0)
  const sized = phases.map((phase) => {
    const cut = phase.kind === 'dwell' && moving > 0 && phase.duration > longPause * moving
    return { ...phase, cut, drawn: cut ? drawnPause * moving : phase.duration }
  })
  const total = sized.reduce((time, { drawn }) => time + drawn, 0) || 1
  let x = left
  return sized.map(({ drawn, ...phase }): Placed => {
    const width = (drawn / total) * (right - left)
    const start = x
    x += width
    return { ...phase, x: start, width }
  })
}

/** Returns round times for the part that is to scale, and the end of the cycle after a gap. */
const timeTicks = (phases: readonly Placed[], time: number): readonly Tick[] => {
  const last = phases.at(-1)
  const first = phases[0]
  if (!last || !first) return []
  const cutAt = phases.find(({ cut }) => cut)
  const [until, end] = cutAt ? [cutAt.start, cutAt.x] : [time, last.x + last.width]
  const about = Math.max(2, Math.floor((end - first.x) / 70))
  const at = (value: number): number => first.x + (value / (until || 1)) * (end - first.x)
  const ticks = niceTicks(0, until, about).filter((value) => value <= until * (1 + 1e-9))
  return [...ticks.map((value) => ({ value, at: at(value) })), ...(cutAt ? [{ value: time, at: last.x + last.width }] : [])]
}

/** A value with the baseline of its label. */
export type Level = Tick & { readonly label: number }
export type CyclePanel = { readonly top: number; readonly bottom: number; readonly ticks: readonly Tick[]; readonly path: string }

export type CyclePlot = {
  readonly left: number
  readonly right: number
  readonly time: readonly Tick[]
  readonly torque: CyclePanel & { readonly largest: (Level & { readonly x: number }) | undefined }
  readonly speed: CyclePanel & { readonly highest: (Level & { readonly x: number }) | undefined }
  readonly required: Level | undefined
  readonly effective: Level | undefined
  readonly pauses: readonly (Stretch & { readonly cut: boolean })[]
  /** Position of a phase that continues indefinitely. */
  readonly endless: Stretch | undefined
}

const labelHeight = 16
const above = 5
const below = 13

const largestBy = (phases: readonly Placed[], of: (phase: Placed) => number): Placed | undefined =>
  phases.reduce<Placed | undefined>((largest, phase) => (largest && of(largest) >= of(phase) ? largest : phase), undefined)

/** Places the labels of close levels on opposite sides. */
const levelsOf = ({ required, effective }: ShownCycle, at: (value: number) => number) => {
  const level = (value: number | undefined): Level | undefined =>
    value === undefined ? undefined : { value, at: at(value), label: at(value) - above }
  const [upper, lower] = [level(required), level(effective)]
  const close = upper && lower && lower.at - upper.at < labelHeight
  return { required: upper, effective: lower && close ? { ...lower, label: lower.at + below } : lower }
}

/** Places the label of the largest torque outside its step, avoiding the line of the required torque. */
const largestOf = (phases: readonly Placed[], at: (value: number) => number, required: Level | undefined) => {
  const phase = largestBy(phases, ({ torque }) => Math.abs(torque))
  if (!phase) return undefined
  const y = at(phase.torque)
  const covered = required !== undefined && y - required.at < labelHeight
  return { value: phase.torque, at: y, label: phase.torque < 0 || covered ? y + below : y - above, x: phase.x + phase.width / 2 }
}

const highestOf = (phases: readonly Placed[], at: (value: number) => number) => {
  const phase = largestBy(phases, ({ kind, endSpeed }) => endSpeed * (kind === 'constant' ? 1 + 1e-9 : 1))
  if (!phase) return undefined
  const y = at(phase.endSpeed)
  const x = phase.kind === 'constant' ? phase.x + phase.width / 2 : phase.x + phase.width
  return { value: phase.endSpeed, at: y, label: y - above, x }
}

/** Fraction of the height for the torque; the rest is for the speed. */
const torqueShare = 0.66

/** Returns the plot for a size in px. */
export const cyclePlot = (cycle: ShownCycle, { width, height }: { readonly width: number; readonly height: number }): CyclePlot => {
  const { left, title, between, bottom } = plotMargins
  const right = Math.max(left + 1, width - plotMargins.right)
  const room = height - 2 * title - between - bottom
  const phases = placed(cycle, left, right)
  const [torqueTop, torqueBottom] = [title, title + room * torqueShare]
  const [speedTop, speedBottom] = [torqueBottom + between + title, height - bottom]
  const torques = [...phases.map(({ torque }) => torque), cycle.required ?? 0, cycle.effective ?? 0]
  const speeds = phases.flatMap(({ startSpeed, endSpeed }) => [startSpeed, endSpeed])
  const [torque, speed] = [axisOf(torques, torqueTop, torqueBottom), axisOf(speeds, speedTop, speedBottom)]
  const lineOf = (from: (phase: Placed) => number, to: (phase: Placed) => number): string =>
    linePath(phases.flatMap((phase) => [[phase.x, from(phase)] as const, [phase.x + phase.width, to(phase)] as const]))
  const onTorque = (phase: Placed): number => torque.at(phase.torque)
  const levels = levelsOf(cycle, torque.at)
  return {
    left,
    right,
    time: timeTicks(phases, cycle.time),
    torque: {
      top: torqueTop,
      bottom: torqueBottom,
      ticks: torque.ticks,
      path: lineOf(onTorque, onTorque),
      largest: largestOf(phases, torque.at, levels.required),
    },
    speed: {
      top: speedTop,
      bottom: speedBottom,
      ticks: speed.ticks,
      path: lineOf(
        ({ startSpeed }) => speed.at(startSpeed),
        ({ endSpeed }) => speed.at(endSpeed),
      ),
      highest: highestOf(phases, speed.at),
    },
    ...levels,
    pauses: phases.filter(({ kind }) => kind === 'dwell'),
    endless: cycle.endless ? phases.at(-1) : undefined,
  }
}
