import { useEffect, useState } from 'react'
import { Router } from 'wouter'
import { useHashPath } from '../base/selection/address.ts'
import { ErrorBoundary } from '../base/page/error-boundary.tsx'
import { Layout } from './layout.tsx'
import { useTexts } from '../base/texts/texts.ts'
import { showToast } from '../ui/toast.tsx'
import { useDocumentLanguage } from './use-document-language.ts'

type Props = {
  /** The site that was asked for and does not exist: another one is shown, which the reader is told. */
  readonly unknownSite?: string | undefined
}

/** The whole of the pages; `showLanguage` comes first. */
export const App = ({ unknownSite }: Props) => {
  const { t } = useTexts('shell')
  useDocumentLanguage()
  // Another language is no reason to say it again.
  const [remark] = useState(() => unknownSite !== undefined && t('site.unknown', { key: unknownSite }))
  useEffect(() => {
    if (remark !== false) showToast(remark, 'problem')
  }, [remark])
  return (
    <ErrorBoundary>
      <Router hook={useHashPath}>
        <Layout />
      </Router>
    </ErrorBoundary>
  )
}
