/** Legally required lines in the footer; the desktop app shows them elsewhere. */
import { useEffect } from 'react'
import type { PageSite } from '../../contract/site/site-calls.ts'
import { readStored, writeStored } from '../base/browser/storage.ts'
import './filing-notices.css'

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
    <footer className="filing-notices">
      <ul>
        {notices.map(({ text, address }) => (
          <li key={text}>
            {address === undefined ? (
              text
            ) : (
              <a href={address} target="_blank" rel="noreferrer">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </footer>
  )
}
