/** Torque and speed over one cycle: chart, summary and table. */
import { useId, useMemo, useState } from 'react'
import type { CyclePhase } from '../../families/rotary/wire/calls.ts'
import { readableNumber, formatUnit } from '../../engine/units/index.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import { LedgerHeading } from '../ui/ledger.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { type CycleTorques, type ShownCycle, shownCycle, type ShownPhase } from './cycle-geometry.ts'
import { CyclePlot, levelLines, levelSymbols } from './cycle-plot.tsx'
import { useRotatingTexts } from './rotary-texts.ts'
import { useLocale } from '../base/texts/texts.ts'

const digits = 4

const PhaseRow = ({ phase, endless }: { phase: ShownPhase; endless: boolean }) => {
  const locale = useLocale()
  const { t } = useRotatingTexts()
  const write = (value: number): string => readableNumber(value, digits, locale)
  const { kind, duration, startSpeed, endSpeed, torque } = phase
  return (
    <tr>
      <th scope="row" className="border-b-0 text-label font-normal whitespace-normal text-ink">
        {t(`cycle.phases.${kind}`)}
      </th>
      <td data-number>{endless ? t('cycle.endless') : write(duration)}</td>
      <td data-number>{startSpeed === endSpeed ? write(endSpeed) : `${write(startSpeed)} → ${write(endSpeed)}`}</td>
      <td data-number>{write(torque)}</td>
    </tr>
  )
}

const PhaseTable = ({ cycle: { phases, endless, units } }: { cycle: ShownCycle }) => {
  const { t } = useRotatingTexts()
  const locale = useLocale()
  const columns = [
    [t('cycle.duration'), 's'],
    [t('cycle.speed'), units.speed],
    [t('cycle.torque'), units.torque],
  ] as const
  return (
    <table className="ledger [&_:is(th,td)]:px-1">
      <thead>
        <tr>
          <th scope="col">{t('cycle.phase')}</th>
          {columns.map(([name, unit]) => (
            <th key={name} scope="col" className="whitespace-normal" data-number>
              {name}, {formatUnit(unit, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {phases.map((phase, index) => (
          <PhaseRow key={phase.start} phase={phase} endless={endless && index === phases.length - 1} />
        ))}
      </tbody>
    </table>
  )
}

const largest = (values: readonly number[]): number => values.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0)

type Props = CycleTorques & {
  readonly cycle: readonly CyclePhase[]
  /** Whether it is printed, with the table expanded. */
  readonly printed?: boolean
}

/** Returns the summary of the chart; missing lines are not mentioned. */
const useCycleWords = ({ cycle, requiredTorque, rmsTorque }: Props, endless: boolean) => {
  const { t } = useRotatingTexts()
  const { inWords } = useQuantity()
  const figures = {
    time: inWords(
      cycle.reduce((time, { duration }) => time + duration, 0),
      's',
    ),
    torque: inWords(largest(cycle.map(({ torque }) => torque)), 'N*m'),
    speed: inWords(largest(cycle.map(({ endSpeed }) => endSpeed)), 'rpm'),
  }
  const lines = [
    { kind: 'required', value: requiredTorque },
    { kind: 'effective', value: rmsTorque },
  ] as const
  const levels = lines.flatMap(({ kind, value }) =>
    value === undefined ? [] : [{ kind, words: t(`cycle.${kind}`, { value: inWords(value, 'N*m') }) }],
  )
  const summary = endless ? t('cycle.endlessSummary', figures) : t('cycle.summary', figures)
  return { title: endless ? t('cycle.endlessTitle') : t('cycle.title'), levels, summary }
}

const DataOnDemand = ({ cycle }: { cycle: ShownCycle }) => {
  const { t } = useRotatingTexts()
  const [open, setOpen] = useState(false)
  const table = useId()
  return (
    <>
      <button type="button" className="disclosure" aria-expanded={open} aria-controls={table} onClick={() => setOpen(!open)}>
        {t('cycle.data')}
      </button>
      <div id={table} hidden={!open}>
        {open && (
          <ScrollBox className="overflow-x-auto" name={t('cycle.data')}>
            <PhaseTable cycle={cycle} />
          </ScrollBox>
        )}
      </div>
    </>
  )
}

/** Chart of a cycle; torques in N·m, see `cycleTorques` for those of a calculation. */
export const CycleChart = (props: Props) => {
  const { cycle, requiredTorque, rmsTorque, printed = false } = props
  const system = useUnitSystem()
  const shown = useMemo(() => shownCycle(cycle, { requiredTorque, rmsTorque }, system), [cycle, requiredTorque, rmsTorque, system])
  const { title, levels, summary } = useCycleWords(props, shown.endless)
  if (cycle.length === 0) return null
  return (
    <figure className={`min-w-0 break-inside-avoid ${printed ? '' : 'panel px-4 py-3'}`}>
      <figcaption>
        <LedgerHeading>{title}</LedgerHeading>
      </figcaption>
      <CyclePlot cycle={shown} summary={[summary, ...levels.map(({ words }) => words)].join(' ')} />
      <ul className="my-1 text-label">
        {levels.map(({ kind, words }) => (
          <li key={kind} className="flex items-baseline gap-2">
            <svg className="flex-none" width="28" height="10" aria-hidden="true" focusable="false">
              <line x1="0" x2="28" y1="5" y2="5" {...levelLines[kind]} />
            </svg>
            <strong>{levelSymbols[kind]}</strong>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {printed ? <PhaseTable cycle={shown} /> : <DataOnDemand cycle={shown} />}
    </figure>
  )
}
