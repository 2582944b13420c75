/** The laws every calculator must obey, as fast-check properties over its plan. */
import fc from 'fast-check'
import type { FormEvent } from '../commit/events.ts'
import type { FormState } from '../commit/form-state.ts'
import { initialState } from '../commit/initial-state.ts'
import { readNumber, textOf, writeNumber } from '../commit/number.ts'
import { reduce } from '../commit/reduce.ts'
import { evaluate, valueAt } from '../plan/evaluate.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import { boundIssue, boundsOf, isVisible } from '../plan/field-view.ts'
import type { EvaluationState, InitData, Inputs, Plan, PlannedField } from '../plan/plan.ts'
import { decodeBody } from '../request/decode-body.ts'
import { decodeRequest } from '../request/decode.ts'
import { withoutNoise } from '../base/without-noise.ts'
import { encodeRequest } from '../request/encode.ts'
import { parameterRules } from '../request/parameter-rules.ts'
import { parameterSchema } from '../request/parameter-schema.ts'
import { valuesSchema } from '../plan/values-schema.ts'
import { clearingClears, savedIsTheSame } from './form-laws.ts'
import { looseInputs, switchValues } from './arbitraries.ts'
import { typeFits } from './posted-inputs.ts'
import type { Subject } from './sequences.ts'
import { anySequence, lastState, sequence, statesOf } from './sequences.ts'
import { checkIncremental, checkSound, checkStart, expect, same } from './state-laws.ts'

/** A law and the property that checks it. */
export type Law = { readonly number: number; readonly claim: string; readonly property: (subject: Subject) => fc.IRawProperty<unknown> }

const onState = (subject: Subject, law: (state: FormState, events: readonly FormEvent[]) => void) =>
  fc.property(anySequence(subject), (events) => {
    law(lastState(subject.plan, events), events)
  })

const numbersOf = (plan: Plan) => [...plan.fields.values()].filter((planned) => planned.field.kind === 'number')

function committedInRange({ plan, inits }: Subject) {
  const [first, ...more] = numbersOf(plan).map((planned) => planned.id)
  const commit = fc.record({ id: fc.constantFrom(first ?? '', ...more), before: sequence({ plan, inits }) })
  return fc.property(
    commit,
    fc.oneof(fc.string({ maxLength: 6 }), fc.double({ noNaN: true }).map(String), fc.integer({ min: -5, max: 20000 }).map(String)),
    ({ id, before }, text) => {
      const planned = plan.fields.get(id)
      if (!planned) return
      const once = reduce(lastState(plan, before), { type: 'commit', field: id, text })
      const value = once.inputs[id]
      if (!once.pending[id] && typeof value === 'number') {
        expect(boundIssue(planned, value, boundsOf(planned, once.snapshot)) === undefined, () => `${id} committed ${value} out of range`)
      }
      const shown = textOf(once, id)
      const twice = reduce(once, { type: 'commit', field: id, text: shown })
      const settled = same(twice.inputs, once.inputs) && twice.changes.length === once.changes.length
      expect(
        settled,
        () => `${id}: committing '${shown}' again changed ${JSON.stringify(once.inputs)} into ${JSON.stringify(twice.inputs)}`,
      )
    },
  )
}

function formatRoundTrip(subject: Subject) {
  const { plan } = subject
  return onState(subject, (state) => {
    for (const planned of numbersOf(plan)) {
      const value = state.inputs[planned.id]
      if (typeof value !== 'number') continue
      for (const system of ['metric', 'imperial'] as const) {
        const read = readNumber(planned, writeNumber(planned, value, system), { system, locale: 'en', stored: value, limits: [] })
        expect('value' in read && read.value === value, () => `${planned.id}: ${value} came back as ${JSON.stringify(read)} (${system})`)
      }
    }
    const there = reduce(state, { type: 'units', system: 'imperial' })
    const back = reduce(there, { type: 'units', system: state.system })
    expect(same(back.inputs, state.inputs), () => 'switching units there and back changed an input')
    for (const [id, { issue }] of Object.entries(state.pending)) {
      const [text, draft] = [state.texts.read(id), back.texts.read(id)]
      expect(
        same(back.pending[id]?.issue, issue) && draft.trim().startsWith(text.trim()),
        () => `${id}: switching units changed the draft '${text}'`,
      )
    }
  })
}

function total(subject: Subject) {
  const { plan } = subject
  return fc.property(sequence(subject), (events) => {
    for (const state of statesOf(plan, events)) checkSound(plan, state)
  })
}

