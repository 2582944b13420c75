/** Shows what happened instead of an empty page, and keeps the rest of the frame usable. */
import { Component, type ReactNode, useState } from 'react'
import { siteAnswers } from '../site/site.ts'
import { useTexts } from '../texts/texts.ts'

/** What the window is told when a fault is shown in place of a part of the page. */
export const shownFault = 'shownfault'

type Props = { readonly children: ReactNode }

/** A file of the page that could not be fetched: the server is away, or a new version replaced it. */
export const isMissingFile = (error: Error): boolean => /dynamically imported module|module script|preload CSS/i.test(error.message)

const Failure = ({ error }: { error: Error }) => {
  const { t } = useTexts('shell')
  const [away, setAway] = useState(false)
  const isMissing = isMissingFile(error)
  // A browser remembers that a file did not come for as long as the page is open: trying again means opening it anew, once that can be done.
  const reopen = async () => {
    const answers = await siteAnswers()
    setAway(!answers)
    if (answers) location.reload()
  }
  return (
    <div className="page" role="alert">
      <div className="panel mx-auto max-w-2xl p-8">
        <h1 className="text-xl">{t('error.heading')}</h1>
        <p className="mt-3 text-ink-soft" role="status">
          {t(away ? 'net.offline' : isMissing ? 'error.chunk' : 'error.body')}
        </p>
        <button type="button" className="button mt-6" data-kind="primary" onClick={() => void reopen()}>
          {t(isMissing ? 'common.retry' : 'error.reload')}
        </button>
        {/* Of a file that did not come the words of the browser say nothing to anybody. */}
        {!isMissing && <pre className="code mt-6 overflow-x-auto border-t border-line pt-4 text-xs text-ink-faint">{String(error)}</pre>}
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

  override componentDidCatch(detail: unknown): void {
    // As the window's own faults, for whoever listens.
    dispatchEvent(new CustomEvent(shownFault, { detail }))
  }

  override render(): ReactNode {
    return this.state.error ? <Failure error={this.state.error} /> : this.props.children
  }
}
