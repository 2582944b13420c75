/** Geometry of a motion plot: one cycle as speed and load over time, in the reader's units and in pixels. No texts, no React. */
import type { Motion, MotionPhase } from './motion.ts'
import type { UnitSystem } from '../../engine/units/index.ts'
import { axisOf, linePath, niceTicks, plotMargins, shownUnit, type Tick } from './plot-geometry.ts'

/** A phase in the reader's units; return strokes have negative speeds, so that the direction is visible. */
export type CyclePhase = Pick<MotionPhase, 'direction' | 'kind' | 'duration' | 'distance' | 'startSpeed' | 'endSpeed' | 'load'> & {
  /** Start time within the cycle, s. */
  readonly start: number
  readonly end: number
  /** A ramp with varying acceleration: speed and load by time from the start of the cycle. */
  readonly curve?: readonly Instant[]
}

type Instant = { readonly time: number; readonly speed: number; readonly load: number }

/** One cycle, in the reader's units. */
export type Cycle = {
  readonly phases: readonly CyclePhase[]
  readonly time: number
  readonly units: { readonly distance: string; readonly speed: string; readonly load: string }
}

/** Default units, for a motion that names none. */
export const linearUnits = { distance: 'mm', speed: 'mm/s' } as const

/** The cycle of a motion: its phases of non-zero duration, in sequence. */
export const cycleOf = ({ phases, load, units = linearUnits }: Motion, system: UnitSystem): Cycle => {
  const [distance, speed, force] = [shownUnit(units.distance, system), shownUnit(units.speed, system), shownUnit(load.unit, system)]
  let time = 0
  const timed = phases
    .filter(({ duration }) => duration > 0)
    .map(({ curve, ...phase }): CyclePhase => {
      const start = time
      time += phase.duration
      const sign = phase.direction === 'backward' ? -1 : 1
      const signed = (value: number): number => (value === 0 ? 0 : sign * speed.of(Math.abs(value)))
      return {
        ...phase,
        distance: distance.of(phase.distance),
        startSpeed: signed(phase.startSpeed),
        endSpeed: signed(phase.endSpeed),
        load: force.of(phase.load),
        ...(curve && {
          curve: curve.map((point) => ({ time: start + point.time, speed: signed(point.speed), load: force.of(point.load) })),
        }),
        start,
        end: time,
      }
    })
  return { phases: timed, time, units: { distance: distance.unit, speed: speed.unit, load: force.unit } }
}

/** A segment of the load curve with constant load, or one ramp. */
export type Step = { readonly value: number; readonly x: number; readonly y: number; readonly width: number }
/** One of the two curves with its scale. */
export type Panel = {
  readonly top: number
  readonly bottom: number
  readonly ticks: readonly Tick[]
  readonly zero: number
  readonly path: string
}

/** Both curves over a common time axis. */
export type Plot = {
  readonly left: number
  readonly right: number
  readonly time: readonly Tick[]
  readonly speed: Panel & { readonly peak: Tick & { readonly x: number } }
  readonly load: Panel & { readonly steps: readonly Step[]; readonly largest: Step | undefined }
  readonly pauses: readonly { readonly x: number; readonly width: number }[]
}

/** Speed and load over a phase: its curve, or its two end points. */
const instantsOf = ({ curve, start, end, startSpeed, endSpeed, load }: CyclePhase): readonly Instant[] =>
  curve ?? [
    { time: start, speed: startSpeed, load },
    { time: end, speed: endSpeed, load },
  ]

/** Merges neighbouring phases with the same load. */
const stepsOf = (phases: readonly CyclePhase[], x: (time: number) => number, y: (load: number) => number): readonly Step[] =>
  phases.flatMap((phase, index) => {
    const { load, start } = phase
    if (phases[index - 1]?.load === load) return []
    const next = phases.findIndex((later, place) => place > index && later.load !== load)
    const end = (next === -1 ? phases.at(-1)?.end : phases[next]?.start) ?? phase.end
    return [{ value: load, x: x(start), y: y(load), width: x(end) - x(start) }]
  })

/** The item with the largest absolute value; the first of equals. */
const largestOf = <T extends { readonly value: number }>(items: readonly T[]): T | undefined =>
  items.reduce<T | undefined>((largest, item) => (largest && Math.abs(largest.value) >= Math.abs(item.value) ? largest : item), undefined)

/** The highest speed and its time: the middle of the stretch at that speed, otherwise the instant it is reached. */
const peakOf = (phases: readonly CyclePhase[]): { readonly value: number; readonly time: number } | undefined => {
  const even = phases
    .filter(({ kind }) => kind === 'constant')
    .map(({ endSpeed, start, end }) => ({ value: endSpeed, time: (start + end) / 2 }))
  return largestOf([...even, ...phases.map(({ endSpeed, end }) => ({ value: endSpeed, time: end }))])
}

/** The plot in a box of the given size, pixels. */
export const plotOf = ({ phases, time }: Cycle, { width, height }: { readonly width: number; readonly height: number }): Plot => {
  const { left, title, between, bottom } = plotMargins
  const right = width - plotMargins.right
  const panelHeight = (height - 2 * title - between - bottom) / 2
  const tops = [title, title + panelHeight + between + title] as const
  const x = (at: number): number => left + (at / (time || 1)) * (right - left)
  const instants = phases.flatMap(instantsOf)
  const speed = axisOf(
    instants.map((instant) => instant.speed),
    tops[0],
    tops[0] + panelHeight,
  )
  const load = axisOf(
    instants.map((instant) => instant.load),
    tops[1],
    tops[1] + panelHeight,
  )
  const steps = stepsOf(phases, x, load.at)
  const peak = peakOf(phases)
  return {
    left,
    right,
    time: niceTicks(0, time, Math.max(2, Math.floor((right - left) / 90)))
      .filter((value) => value <= time * (1 + 1e-9))
      .map((value) => ({ value, at: x(value) })),
    speed: {
      top: tops[0],
      bottom: tops[0] + panelHeight,
      ticks: speed.ticks,
      zero: speed.zero,
      path: linePath(instants.map((instant) => [x(instant.time), speed.at(instant.speed)])),
      peak: { value: peak?.value ?? 0, at: speed.at(peak?.value ?? 0), x: x(peak?.time ?? 0) },
    },
    load: {
      top: tops[1],
      bottom: tops[1] + panelHeight,
      ticks: load.ticks,
      zero: load.zero,
      path: linePath(instants.map((instant) => [x(instant.time), load.at(instant.load)])),
      steps,
      largest: largestOf(steps),
    },
    pauses: phases.filter(({ kind }) => kind === 'dwell').map(({ start, end }) => ({ x: x(start), width: x(end) - x(start) })),
  }
}
