/** Plot of speed and load over one cycle, drawn at its display size so that labels stay readable on a phone. */
import { readableNumber, formatUnit } from '../../../engine/units/index.ts'
import { hasRoom, wouldTouch } from '../../../contract/results/plot-geometry.ts'
import { PanelFrame, Plot as PlotBox, PlotLabel, PlotLine, PlotPause, TimeAxis, type Write } from '../../ui/plot/plot-parts.tsx'
import { useWidth } from '../../ui/plot/use-width.ts'
import { type Cycle, type Plot, plotOf, type Step } from '../../../contract/results/motion-plot.ts'
import { useTexts } from '../../base/texts/texts.ts'

const height = 292
const labelDigits = 3
/** Width reserved at the left for the title above a panel, px. */
const titleWidth = 56

/** The centre of the number of the peak. */
const peakCentre = ({ speed, left, right }: Plot): number => Math.min(Math.max(speed.peak.x, left + titleWidth), right - 20)

/** Pauses with their name, a line higher where the number of the peak is. */
const Pauses = ({ plot, name, peak }: { plot: Plot; name: string; peak: string }) =>
  plot.pauses.map(({ x, width }) => (
    <g key={x}>
      <PlotPause x={x} y={plot.speed.top} width={width} height={plot.load.bottom - plot.speed.top} />
      {hasRoom(name, width) && (
        <text
          x={x + width / 2}
          y={plot.speed.top - (wouldTouch({ text: name, x: x + width / 2 }, { text: peak, x: peakCentre(plot) }) ? 22 : 10)}
          textAnchor="middle"
        >
          {name}
        </text>
      )}
    </g>
  ))

/** Label of a load step if it fits; the largest is always labelled, moved inside the plot. */
const StepLabel = ({ step, plot, write, always }: { step: Step; plot: Plot; write: Write; always: boolean }) => {
  const text = write(step.value)
  const middle = step.x + step.width / 2
  if (!always && !hasRoom(text, step.width)) return null
  return (
    <PlotLabel x={Math.min(Math.max(middle, plot.left + 20), plot.right - 20)} y={step.y - 5} textAnchor="middle">
      {text}
    </PlotLabel>
  )
}

const PeakLabel = ({ plot, write }: { plot: Plot; write: Write }) => {
  const { value, at } = plot.speed.peak
  return (
    <PlotLabel x={peakCentre(plot)} y={at + (value < 0 ? 13 : -5)} textAnchor="middle">
      {write(value)}
    </PlotLabel>
  )
}

type Props = { readonly cycle: Cycle; readonly loadName: string; readonly summary: string }

export const MotionPlot = ({ cycle, loadName, summary }: Props) => {
  const { locale, t } = useTexts('results')
  const [measure, width] = useWidth()
  const { units } = cycle
  const write: Write = (value) => readableNumber(value, labelDigits, locale)
  const plot = width === undefined ? undefined : plotOf(cycle, { width, height })
  const title = (name: string, unit: string) => `${name}, ${formatUnit(unit, locale)}`
  return (
    <PlotBox measure={measure} width={width} height={height} summary={summary}>
      {plot && (
        <>
          <Pauses plot={plot} name={t('motion.pause')} peak={write(plot.speed.peak.value)} />
          <PanelFrame plot={plot} panel={plot.speed} title={title(t('motion.speed'), units.speed)} write={write} />
          <PanelFrame plot={plot} panel={plot.load} title={title(loadName, units.load)} write={write} />
          <TimeAxis ticks={plot.time} at={plot.load.bottom} right={plot.right} title={title(t('motion.time'), 's')} write={write} />
          <PlotLine d={plot.speed.path} />
          <PlotLine d={plot.load.path} />
          <PeakLabel plot={plot} write={write} />
          {plot.load.steps.map((step) => (
            <StepLabel key={step.x} step={step} plot={plot} write={write} always={step === plot.load.largest} />
          ))}
        </>
      )}
    </PlotBox>
  )
}
