/**
 * Entry for another program that passes a series and parameters; redirects to the matching models or the only one. Without a series it
 * offers them all.
 */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { FilterDetailsRequest } from '../../contract/directory/directory.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { queryOfAddress } from '../base/selection/address.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useQuery } from '../base/api/query.ts'
import { Notice } from '../ui/notice.tsx'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { allRoots, entranceTarget } from './ask-directory.ts'
import { DirectoryFrame } from './directory-frame.tsx'
import { RootSection } from './directory-page.tsx'
import { entranceAddress, entranceRequest, parameterAtFault } from './entrance-target.ts'
import { DirectoryProblem, Message, Skeleton } from './page-states.tsx'
import { directoryPath } from './paths.ts'

type Refusal = Extract<ApiFailure, { kind: 'refused' }>

/** Issues of the request, with the parameter names of the address. */
const Refused = ({ failure: { message, issues }, request }: { readonly failure: Refusal; readonly request: FilterDetailsRequest }) => {
  const { t } = useTexts('directory')
  const sentences = issues.map(({ path, message: text }) => {
    const fault = parameterAtFault(request, path)
    if (!fault) return text
    const { what, name, value } = fault
    return what === 'value' ? t('entrance.noValue', { name, value }) : t('entrance.noParameter', { name })
  })
  return (
    <Message role="alert">
      <h1 className="text-page">{t('entrance.refused')}</h1>
      {sentences.length === 0 ? (
        <p className="mt-2 text-ink-soft">{message}</p>
      ) : (
        <ul className="mt-2 list-disc pl-5 text-left">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Link href={directoryPath} className="button mt-4">
        {t('toDirectory')}
      </Link>
    </Message>
  )
}

const SeriesChoice = ({ request }: { readonly request: FilterDetailsRequest }) => {
  const { t, locale } = useTexts('directory')
  const { data, failure, retry } = useQuery(allRoots, locale)
  return (
    <>
      <h1 className="text-page">{t('entrance.title')}</h1>
      {request.filterParams.length > 0 && (
        <Notice kind="problem" role="alert" className="mt-4 mb-3">
          {t('entrance.noService')}
        </Notice>
      )}
      <p className="mt-2 max-w-[72ch] text-ink-soft">{t('entrance.lead', { example: '?serviceID=WTF&leadMm=20' })}</p>
      {data?.map((root) => (
        <RootSection key={root.id} root={root} addressOf={({ id }) => entranceAddress({ ...request, serviceID: id })} />
      ))}
      {!data && !failure && <Skeleton />}
      {!data && failure && <DirectoryProblem failure={failure} onRetry={retry} />}
    </>
  )
}

const Redirection = ({ request }: { readonly request: FilterDetailsRequest }) => {
  const { locale } = useTexts('directory')
  const { data: target, failure, retry } = useQuery(entranceTarget, { ...request, locale })
  // Replaces this page in the history, so that back skips it.
  useEffect(() => {
    if (target !== undefined) location.replace(target)
  }, [target])
  return (
    <>
      {failure === undefined && <Skeleton />}
      {failure?.kind === 'refused' && <Refused failure={failure} request={request} />}
      {failure && failure.kind !== 'refused' && <RetryNotice failure={failure} onRetry={retry} />}
    </>
  )
}

export const EntrancePage = () => {
  const { t } = useTexts('directory')
  const [request] = useState(() => entranceRequest(queryOfAddress()))
  const hasSeries = request.serviceID.trim() !== ''
  usePageTitle(t(hasSeries ? 'title' : 'entrance.title'))
  return <DirectoryFrame>{hasSeries ? <Redirection request={request} /> : <SeriesChoice request={request} />}</DirectoryFrame>
}
