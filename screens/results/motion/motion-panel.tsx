/** How the load moves: what follows from the inputs, the plot of one cycle, and the same as a table. */
import { type ReactNode, useMemo } from 'react'
import type { Motion } from '../../../contract/selection.ts'
import type { SizedValue } from '../../../contract/sizing.ts'
import { formatSignificant, formatUnit } from '../../../engine/units/index.ts'
import { useQuantity } from '../../base/quantity.ts'
import { useUnitSystem } from '../../base/unit-setting.ts'
import { useValueWords } from '../../base/value-words.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { useInputsInWords } from '../model/check-table.tsx'
import { type Cycle, type CyclePhase, cycleOf } from './motion-geometry.ts'
import { MotionPlot } from './motion-plot.tsx'
import { useFamilyNames } from '../../base/family-names.tsx'
import { useTexts } from '../../base/texts.ts'
import '../../ui/ledger.css'
import '../../ui/plot.css'
import '../model/side-panel.css'
import './motion.css'

/** A value with its formula on demand. */
const DerivedRow = ({ row }: { row: SizedValue }) => {
  const { t } = useTexts('shell')
  const nameOf = useFamilyNames()
  const inWords = useValueWords()
  const numbers = useInputsInWords()(row.inputs)
  return (
    <li>
      <span>{nameOf('values', row.name)}</span>
      <strong className="number">{inWords(row)}</strong>
      {row.formula !== '' && (
        <details>
          <summary>{t('form.formula')}</summary>
          <span className="code">{row.formula}</span>
          {[numbers, row.source].filter((text) => text !== '').map((text) => ` · ${text}`)}
        </details>
      )}
    </li>
  )
}

const digits = 4

const PhaseRow = ({ phase }: { phase: CyclePhase }) => {
  const { locale, t } = useTexts('results')
  const write = (value: number): string => formatSignificant(value, digits, locale)
  const { direction, kind, startSpeed, endSpeed } = phase
  const speed = startSpeed === endSpeed ? write(endSpeed) : `${write(startSpeed)} → ${write(endSpeed)}`
  return (
    <tr>
      <th scope="row">{t(`motion.${direction}.${kind}`)}</th>
      <td data-number>{write(phase.duration)}</td>
      <td data-number>{write(phase.distance)}</td>
      <td data-number>{speed}</td>
      <td data-number>{write(phase.load)}</td>
    </tr>
  )
}

const PhaseTable = ({ cycle, loadName }: { cycle: Cycle; loadName: string }) => {
  const { t } = useTexts('results')
  const { units } = cycle
  const head = (name: string, unit: string): ReactNode => (
    <th data-number scope="col">
      {name}, {formatUnit(unit)}
    </th>
  )
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{t('motion.phase')}</th>
          {head(t('motion.duration'), 's')}
          {head(t('motion.distance'), units.distance)}
          {head(t('motion.speed'), units.speed)}
          {head(loadName, units.load)}
        </tr>
      </thead>
      <tbody>
        {cycle.phases.map((phase) => (
          <PhaseRow key={phase.start} phase={phase} />
        ))}
      </tbody>
    </table>
  )
}

const largest = (values: readonly number[]): number => values.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0)

export const MotionPanel = ({ motion }: { motion: Motion }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords } = useQuantity()
  const system = useUnitSystem()
  const cycle = useMemo(() => cycleOf(motion, system), [motion, system])
  const loadName = nameOf('values', motion.load.name)
  const summary = t('motion.summary', {
    load: loadName,
    time: inWords(cycle.time, 's'),
    speed: inWords(largest(motion.phases.map(({ endSpeed }) => Math.abs(endSpeed))), 'mm/s'),
    largest: inWords(largest(motion.phases.map(({ load }) => load)), motion.load.unit),
  })
  return (
    <section className="motion side-panel panel" aria-labelledby="motion-title">
      <h2 id="motion-title" className="ledger-heading">
        {t('motion.title')}
      </h2>
      {motion.profile && (
        <p className="motion-profile">
          {t('motion.profile')}: <strong>{t(`motion.profiles.${motion.profile}`)}</strong>
        </p>
      )}
      {motion.values.length > 0 && (
        <ul className="motion-values">
          {motion.values.map((row) => (
            <DerivedRow key={row.name} row={row} />
          ))}
        </ul>
      )}
      <MotionPlot cycle={cycle} loadName={loadName} summary={summary} />
      <details className="plot-data">
        <summary>{t('motion.data')}</summary>
        <ScrollBox className="table-scroll" name={t('motion.data')}>
          <PhaseTable cycle={cycle} loadName={loadName} />
        </ScrollBox>
      </details>
    </section>
  )
}
