/** What belongs to an account, and what the company publishes: behind a button in the header, on a phone in the menu. */
import { lazy, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { type AccountEntry, accountEntries, askedEntry, askForEntry, subscribeToAsked } from '../base/user-centre.ts'
import { useTexts } from '../base/texts.ts'
import { CompanyEntries } from './company-entries.tsx'
import { MoreIcon } from './link-icons.tsx'
import './more-menu.css'

const LoginPrompt = lazy(async () => {
  const { LoginPrompt: Prompt } = await import('./login-prompt.tsx')
  return { default: Prompt }
})

const UsageDialog = lazy(async () => {
  const { UsageDialog: Usage } = await import('./usage-dialog.tsx')
  return { default: Usage }
})

type Props = {
  readonly id?: string
  /** Before the prompt opens: what has the focus then gets it back. */
  readonly onChoose: () => void
}

export const MoreEntries = ({ id, onChoose }: Props) => {
  const { t } = useTexts('frame')
  const choose = (entry: AccountEntry) => {
    onChoose()
    askForEntry(entry)
  }
  return (
    <div id={id} className="more-entries">
      <ul aria-label={t('more')}>
        {accountEntries.map((entry) => (
          <li key={entry}>
            <button type="button" aria-haspopup="dialog" onClick={() => choose(entry)}>
              {t(`entries.${entry}`)}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              onChoose()
              askForEntry('usage')
            }}
          >
            {t('usage.title')}
          </button>
        </li>
      </ul>
      <CompanyEntries onLeave={onChoose} />
    </div>
  )
}

export const MoreMenu = () => {
  const { t } = useTexts('frame')
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    menu.current?.querySelector('button')?.focus()
    setOpen(false)
  }
  useEffect(() => {
    const frame = menu.current
    const heard = new AbortController()
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && frame?.contains(relatedTarget))) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      frame?.querySelector('button')?.focus()
      setOpen(false)
    }
    if (isOpen) {
      frame?.addEventListener('focusout', onLeave, heard)
      frame?.addEventListener('keydown', onKey, heard)
    }
    return () => heard.abort()
  }, [isOpen])
  return (
    <div ref={menu} className="more-menu">
      <button
        type="button"
        className="site-link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('more')}
        title={t('more')}
        onClick={({ currentTarget }) => {
          // Not every browser does that by itself; the list closes when the focus leaves.
          currentTarget.focus()
          setOpen(!isOpen)
        }}
      >
        <MoreIcon />
      </button>
      {isOpen && <MoreEntries id={id} onChoose={close} />}
    </div>
  )
}

/** The prompt for whatever was asked for, in whichever menu. */
export const AskedPrompt = () => {
  const entry = useSyncExternalStore(subscribeToAsked, askedEntry)
  return (
    entry && (
      <Suspense>
        {entry === 'usage' ? (
          <UsageDialog onClose={() => askForEntry(undefined)} />
        ) : (
          <LoginPrompt entry={entry} onClose={() => askForEntry(undefined)} />
        )}
      </Suspense>
    )
  )
}
