/** Overlay during matching: shows the actual state, can be cancelled, and can be closed once the answer has arrived. */
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { DialogFrame, DialogTitle, modalClasses, takesFocus } from '../ui/dialog/dialog-frame.tsx'

const slowAfterMs = 6000

/** Returns true once a run takes longer than expected. */
const useSlow = (): boolean => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}

type Props = {
  /** Number of matching models, once known. */
  readonly answer: { readonly matched: number } | undefined
  readonly overlayMs: number
  /** Shows the answer immediately. */
  readonly onShow: () => void
  readonly onCancel: () => void
}

export const MatchingOverlay = ({ answer, overlayMs, onShow, onCancel }: Props) => {
  const { t } = useTexts('shell')
  const showButton = useRef<HTMLButtonElement>(null)
  const slow = useSlow()

  useEffect(() => {
    if (answer) showButton.current?.focus()
  }, [answer])

  return (
    <DialogFrame className={`w-window p-4 ${modalClasses}`} isPersistent onClose={answer ? onShow : onCancel}>
      <DialogTitle className="text-title text-main">{t('matching.title')}</DialogTitle>
      <div className="mt-4 h-1 overflow-hidden rounded-tag bg-line" data-ready={answer !== undefined} aria-hidden="true">
        <span
          className={`block h-full ${answer ? 'bg-main' : 'w-[98%] origin-left animate-[fill_linear] bg-link'}`}
          style={{ animationDuration: `${overlayMs}ms` }}
        />
      </div>
      <p role="status" className="mt-3 min-h-11 text-ink-soft">
        {answer ? t('matching.ready', { count: answer.matched }) : slow ? t('matching.slow') : t('matching.sending')}
      </p>
      <div className="mt-4 flex justify-end gap-2">
        <button type="button" className="button" data-kind="quiet" onClick={onCancel}>
          {t('matching.cancel')}
        </button>
        <button
          {...(answer && takesFocus)}
          ref={showButton}
          type="button"
          className="button"
          data-kind="primary"
          disabled={!answer}
          onClick={onShow}
        >
          {t('matching.show')}
        </button>
      </div>
    </DialogFrame>
  )
}