/** The state visible to a user or the server: values of visible fields, derived values, the request. */
function visibleOutcome(plan: Plan, evaluated: EvaluationState) {
  const snapshot = evaluate(plan, evaluated)
  const fields = [...plan.fields.values()].filter((planned) => isVisible(planned, snapshot))
  const outputs = [...fields.map((planned) => planned.slot), ...[...plan.derived.values()].map((derived) => derived.slot)]
  return {
    shown: fields.map((planned) => planned.id),
    values: outputs.map((slot) => snapshot.values[slot]),
    request: encodeRequest(plan, snapshot),
  }
}

function maskedIsSilent(subject: Subject) {
  const { plan } = subject
  return fc.property(anySequence(subject), fc.double({ min: 0, max: 1e6, noNaN: true }), (events, other) => {
    const state = lastState(plan, events)
    // Includes rejected texts: an invalid number hides the fields that depend on it.
    const { state: evaluated } = state.snapshot
    const before = visibleOutcome(plan, evaluated)
    for (const planned of plan.fields.values()) {
      if (isVisible(planned, state.snapshot)) continue
      const values = planned.field.kind === 'number' ? [other] : switchValues(plan, planned, state.init)
      for (const value of values) {
        const after = visibleOutcome(plan, { ...evaluated, inputs: { ...evaluated.inputs, [planned.id]: value } })
        expect(same(after, before), () => `masked ${planned.id} = ${value} changed what is seen`)
      }
    }
    hideThenShow(plan, state)
  })
}

/** Checks that switching every choice away and back restores the value of each field it hides. */
function hideThenShow(plan: Plan, state: FormState): void {
  for (const planned of plan.fields.values()) {
    const value = state.inputs[planned.id]
    if ((typeof value !== 'string' && typeof value !== 'boolean') || planned.clears.length > 0 || planned.sets.length > 0) continue
    for (const other of switchValues(plan, planned, state.init)) {
      const away = reduce(state, { type: 'choose', field: planned.id, value: other })
      const hidden = [...plan.fields.values()].filter((one) => isVisible(one, state.snapshot) && !isVisible(one, away.snapshot))
      const back = reduce(away, { type: 'choose', field: planned.id, value })
      for (const one of hidden) expect(same(back.inputs[one.id], state.inputs[one.id]), () => `hiding and showing ${one.id} changed it`)
    }
  }
}

const startIsExplained = (subject: Subject) => onState(subject, (state) => checkStart(subject.plan, state))

function requestRoundTrip(subject: Subject) {
  const { plan } = subject
  return onState(subject, (state) => {
    if (reasonsAgainstStart(plan, state.snapshot).length > 0) return
    const sent = encodeRequest(plan, state.snapshot)
    const { query } = sent
    const declared = new Set(plan.parameters.map((parameter) => parameter.name))
    expect(
      Object.keys(query).every((name) => declared.has(name)),
      () => 'an undeclared parameter is sent',
    )
    const valueOf = ({ slot, field }: (typeof plan.parameters)[number]) => {
      const value = state.snapshot.values[slot]
      // What was entered is sent as it is; what was calculated, without rounding noise.
      return typeof value === 'number' && field === undefined ? withoutNoise(value) : value
    }
    const expected = plan.parameters.flatMap((parameter) => {
      const { name, constant } = parameter
      return name in query ? [[name, constant ?? sentRows(plan, name, state) ?? valueOf(parameter)] as const] : []
    })
    const lists = Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]]))
    const decoded =
      sent.method === 'POST' ? decodeBody(plan, JSON.parse(JSON.stringify(sent.body)), state.init) : decodeRequest(plan, lists, state.init)
    expect('values' in decoded, () => `refused: ${JSON.stringify('issues' in decoded && decoded.issues)} of ${JSON.stringify(query)}`)
    if (!('values' in decoded)) return
    for (const [name, value] of expected) {
      expect(
        same(decoded.values[name], value),
        () => `${name}: ${JSON.stringify(value)} came back as ${JSON.stringify(decoded.values[name])}`,
      )
    }
    const isMasked = (id: string | undefined) => id !== undefined && !isVisible(plan.fields.get(id) ?? unknownField, state.snapshot)
    const masked = plan.parameters.filter(({ field }) => isMasked(field))
    expect(
      masked.every(({ name }) => !(name in query)),
      () => 'a masked field is sent',
    )
    schemasAgree(subject, decoded.values)
  })
}

/** The expected rows of a request: the visible, filled-in cells of their columns. */
function sentRows(plan: Plan, name: string, state: FormState): unknown {
  const { field: list = '', columns } = plan.parameters.find((one) => one.name === name) ?? {}
  const row = plan.rows.get(list)?.plan
  if (!columns || !row) return undefined
  return (state.lists[list] ?? []).map((one) => {
    const cells = columns.flatMap((column) => {
      const value = valueAt(row, one.state.snapshot, column)
      return typeof value === 'number' || typeof value === 'string' ? [[column, value] as const] : []
    })
    return Object.fromEntries(cells)
  })
}

