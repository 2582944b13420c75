/** A root category: its series, each with its filters. */
import { type RefObject, useState } from 'react'
import { Link, Redirect } from 'wouter'
import type { DirectorySeries, SeriesRootPC } from '../../contract/directory/directory.ts'
import { useColumnWords } from '../base/texts/value-words.ts'
import { FamilyNames } from '../base/texts/family-names.tsx'
import { groupAddress } from '../base/catalogue/group-address.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { useScrollTo } from '../base/page/use-scroll-to.ts'
import { oneRoot } from './ask-directory.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DirectoryFrame } from './directory-frame.tsx'
import { readText } from './page-query.ts'
import { DirectoryProblem, Skeleton } from './page-states.tsx'
import { choicePath, pathOfRoot, rootPath } from './paths.ts'
import { besidePicture, SeriesFacts, SeriesPicture } from './series-parts.tsx'

type SeriesProps = {
  readonly series: DirectorySeries
  /** Name of the property that distinguishes the filters. */
  readonly divided: string | undefined
  /** Ref of the series named in the address. */
  readonly place: RefObject<HTMLElement | null> | undefined
}

const Series = ({ series, divided, place }: SeriesProps) => {
  const { id, prodName, filters } = series
  return (
    <article
      ref={place}
      className={`${besidePicture} ${place ? 'border-main outline-none' : ''}`}
      tabIndex={place && -1}
      aria-labelledby={`series-${id}`}
    >
      <SeriesPicture place="series" sample={series.sample} />
      <div className="self-center px-4 py-3">
        <h2 id={`series-${id}`} className="text-lead">
          {prodName}
        </h2>
        <SeriesFacts {...series} />
        {filters.length > 1 && divided !== undefined && <p className="mt-2 text-note/5 text-ink-faint">{divided}</p>}
        <ul className="mt-1.5 flex flex-wrap gap-1.5" aria-labelledby={`series-${id}`}>
          {filters.map((filter) => (
            <li key={filter.id}>
              <Link href={choicePath({ serviceID: id, driveID: filter.driveID })} className="button" data-size="small">
                {filter.filterName} <span className="number text-note text-ink-faint">({filter.count})</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}

/** Links to the groups that combine its models with motors. */
const GroupLinks = ({ groups }: { readonly groups: readonly string[] }) => {
  const { t, find } = useTexts('groups')
  return (
    <p className="mb-4 flex flex-wrap gap-2">
      {groups.map((group) => (
        <a key={group} className="button" data-size="small" href={groupAddress(group)}>
          {t('withMotor', { name: find(`names.${group}`) ?? group })}
        </a>
      ))}
    </p>
  )
}

const RootShown = ({ root }: { readonly root: SeriesRootPC }) => {
  const { t } = useTexts('directory')
  const { columnName } = useColumnWords()
  const [requestedID] = useState(() => readText('series'))
  const place = useScrollTo(root.seriesList.some(({ id }) => id === requestedID) ? requestedID : undefined)
  const divided = root.dividedBy === undefined ? undefined : t('filters', { name: columnName(root.dividedBy) })
  return (
    <>
      <Breadcrumbs name={root.name} />
      <h1 className="mb-4 text-page">{root.name}</h1>
      {root.groups && <GroupLinks groups={root.groups} />}
      <div className="grid gap-3">
        {root.seriesList.map((series) => (
          <Series key={series.id} series={series} divided={divided} place={series.id === requestedID ? place : undefined} />
        ))}
      </div>
    </>
  )
}

export const RootPage = ({ rid }: { readonly rid: string }) => {
  const { t, locale } = useTexts('directory')
  const { data, failure, retry } = useQuery(oneRoot, { rid, locale })
  usePageTitle(data?.name ?? t('title'))
  if (data && pathOfRoot(data) !== rootPath(data.id)) return <Redirect to={pathOfRoot(data)} replace />
  return (
    <DirectoryFrame>
      {data && (
        <FamilyNames family={data.id}>
          <RootShown root={data} />
        </FamilyNames>
      )}
      {!data && !failure && <Skeleton />}
      {!data && failure && <DirectoryProblem failure={failure} onRetry={retry} />}
    </DirectoryFrame>
  )
}
