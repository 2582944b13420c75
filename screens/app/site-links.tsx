/** The ways to the company: its own site, its customer service. */
import { currentSite } from '../base/site.ts'
import { useTexts } from '../base/texts.ts'
import { ChatIcon, OfficialSiteIcon } from '../ui/icons.tsx'
import { showToast } from '../ui/toast.tsx'

export const SiteLinks = () => {
  const { t } = useTexts('shell')
  const { officialSite, chat } = currentSite()
  const name = t('site.chat')
  return (
    <div className="site-links">
      {officialSite !== undefined && (
        <a
          className="site-link"
          href={officialSite}
          target="_blank"
          rel="noreferrer"
          aria-label={t('site.official')}
          title={t('site.official')}
        >
          <OfficialSiteIcon />
        </a>
      )}
      {chat === undefined ? (
        <button type="button" className="site-link" aria-label={name} title={name} onClick={() => showToast(t('site.noChat'))}>
          <ChatIcon />
        </button>
      ) : (
        <a className="site-link" href={chat} target="_blank" rel="noreferrer" aria-label={name} title={name}>
          <ChatIcon />
        </a>
      )}
    </div>
  )
}
