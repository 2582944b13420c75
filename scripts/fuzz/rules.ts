/** The rules of a schema by name, and which of them apply in a state of its form. */
import {
  encodeRequest,
  fieldView,
  type Change,
  type FormState,
  type InitData,
  optionsOf,
  type Plan,
  type PlannedField,
  reasonsAgainstStart,
} from '../../engine/index.ts'
import { flagsBounds } from '../../engine/commit/cascade.ts'
import type { NumberField } from '../../engine/define/index.ts'
import { isAbsent } from '../../engine/expression/index.ts'
import type { Subject } from '../../engine/testing/sequences.ts'

/** The issue code for each bound of a number. */
const boundFaults = { min: 'belowMinimum', max: 'aboveMaximum', exclusiveMin: 'notAbove', exclusiveMax: 'notBelow' } as const

const ofNumber = (id: string, field: NumberField): readonly string[] => {
  const bounds = (['min', 'max', 'exclusiveMin', 'exclusiveMax'] as const).filter(
    (name) => field[name] !== undefined && (field.onOutOfRange !== 'hint' || name.startsWith('exclusive')),
  )
  const isComputed = bounds.some((name) => typeof field[name] === 'string')
  return [
    ...bounds.map((name) => `${id}: ${name}`),
    ...(field.step === undefined ? [] : [`${id}: step`]),
    `${id}: not a number`,
    ...(field.onEmptyBlur === 'restorePrevious' ? [`${id}: restores the last number`] : []),
    ...(isComputed && !flagsBounds(field) ? [`${id}: follows its bounds`] : []),
  ]
}

/** Option values from all init answers. */
const optionNames = (plan: Plan, { field }: PlannedField, inits: readonly InitData[]): readonly string[] => {
  if (field.kind === 'toggle') return ['true', 'false']
  if (field.kind === 'alternatives') return Object.keys(field.branches)
  if (field.kind !== 'choice' && field.kind !== 'choices') return []
  return [...new Set(inits.flatMap((init) => (optionsOf(plan.schema, field, init) ?? []).map(({ value }) => value)))]
}

const ofField = (plan: Plan, planned: PlannedField, inits: readonly InitData[]): readonly string[] => {
  const { id, field } = planned
  return [
    ...(planned.visible === undefined ? [] : [`${id}: shown`, `${id}: hidden`]),
    ...(field.unlockedBy === undefined ? [] : [`${id}: locked until ${field.unlockedBy}`]),
    ...(field.kind === 'number' ? [`${id}: has a number`, ...ofNumber(id, field)] : []),
    ...optionNames(plan, planned, inits).map((option) => `${id}: ${option}`),
    ...(field.kind === 'choice' && field.chooseSingle ? [`${id}: its only option`] : []),
    ...planned.sets.map(({ target }) => `${id}: sets ${target}`),
    ...planned.clears.map((target) => `${id}: clears ${target}`),
    ...(field.kind === 'list' ? [`${id}: has rows`] : []),
  ]
}

const inList = (list: string, rules: readonly string[]): readonly string[] => rules.map((rule) => `${list}.${rule}`)

const ofPlan = (plan: Plan, inits: readonly InitData[]): readonly string[] => [
  ...[...plan.fields.values()].flatMap((planned) => ofField(plan, planned, inits)),
  ...[...plan.derived.keys()].map((id) => `${id}: is known`),
  ...[...plan.rows].flatMap(([list, row]) => inList(list, ofPlan(row.plan, inits))),
]

/** The rules of a calculator: those of its fields, derived values and parameters. */
export const rulesOf = ({ plan, inits }: Subject): readonly string[] => [
  ...new Set([
    ...ofPlan(plan, inits),
    ...plan.parameters.flatMap(({ name, optional, constant }) => [
      `parameter ${name}: sent`,
      ...(optional && constant === undefined ? [`parameter ${name}: left out`] : []),
    ]),
    'Start: can be pressed',
    'Start: cannot be pressed',
  ]),
]