const unknownField: Pick<PlannedField, 'visible'> = { visible: undefined }

function schemasAgree({ plan, inits }: Subject, values: Readonly<Record<string, unknown>>): void {
  for (const rule of parameterRules(plan, inits[0])) {
    if (!(rule.name in values)) continue
    expect(parameterSchema(rule).safeParse(values[rule.name]).success, () => `the published schema of ${rule.name} refuses what is decoded`)
  }
}

function incrementalIsExact(subject: Subject) {
  const { plan } = subject
  return fc.property(anySequence(subject), (events) => {
    for (const state of statesOf(plan, events)) checkIncremental(plan, state)
  })
}

function everythingReachable(subject: Subject) {
  const { plan, inits } = subject
  return fc.property(fc.constant(null), () => {
    const seen = new Set<string>()
    for (const init of inits) exploreFrom(plan, init, seen)
    for (const id of plan.fields.keys()) expect(seen.has(id), () => `${id} is never visible`)
  })
}

/** Adds the fields that can become visible with this answer, trying each of their options. */
function exploreFrom(plan: Plan, init: InitData, seen: Set<string>): void {
  const start = initialState(plan, { init })
  const explore = (state: FormState, rest: readonly PlannedField[]): void => {
    for (const planned of plan.fields.values()) if (isVisible(planned, state.snapshot)) seen.add(planned.id)
    const [next, ...others] = rest
    if (!next || seen.size === plan.fields.size) return
    for (const value of switchValues(plan, next, init)) explore(reduce(state, { type: 'choose', field: next.id, value }), others)
  }
  explore(
    start,
    [...plan.fields.values()].filter(({ field }) => ['choice', 'alternatives', 'toggle'].includes(field.kind)),
  )
  for (const planned of plan.fields.values()) {
    for (const value of switchValues(plan, planned, init)) {
      const isSeveral = planned.field.kind === 'choices'
      const field = planned.id
      const state = reduce(start, isSeveral ? { type: 'toggle', field, value: String(value) } : { type: 'choose', field, value })
      const reached = isSeveral ? !same(state.inputs[planned.id], start.inputs[planned.id]) : state.inputs[planned.id] === value
      expect(reached, () => `${planned.id} cannot be ${value}`)
    }
  }
}

function oneVerdict(subject: Subject) {
  const { plan, inits } = subject
  const inputs = fc.oneof(
    looseInputs(plan, inits[0]),
    anySequence(subject).map((events): Record<string, unknown> => ({ ...lastState(plan, events).inputs })),
  )
  return fc.property(inputs, (posted) => {
    const parsed = valuesSchema(plan, inits[0]).safeParse(posted)
    const wellTyped = Object.entries(posted).every(([id, value]) => typeFits(plan, id, value))
    // A browser only holds inputs of the right type; for those both sides must agree.
    if (!wellTyped) return expect(!parsed.success, () => 'ill-typed inputs are accepted')
    // Checked above: the values have the right types under known names.
    const snapshot = evaluate(plan, { inputs: posted as Inputs, init: inits[0] })
    const ready = reasonsAgainstStart(plan, snapshot).length === 0
    expect(parsed.success === ready, () => `server: ${parsed.success}, browser: ${ready}`)
  })
}

/** All laws. Each is a claim and a property of a subject. */
export const laws: readonly Law[] = [
  {
    number: 1,
    claim: 'committing is idempotent, and a committed number is inside its range or the field is not committed',
    property: committedInRange,
  },
  { number: 2, claim: 'parse after format is identity, and switching units there and back changes nothing', property: formatRoundTrip },
  { number: 3, claim: 'no sequence of events throws, yields NaN or Infinity, or leaves a discriminant without a branch', property: total },
  { number: 4, claim: 'a masked field changes no visible output and no request; hide, then show, is identity', property: maskedIsSilent },
  {
    number: 5,
    claim: 'Start is enabled exactly when every visible required field is known and valid; otherwise a reason is named',
    property: startIsExplained,
  },
  {
    number: 6,
    claim: 'the request holds exactly the declared parameters of visible fields, and decoding gives them back',
    property: requestRoundTrip,
  },
  {
    number: 7,
    claim: 'incremental evaluation equals evaluation from scratch, init answers in any order included',
    property: incrementalIsExact,
  },
  { number: 8, claim: 'every option is reachable and every field is visible in some reachable state', property: everythingReachable },
  { number: 9, claim: 'clearing an earlier choice clears the later ones that depend on it, and only those', property: clearingClears },
  { number: 10, claim: 'browser and server give the same verdict on the same input', property: oneVerdict },
  { number: 11, claim: 'what is kept of a form opens as the same form, whenever its options come', property: savedIsTheSame },
]
