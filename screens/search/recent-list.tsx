/** Recent keywords below an empty field. */
import { useTexts } from '../base/texts/texts.ts'
import { CloseIcon } from '../ui/icons.tsx'

type Props = {
  readonly searches: readonly string[]
  readonly onChoose: (keyword: string) => void
  readonly onRemove: (keyword: string) => void
}

export const RecentList = ({ searches, onChoose, onRemove }: Props) => {
  const { t } = useTexts('search')
  if (searches.length === 0) return <p className="search-message">{t('hint')}</p>
  return (
    <section aria-labelledby="recent-searches">
      <h2 id="recent-searches" className="search-group">
        {t('recent.heading')}
      </h2>
      <ul>
        {searches.map((keyword) => (
          <li key={keyword} className="search-recent">
            <button type="button" className="search-option code" onClick={() => onChoose(keyword)}>
              {keyword}
            </button>
            <button type="button" className="icon-button" aria-label={t('recent.remove', { keyword })} onClick={() => onRemove(keyword)}>
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
