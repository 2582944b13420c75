/** Models that fail no check but lack data for some, listed on demand below the recommendations. */
import { type ReactNode, useId, useState } from 'react'
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import { useTexts } from '../../base/texts/texts.ts'
import './unknown-models.css'

type Props = {
  readonly answer: Calculation
  readonly card: (model: RecommendedModel) => ReactNode
}

export const UnknownModels = ({ answer: { notKnown, list, total }, card }: Props) => {
  const { t } = useTexts('results')
  const [open, setOpen] = useState(list.length === 0)
  const cards = useId()
  if (notKnown === undefined) return null
  const { matched, list: models } = notKnown
  return (
    <section className="unknown-models" aria-label={t('unknown.title')}>
      <h2>{t('unknown.title')}</h2>
      <p>{t('unknown.count', { count: matched, total })}</p>
      <p className="text-ink-soft">{t('unknown.hint')}</p>
      <button type="button" className="button no-print" aria-expanded={open} aria-controls={cards} onClick={() => setOpen(!open)}>
        {t(open ? 'unknown.hide' : 'unknown.show')} <span className="number text-ink-faint">{matched}</span>
      </button>
      <div id={cards} className="cards" hidden={!open}>
        {open && models.map(card)}
        {open && matched > models.length && <p className="text-ink-soft">{t('unknown.first', { shown: models.length })}</p>}
      </div>
    </section>
  )
}
