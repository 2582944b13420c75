import { useEffect, useState } from 'react'
import { Router } from 'wouter'
import { useHashPath } from '../base/selection/address.ts'
import { ErrorBoundary } from '../base/page/error-boundary.tsx'
import { Layout } from './layout.tsx'
import { useTexts } from '../base/texts/texts.ts'
import { showToast } from '../ui/toast.tsx'
import { useDocumentLanguage } from './use-document-language.ts'

type Props = {
  /** Requested site that does not exist; the user is told that another one is shown. */
  readonly unknownSite?: string | undefined
}

/** The root component; requires `showLanguage` to have resolved. */
export const App = ({ unknownSite }: Props) => {
  const { t } = useTexts('shell')
  useDocumentLanguage()
  // Kept in state, so that a language change does not show it again.
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
