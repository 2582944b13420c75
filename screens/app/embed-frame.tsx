/** Frame of embedded pages in place of header and footer: link to the selection, and units. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useTexts } from '../base/texts/texts.ts'
import { currentHost } from '../embed/current-host.ts'
import { tellHeight } from '../embed/host.ts'
import { UnitSwitch } from './unit-switch.tsx'
import './embed-frame.css'

const choice = '/embed/selection-detail'

export const EmbedFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTexts('embed')
  const [location] = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => (frame.current ? tellHeight(currentHost(), frame.current) : undefined), [])
  return (
    <div ref={frame} className="embed-frame">
      <nav className="embed-bar no-print" aria-label={t('bar')}>
        <a href={`#${choice}`} aria-current={location === choice ? 'page' : undefined}>
          {t('overview')}
        </a>
        <UnitSwitch />
      </nav>
      {/* Embedded pages do not link to the start page. */}
      {location === '/' ? <Redirect to={choice} replace /> : children}
    </div>
  )
}
