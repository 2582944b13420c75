/** The motion of the load: derived values, the plot of one cycle, and its table. */
import type { Motion } from '../../../contract/results/selection.ts'
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { useValueWords } from '../../base/texts/value-words.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { useInputsInWords } from '../model/check-table.tsx'
import { MotionPlot } from './motion-plot.tsx'
import { useMotionWords } from './motion-words.ts'
import { PhaseTable } from './phase-table.tsx'
import { useDerivation } from '../../base/texts/derivation.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import '../../ui/ledger.css'
import '../../ui/plot/plot.css'
import '../model/side-panel.css'
import './motion.css'

/** A value with its formula in a disclosure. */
const DerivedRow = ({ row }: { row: SizedValue }) => {
  const { t } = useTexts('shell')
  const nameOf = useFamilyNames()
  const inWords = useValueWords()
  const numbers = useInputsInWords()(row.inputs)
  const derivation = useDerivation()
  return (
    <li>
      <span>{nameOf('values', row.name)}</span>
      <strong className="number">{inWords(row)}</strong>
      {row.formula !== '' && (
        <details>
          <summary>{t('form.formula')}</summary>
          <span className="code">{derivation(row.formula)}</span>
          <span>{[numbers, derivation(row.source)].map((text) => (text === '' ? '' : ` · ${text}`)).join('')}</span>
        </details>
      )}
    </li>
  )
}

export const MotionPanel = ({ motion }: { motion: Motion }) => {
  const { t } = useTexts('results')
  const { cycle, loadName, summary } = useMotionWords(motion)
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
