/** All ways to a model without working conditions. */
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CardGrid, TextCard } from './cards.tsx'
import { DirectoryFrame } from './directory-frame.tsx'
import { directoryPath } from './paths.ts'

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
    <DirectoryFrame>
      <Breadcrumbs name={t('ways.title')} />
      <h1 className="text-page">{t('ways.title')}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('ways.lead')}</p>
      <CardGrid>
        {ways.map(({ name, path }) => (
          <TextCard key={name} href={`#${path}`} name={t(`ways.${name}.name`)} note={t(`ways.${name}.note`)} />
        ))}
      </CardGrid>
    </DirectoryFrame>
  )
}
