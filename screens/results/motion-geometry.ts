/** Where the lines of a motion plot go: one cycle as speed and load over time, in the reader's units and in pixels. No texts, no React. */
import type { Motion, MotionPhase } from '../../contract/selection.ts'
import { convert, displayUnit, parseUnit, type UnitSystem } from '../../engine/units/index.ts'

/** A phase in the reader's units; a stroke back has negative speeds, so that the direction can be seen. */
export type CyclePhase = Pick<MotionPhase, 'direction' | 'kind' | 'duration' | 'distance' | 'startSpeed' | 'endSpeed' | 'load'> & {
  /** s from the start of the cycle. */
  readonly start: number
  readonly end: number
}

export type Cycle = {
  readonly phases: readonly CyclePhase[]
  readonly time: number
  readonly units: { readonly distance: string; readonly speed: string; readonly load: string }
}

const converter = (unit: string, system: UnitSystem) => {
  const shown = parseUnit(unit) ? displayUnit(unit, system) : unit
  return { unit: shown, of: (value: number): number => (shown === unit ? value : convert(value, unit, shown)) }
}

/** The phases that take time, one after the other. */
export const cycleOf = ({ phases, load }: Motion, system: UnitSystem): Cycle => {
  const [distance, speed, force] = [converter('mm', system), converter('mm/s', system), converter(load.unit, system)]
  let time = 0
  const timed = phases
    .filter(({ duration }) => duration > 0)
    .map((phase): CyclePhase => {
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
        start,
        end: time,
      }
    })
  return { phases: timed, time, units: { distance: distance.unit, speed: speed.unit, load: force.unit } }
}

/** Round numbers across an interval, both ends covered; at least two. */
export const niceTicks = (low: number, high: number, about: number): readonly number[] => {
  const span = high - low || 1
  const power = 10 ** Math.floor(Math.log10(span / about))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => span / size <= about) ?? 10 * power
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(Math.ceil(high / step - 1e-9), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

export type Tick = { readonly value: number; readonly at: number }
/** A horizontal piece of the load line, as long as the load stays the same. */
export type Step = { readonly value: number; readonly x: number; readonly y: number; readonly width: number }
type Axis = { readonly ticks: readonly Tick[]; readonly zero: number; readonly at: (value: number) => number }

export type Panel = {
  readonly top: number
  readonly bottom: number
  readonly ticks: readonly Tick[]
  readonly zero: number
  readonly path: string
}

export type Plot = {
  readonly left: number
  readonly right: number
  readonly time: readonly Tick[]
  readonly speed: Panel & { readonly peak: Tick & { readonly x: number } }
  readonly load: Panel & { readonly steps: readonly Step[]; readonly largest: Step | undefined }
  readonly pauses: readonly { readonly x: number; readonly width: number }[]
}

/** Pixels around and between the two panels: room for tick labels, a title above each panel with a line for labels below it, and the axis of time. */
export const margins = { left: 52, right: 10, title: 34, between: 12, bottom: 34 } as const

const axis = (values: readonly number[], top: number, bottom: number): Axis => {
  const ticks = niceTicks(Math.min(0, ...values), Math.max(0, ...values), 4)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const at = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top)
  return { ticks: ticks.map((value) => ({ value, at: at(value) })), zero: at(0), at }
}

/** A tenth of a pixel is more than a screen shows. */
const pixel = (value: number): number => Math.round(value * 10) / 10
const line = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${pixel(x)} ${pixel(y)}`).join('')

/** Neighbouring phases with the same load make one step. */
const stepsOf = (phases: readonly CyclePhase[], x: (time: number) => number, y: (load: number) => number): readonly Step[] =>
  phases.flatMap((phase, index) => {
    const { load, start } = phase
    if (phases[index - 1]?.load === load) return []
    const next = phases.findIndex((later, place) => place > index && later.load !== load)
    const end = (next === -1 ? phases.at(-1)?.end : phases[next]?.start) ?? phase.end
    return [{ value: load, x: x(start), y: y(load), width: x(end) - x(start) }]
  })

/** The first of the largest in size. */
const largestOf = <T extends { readonly value: number }>(items: readonly T[]): T | undefined =>
  items.reduce<T | undefined>((largest, item) => (largest && Math.abs(largest.value) >= Math.abs(item.value) ? largest : item), undefined)

/** The highest speed, and when: in the middle of the stretch where it lasts, else where it is reached. */
const peakOf = (phases: readonly CyclePhase[]): { readonly value: number; readonly time: number } | undefined => {
  const even = phases
    .filter(({ kind }) => kind === 'constant')
    .map(({ endSpeed, start, end }) => ({ value: endSpeed, time: (start + end) / 2 }))
  return largestOf([...even, ...phases.map(({ endSpeed, end }) => ({ value: endSpeed, time: end }))])
}

/** The plot in a box of the given size, pixels. */
export const plotOf = ({ phases, time }: Cycle, { width, height }: { readonly width: number; readonly height: number }): Plot => {
  const { left, title, between, bottom } = margins
  const right = width - margins.right
  const panelHeight = (height - 2 * title - between - bottom) / 2
  const tops = [title, title + panelHeight + between + title] as const
  const x = (at: number): number => left + (at / (time || 1)) * (right - left)
  const speed = axis(
    phases.flatMap(({ startSpeed, endSpeed }) => [startSpeed, endSpeed]),
    tops[0],
    tops[0] + panelHeight,
  )
  const load = axis(
    phases.map((phase) => phase.load),
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
      path: line(
        phases.flatMap(({ start, end, startSpeed, endSpeed }) => [
          [x(start), speed.at(startSpeed)] as const,
          [x(end), speed.at(endSpeed)] as const,
        ]),
      ),
      peak: { value: peak?.value ?? 0, at: speed.at(peak?.value ?? 0), x: x(peak?.time ?? 0) },
    },
    load: {
      top: tops[1],
      bottom: tops[1] + panelHeight,
      ticks: load.ticks,
      zero: load.zero,
      path: line(steps.flatMap((step) => [[step.x, step.y] as const, [step.x + step.width, step.y] as const])),
      steps,
      largest: largestOf(steps),
    },
    pauses: phases.filter(({ kind }) => kind === 'dwell').map(({ start, end }) => ({ x: x(start), width: x(end) - x(start) })),
  }
}

/** Average width of a character at the size of the plot's labels, pixels. */
const characterWidth = 6.4

/** Whether a label finds room in a piece of the plot. */
export const hasRoom = (text: string, width: number): boolean => text.length * characterWidth <= width
