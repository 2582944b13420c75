/** Operator's pages: submitted records with their answers, and usage. The service checks access. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { operatorPath, recordPath, usagePath } from '../../base/account/operator-path.ts'
import { usePageTitle } from '../../base/page/page-title.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { askToSignIn } from '../../base/account/user-centre.ts'
import { Nothing } from '../centre/list-parts.tsx'
import { useKnown } from '../centre/use-known.ts'
import { RecordList } from './record-list.tsx'
import { RecordPage } from './record-page.tsx'
import { UsagePage } from './usage-page.tsx'
import '../centre/user-centre.css'
import './operator.css'

const Visitor = ({ path }: { readonly path: string }) => {
  const { t } = useTexts('submissions')
  const { t: frame } = useTexts('frame')
  return (
    <Nothing title={t('operator.visitor')}>
      <p>
        <button type="button" className="button" data-kind="primary" aria-haspopup="dialog" onClick={() => askToSignIn({ to: path })}>
          {frame('login.go')}
        </button>
      </p>
    </Nothing>
  )
}

const Ways = ({ path }: { readonly path: string }) => {
  const { t: centre } = useTexts('user-centre')
  const { t } = useTexts('submissions')
  const isUsage = path === usagePath
  return (
    <nav className="centre-ways operator-ways" aria-label={centre('operator')}>
      <Link href={operatorPath} aria-current={isUsage ? undefined : 'page'}>
        {t('operator.records')}
      </Link>
      <Link href={usagePath} aria-current={isUsage ? 'page' : undefined}>
        {t('usage.title')}
      </Link>
    </nav>
  )
}

const contentOf = (path: string, began: number): ReactNode => {
  if (path === usagePath) return <UsagePage key={began} began={began} />
  const number = path.slice(recordPath('').length)
  return number === '' ? <RecordList key={began} began={began} /> : <RecordPage key={`${number} ${began}`} number={number} began={began} />
}

export const OperatorPage = ({ location: path }: { readonly location: string }) => {
  const { t } = useTexts('submissions')
  const known = useKnown()
  const number = path === usagePath ? '' : path.slice(recordPath('').length)
  const title = path === usagePath ? t('usage.title') : number === '' ? t('operator.records') : number
  usePageTitle(title)
  return (
    <div className="page operator">
      <Ways path={path} />
      <h1 className="text-xl text-main">{title}</h1>
      <div className="panel">{known ? contentOf(path, known.began) : <Visitor path={path} />}</div>
    </div>
  )
}
