/** Table of the phases of one cycle. */
import type { ReactNode } from 'react'
import { readableNumber, formatUnit } from '../../../engine/units/index.ts'
import type { Cycle, CyclePhase } from '../../../contract/results/motion-plot.ts'
import { useTexts } from '../../base/texts/texts.ts'

const digits = 4

const PhaseRow = ({ phase }: { phase: CyclePhase }) => {
  const { locale, t } = useTexts('results')
  const write = (value: number): string => readableNumber(value, digits, locale)
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

export const PhaseTable = ({ cycle, loadName }: { cycle: Cycle; loadName: string }) => {
  const { t, locale } = useTexts('results')
  const { units } = cycle
  const head = (name: string, unit: string): ReactNode => (
    <th data-number scope="col">
      {name}, {formatUnit(unit, locale)}
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
