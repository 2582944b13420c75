/**
 * Frame of a selection at `/selection-in/…`: tabs for working conditions and directory, in the site's order, and the choice of a
 * class.
 */
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { PageSite } from '../../contract/site/site-calls.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { ClassColumns } from './home/class-columns.tsx'
import './selection-panel.css'

const addresses: Readonly<Record<PageSite['selectionSort'][number], string>> = {
  calculation: '/selection-in/calc_0',
  directory: '/selection-in/params_0',
}

/** Choice of a working class. Replaces the history entry, so that back skips the choice. */
export const ClassChoice = () => {
  const { t } = useTexts('frame')
  usePageTitle(t('tabs.calculation'))
  return (
    <div className="page mx-auto max-w-[1360px]">
      <h1 className="mb-4 text-page">{t('tabs.choose')}</h1>
      <ClassColumns hrefOf={(id) => `/selection-in/calc_${id}`} replace />
    </div>
  )
}

export const SelectionPanel = ({ children }: { readonly children: ReactNode }) => {
  const [location] = useLocation()
  const { t } = useTexts('frame')
  const { selectionSort } = currentSite()
  const shown = location.startsWith(addresses.directory) ? 'directory' : 'calculation'
  return (
    <>
      {selectionSort.length > 1 && (
        <nav className="selection-tabs no-print" aria-label={t('tabs.name')}>
          {selectionSort.map((tab) => (
            <Link key={tab} href={addresses[tab]} aria-current={tab === shown ? 'page' : undefined}>
              {t(`tabs.${tab}`)}
            </Link>
          ))}
        </nav>
      )}
      {children}
    </>
  )
}
