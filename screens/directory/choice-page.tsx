/** Parameter selection in a series filter: parameters and matching models. */
import type { FilterDetails } from '../../contract/directory/directory.ts'
import { FamilyNames } from '../base/texts/family-names.tsx'
import { usePageTitle } from '../base/page/page-title.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { modelsLeft, oneFilter, pageSize } from './ask-directory.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ChoiceFilters } from './choice-filters.tsx'
import { ChoiceModels } from './choice-models.tsx'
import { DirectoryFrame } from './directory-frame.tsx'
import { DirectoryProblem, Skeleton } from './page-states.tsx'
import { rootPath, seriesAddress } from './paths.ts'
import { besidePicture, SeriesFacts, SeriesPicture } from './series-parts.tsx'
import { fixedChoices, useChoices } from './use-choices.ts'

const Head = ({ details, title }: { readonly details: FilterDetails; readonly title: string }) => {
  const { key, rootName, prodName, serviceID, filterName, sample, makers, bases, count } = details
  return (
    <>
      <Breadcrumbs
        above={[
          { name: rootName, address: `#${rootPath(key)}` },
          { name: prodName, address: seriesAddress(key, serviceID) },
        ]}
        name={filterName}
      />
      <header className={besidePicture}>
        <SeriesPicture place="head" sample={sample} />
        <div className="self-center px-4 py-3">
          <h1 className="text-page">{title}</h1>
          <SeriesFacts makers={makers} bases={bases} count={count} />
        </div>
      </header>
    </>
  )
}

/** Returns the last page number, which also replaces larger ones from old addresses. */
const lastPage = (count: number): number => Math.max(1, Math.ceil(count / pageSize))

const Choice = ({ details }: { readonly details: FilterDetails }) => {
  const { locale } = useTexts('directory')
  const { chosen, page, choose, turnTo } = useChoices(details)
  const filters = [...fixedChoices(details), ...chosen]
  const pages = lastPage(details.count)
  const params = { classID: details.key, filters, page: Math.min(page, pages), locale }
  const { data, isLoading, failure, retry } = useQuery(modelsLeft, params, { keepPreviousData: true })
  return (
    <div className="mt-3 grid grid-cols-side items-start gap-4 max-stack:grid-cols-1">
      <ChoiceFilters details={details} chosen={chosen} remaining={data?.filterParams} onChange={choose} />
      <div>
        {failure && <RetryNotice failure={failure} onRetry={retry} />}
        {data && (
          <ChoiceModels
            details={details}
            found={data}
            isBusy={isLoading}
            isChosen={chosen.length > 0}
            onTurn={turnTo}
            onClear={() => choose([])}
          />
        )}
        {!data && !failure && <Skeleton shape="list" />}
      </div>
    </div>
  )
}

export const ChoicePage = ({ serviceID, driveID }: { readonly serviceID: string; readonly driveID: string }) => {
  const { t, locale } = useTexts('directory')
  const { data, failure, retry } = useQuery(oneFilter, { serviceID, driveID, locale })
  const title = data ? t('choice.title', { series: data.prodName, filter: data.filterName }) : t('title')
  usePageTitle(title)
  return (
    <DirectoryFrame>
      {data && (
        <FamilyNames family={data.key}>
          <Head details={data} title={title} />
          <Choice details={data} />
        </FamilyNames>
      )}
      {!data && !failure && <Skeleton />}
      {!data && failure && <DirectoryProblem failure={failure} onRetry={retry} />}
    </DirectoryFrame>
  )
}
