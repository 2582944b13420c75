/** All ways to a model without working conditions. */
import { Link } from 'wouter'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { directoryPath } from './paths.ts'
import './directory.css'

const ways = [
  { name: 'directory', path: directoryPath },
  { name: 'solutions', path: '/lectoscheme' },
  { name: 'groups', path: '/lectogroup' },
  { name: 'search', path: '/search' },
  { name: 'calculators', path: '/' },
] as const

export const MorePage = () => {
  const { t } = useTexts('directory')
  usePageTitle(t('ways.title'))
  return (
    <div className="page directory-page">
      <Breadcrumbs name={t('ways.title')} />
      <h1 className="text-page">{t('ways.title')}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('ways.lead')}</p>
      <ul className="series-grid mt-4">
        {ways.map(({ name, path }) => (
          <li key={name} className="flex">
            <Link href={path} className="panel text-card">
              <span className="series-name">{t(`ways.${name}.name`)}</span>
              <span className="text-ink-soft">{t(`ways.${name}.note`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
