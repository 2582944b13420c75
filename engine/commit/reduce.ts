/** State + event → state. Pure and total: unknown fields, texts of any kind and answers in any order are taken without a throw. */
import type { NumberField } from '../define/index.ts'
import { boundsOf } from '../plan/field-view.ts'
import { optionsOf } from '../plan/options.ts'
import type { PlannedField } from '../plan/plan.ts'
import { settleDefaults, withFirstAnswer, withRestoredDefaults } from './conditional-defaults.ts'
import { follow, readRefused, setAndFollow } from './cascade.ts'
import type { FormEvent } from './events.ts'
import type { FormState } from './form-state.ts'
import { withChange, withEmptied, withInput, withPending, without } from './form-state.ts'
import { initialState, withInit, withoutInit } from './initial-state.ts'
import { correctNumber, readingContext, readNumber } from './number.ts'
import { pick } from './pick.ts'
import { withSettings } from './reader-settings.ts'
import { reduceRows } from './reduce-rows.ts'
import { restore } from './restore.ts'
import { settleRows, withEachRow } from './rows.ts'
import { undo } from './undo.ts'

/**
 * Applies one event.
 *
 * @returns The next state; the same object when nothing changes. Automatic changes are appended to `changes`.
 */
export function reduce(state: FormState, event: FormEvent): FormState {
  const next = applied(state, event)
  return next === state ? state : settleRows(settleDefaults(next))
}

function applied(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'input':
      return onNumber(state, event, typed)
    case 'commit':
      return onNumber(state, event, committed)
    case 'choose':
      return chosen(state, event.field, event.value)
    case 'toggle':
      return toggled(state, event.field, event.value)
    case 'pick':
      return pick(state, event)
    case 'init':
      return withFirstAnswer(state, withInit(state, event.data))
    case 'initMissing':
      return withoutInit(state, event.why)
    case 'units':
    case 'language':
      return inSettings(state, event)
    case 'undo':
      return undo(state, event.change)
    case 'reset':
      return initialState(state.plan, state)
    case 'restore':
      return withRestoredDefaults(restore(state, event.inputs), event.inputs)
    default:
      return reduceRows(state, event, reduce)
  }
}

function inSettings(state: FormState, settings: Partial<Pick<FormState, 'system' | 'locale'>>): FormState {
  const next = withSettings(state, { ...state, ...settings })
  return next === state ? state : withEachRow(next, (row) => withSettings(row, next))
}

type NumberText = { readonly planned: PlannedField; readonly field: NumberField; readonly text: string }

type TextEvent = { readonly field: string; readonly text: string }

function onNumber(state: FormState, { field: id, text }: TextEvent, then: (state: FormState, typing: NumberText) => FormState): FormState {
  const planned = state.plan.fields.get(id)
  return planned?.field.kind === 'number' ? then(state, { planned, field: planned.field, text }) : state
}

const reading = (state: FormState, { planned, text }: NumberText) => readNumber(planned, text, readingContext(state, planned))

const withoutChip = (state: FormState, id: string): FormState => ({ ...state, chips: without(state.chips, id) })

function typed(before: FormState, typing: NumberText): FormState {
  const { planned, field, text } = typing
  const state = withoutChip(before, planned.id)
  const read = reading(state, typing)
  if ('empty' in read) return withEmptied(withInput(state, planned.id, undefined), planned.id)
  if ('issue' in read) return withPending(state, planned.id, { text, issue: read.issue, committed: false })
  const corrected = correctNumber({ planned, field }, read.value, boundsOf(planned, state.snapshot))
  if ('issue' in corrected) return withPending(state, planned.id, { text, issue: corrected.issue, committed: false })
  if (corrected.rule === undefined) return readRefused(withInput(state, planned.id, read.value), planned.bounded)
  const code = corrected.rule === 'belowMinimum' || corrected.rule === 'aboveMaximum' ? corrected.rule : 'offStep'
  const params = { value: read.value, limit: corrected.limit ?? corrected.value, ...(field.step === undefined ? {} : { step: field.step }) }
  const issue = { code, path: planned.id, params } as const
  return withPending(state, planned.id, { text, issue, blocks: false, committed: false })
}

