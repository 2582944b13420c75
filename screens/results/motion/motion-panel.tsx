/** The motion of the load: derived values, the plot of one cycle, and its table. */
import { useState } from 'react'
import type { Motion } from '../../../contract/results/motion.ts'
import type { SizedValue } from '../../../contract/results/sizing.ts'
import { useValueWords } from '../../base/texts/value-words.ts'
import { PlotData } from '../../ui/plot/plot-data.tsx'
import { DerivationLines } from '../../ui/formula/derivation-lines.tsx'
import { SidePanel } from '../model/side-panel.tsx'
import { MotionPlot } from './motion-plot.tsx'
import { type MotionWords, useMotionWords } from './motion-words.ts'
import { PhaseTable } from './phase-table.tsx'
import { useDerivation } from '../../base/texts/derivation.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'

/** A value with its formula in a disclosure. */
const DerivedRow = ({ row }: { row: SizedValue }) => {
  const { t } = useTexts('shell')
  const nameOf = useFamilyNames()
  const inWords = useValueWords()
  const derivation = useDerivation()
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-0.5">
      <span>{nameOf('values', row.name)}</span>
      <strong className="number">{inWords(row)}</strong>
      {row.formula !== '' && (
        <details className="text-note wrap-anywhere text-ink-faint">
          <summary className="min-h-6 cursor-pointer py-1 text-main">{t('form.formula')}</summary>
          <DerivationLines formula={row.formula} inputs={row.inputs} />
          {row.source !== '' && <p>{derivation(row.source)}</p>}
        </details>
      )}
    </li>
  )
}

const Cycle = ({ motion, words: { cycle, loadName, summary } }: { readonly motion: Motion; readonly words: MotionWords }) => {
  const { t } = useTexts('results')
  return (
    <>
      {motion.profile && (
        <p className="mb-2 text-label">
          {t('motion.profile')}: <strong>{t(`motion.profiles.${motion.profile}`)}</strong>
        </p>
      )}
      {motion.values.length > 0 && (
        <ul className="mb-2 text-label">
          {motion.values.map((row) => (
            <DerivedRow key={row.name} row={row} />
          ))}
        </ul>
      )}
      <MotionPlot cycle={cycle} loadName={loadName} summary={summary} />
      <PlotData name={t('motion.data')}>
        <PhaseTable cycle={cycle} loadName={loadName} />
      </PlotData>
    </>
  )
}

export const MotionPanel = ({ motion }: { readonly motion: Motion }) => {
  const { t } = useTexts('results')
  const words = useMotionWords(motion)
  const [open, setOpen] = useState(false)
  return (
    <SidePanel
      className="print:break-inside-avoid"
      title={t('motion.title')}
      note={words.brief}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {/* The plot is as wide as it is when it first shows. */}
      {open && <Cycle motion={motion} words={words} />}
    </SidePanel>
  )
}
