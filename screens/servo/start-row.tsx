/** Start. While something is missing it says what, and each name leads to its control; it stays focusable so that everyone can read it. */
import { focusField } from '../../engine/react/index.ts'
import { useTexts } from '../app/texts.tsx'
import { reasons } from './reasons.ts'
import { useServoTexts } from './servo-texts.ts'
import type { ServoPanelView } from './use-servo-panel.ts'

export const StartRow = ({ state, dispatch }: Pick<ServoPanelView, 'state' | 'dispatch'>) => {
  const { LL } = useTexts()
  const { t } = useServoTexts()
  const missing = reasons(state)
  const [first] = missing
  const sentence = first && `${LL.form.stillNeeded()} ${missing.map(({ code }) => t(`reasons.${code}`)).join(', ')}`
  const start = () => {
    if (first) focusField(first.focus)
    else dispatch({ type: 'startPressed' })
  }
  return (
    <div className="start-row">
      <div className="start-bar">
        <button
          type="button"
          className="start-button"
          aria-disabled={first !== undefined}
          aria-describedby={sentence ? 'servo-start-reason' : undefined}
          title={sentence}
          onClick={start}
        >
          {LL.form.start()}
        </button>
        {sentence && (
          <p className="start-reason" id="servo-start-reason">
            {LL.form.stillNeeded()}{' '}
            {missing.map(({ code, focus }, index) => (
              <span key={code}>
                {index > 0 && ', '}
                <button type="button" className="start-reason-link" onClick={() => focusField(focus)}>
                  {t(`reasons.${code}`)}
                </button>
              </span>
            ))}
          </p>
        )}
      </div>
      <button type="button" className="button" data-kind="quiet" onClick={() => dispatch({ type: 'resetPressed' })}>
        {LL.form.reset()}
      </button>
    </div>
  )
}
