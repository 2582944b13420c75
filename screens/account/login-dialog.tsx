/** Sign-in dialog, which continues with the requested page. */
import { useEffect, useEffectEvent, useState } from 'react'
import { currentAccount } from '../base/account/account.ts'
import { signInFixed } from '../base/people/account-calls.ts'
import { describeFailure } from '../base/api/api.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import type { Wish } from '../base/account/user-centre.ts'
import { Modal } from '../ui/dialog/modal.tsx'
import { Sheet } from '../ui/dialog/sheet.tsx'
import { AgentChooser } from './agent-chooser.tsx'
import { enter } from './enter.ts'
import { LoginForm } from './login-form.tsx'

type Agents = Awaited<ReturnType<typeof enter>>
type Props = { readonly wish: Wish; readonly onClose: () => void }

/** Sign-in without identification, on sites with a shared phone number. */
const FixedLogin = ({ onEnter, onClose }: { readonly onEnter: (agents: Agents) => void; readonly onClose: () => void }) => {
  const { t } = useTexts('account')
  const { t: shell } = useTexts('shell')
  const { trigger, isMutating, failure } = useMutation((_: undefined, options) => enter(signInFixed(options), options), onEnter)
  useEffect(() => trigger(undefined), [trigger])
  return (
    <Modal title={t('title')} onClose={onClose}>
      {failure ? (
        <div role="alert">
          <p>{describeFailure(failure, shell)}</p>
          <button type="button" className="button mt-2" disabled={isMutating} onClick={() => trigger(undefined)}>
            {shell('common.retry')}
          </button>
        </div>
      ) : (
        <p className="late">{shell('common.loading')}</p>
      )}
    </Modal>
  )
}

/** Note that the service has ended the sign-in; the page remains. */
const Expired = ({ onAgain, onClose }: { readonly onAgain: () => void; readonly onClose: () => void }) => {
  const { t } = useTexts('account')
  const toStart = () => {
    location.hash = '/'
    onClose()
  }
  return (
    <Sheet
      title={t('expired.title')}
      onClose={onClose}
      actions={[
        { text: t('expired.again'), onAct: onAgain, isPrimary: true },
        { text: t('expired.toStart'), onAct: toStart },
      ]}
    >
      <p>{t('expired.text')}</p>
    </Sheet>
  )
}

/** Shown on sites without sign-in. */
const Impossible = ({ wish: { entry }, onClose }: Props) => {
  const { t } = useTexts('frame')
  return (
    <Modal title={t('account.title')} onClose={onClose}>
      {entry && <p>{t('account.what', { name: t(`entries.${entry}`) })}</p>}
      <p>{t('account.kept')}</p>
    </Modal>
  )
}

/** Calls `onSignedIn` when another tab of the browser has signed in: nothing is left to do here. */
const useSignInElsewhere = (onSignedIn: () => void): void => {
  const call = useEffectEvent(onSignedIn)
  useEffect(() => {
    // Only changes by other tabs are reported by this event.
    const onStorage = () => {
      if (currentAccount()) call()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}

export const LoginDialog = ({ wish, onClose }: Props) => {
  const { t } = useTexts('account')
  const [isAgain, setAgain] = useState(false)
  const [agents, setAgents] = useState<Agents>()
  const { login, phone } = currentSite()
  const goOn = () => {
    // Before closing, so that the dialog's history entry is below that of the opened page.
    if (wish.to !== undefined) location.hash = wish.to
    onClose()
  }
  useSignInElsewhere(goOn)
  const onEnter = (found: Agents) => (found.length > 0 ? setAgents(found) : goOn())
  if (agents) return <AgentChooser agents={agents} onDone={goOn} />
  if (wish.isExpired && !isAgain) return <Expired onAgain={() => setAgain(true)} onClose={onClose} />
  if (login) {
    return (
      <Modal title={t('title')} onClose={onClose} actions={null}>
        {wish.isFound && <p className="mb-3 text-note/5 text-ink-soft">{t('why')}</p>}
        <LoginForm switches={login} onEnter={onEnter} />
      </Modal>
    )
  }
  return phone === undefined ? <Impossible wish={wish} onClose={onClose} /> : <FixedLogin onEnter={onEnter} onClose={onClose} />
}
