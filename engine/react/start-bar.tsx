import { focusField } from './focus-field.ts'
import { useFormParts, useReasons } from './form-context.ts'
import { fieldOf, fieldToFocus } from './refusal.ts'

const mostNamed = 4

/** The Start button. While something is missing it says what, and each name leads to its field; it stays focusable so that everyone can read it. */
export function StartBar() {
  const { texts, store } = useFormParts()
  const reasons = useReasons()
  const ids = [...new Set(reasons.map(({ path }) => fieldOf(store, path)))]
  const named = ids.slice(0, mostNamed)
  const sentence = ids.length === 0 ? undefined : `${texts.stillNeeded} ${ids.map(texts.label).join(', ')}`
  return (
    <div className="start-bar">
      <button
        type="submit"
        className="start-button"
        aria-disabled={ids.length > 0}
        aria-describedby={sentence ? 'start-reason' : undefined}
        title={sentence}
      >
        {texts.start}
      </button>
      {sentence && (
        <p className="start-reason" id="start-reason">
          {texts.stillNeeded}{' '}
          {named.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <button type="button" className="start-reason-link" onClick={() => focusField(fieldToFocus(store, id))}>
                {texts.label(id)}
              </button>
            </span>
          ))}
          {ids.length > named.length && ' …'}
        </p>
      )}
    </div>
  )
}
