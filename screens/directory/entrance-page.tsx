/** The way in for another program: it names a series and parameters, and stands before the models that they leave, or the only one. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../base/page-title.ts'
import { queryOfAddress } from '../base/selection/address.ts'
import { useTexts } from '../base/texts.ts'
import { useResource } from '../base/use-resource.ts'
import { FailureReason } from '../ui/failure-reason.tsx'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { entranceTarget } from './ask-directory.ts'
import { entranceRequest } from './entrance-target.ts'
import { Skeleton } from './page-states.tsx'
import { directoryPath } from './paths.ts'
import './directory.css'

export const EntrancePage = () => {
  const { t, locale } = useTexts('directory')
  const [asked] = useState(() => entranceRequest(queryOfAddress()))
  const { data: target, failure, retry } = useResource(entranceTarget, { ...asked, locale })
  usePageTitle(t('title'))
  // In place of this page: Back leads to where the person came from.
  useEffect(() => {
    if (target !== undefined) location.replace(target)
  }, [target])
  return (
    <div className="page directory-page">
      {failure === undefined && <Skeleton />}
      {failure?.kind === 'refused' && (
        <div className="panel directory-message" role="alert">
          <h1 className="text-xl text-main">{t('entrance.refused')}</h1>
          <FailureReason failure={failure} />
          <Link href={directoryPath} className="button mt-4">
            {t('toDirectory')}
          </Link>
        </div>
      )}
      {failure && failure.kind !== 'refused' && <RetryNotice failure={failure} onRetry={retry} />}
    </div>
  )
}
