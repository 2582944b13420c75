import type { ReactNode } from 'react'
import type { Change, Issue } from '../index.ts'
import { unitOf, writeNumber } from '../index.ts'
import { displayUnit } from '../units/index.ts'
import { useFormParts } from './form-context.ts'
import type { FieldState } from './form-store.ts'

/** Ids of the parts of a field, for `aria-describedby`. */
export const partIds = (id: string) => ({ label: `${id}-label`, hint: `${id}-hint`, issue: `${id}-issue`, chip: `${id}-chip` })

/** An issue in words, its limit in the unit shown. */
export function useIssueText(field: FieldState, issue: Issue | undefined): string | undefined {
  const { store, texts } = useFormParts()
  const planned = store.plan.fields.get(field.id)
  if (!issue || !planned) return undefined
  const unit = displayUnit(unitOf(planned), field.system)
  const { limit } = issue.params
  const shown = typeof limit === 'number' ? { limit: texts.number(Number(writeNumber(planned, limit, field.system))) } : {}
  return texts.issue(issue, { ...shown, unit: texts.unit(unit), label: texts.label(field.id) })
}

/** An automatic change beside its field: from → to, why, undo. */
function Chip({ field, change }: { field: FieldState; change: Change }) {
  const { store, texts } = useFormParts()
  const show = useShownValue(field)
  return (
    <span className="chip" id={partIds(field.id).chip}>
      <span>
        {change.from === undefined ? '' : `${show(change.from)} → `}
        {show(change.to)} · {texts.rule(change)}
      </span>
      <button type="button" className="chip-undo" onClick={() => store.dispatch({ type: 'undo', change: change.id })}>
        {texts.undo}
      </button>
    </span>
  )
}

/** A committed value as it is shown: numbers in the unit shown, options by name. */
export function useShownValue(field: FieldState): (value: Change['from']) => string {
  const { store, texts } = useFormParts()
  const planned = store.plan.fields.get(field.id)
  return (value) => {
    if (value === undefined) return '–'
    if (planned && typeof value === 'number') return texts.number(Number(writeNumber(planned, value, field.system)))
    const names = (typeof value === 'string' ? [value] : Array.isArray(value) ? value : []).map((one: string) => {
      return planned?.field.kind === 'number' ? one : texts.option(field.id, one, undefined)
    })
    return names.join(', ')
  }
}

type FrameProps = {
  readonly field: FieldState
  readonly hint?: string | undefined
  /** A group of controls is labelled as a fieldset is; a single control by `<label>`. */
  readonly group?: boolean
  readonly children: ReactNode
}

/** Label, control, hint, issue and chip of one field, in the same order and place for every kind. */
export function FieldFrame({ field, hint, group = false, children }: FrameProps) {
  const { texts } = useFormParts()
  const ids = partIds(field.id)
  const pending = field.pending
  const problem = useIssueText(field, pending?.committed ? pending.issue : field.issue)
  const notice = useIssueText(field, pending && !pending.committed && pending.issue.code !== 'notANumber' ? pending.issue : undefined)
  const label = texts.label(field.id)
  return (
    <div className="field" data-field={field.id} role={group ? 'group' : undefined} aria-labelledby={group ? ids.label : undefined}>
      {group ? (
        <span className="field-label" id={ids.label}>
          {label}
        </span>
      ) : (
        <label className="field-label" id={ids.label} htmlFor={field.id}>
          {label}
        </label>
      )}
      {children}
      {hint && (
        <span className="field-hint" id={ids.hint}>
          {hint}
        </span>
      )}
      {(problem ?? notice) && (
        <span className={problem ? 'field-issue' : 'field-notice'} id={ids.issue}>
          {problem ?? notice}
        </span>
      )}
      {field.chip && <Chip field={field} change={field.chip} />}
    </div>
  )
}
