/** Frame of embedded pages in place of header and footer: link to the selection, and units. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useTexts } from '../base/texts/texts.ts'
import { currentHost } from '../embed/current-host.ts'
import { tellHeight } from '../embed/host.ts'
import { frameBar } from './head-link.ts'
import { UnitSwitch } from './unit-switch.tsx'

const choice = '/embed/selection-detail'

export const EmbedFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts('embed')
  const [location] = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? tellHeight(currentHost(), frame.current) : undefined), [])
  return (
    <div ref={frame}>
      <nav className={`${frameBar} justify-between`} data-embed-bar aria-label={t('bar')}>
        <a
          className={`flex min-h-11 items-center text-body font-semibold text-head-on ${location === choice ? '' : 'underline underline-offset-3'}`}
          href={`#${choice}`}
          aria-current={location === choice ? 'page' : undefined}
        >
          {t('overview')}
        </a>
        <UnitSwitch place="bar" />
      </nav>
      {/* Embedded pages do not link to the start page. */}
      {location === '/' ? <Redirect to={choice} replace /> : children}
    </div>
  )
}
