/** The chosen factors with their sources. */
import type { FactorChoice } from '../../families/service-factor/choice.ts'
import { LedgerHeading } from '../ui/ledger.tsx'
import { BasisTag } from '../ui/basis-tag.tsx'
import type { FactorLine } from './factor-lines.ts'
import { useDerivation } from '../base/texts/derivation.ts'
import { useTexts } from '../base/texts/texts.ts'

type Props = {
  readonly choice: FactorChoice
  readonly lines: readonly FactorLine[]
  readonly write: (value: number) => string
}

const OriginCell = ({ line: { cell, isForLongerTime, leftOut } }: { line: FactorLine }) => {
  const { t } = useTexts('service-factor')
  const derivation = useDerivation()
  if (!cell) return <td>{leftOut ? t('dialog.leftOut') : t('dialog.notChosen')}</td>
  const notes = [cell.recall && t(`recall.${cell.recall}`), isForLongerTime ? t('longerTime') : undefined]
  return (
    <td>
      <BasisTag basis={cell.basis} source={derivation(cell.source)} /> {notes.filter((note) => note !== undefined).join('. ')}
    </td>
  )
}

/** Returns the name of the choice that a factor stands for. */
const useNameOfLine = ({ machine, hours, primeMover, starts, safety }: FactorChoice) => {
  const { t } = useTexts('service-factor')
  const chosen = {
    machine: machine && hours && t('dialog.ofMachine', { machine: t(`machines.${machine}`), hours: t(`hours.${hours}`) }),
    primeMover: primeMover && t(`primeMovers.${primeMover}`),
    starts: starts && `${t('dialog.starts')} · ${t(`starts.${starts}`)}`,
    safety: safety && `${t('dialog.safety')} · ${t(`safety.${safety}`)}`,
  }
  return ({ factor, cell }: FactorLine): string => (cell && chosen[factor]) ?? t(`factors.${factor}`)
}

export const FactorSum = ({ choice, lines, write }: Props) => {
  const { t } = useTexts('service-factor')
  const nameOf = useNameOfLine(choice)
  const isRecalled = lines.some(({ cell }) => cell?.basis === 'unverified')
  return (
    <section aria-labelledby="factor-sum-title">
      <LedgerHeading id="factor-sum-title">{t('dialog.figures')}</LedgerHeading>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t('dialog.factor')}</th>
            <th data-number scope="col">
              {t('dialog.value')}
            </th>
            <th scope="col">{t('dialog.origin')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.symbol}>
              <th scope="row" className="border-b-0 text-label font-normal whitespace-normal text-ink">
                <span className="code">{line.symbol}</span> {nameOf(line)}
              </th>
              <td data-number>{line.cell ? write(line.cell.value) : line.leftOut ? '1' : '–'}</td>
              <OriginCell line={line} />
            </tr>
          ))}
        </tbody>
      </table>
      {isRecalled && <p className="mt-2 text-note text-ink-faint">{t('dialog.unverifiedNote')}</p>}
    </section>
  )
}
