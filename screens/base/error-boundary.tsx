/** Shows what happened instead of an empty page, and keeps the rest of the frame usable. */
import { Component, type ReactNode, useCallback, useEffect, useState } from 'react'
import { siteAnswers } from './site.ts'
import { useTexts } from './texts.ts'

/** `onReopen` keeps what a reload would lose; it is called before the page is opened anew because a file of it did not come. */
type Props = { readonly children: ReactNode; readonly onReopen?: (() => void) | undefined }

/** A file of the page that could not be fetched: the server is away, or a new version replaced it. */
const isMissingFile = (error: Error): boolean => /dynamically imported module|module script|preload CSS/i.test(error.message)

const MissingFile = ({ onReopen }: Pick<Props, 'onReopen'>) => {
  const { t } = useTexts('shell')
  const [away, setAway] = useState(false)
  // A browser remembers that a file did not come for as long as the page is open: trying again means opening it anew, once that can be done.
  const again = useCallback(() => {
    siteAnswers().then(
      (answers) => {
        setAway(!answers)
        if (!answers) return
        onReopen?.()
        location.reload()
      },
      () => setAway(true),
    )
  }, [onReopen])
  useEffect(() => {
    // The connection is back: no need to make anybody press a button.
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [again])
  return (
    <>
      <p className="mt-3 text-ink-soft" role="status">
        {t(away ? 'net.offline' : 'error.chunk')}
      </p>
      <button type="button" className="button mt-6" data-kind="primary" onClick={again}>
        {t('common.retry')}
      </button>
    </>
  )
}

const Fault = () => {
  const { t } = useTexts('shell')
  return (
    <>
      <p className="mt-3 text-ink-soft">{t('error.body')}</p>
      <button type="button" className="button mt-6" data-kind="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </button>
    </>
  )
}

const Failure = ({ error, onReopen }: { error: Error } & Pick<Props, 'onReopen'>) => {
  const { t } = useTexts('shell')
  return (
    <div className="page" role="alert">
      <div className="panel mx-auto max-w-2xl p-8">
        <h1 className="text-xl">{t('error.heading')}</h1>
        {isMissingFile(error) ? <MissingFile onReopen={onReopen} /> : <Fault />}
        <pre className="code mt-6 overflow-x-auto border-t border-line pt-4 text-xs text-ink-faint">{String(error)}</pre>
      </div>
    </div>
  )
}

/** A class, because React has no other way to catch what a child throws. Give it a `key` that changes with the page. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render(): ReactNode {
    return this.state.error ? <Failure error={this.state.error} onReopen={this.props.onReopen} /> : this.props.children
  }
}
