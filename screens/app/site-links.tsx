/** Links to the company (website, customer service) and to the account. */
import { AccountCorner } from './account-corner.tsx'
import { MoreEntries, MoreMenu } from './more-menu.tsx'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { ChatIcon, OfficialSiteIcon } from './link-icons.tsx'
import { showToast } from '../ui/toast.tsx'

const CompanyLinks = () => {
  const { t } = useTexts('frame')
  const { officialSite, chat } = currentSite()
  const name = t('site.chat')
  return (
    <>
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
          <span>{t('site.official')}</span>
        </a>
      )}
      {chat === undefined ? (
        <button type="button" className="site-link" aria-label={name} title={name} onClick={() => showToast(t('site.noChat'))}>
          <ChatIcon />
          <span>{name}</span>
        </button>
      ) : (
        <a className="site-link" href={chat} target="_blank" rel="noreferrer" aria-label={name} title={name}>
          <ChatIcon />
          <span>{name}</span>
        </a>
      )}
    </>
  )
}

/** `onLeave` closes the menu of a phone, where the entries are expanded; without it they are behind a button. */
export const SiteLinks = ({ onLeave }: { onLeave?: () => void }) => (
  <>
    <CompanyLinks />
    {onLeave ? <MoreEntries onChoose={onLeave} /> : <MoreMenu />}
    <AccountCorner onLeave={onLeave} />
  </>
)
