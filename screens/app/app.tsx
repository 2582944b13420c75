import { Router } from 'wouter'
import { useHashPath } from '../base/selection/address.ts'
import { ErrorBoundary } from '../base/error-boundary.tsx'
import { Layout } from './layout.tsx'
import { useDocumentLanguage } from './use-document-language.ts'

/** The whole of the pages; `showLanguage` comes first. */
export const App = () => {
  useDocumentLanguage()
  return (
    <ErrorBoundary>
      <Router hook={useHashPath}>
        <Layout />
      </Router>
    </ErrorBoundary>
  )
}
