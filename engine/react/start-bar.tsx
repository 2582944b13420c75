import { isAbsent } from '../expression/index.ts'
import { useFormParts, useReasons } from './form-context.ts'
import { focusField } from './focus-field.ts'
import type { FormStore } from './form-store.ts'

const mostNamed = 4

/** The field to go to for a reason: the one it names, the one that unlocks it, or the first that a parameter is made from. */
export function fieldToFocus(store: FormStore, path: string): string {
  if (store.plan.fields.has(path)) {
    const { lock } = store.field(path)
    return lock?.code === 'chooseFirst' ? lock.field : path
  }
  const value = store.value(`request.${path}`)
  return (isAbsent(value) ? value.because.find((name) => store.plan.fields.has(name)) : undefined) ?? path
}

/** The Start button. While something is missing it says what, and each name leads to its field; it stays focusable so that everyone can read it. */
export function StartBar() {
  const { texts, store } = useFormParts()
  const reasons = useReasons()
  const named = reasons.slice(0, mostNamed)
  const labelOf = (path: string) => (store.plan.fields.has(path) ? texts.label(path) : path)
  const sentence = reasons.length === 0 ? undefined : `${texts.stillNeeded} ${reasons.map(({ path }) => labelOf(path)).join(', ')}`
  return (
    <div className="start-bar">
      <button
        type="submit"
        className="start-button"
        aria-disabled={reasons.length > 0}
        aria-describedby={sentence ? 'start-reason' : undefined}
        title={sentence}
      >
        {texts.start}
      </button>
      {sentence && (
        <p className="start-reason" id="start-reason">
          {texts.stillNeeded}{' '}
          {named.map(({ path }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <button type="button" className="start-reason-link" onClick={() => focusField(fieldToFocus(store, path))}>
                {labelOf(path)}
              </button>
            </span>
          ))}
          {reasons.length > named.length && ' …'}
        </p>
      )}
    </div>
  )
}
