import type { ReactNode } from 'react'
import type { Change, Issue } from '../index.ts'
import { canComeBack, writeNumber } from '../index.ts'
import { focusField } from './focus-field.ts'
import { useFormParts } from './form-context.ts'
import type { FormParts } from './form-context.ts'
import type { FieldState } from './field-state.ts'
import { shownIssue } from './issue-text.ts'
import { serviceName } from './service-name.ts'
import { skin } from './skin.ts'

/** Ids of the parts of a field. */
export const partIds = (id: string) => ({
  label: `${id}-label`,
  hint: `${id}-hint`,
  issue: `${id}-issue`,
  chip: `${id}-chip`,
  undo: `${id}-undo`,
  unit: `${id}-unit`,
  pick: `${id}-pick`,
})

/**
 * The issue of a field or, while typing, the issue that leaving the field would raise. An incomplete number is not reported while
 * typing.
 */
export function issueOf({ pending, issue }: FieldState): Issue | undefined {
  if (!pending) return issue
  return pending.committed || pending.issue.code !== 'notANumber' ? pending.issue : issue
}

/** Whether an issue is that of a rule which warns: the value is used. */
export const isWarning = ({ params }: Issue): boolean => params['level'] === 'warn'

/** Whether the value or text of a field is refused. */
export const isInvalid = ({ pending, issue }: FieldState): boolean =>
  pending?.committed === true || (issue !== undefined && !isWarning(issue))

/**
 * `aria-describedby`: the rendered parts in reading order. The hint names the unit, so the unit is listed only without a hint.
 */
export function describedBy(
  field: FieldState,
  { hint, unit }: { hint?: string | undefined; unit?: string | undefined },
): string | undefined {
  const ids = partIds(field.id)
  const described = hint ? ids.hint : unit ? ids.unit : undefined
  return [described, issueOf(field) && ids.issue, field.chip && ids.chip].filter(Boolean).join(' ') || undefined
}

/** The text of an issue, with its limit in the displayed unit: a notice while typing, an error once the field is left. */
function IssueText({ field, issue }: { readonly field: FieldState; readonly issue: Issue }) {
  const { store, texts } = useFormParts()
  const text = store.sentence(texts, issue) ?? texts.issue(issue, shownIssue(store, texts, { issue, field: field.id }))
  const isNotice = field.pending?.committed === false || isWarning(issue)
  return (
    <span
      role={issue.code === 'rule' ? 'status' : undefined}
      className={`${isNotice ? skin.notice : skin.issue} ${skin.message}`}
      id={partIds(field.id).issue}
      title={text}
    >
      {text}
    </span>
  )
}

/** An automatic change beside its field: from → to, the reason, undo. */
function Chip({ field, change, isBelow }: { readonly field: FieldState; readonly change: Change; readonly isBelow: boolean }) {
  const { store, texts } = useFormParts()
  const show = useShownValue(field)
  const ids = partIds(field.id)
  const text = `${change.from === undefined ? '' : `${show(change.from)} → `}${show(change.to)} · ${texts.rule(change)}`
  return (
    <span className={`${skin.chip} ${isBelow ? skin.chipBelow : skin.chipAlone}`}>
      <span className={skin.chipText} id={ids.chip} title={text}>
        {text}
      </span>
      {canComeBack(change.from, field.options) && (
        <button
          type="button"
          className={skin.undo}
          id={ids.undo}
          aria-labelledby={`${ids.undo} ${ids.label}`}
          onClick={() => {
            store.dispatch({ type: 'undo', change: change.id })
            // The button disappears with its chip, so the focus moves to the field.
            focusField(field.id)
          }}
        >
          {texts.undo}
        </button>
      )}
    </span>
  )
}

/** Formats a committed value: numbers in the displayed unit, options by name. */
function useShownValue(field: FieldState): (value: Change['from']) => string {
  return shownValueOf(useFormParts(), field)
}

/** The same formatting outside a component. */
export function shownValueOf({ store, texts }: Pick<FormParts, 'store' | 'texts'>, field: FieldState): (value: Change['from']) => string {
  const planned = store.plan.fields.get(field.id)
  const nameOf = (value: string) => texts.option(field.id, value, serviceName(field.options?.find((option) => option.value === value)))
  const noValue = '–'
  return (value) => {
    if (value === undefined) return noValue
    if (typeof value === 'number') return planned ? texts.number(Number(writeNumber(planned, value, field.system))) : noValue
    if (typeof value === 'boolean') return texts.option(field.id, String(value), texts.truth(value))
    // For a number field, a text is what the user typed.
    if (typeof value === 'string') return planned?.field.kind === 'number' ? value : nameOf(value)
    return value.map((one) => (typeof one === 'string' ? nameOf(one) : '')).join(texts.listMark) || noValue
  }
}

/** A dialog's button, or the window of a tolerance. */
export type Addition = 'picker' | 'tolerance'

const boxOf = (group: boolean, addition: Addition | undefined): string => {
  if (group) return skin.group
  if (!addition) return skin.field
  return addition === 'tolerance' ? skin.tolerancedField : skin.wideField
}

type HintProps = Required<Pick<FrameProps, 'field' | 'hint' | 'unusual' | 'group'>>

/** The hint; what is said of the entry takes its place. */
function Hint({ field, hint, unusual, group }: HintProps) {
  const isReplaced = issueOf(field) !== undefined || field.chip !== undefined
  const place = group ? skin.groupHint : `${skin.message} ${isReplaced ? skin.replaced : ''}`
  return (
    <span className={`${unusual ? skin.unusualHint : skin.hint} ${place}`} id={partIds(field.id).hint} title={hint}>
      {hint}
    </span>
  )
}

type FrameProps = {
  readonly field: FieldState
  readonly hint?: string | undefined
  /** Whether the value lies outside of the range of the hint. */
  readonly unusual?: boolean
  /** Label a group of controls as a fieldset; a single control has a `<label>`. */
  readonly group?: boolean
  /** What stands beside a single control, and takes the whole width with it. */
  readonly addition?: Addition | undefined
  readonly children: ReactNode
}

/**
 * Label, control and message of one field, in the same order and place for every kind of field. The message row of a single control is
 * always there: the hint, or the issue or automatic change in its place, so that nothing below moves. A group has its hint beside its label.
 */
export function FieldFrame({ field, hint, unusual = false, group = false, addition, children }: FrameProps) {
  const { texts } = useFormParts()
  const ids = partIds(field.id)
  const issue = issueOf(field)
  const label = texts.label(field.id)
  const shownHint = hint && <Hint field={field} hint={hint} unusual={unusual} group={group} />
  return (
    <div
      className={boxOf(group, addition)}
      data-field={field.id}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? ids.label : undefined}
    >
      {group ? (
        <span className={skin.label} id={ids.label}>
          {label}
        </span>
      ) : (
        <label className={skin.label} id={ids.label} htmlFor={field.id}>
          {label}
        </label>
      )}
      {group && shownHint}
      {children}
      <div className={group ? skin.groupMessages : addition === 'tolerance' ? skin.tolerancedMessages : skin.messages}>
        {issue && <IssueText field={field} issue={issue} />}
        {field.chip && <Chip field={field} change={field.chip} isBelow={issue !== undefined} />}
        {!group && shownHint}
      </div>
    </div>
  )
}
