/** The values a form starts with, and the arrival of an init answer; of fields, and of the fields of one row. */
import type { ChoiceField, ChoicesField, OptionData } from '../define/index.ts'
import { isAbsent } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'
import { boundIssue, boundsOf, hasMadeBounds, holdsDefault } from '../plan/field-view.ts'
import { servedFields, isUsual } from '../plan/init-answer.ts'
import { hidesWithoutOptions, optionsOf } from '../plan/options.ts'
import { writtenDefault } from '../plan/number-default.ts'
import type { InitData, InputValue, Plan, PlannedField } from '../plan/plan.ts'
import { boundNames } from '../plan/plan.ts'
import type { UnitSystem } from '../units/index.ts'
import { recommit, restOf, setByRule } from './cascade.ts'
import type { FormState } from './form-state.ts'
import { withInput, withParts } from './form-state.ts'
import { textsIn } from './texts.ts'
import type { Texts } from './texts.ts'

/** Options of a new form; `outer`, `nextRow` and `texts` as in `FormState`. */
export type StartOptions = {
  readonly init?: InitData | undefined
  readonly system?: UnitSystem
  /** BCP 47 tag of the language in which numbers are typed; defaults to `en`. */
  readonly locale?: string
  readonly outer?: readonly Value[] | undefined
  readonly nextRow?: number
  readonly texts?: Texts
}

/** A form with its defaults; lists are empty. */
export function firstState(plan: Plan, options: StartOptions = {}): FormState {
  const { init, system = 'metric', locale = 'en', outer, nextRow = 1, texts = textsIn() } = options
  const parts = {
    inputs: {},
    pending: {},
    previous: {},
    emptied: {},
    byDefault: {},
    changes: [],
    chips: {},
    lists: {},
    removed: {},
    pasted: undefined,
  }
  const empty = withParts({ ...parts, plan, init, system, locale, outer, nextRow, texts }, {})
  // Without an answer, too: a single option that is written is the only one there ever is.
  return withOptions(withDefaults(empty))
}

/** All literal defaults, evaluated together; `withOptions` adds those that are computed from them. */
function withDefaults(empty: FormState): FormState {
  const defaults = [...empty.plan.fields.values()].flatMap((planned) => {
    const value = defaultOf(empty, planned)
    return value === undefined ? [] : [[planned.id, value] as const]
  })
  const byDefault = Object.fromEntries(defaults.map(([id]) => [id, true as const]))
  return withParts({ ...empty, byDefault }, { inputs: Object.fromEntries(defaults) })
}

/** Gives an untouched field its default, or takes one that is its default no longer. */
export function withDefault(state: FormState, planned: PlannedField): FormState {
  const { id } = planned
  const value = defaultOf(state, planned)
  const takes = !state.pending[id] && (state.inputs[id] === undefined ? !state.emptied[id] : state.byDefault[id] === true)
  if (!takes || state.inputs[id] === value) return state
  // A default that the answer before gave, and this one does not, goes with it.
  const next = withInput(state, id, value)
  // It is nothing that somebody had entered: leaving the field empty does not bring it back.
  return { ...next, previous: state.previous, byDefault: { ...next.byDefault, [id]: true } }
}

/** The default of a field under the conditions of now. */
export function defaultOf(state: FormState, planned: PlannedField): InputValue | undefined {
  const { field, defaultSlot } = planned
  if (field.kind === 'diagram' || field.kind === 'list' || !holdsDefault(planned, state.snapshot)) return undefined
  const served = servedFields(state.plan, state.init).get(planned.id)?.default
  if (served !== undefined && isTakable(state, planned, served)) return served
  if (field.kind === 'alternatives' || field.kind === 'toggle') return restOf(field)
  if (field.kind === 'choice') {
    const offered = optionsOf(state.plan.schema, field, state.init)?.some((one) => one.value === field.default)
    return offered ? field.default : undefined
  }
  if (field.kind === 'choices') return field.default
  const written = writtenDefault(field)
  if (typeof written === 'number') return written
  const value = defaultSlot === undefined ? undefined : state.snapshot.values[defaultSlot]
  return typeof value === 'number' && !isAbsent(value) ? value : undefined
}

/** Whether the field accepts a default from the init answer. */
function isTakable(state: FormState, planned: PlannedField, served: number | string): boolean {
  if (typeof served === 'number') return !boundIssue(planned, served, boundsOf(planned, state.snapshot))
  const { field } = planned
  return field.kind === 'choice' && (optionsOf(state.plan.schema, field, state.init)?.some(({ value }) => value === served) ?? false)
}

/** The fields whose bounds are not those that they were, in dependency order; all that may have waited for it (see `restore`) with the first answer. */
function movedBounds(before: FormState, after: FormState): readonly string[] {
  const wereUsual = isUsual(before.plan, before.init) && !isUsual(after.plan, after.init)
  return [...after.plan.fields.values()].flatMap((planned) => {
    if (wereUsual) return hasMadeBounds(planned) ? [planned.id] : []
    const [was, is] = [boundsOf(planned, before.snapshot), boundsOf(planned, after.snapshot)]
    return boundNames.some((name) => was[name] !== is[name]) ? [planned.id] : []
  })
}

/** Applies an init answer: drops options that are gone, fills defaults and single options, re-commits numbers whose bounds moved. */
export function withAnswer(state: FormState, init: InitData): FormState {
  if (state.init === init) return state
  const arrived = withParts(state, { init })
  const offered = withOptions(arrived)
  return recommit(offered, movedBounds(state, offered), 'init')
}

function withOptions(state: FormState): FormState {
  return [...state.plan.fields.values()].reduce((next, planned) => {
    const { field } = planned
    if (field.kind !== 'choice' && field.kind !== 'choices') return withDefault(next, planned)
    const options = optionsOf(state.plan.schema, field, next.init)
    // Hidden: it keeps what was chosen, as every hidden field does, until there is something to choose from again.
    if (hidesWithoutOptions(state.plan.schema, field, next.init)) return next
    return options ? offer(withoutGone(next, { planned, field, options }), { planned, field, options }) : next
  }, state)
}

type Offer = { readonly planned: PlannedField; readonly field: ChoiceField | ChoicesField; readonly options: readonly OptionData[] }

/** Fills an empty choice with its default or its only option. */
function offer(state: FormState, { planned, field, options }: Offer): FormState {
  const next = withDefault(state, planned)
  const single = field.kind === 'choice' && field.chooseSingle && options.length === 1 ? options[0] : undefined
  if (!single || next.inputs[planned.id] !== undefined || next.emptied[planned.id]) return next
  return setByRule(next, { id: planned.id, value: single.value, rule: 'onlyOption', cause: undefined })
}

/** Drops selected options that are no longer offered, by the policy of the field. */
function withoutGone(state: FormState, { planned: { id }, field, options }: Offer): FormState {
  const value = state.inputs[id]
  const offered = (one: InputValue) => options.some((option) => option.value === one)
  if (value === undefined) return state
  if (Array.isArray(value)) {
    const left = value.filter(offered)
    return left.length === value.length ? state : setByRule(state, { id, value: left, rule: 'optionGone', cause: 'init' })
  }
  if (offered(value)) return state
  const first = field.onOptionGone === 'first' ? options[0]?.value : undefined
  return setByRule(state, { id, value: first, rule: 'optionGone', cause: 'init' })
}
