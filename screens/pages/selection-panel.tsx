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

const addresses: Readonly<Record<PageSite['selectionSort'][number], string>> = {
  calculation: '/selection-in/calc_0',
  directory: '/selection-in/params_0',
}

const tabLook = 'border-b-3 border-transparent px-4 py-2 text-ink-soft chosen:border-main chosen:font-semibold chosen:text-main'

/** Choice of a working class. Replaces the history entry, so that back skips the choice. */
export const ClassChoice = () => {
  const { t } = useTexts('frame')
  usePageTitle(t('tabs.calculation'))
  return (
    <div className="page mx-auto max-w-340">
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
        <nav className="flex gap-1 border-b border-line bg-surface px-6 pt-3 max-phone:px-3 print:hidden" aria-label={t('tabs.name')}>
          {selectionSort.map((tab) => (
            <Link key={tab} href={addresses[tab]} className={tabLook} aria-current={tab === shown ? 'page' : undefined}>
              {t(`tabs.${tab}`)}
            </Link>
          ))}
        </nav>
      )}
      {children}
    </>
  )
}
