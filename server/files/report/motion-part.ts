/** Writes one motion cycle: derived values, speed and load over time as a diagram, and as a table. */
import { type Cycle, cycleOf, linearUnits, type Plot, plotOf } from '../../../contract/results/motion-plot.ts'
import { characterWidth, hasRoom } from '../../../contract/results/plot-geometry.ts'
import type { Motion } from '../../../contract/results/motion.ts'
import { formatUnit } from '../../../engine/units/index.ts'
import { figure, heading, paragraph } from '../pdf/flow.ts'
import type { Pdf } from '../pdf/document.ts'
import { colours, type TextStyle } from '../pdf/style.ts'
import { putTable } from '../pdf/table.ts'
import type { Report } from './context.ts'
import { putPairs } from './title-part.ts'
import type { Words } from './words.ts'

const height = 268
const labelDigits = 3
const small: TextStyle = { size: 7, colour: 'soft' }
const label: TextStyle = { size: 7, strong: true }
const titled: TextStyle = { size: 7.5, strong: true }

/** Offset from the baseline of a diagram text, as on the page, to the top of its line, pt. */
const baseline = 7.6

type Drawing = { readonly pdf: Pdf; readonly plot: Plot; readonly words: Words; readonly x: number; readonly y: number }
type PlotPanel = Plot['speed'] | Plot['load']

type At = readonly [x: number, y: number]

const line = ({ pdf, x, y }: Drawing, [from, to]: readonly [At, At], isStrong: boolean) =>
  pdf.doc
    .moveTo(x + from[0], y + from[1])
    .lineTo(x + to[0], y + to[1])
    .lineWidth(isStrong ? 0.8 : 0.4)
    .strokeColor(isStrong ? colours.soft : colours.line)
    .stroke()

type Label = { readonly at: At; readonly align: 'left' | 'right' | 'middle'; readonly style?: TextStyle }

const write = ({ pdf, x, y }: Drawing, text: string, { at, align, style = small }: Label) =>
  pdf.write(text, { x: x + at[0], y: y + at[1] - baseline, align }, style)

const drawPanel = (drawing: Drawing, panel: PlotPanel, title: string) => {
  const { plot, words } = drawing
  write(drawing, title, { at: [4, panel.top - 20], align: 'left', style: titled })
  for (const { value, at } of panel.ticks) {
    line(
      drawing,
      [
        [plot.left, at],
        [plot.right, at],
      ],
      value === 0,
    )
    write(drawing, words.number(value, labelDigits), { at: [plot.left - 6, at + 3], align: 'right' })
  }
}

const drawTime = (drawing: Drawing, title: string) => {
  const { plot, words } = drawing
  const { bottom } = plot.load
  for (const { value, at } of plot.time) {
    line(
      drawing,
      [
        [at, bottom],
        [at, bottom + 4],
      ],
      true,
    )
    write(drawing, words.number(value, labelDigits), { at: [at, bottom + 13], align: 'middle' })
  }
  write(drawing, title, { at: [plot.right, bottom + 25], align: 'right', style: titled })
}

const drawPauses = (drawing: Drawing) => {
  const { pdf, plot, words, x, y } = drawing
  const name = words.text('results:motion.pause')
  for (const pause of plot.pauses) {
    pdf.doc.rect(x + pause.x, y + plot.speed.top, pause.width, plot.load.bottom - plot.speed.top).fill(colours.tint)
    if (hasRoom(name, pause.width)) {
      write(drawing, name, { at: [pause.x + pause.width / 2, plot.speed.top - 10], align: 'middle' })
    }
  }
}

/** Draws a path of the page's diagram. */
const drawLine = ({ pdf, x, y }: Drawing, path: string) =>
  pdf.doc.save().translate(x, y).path(path).lineWidth(1.3).lineJoin('round').strokeColor(colours.main).stroke().restore()

const inside = ({ left, right }: Plot, at: number, text: string): number => {
  const half = (text.length * characterWidth) / 2
  return Math.min(Math.max(at, left + half), right - half)
}

