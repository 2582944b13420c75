/** Plot of torque and speed over one cycle, drawn at its display size so that labels stay readable on a phone. */
import { readableNumber, formatUnit } from '../../engine/units/index.ts'
import { hasRoom } from '../../contract/results/plot-geometry.ts'
import { PanelFrame, Plot as PlotBox, PlotLabel, PlotLine, PlotPause, TimeAxis, type Write } from '../ui/plot/plot-parts.tsx'
import { useWidth } from '../ui/plot/use-width.ts'
import { type CyclePlot as Plot, cyclePlot, type Level, type ShownCycle } from './cycle-geometry.ts'
import { useRotatingTexts } from './rotary-texts.ts'
import { useLocale } from '../base/texts/texts.ts'

const height = 344
const labelDigits = 4
/** Half the space reserved for a label, px. */
const labelHalf = 24

/** Background of pauses; a shortened one has a gap. */
const Pauses = ({ plot, name }: { plot: Plot; name: string }) =>
  plot.pauses.map(({ x, width, cut }) => {
    const middle = x + width / 2
    return (
      <g key={x}>
        <PlotPause x={x} y={plot.torque.top} width={width} height={plot.speed.bottom - plot.torque.top} />
        {hasRoom(name, width) && (
          <text x={middle} y={plot.speed.bottom - 14} textAnchor="middle">
            {name}
          </text>
        )}
        {cut && (
          <path
            d={`M${middle - 5} ${plot.speed.bottom + 6}l5 -12M${middle} ${plot.speed.bottom + 6}l5 -12`}
            className="fill-none stroke-line-strong"
          />
        )}
      </g>
    )
  })

/** Label of a speed that continues indefinitely. */
const Endless = ({ plot, name }: { plot: Plot; name: string }) =>
  plot.endless &&
  hasRoom(name, plot.endless.width) && (
    <text x={plot.endless.x + plot.endless.width / 2} y={plot.speed.bottom - 14} textAnchor="middle">
      {name}
    </text>
  )

type LevelProps = { readonly level: Level | undefined; readonly kind: 'required' | 'effective'; readonly plot: Plot; readonly write: Write }

/** Lines of the levels. */
export const levelLines = {
  required: { className: 'stroke-emphasis', strokeWidth: 1.25, strokeDasharray: '7 4' },
  effective: { className: 'stroke-main', strokeWidth: 1.25, strokeDasharray: '2 3' },
} as const

/** Symbols of the levels, as in the calculation. */
export const levelSymbols = { required: 'T', effective: 'Trms' } as const

const LevelLine = ({ level, kind, plot, write }: LevelProps) =>
  level && (
    <g>
      <line x1={plot.left} x2={plot.right} y1={level.at} y2={level.at} {...levelLines[kind]} />
      <PlotLabel x={plot.right} y={level.label} textAnchor="end" {...(kind === 'required' && { className: 'fill-emphasis' })}>
        {levelSymbols[kind]} {write(level.value)}
      </PlotLabel>
    </g>
  )

const Mark = ({ mark, plot, write }: { mark: (Level & { readonly x: number }) | undefined; plot: Plot; write: Write }) =>
  mark && (
    <PlotLabel x={Math.min(Math.max(mark.x, plot.left + labelHalf), plot.right - labelHalf)} y={mark.label} textAnchor="middle">
      {write(mark.value)}
    </PlotLabel>
  )

export const CyclePlot = ({ cycle, summary }: { readonly cycle: ShownCycle; readonly summary: string }) => {
  const locale = useLocale()
  const { t } = useRotatingTexts()
  const [measure, width] = useWidth()
  const write: Write = (value) => readableNumber(value, labelDigits, locale)
  const plot = width === undefined ? undefined : cyclePlot(cycle, { width, height })
  const title = (name: string, unit: string) => `${name}, ${formatUnit(unit, locale)}`
  return (
    <PlotBox measure={measure} width={width} height={height} summary={summary}>
      {plot && (
        <>
          <Pauses plot={plot} name={t('cycle.pause')} />
          <PanelFrame plot={plot} panel={plot.torque} title={title(t('cycle.torque'), cycle.units.torque)} write={write} />
          <PanelFrame plot={plot} panel={plot.speed} title={title(t('cycle.speed'), cycle.units.speed)} write={write} />
          <TimeAxis ticks={plot.time} at={plot.speed.bottom} right={plot.right} title={title(t('cycle.time'), 's')} write={write} />
          <Endless plot={plot} name={t('cycle.endless')} />
          <LevelLine level={plot.required} kind="required" plot={plot} write={write} />
          <LevelLine level={plot.effective} kind="effective" plot={plot} write={write} />
          <PlotLine d={plot.torque.path} />
          <PlotLine d={plot.speed.path} />
          <Mark mark={plot.torque.largest} plot={plot} write={write} />
          <Mark mark={plot.speed.highest} plot={plot} write={write} />
        </>
      )}
    </PlotBox>
  )
}
