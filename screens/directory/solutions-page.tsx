/** Complete drives: their purpose, and the calculators that size them in order. */
import { Link } from 'wouter'
import type { Solution } from '../../contract/directory/directory.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { ClassPicture } from '../drawings/class-picture.tsx'
import { allSolutions } from './ask-directory.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CardGrid, CardName } from './cards.tsx'
import { DirectoryFrame } from './directory-frame.tsx'
import { DirectoryProblem, Skeleton } from './page-states.tsx'
import { PictureBox } from './series-parts.tsx'

const SolutionCard = ({ solution: { name, note, icon, path, steps } }: { readonly solution: Solution }) => (
  <li className="flex">
    <Link href={path} className="panel grid min-h-24 flex-1 grid-cols-picture overflow-hidden hover:border-link">
      <PictureBox place="card">
        <ClassPicture name={icon} />
      </PictureBox>
      <span className="flex flex-col justify-center gap-0.5 px-3 py-2">
        <CardName>{name}</CardName>
        <span className="text-ink-soft">{note}</span>
        {steps.length > 1 && <span className="text-label/5 text-ink-faint">{steps.map((step) => step.name).join(' → ')}</span>}
      </span>
    </Link>
  </li>
)

export const SolutionsPage = () => {
  const { t, locale } = useTexts('directory')
  const { data, failure, retry } = useQuery(allSolutions, locale)
  usePageTitle(t('solutions.title'))
  return (
    <DirectoryFrame>
      <Breadcrumbs name={t('solutions.title')} />
      <h1 className="text-page">{t('solutions.title')}</h1>
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('solutions.lead')}</p>
      {failure && <DirectoryProblem failure={failure} onRetry={retry} />}
      {!data && !failure && <Skeleton />}
      {data && (
        <CardGrid>
          {data.map((solution) => (
            <SolutionCard key={solution.id} solution={solution} />
          ))}
        </CardGrid>
      )}
    </DirectoryFrame>
  )
}
