/** Links to the company (website, customer service) and to the account. */
import { AccountCorner } from './account-corner.tsx'
import { siteLink } from './head-link.ts'
import { MoreEntries, MoreMenu } from './more-menu.tsx'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { ChatIcon, OfficialSiteIcon } from './link-icons.tsx'
import { showToast } from '../ui/toast.tsx'

const menuSiteLink = 'flex min-h-11 items-center gap-2 rounded-control px-3 text-main'

const CompanyLinks = ({ isInMenu }: { readonly isInMenu: boolean }) => {
  const look = isInMenu ? menuSiteLink : siteLink
  const face = isInMenu ? '' : 'hidden'
  const { t } = useTexts('frame')
  const { officialSite, chat } = currentSite()
  const name = t('site.chat')
  return (
    <>
      {officialSite !== undefined && (
        <a className={look} href={officialSite} target="_blank" rel="noreferrer" aria-label={t('site.official')} title={t('site.official')}>
          <OfficialSiteIcon />
          <span className={face}>{t('site.official')}</span>
        </a>
      )}
      {chat === undefined ? (
        <button type="button" className={look} aria-label={name} title={name} onClick={() => showToast(t('site.noChat'))}>
          <ChatIcon />
          <span className={face}>{name}</span>
        </button>
      ) : (
        <a className={look} href={chat} target="_blank" rel="noreferrer" aria-label={name} title={name}>
          <ChatIcon />
          <span className={face}>{name}</span>
        </a>
      )}
    </>
  )
}

/** `onLeave` closes the menu of a phone, where the entries are expanded; without it they are behind a button. */
export const SiteLinks = ({ onLeave }: { onLeave?: () => void }) => (
  <>
    <CompanyLinks isInMenu={onLeave !== undefined} />
    {onLeave ? <MoreEntries onChoose={onLeave} /> : <MoreMenu />}
    <AccountCorner onLeave={onLeave} />
  </>
)
