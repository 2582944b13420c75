/** Shows what happened instead of an empty page, and keeps the rest of the frame usable. */
import { Component, type ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** A file of the page that could not be fetched: the server is away, or a new version replaced it. */
const isMissingFile = (error: Error): boolean => /dynamically imported module|module script|preload CSS/i.test(error.message)

const Failure = ({ error }: { error: Error }) => {
  const { t } = useTexts('shell')
  return (
    <div className="page" role="alert">
      <div className="panel mx-auto max-w-2xl p-8">
        <h1 className="text-xl">{t('error.heading')}</h1>
        <p className="mt-3 text-ink-soft">{isMissingFile(error) ? t('error.chunk') : t('error.body')}</p>
        <button type="button" className="button mt-6" data-kind="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
        <pre className="code mt-6 overflow-x-auto border-t border-line pt-4 text-xs text-ink-faint">{String(error)}</pre>
      </div>
    </div>
  )
}

type Props = { readonly children: ReactNode }

/** A class, because React has no other way to catch what a child throws. Give it a `key` that changes with the page. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render(): ReactNode {
    return this.state.error ? <Failure error={this.state.error} /> : this.props.children
  }
}
