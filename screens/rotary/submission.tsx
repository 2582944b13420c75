/** Actions on a result: fill it into the conditions, or submit it to the manufacturer. */
import { useEffect, useRef } from 'react'
import { FailureNote } from './failure-note.tsx'
import type { Receipt } from './rotary-calls.ts'
import { PausableButton } from './pausable-button.tsx'
import { useRotatingTexts } from './rotary-texts.ts'
import { receiptOf, type SceneView } from './scene-machine.ts'
import { usePermission } from '../base/people/permission.ts'
import { useLocale } from '../base/texts/texts.ts'

/** Formats a time in the user's locale and time zone; an invalid time is returned unchanged. */
const readableTime = (time: string, locale: string): string => {
  const at = new Date(time)
  return Number.isNaN(at.getTime()) ? time : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

const Stored = ({ receipt: { number, time } }: { readonly receipt: Receipt }) => {
  const { t } = useRotatingTexts()
  const locale = useLocale()
  const place = useRef<HTMLParagraphElement>(null)
  // Scroll to it: the end of the drawer may not be visible.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={place} className="border-l-3 border-main bg-main-soft px-3 py-1.5 text-label">
      {t('drawer.submitted', { number, time: readableTime(time, locale) })}
    </p>
  )
}

export const Submission = ({ state, dispatch, onFill }: SceneView & { readonly onFill: () => void }) => {
  const { t } = useRotatingTexts()
  const maySubmit = usePermission('submit')
  const { submission } = state
  const receipt = receiptOf(state)
  const isBusy = submission.state === 'running' || receipt !== undefined
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" data-kind="primary" onClick={onFill}>
          {t('drawer.fill')}
        </button>
        {maySubmit && (
          <PausableButton
            isPaused={isBusy}
            aria-describedby={receipt ? 'scene-stored' : undefined}
            onClick={() => dispatch({ type: 'submitPressed' })}
          >
            {submission.state === 'running' ? t('drawer.submitting') : t('drawer.submit')}
          </PausableButton>
        )}
      </div>
      <div role="status" id="scene-stored">
        {receipt && <Stored receipt={receipt} />}
      </div>
      {submission.state === 'failed' && <FailureNote words={t('drawer.submitFailed')} failure={submission.failure} />}
    </>
  )
}
