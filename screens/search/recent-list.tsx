/** Recent keywords below an empty field. */
import { useTexts } from '../base/texts/texts.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { hitRow, stickyHeading } from './hit-row.ts'

type Props = {
  readonly searches: readonly string[]
  readonly onChoose: (keyword: string) => void
  readonly onRemove: (keyword: string) => void
}

export const RecentList = ({ searches, onChoose, onRemove }: Props) => {
  const { t } = useTexts('search')
  if (searches.length === 0) return <p className="px-3 py-4 text-ink-soft">{t('hint')}</p>
  return (
    <section aria-labelledby="recent-searches">
      <h2 id="recent-searches" className={stickyHeading}>
        {t('recent.heading')}
      </h2>
      <ul>
        {searches.map((keyword) => (
          <li key={keyword} className="flex items-center pr-2">
            <button type="button" className={`${hitRow} code min-w-0 flex-1 wrap-anywhere`} onClick={() => onChoose(keyword)}>
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
