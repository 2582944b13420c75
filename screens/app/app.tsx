import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'
import { type Language, TextsProvider } from './texts.tsx'

export const App = ({ language }: { language: Language }) => (
  <TextsProvider initial={language}>
    <ErrorBoundary>
      <Router hook={useHashLocation}>
        <Layout />
      </Router>
    </ErrorBoundary>
  </TextsProvider>
)
