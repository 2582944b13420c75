/** Shows an error message instead of the failed part of the page; the rest of the frame remains usable. */
import { Component, type ReactNode, useState } from 'react'
import { siteAnswers } from '../site/site.ts'
import { useTexts } from '../texts/texts.ts'

/** Event dispatched to the window when a fault is shown in place of a part of the page. */
export const shownFault = 'shownfault'

type Props = { readonly children: ReactNode }

/** Whether a script or style of the page could not be loaded: the server is unreachable, or a new version has replaced it. */
export const isMissingFile = (error: Error): boolean => /dynamically imported module|module script|preload CSS/i.test(error.message)

const Failure = ({ error }: { error: Error }) => {
  const { t } = useTexts('shell')
  const [away, setAway] = useState(false)
  const isMissing = isMissingFile(error)
  // Browsers cache a failed import while the page is open, so retrying reloads the page once the server answers.
  const reopen = async () => {
    const answers = await siteAnswers()
    setAway(!answers)
    if (answers) location.reload()
  }
  return (
    <div className="page" role="alert">
      <div className="panel mx-auto max-w-160 p-4">
        <h1 className="text-page">{t(isMissing ? 'error.missing' : 'error.heading')}</h1>
        <p className="mt-3 text-ink-soft" role="status">
          {t(away ? 'net.offline' : isMissing ? 'error.chunk' : 'error.body')}
        </p>
        <button type="button" className="button mt-6" data-kind="primary" onClick={() => void reopen()}>
          {t(isMissing ? 'common.retry' : 'error.reload')}
        </button>
        {/* The browser's message about a missing file does not help the user. */}
        {!isMissing && <pre className="code mt-6 overflow-x-auto border-t border-line pt-4 text-note text-ink-faint">{String(error)}</pre>}
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
    // Reported like the window's own errors.
    dispatchEvent(new CustomEvent(shownFault, { detail }))
  }

  override render(): ReactNode {
    return this.state.error ? <Failure error={this.state.error} /> : this.props.children
  }
}