const drawLabels = (drawing: Drawing) => {
  const { plot, words } = drawing
  const { peak } = plot.speed
  const highest = words.number(peak.value, labelDigits)
  const at: At = [inside(plot, peak.x, highest), peak.at + (peak.value < 0 ? 11 : -4)]
  write(drawing, highest, { at, align: 'middle', style: label })
  for (const step of plot.load.steps) {
    const text = words.number(step.value, labelDigits)
    if (step !== plot.load.largest && !hasRoom(text, step.width)) continue
    write(drawing, text, { at: [inside(plot, step.x + step.width / 2, text), step.y - 4], align: 'middle', style: label })
  }
}

const drawPlot = (drawing: Drawing, { units }: Cycle, loadName: string) => {
  const { words, plot } = drawing
  const title = (name: string, unit: string) => `${name}, ${formatUnit(unit, words.locale)}`
  drawPauses(drawing)
  drawPanel(drawing, plot.speed, title(words.text('results:motion.speed'), units.speed))
  drawPanel(drawing, plot.load, title(loadName, units.load))
  drawTime(drawing, title(words.text('results:motion.time'), 's'))
  drawLine(drawing, plot.speed.path)
  drawLine(drawing, plot.load.path)
  drawLabels(drawing)
}

const largest = (values: readonly number[]): number => values.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0)

const summaryOf = ({ words }: Report, motion: Motion, { time, load }: { readonly time: number; readonly load: string }): string =>
  words.text('results:motion.summary', {
    load,
    time: words.quantity(time, 's'),
    speed: words.quantity(largest(motion.phases.map(({ endSpeed }) => Math.abs(endSpeed))), (motion.units ?? linearUnits).speed),
    largest: words.quantity(largest(motion.phases.map((phase) => phase.load)), motion.load.unit),
  })

const putPhases = ({ flow, words }: Report, cycle: Cycle, loadName: string): void => {
  const { units } = cycle
  const column = (name: string, unit: string) =>
    ({ title: `${name}, ${formatUnit(unit, words.locale)}`, share: 2, align: 'right' }) as const
  putTable(flow, {
    columns: [
      { title: words.text('results:motion.phase'), share: 4 },
      column(words.text('results:motion.duration'), 's'),
      column(words.text('results:motion.distance'), units.distance),
      column(words.text('results:motion.speed'), units.speed),
      column(loadName, units.load),
    ],
    size: 8,
    rows: cycle.phases.map((phase) => ({
      cells: [
        { text: words.text(`results:motion.${phase.direction}.${phase.kind}`) },
        { text: words.number(phase.duration) },
        { text: words.number(phase.distance) },
        {
          text:
            phase.startSpeed === phase.endSpeed
              ? words.number(phase.endSpeed)
              : `${words.number(phase.startSpeed)} → ${words.number(phase.endSpeed)}`,
        },
        { text: words.number(phase.load) },
      ],
    })),
  })
}

/** Writes the motion of the load, where the calculation has one. */
export const putMotion = (report: Report): void => {
  const { flow, words, calculation } = report
  const { motion } = calculation
  if (!motion || motion.phases.length === 0) return
  const cycle = cycleOf(motion, words.system)
  const loadName = words.value(motion.load.name)
  const plot = plotOf(cycle, { width: flow.width, height })
  const profile = motion.profile && `${words.text('results:motion.profile')}: ${words.text(`results:motion.profiles.${motion.profile}`)}`
  flow.put(
    heading(flow, 'H2', words.text('results:motion.title')),
    ...(profile ? [paragraph(flow, profile, { size: 8.5, colour: 'soft' })] : []),
    figure(flow, summaryOf(report, motion, { time: cycle.time, load: loadName }), {
      height,
      draw: (x, y) => drawPlot({ pdf: flow.pdf, plot, words, x, y }, cycle, loadName),
    }),
  )
  if (motion.values.length > 0) {
    putPairs(
      report,
      motion.values.map((row) => [words.value(row.name), words.sized(row)] as const),
    )
  }
  putPhases(report, cycle, loadName)
}
