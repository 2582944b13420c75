/** The shown range of a list and the buttons to its other pages. */
import type { Listed } from '../model/use-listed.ts'
import { useTexts } from '../../base/texts/texts.ts'

export const ListPages = ({ range: { first, last, of }, onPrevious, onNext }: Pick<Listed, 'range' | 'onPrevious' | 'onNext'>) => {
  const { t } = useTexts('results')
  if (!onPrevious && !onNext) return null
  return (
    <nav className="ml-auto flex items-center gap-2 text-label/5 max-phone:w-full print:hidden" aria-label={t('pages.title')}>
      <button type="button" className="button" data-size="small" disabled={!onPrevious} onClick={onPrevious}>
        {t('pages.previous')}
      </button>
      <span className="number" role="status">
        {t('pages.shown', { first, last, of })}
      </span>
      <button type="button" className="button" data-size="small" disabled={!onNext} onClick={onNext}>
        {t('pages.next')}
      </button>
    </nav>
  )
}
