import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'
import { TextsProvider } from './texts.tsx'

/** The whole of the pages; `showLanguage` comes first. */
export const App = () => (
  <TextsProvider>
    <ErrorBoundary>
      <Router hook={useHashLocation}>
        <Layout />
      </Router>
    </ErrorBoundary>
  </TextsProvider>
)
