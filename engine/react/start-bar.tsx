import { isAbsent } from '../expression/index.ts'
import { focusField } from './focus-field.ts'
import { useFormParts, useReasons } from './form-context.ts'
import type { FormStore } from './form-store.ts'

const mostNamed = 4

/** The field that a reason is about: the one it names, or the first that the parameter it names is made from. */
function fieldOf(store: FormStore, path: string): string {
  if (store.plan.fields.has(path)) return path
  const value = store.value(`request.${path}`)
  return (isAbsent(value) ? value.because.find((name) => store.plan.fields.has(name)) : undefined) ?? path
}

/** The field to go to for a reason: a locked one cannot be used before the one that unlocks it. */
export function fieldToFocus(store: FormStore, path: string): string {
  const id = fieldOf(store, path)
  const lock = store.plan.fields.has(id) ? store.field(id).lock : undefined
  return lock?.code === 'chooseFirst' ? lock.field : id
}

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
