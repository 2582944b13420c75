/** Operator's pages: submitted records with their answers, and usage. The service checks access. */
import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { operatorPath, usagePath } from '../../base/account/operator-path.ts'
import { usePageTitle } from '../../base/page/page-title.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useRight } from '../../base/people/rights.ts'
import { askToSignIn } from '../../base/account/user-centre.ts'
import { EmptyList } from '../centre/empty-list.tsx'
import { Loading } from '../centre/list-parts.tsx'
import { useKnown } from '../centre/use-known.ts'
import { RecordList } from './record-list.tsx'
import { UsagePage } from './usage-page.tsx'
import { Way } from '../way.tsx'

const RecordPage = lazy(async () => ({ default: (await import('./record-page.tsx')).RecordPage }))

const Visitor = () => {
  const { t } = useTexts('submissions')
  const { t: frame } = useTexts('frame')
  const [path] = useLocation()
  return (
    <EmptyList title={t('operator.visitor')}>
      <p>
        <button type="button" className="button" data-kind="primary" aria-haspopup="dialog" onClick={() => askToSignIn({ to: path })}>
          {frame('login.go')}
        </button>
      </p>
    </EmptyList>
  )
}

const Ways = ({ isUsage }: { readonly isUsage: boolean }) => {
  const { t: centre } = useTexts('user-centre')
  const { t } = useTexts('submissions')
  return (
    <nav className="flex flex-wrap gap-x-2" aria-label={centre('operator')}>
      <Way href={operatorPath} isCurrent={!isUsage}>
        {t('operator.records')}
      </Way>
      <Way href={usagePath} isCurrent={isUsage}>
        {t('usage.title')}
      </Way>
    </nav>
  )
}

type Props = { readonly isUsage?: boolean; readonly number?: string | undefined }

const Content = ({ isUsage, number, began }: Props & { readonly began: number }) => {
  if (isUsage) return <UsagePage key={began} began={began} />
  if (number === undefined) return <RecordList key={began} began={began} />
  return (
    <Suspense fallback={<Loading />}>
      <RecordPage key={began} number={number} began={began} />
    </Suspense>
  )
}

/** Usage, the record with a number, or without one the list of records. */
export const OperatorPage = ({ isUsage = false, number }: Props) => {
  const { t } = useTexts('submissions')
  const known = useKnown()
  const mayRead = useRight({ resource: isUsage ? 'usage' : 'record', action: 'read' })
  const title = isUsage ? t('usage.title') : (number ?? t('operator.records'))
  usePageTitle(title)
  return (
    <div className="page grid max-w-340 grid-cols-1 gap-3">
      {mayRead && <Ways isUsage={isUsage} />}
      <h1 className="text-page">{title}</h1>
      <div className="panel">
        {!known && <Visitor />}
        {known && !mayRead && <EmptyList title={t('operator.only')} />}
        {known && mayRead && <Content isUsage={isUsage} number={number} began={known.began} />}
      </div>
    </div>
  )
}
