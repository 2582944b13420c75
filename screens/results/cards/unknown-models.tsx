/** Models that fail no check but lack data for some, listed on demand below the recommendations. */
import { useId, useState } from 'react'
import type { Calculation } from '../../../contract/results/selection.ts'
import { ModelTable, type TableOf } from './model-table.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { pairId } from '../model/pair-identity.ts'

type Props = {
  readonly answer: Calculation
  readonly table: TableOf
}

export const UnknownModels = ({ answer: { notKnown, list, total }, table }: Props) => {
  const { t } = useTexts('results')
  const [open, setOpen] = useState(list.length === 0)
  const rows = useId()
  if (notKnown === undefined) return null
  const { matched, list: models } = notKnown
  return (
    <section className="mt-6 grid justify-items-start gap-2 border-t border-line pt-4 text-label/5" aria-label={t('unknown.title')}>
      <h2 className="text-lead">{t('unknown.title')}</h2>
      <p>{t('unknown.count', { count: matched, total })}</p>
      <p className="text-ink-soft">{t('unknown.hint')}</p>
      <button type="button" className="button print:hidden" aria-expanded={open} aria-controls={rows} onClick={() => setOpen(!open)}>
        {t(open ? 'unknown.hide' : 'unknown.show')} <span className="number text-ink-faint">{matched}</span>
      </button>
      <div id={rows} className="w-full" hidden={!open}>
        {open && <ModelTable name={t('unknown.title')} models={models} firstOpen={models[0] && pairId(models[0])} {...table} />}
        {open && matched > models.length && <p className="text-ink-soft">{t('unknown.first', { shown: models.length })}</p>}
      </div>
    </section>
  )
}
