/** Sign-in button, or the masked account with links to its page and to sign out. */
import { useSyncExternalStore } from 'react'
import { currentAccount, type KnownAccount, subscribeToAccount } from '../base/account/account.ts'
import { maskedEmail, maskedPhone } from '../../contract/people/masked.ts'
import { currentSite } from '../base/site/site.ts'
import { askToSignIn, goToEntry } from '../base/account/user-centre.ts'
import { useTexts } from '../base/texts/texts.ts'
import { entryLink, openEntries, popup } from './head-link.ts'
import { HeadMenu } from './head-menu.tsx'
import { PersonIcon } from './link-icons.tsx'

/** Returns the displayed name; undefined for a browser's own account, which has no person. */
const nameOf = ({ phoneNumber, email }: KnownAccount): string | undefined => {
  if (phoneNumber !== null) return maskedPhone(phoneNumber)
  return email === null ? undefined : maskedEmail(email)
}

const account = 'flex items-center gap-1.5 rounded-control text-label/5 hover:bg-tint'
const headAccount = `${account} h-9 min-w-10 justify-center px-2 max-phone:h-11 stack:w-32`
const menuAccount = `${account} h-11 w-full px-3 text-main`

type ChoicesProps = { readonly id?: string; readonly onChoose: () => void }

const AccountChoices = ({ id, onChoose }: ChoicesProps) => {
  const { t } = useTexts('frame')
  const choose = (act: () => void) => () => {
    onChoose()
    act()
  }
  return (
    <ul id={id} className={id === undefined ? openEntries : popup} aria-label={t('login.mine')}>
      <li>
        <button type="button" className={entryLink} onClick={choose(() => goToEntry('my-account'))}>
          {t('login.mine')}
        </button>
      </li>
      <li>
        <button type="button" className={entryLink} aria-haspopup="dialog" onClick={choose(() => askToSignIn({ isLeaving: true }))}>
          {t('login.out')}
        </button>
      </li>
    </ul>
  )
}

const Known = ({ known, onLeave }: { known: KnownAccount; onLeave: (() => void) | undefined }) => {
  const { t } = useTexts('frame')
  const name = nameOf(known) ?? t('login.mine')
  if (onLeave) {
    return (
      <>
        <p className="basis-full px-3 py-1 text-ink-soft">{name}</p>
        <AccountChoices onChoose={onLeave} />
      </>
    )
  }
  const face = (
    <>
      <PersonIcon />
      <span className="hidden truncate stack:block">{name}</span>
    </>
  )
  return <HeadMenu className={headAccount} label={t('login.menu', { name })} face={face} List={AccountChoices} />
}

/** Without `onLeave` in the header; in the menu of a phone, `onLeave` closes it. */
export const AccountCorner = ({ onLeave }: { onLeave?: (() => void) | undefined }) => {
  const { t } = useTexts('frame')
  const known = useSyncExternalStore(subscribeToAccount, currentAccount)
  if (known) return <Known known={known} onLeave={onLeave} />
  if (!currentSite().login) return null
  const logIn = () => {
    onLeave?.()
    askToSignIn({})
  }
  return (
    <button
      type="button"
      className={onLeave ? menuAccount : headAccount}
      aria-haspopup="dialog"
      aria-label={t('login.go')}
      title={t('login.go')}
      onClick={logIn}
    >
      <PersonIcon />
      <span className={onLeave ? 'truncate' : 'hidden truncate stack:block'}>{t('login.go')}</span>
    </button>
  )
}
