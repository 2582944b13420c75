/** What can be done with a result: fill it into the conditions, or have it stored for the manufacturer. */
import { useEffect, useRef } from 'react'
import { useTexts } from '../app/texts.tsx'
import { FailureNote } from './failure-note.tsx'
import type { Receipt } from './rotating-calls.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import type { SceneView } from './scene-machine.ts'

/** Day and time in the reader's language and time zone; a text that is no time as it came. */
const readableTime = (time: string, locale: string): string => {
  const at = new Date(time)
  return Number.isNaN(at.getTime()) ? time : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

const Stored = ({ receipt: { number, time } }: { readonly receipt: Receipt }) => {
  const { t } = useRotatingTexts()
  const { locale } = useTexts()
  const place = useRef<HTMLParagraphElement>(null)
  // It stands at the end of the drawer, where it may be below the fold.
  // With braces: newer browsers answer with a promise, which must not become the clean-up of the effect.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={place} className="scene-stored">
      {t('drawer.submitted', { number, time: readableTime(time, locale) })}
    </p>
  )
}

export const Submission = ({ state, dispatch }: SceneView) => {
  const { t } = useRotatingTexts()
  const { submission } = state
  const isStored = submission.state === 'answered'
  const isBusy = submission.state === 'running' || isStored
  return (
    <>
      <div className="scene-actions">
        <button type="button" className="button" data-kind="primary" onClick={() => dispatch({ type: 'fillPressed' })}>
          {t('drawer.fill')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          aria-describedby={isStored ? 'scene-stored' : undefined}
          onClick={() => dispatch({ type: 'submitPressed' })}
        >
          {submission.state === 'running' ? t('drawer.submitting') : t('drawer.submit')}
        </button>
      </div>
      <div role="status" id="scene-stored">
        {isStored && <Stored receipt={submission.answer} />}
      </div>
      {submission.state === 'failed' && <FailureNote words={t('drawer.submitFailed')} failure={submission.failure} />}
    </>
  )
}