const changeRules: Readonly<Partial<Record<Change['rule'], (change: Change) => string>>> = {
  belowMinimum: ({ field }) => `${field}: min`,
  aboveMaximum: ({ field }) => `${field}: max`,
  step: ({ field }) => `${field}: step`,
  notANumber: ({ field }) => `${field}: not a number`,
  restored: ({ field }) => `${field}: restores the last number`,
  sets: ({ field, cause }) => `${cause}: sets ${field}`,
  cleared: ({ field, cause }) => `${cause}: clears ${field}`,
  onlyOption: ({ field }) => `${field}: its only option`,
  boundsChanged: ({ field }) => `${field}: follows its bounds`,
}

/** Rule names by issue code of a rejected text or a value out of its bounds. */
const faultNames = new Map<string, string>([
  ...Object.entries(boundFaults).map(([name, code]) => [code, name] as const),
  ['offStep', 'step'],
  ['notANumber', 'not a number'],
])

const reachedByField = ({ plan, snapshot, inputs, pending }: FormState, planned: PlannedField): readonly string[] => {
  const { id, field } = planned
  const { visible, lock, issue } = fieldView(plan, planned, snapshot)
  const value = inputs[id]
  const chosen =
    typeof value === 'string' || typeof value === 'boolean'
      ? [String(value)]
      : Array.isArray(value)
        ? value.filter((one) => typeof one === 'string')
        : []
  const faults = [pending[id]?.issue.code, issue?.code].flatMap((code) => faultNames.get(code ?? '') ?? [])
  return [
    visible ? `${id}: shown` : `${id}: hidden`,
    ...(lock?.code === 'chooseFirst' ? [`${id}: locked until ${lock.field}`] : []),
    ...(lock?.code === 'onlyOption' ? [`${id}: its only option`] : []),
    ...(field.kind === 'number' && typeof value === 'number' && visible ? [`${id}: has a number`] : []),
    ...chosen.map((option) => `${id}: ${option}`),
    ...faults.map((fault) => `${id}: ${fault}`),
    ...(field.kind === 'list' && Array.isArray(value) && value.length > 0 ? [`${id}: has rows`] : []),
  ]
}

const reachedIn = (state: FormState, seen: number): readonly string[] => {
  const { plan, snapshot, lists, changes } = state
  const changed = changes.slice(seen).flatMap((change) => changeRules[change.rule]?.(change) ?? [])
  const derived = [...plan.derived].filter(([, { slot }]) => snapshot.values[slot] !== undefined && !isAbsent(snapshot.values[slot]))
  const rows = Object.entries(lists).flatMap(([list, all]) => all.flatMap((row) => inList(list, reachedIn(row.state, 0))))
  return [
    ...[...plan.fields.values()].flatMap((planned) => reachedByField(state, planned)),
    ...changed,
    ...derived.map(([id]) => `${id}: is known`),
    ...rows,
  ]
}

/** Fields emptied between two states: clearing a field without a number is not reported as a change. */
const clearedBetween = (before: FormState | undefined, { plan, inputs }: FormState): readonly string[] =>
  [...plan.fields.values()].flatMap(({ id, clears }) =>
    before === undefined || before.inputs[id] === inputs[id]
      ? []
      : clears
          .filter((target) => before.inputs[target] !== undefined && inputs[target] === undefined)
          .map((target) => `${id}: clears ${target}`),
  )

/** The names of rules that apply in a state, including those outside the schema; `before`: the preceding state. */
export const rulesIn = (state: FormState, before?: FormState): readonly string[] => {
  const { plan, snapshot } = state
  const canStart = reasonsAgainstStart(plan, snapshot).length === 0
  const sent = encodeRequest(plan, snapshot).query
  return [
    ...reachedIn(state, before?.changes.length ?? 0),
    ...clearedBetween(before, state),
    canStart ? 'Start: can be pressed' : 'Start: cannot be pressed',
    ...plan.parameters.map(({ name }) => `parameter ${name}: ${name in sent ? 'sent' : 'left out'}`),
  ]
}
