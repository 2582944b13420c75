/** Legally required lines in the footer; the desktop app shows them elsewhere. */
import { useEffect } from 'react'
import type { PageSite } from '../../contract/site/site-calls.ts'
import { readStored, writeStored } from '../base/browser/storage.ts'

type Notices = NonNullable<PageSite['filingNotices']>

const slot = 'desktop'

/** Whether the address marks the desktop app; stored for the session. */
const isDesktopAddress = (): boolean => new URLSearchParams(location.search).get(slot) === '1'

export const FilingNotices = ({ notices }: { notices: Notices }) => {
  const isDesktop = isDesktopAddress()
  useEffect(() => {
    if (isDesktop) writeStored('session', slot, '1')
  }, [isDesktop])
  if (isDesktop || readStored('session', slot) === '1') return null
  return (
    <footer className="border-t border-line bg-surface px-6 py-2 text-label/5 text-ink-soft max-phone:px-3 print:hidden">
      <ul className="flex flex-wrap justify-center gap-x-6">
        {notices.map(({ text, address }) => (
          <li key={text} className="flex min-h-10 min-w-0 items-center wrap-anywhere">
            {address === undefined ? (
              text
            ) : (
              <a className="flex min-h-10 items-center underline" href={address} target="_blank" rel="noreferrer">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </footer>
  )
}
