/** Torque over speed of a servo motor with its gear unit: chart, summary and table. */
import { type ReactNode, useMemo } from 'react'
import { displayUnit, readableNumber, formatUnit } from '../../../engine/units/index.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { LedgerHeading } from '../../ui/ledger.tsx'
import { PlotData } from '../../ui/plot/plot-data.tsx'
import {
  type TorqueCurveInput,
  type TorqueCurve,
  type TorqueCurves,
  torqueCurvesOf,
  torqueRows,
} from '../../../families/reducer/sizing/torque-curves.ts'
import { type CurveLabel, TorqueChartPlot } from './torque-chart-plot.tsx'
import { useLocale, useTexts } from '../../base/texts/texts.ts'

const digits = 4
const labelDigits = 3

type Write = (value: number) => string

const DataTable = ({ curves, write }: { curves: TorqueCurves; write: Write }) => {
  const { t, locale } = useTexts('torque-chart')
  const { units } = curves
  const cell = (value: number | undefined): string => (value === undefined ? '–' : write(value))
  return (
    <table className="ledger [&_th]:whitespace-normal">
      <thead>
        <tr>
          <th data-number scope="col">
            {t('speed')}, {formatUnit(units.speed, locale)}
          </th>
          <th data-number scope="col">
            {t('continuous')}, {formatUnit(units.torque, locale)}
          </th>
          <th data-number scope="col">
            {t('peak')}, {formatUnit(units.torque, locale)}
          </th>
        </tr>
      </thead>
      <tbody>
        {torqueRows(curves).map(({ speed, continuous, peak, isDemand }) => (
          <tr key={speed} className={isDemand ? 'bg-main-soft' : undefined}>
            <th data-number scope="row">
              <span>{write(speed)}</span>
              {isDemand && <span>{` (${t('demandRow')})`}</span>}
            </th>
            <td data-number>{cell(continuous)}</td>
            <td data-number>{cell(peak)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the labels and the summary of the chart. */
const useWords = (curves: TorqueCurves) => {
  const { t } = useTexts('torque-chart')
  const locale = useLocale()
  const { continuous, peak, demand, maxSpeed, units } = curves
  const measured = (value: number, unit: string): string => `${readableNumber(value, labelDigits, locale)} ${formatUnit(unit, locale)}`
  const torque = (value: number): string => measured(value, units.torque)
  const label = (name: 'continuous' | 'peak', curve: TorqueCurve): CurveLabel => {
    const short = t('label', { name: t(name), torque: torque(curve.flat) })
    return { short, long: curve.isGearLimited ? `${short}, ${t('gearLimited')}` : short }
  }
  const point = demand && { torque: torque(demand.torque), speed: measured(demand.speed, units.speed) }
  const verdict = demand && point && t(`verdict.${demand.verdict}`, point)
  const limits = { continuous: torque(continuous.flat), peak: torque(peak.flat), speed: measured(maxSpeed, units.speed) }
  return {
    verdict,
    words: {
      speed: t('speed'),
      torque: t('torque'),
      continuous: label('continuous', continuous),
      peak: label('peak', peak),
      demand: point ? t('demandLabel', point) : '',
      summary: t('summary', { ...limits, demand: verdict ?? '' }).trim(),
    },
  }
}

type Props = {
  readonly input: TorqueCurveInput
  /** Distinguishes several charts on a page. */
  readonly id?: string
  /** Shown below the title, such as the choice of a gear unit. */
  readonly children?: ReactNode
  /** Remark on the figures. */
  readonly remark?: string | undefined
  /** Whether it is printed, with the table expanded. */
  readonly printed?: boolean
}

export const TorqueChart = ({ input, id = 'torque', children, remark, printed = false }: Props) => {
  const { t } = useTexts('torque-chart')
  const locale = useLocale()
  const system = useUnitSystem()
  const curves = useMemo(() => torqueCurvesOf(input, displayUnit('N*m', system)), [input, system])
  const { words, verdict } = useWords(curves)
  const isTooHigh = curves.demand?.verdict === 'torqueTooHigh' || curves.demand?.verdict === 'speedTooHigh'
  const write =
    (count: number): Write =>
    (value) =>
      readableNumber(value, count, locale)
  return (
    <section aria-labelledby={`${id}-title`}>
      <LedgerHeading id={`${id}-title`}>{t('title')}</LedgerHeading>
      {children}
      <TorqueChartPlot curves={curves} words={words} write={write(labelDigits)} isTooHigh={isTooHigh} />
      {verdict !== undefined && (
        <p className={`mt-1 text-label ${isTooHigh ? 'text-emphasis-strong' : ''}`} data-verdict={curves.demand?.verdict}>
          {verdict}
        </p>
      )}
      <p className="text-note text-ink-faint">
        <span>{t('note')} </span>
        {remark !== undefined && <span>{remark}</span>}
      </p>
      {printed ? (
        <DataTable curves={curves} write={write(digits)} />
      ) : (
        <PlotData name={t('data')}>
          <DataTable curves={curves} write={write(digits)} />
        </PlotData>
      )}
    </section>
  )
}