/** Whether an untouched field is left as it stands: going through a form enters nothing. */
const keepsDefault = ({ plan, inputs, pending, byDefault }: FormState, id: string, value: number | undefined): boolean =>
  plan.fields.get(id)?.defaultHolds !== undefined && byDefault[id] === true && !pending[id] && inputs[id] === value

function committed(state: FormState, typing: NumberText): FormState {
  const { planned, field, text } = typing
  const { id } = planned
  const read = reading(state, typing)
  if ('empty' in read) return keepsDefault(state, id, undefined) ? state : emptied(state, typing)
  if ('issue' in read) {
    // A number with a unit of another kind, or a comma that may mean two things, is no text without a number.
    const empties = field.onNotANumber === 'empty' && read.issue.code === 'notANumber'
    if (!empties) return withPending(state, id, { text, issue: read.issue, committed: true })
    if (field.onEmptyBlur === 'restorePrevious') return emptied(state, typing)
    const next = withEmptied(setAndFollow(state, planned, undefined), id)
    return withChange(next, {
      field: id,
      from: text,
      to: undefined,
      rule: 'notANumber',
      limit: undefined,
      cause: undefined,
      announce: false,
    })
  }
  const corrected = correctNumber({ planned, field }, read.value, boundsOf(planned, state.snapshot))
  if ('issue' in corrected) return withPending(state, id, { text, issue: corrected.issue, committed: true })
  // A value taken while typing has not been followed yet: numbers it bounds are brought in line now.
  const stays = corrected.rule === undefined && keepsDefault(state, id, corrected.value)
  const next = follow(stays ? state : withInput(state, id, corrected.value), planned)
  if (corrected.rule === undefined) return next
  const announce = field.onOutOfRange === 'correct'
  const { rule, limit } = corrected
  return withChange(next, { field: id, from: read.value, to: corrected.value, rule, limit, cause: undefined, announce })
}

function emptied(state: FormState, { planned, field }: NumberText): FormState {
  const { id } = planned
  const previous = state.inputs[id] ?? state.previous[id]
  if (field.onEmptyBlur !== 'restorePrevious' || previous === undefined) return withEmptied(setAndFollow(state, planned, undefined), id)
  // One that came from elsewhere (a link, a default) may stand beside the step: as if it had been typed.
  const corrected =
    typeof previous === 'number' ? correctNumber({ planned, field }, previous, boundsOf(planned, state.snapshot)) : undefined
  const to = corrected && 'value' in corrected ? corrected.value : previous
  const next = setAndFollow(state, planned, to)
  return withChange(next, {
    field: id,
    from: undefined,
    to,
    rule: 'restored',
    limit: undefined,
    cause: undefined,
    announce: false,
  })
}

function chosen(state: FormState, id: string, value: string | boolean | undefined): FormState {
  const planned = state.plan.fields.get(id)
  if (!planned || !isOption(state, planned, value) || state.inputs[id] === value) return state
  const next = setAndFollow(withoutChip(state, id), planned, value)
  return value === undefined ? withEmptied(next, id) : next
}

function isOption(state: FormState, planned: PlannedField, value: string | boolean | undefined): boolean {
  const { field } = planned
  if (field.kind === 'toggle' || typeof value === 'boolean') return field.kind === 'toggle' && typeof value === 'boolean'
  if (field.kind === 'alternatives') return value !== undefined && Object.hasOwn(field.branches, value)
  if (field.kind !== 'choice') return false
  return value === undefined || (optionsOf(state.plan.schema, field, state.init)?.some((option) => option.value === value) ?? false)
}

function toggled(state: FormState, id: string, value: string): FormState {
  const planned = state.plan.fields.get(id)
  if (planned?.field.kind !== 'choices') return state
  const options = optionsOf(state.plan.schema, planned.field, state.init)
  if (!options?.some((option) => option.value === value)) return state
  const now = state.inputs[id]
  // Checked above: a group of checkboxes holds texts.
  const chosenNow = typeof now === 'object' ? (now as readonly string[]) : []
  const chosenNext = chosenNow.includes(value) ? chosenNow.filter((one) => one !== value) : [...chosenNow, value]
  // In the order of the options, so that the order of clicks does not matter.
  const ordered = options.map((option) => option.value).filter((one) => chosenNext.includes(one))
  return setAndFollow(withoutChip(state, id), planned, ordered)
}
