/**
 * Frame of a selection at `/selection-in/…`: tabs for working conditions and directory, in the site's order, and the choice of a
 * class.
 */
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { PageSite } from '../../contract/site/site-calls.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { listedClasses } from '../base/calculators/working-classes.ts'
import { ClassPicture } from '../drawings/class-picture.tsx'
import './home-page.css'
import './selection-panel.css'

const addresses: Readonly<Record<PageSite['selectionSort'][number], string>> = {
  calculation: '/selection-in/calc_0',
  directory: '/selection-in/params_0',
}

/** Choice of a working class. Replaces the history entry, so that back skips the choice. */
export const ClassChoice = () => {
  const { t } = useTexts('frame')
  const { find } = useTexts('home')
  const { className } = useClassNames()
  usePageTitle(t('tabs.calculation'))
  return (
    <div className="page mx-auto max-w-[1240px]">
      <h1 className="text-2xl text-main">{t('tabs.choose')}</h1>
      <ul className="home-grid mt-4">
        {listedClasses.map(({ id, schema }) => (
          <li key={id} className="flex">
            <Link href={`/selection-in/calc_${id}`} replace className="home-card flex-1">
              <span className="picture">
                <ClassPicture name={schema.place.drawing} />
              </span>
              <span className="flex flex-1 flex-col gap-0.5 px-4 py-3">
                <span className="font-semibold">{className(id)}</span>
                <span className="text-[13px] text-ink-faint">{find(`notes.${id}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
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
