import { currentSite } from '../base/site.ts'
import { useTexts } from '../base/texts.ts'

/** What a trial says over every page, for the eye alone. */
export const Watermark = () => {
  const { t } = useTexts('shell')
  return currentSite().isTrial ? (
    <div className="watermark" aria-hidden="true">
      {t('site.trial')}
    </div>
  ) : null
}
