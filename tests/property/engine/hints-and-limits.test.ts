/** One rule for hints and limits over all calculators: what is unusual is used and said at the field, what is out of range is refused there or corrected aloud. */
import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  compile,
  type FormState,
  initialState,
  isUnusual,
  isVisible,
  type PlannedField,
  reasonsAgainstStart,
  reduce,
  writeNumber,
} from '../../../engine/index.ts'
import { formatSignificant, localNumber, type UnitSystem } from '../../../engine/units/index.ts'
import { calculators } from '../../../schemas/registry.ts'

/** A number of a form, in one of its examples. */
type Place = { readonly state: FormState; readonly planned: PlannedField }

const placesOf = (schemaId: number, settings: { readonly locale: string; readonly system: UnitSystem }): readonly Place[] => {
  const one = calculators.find(({ schema }) => schema.id === schemaId)
  if (!one) throw new Error(`there is no calculator ${schemaId}`)
  const plan = compile(one.schema)
  const { init, cases } = one.examples
  const states = cases.map(({ inputs }) => reduce(initialState(plan, { init, ...settings }), { type: 'restore', inputs }))
  const rows = states.flatMap((state) => Object.values(state.lists).flatMap((list) => list.slice(0, 1).map((row) => row.state)))
  return [...states, ...rows].flatMap((state) =>
    [...state.plan.fields.values()]
      .filter((planned) => planned.field.kind === 'number' && isVisible(planned, state.snapshot))
      .map((planned) => ({ state, planned })),
  )
}

const commit = ({ state, planned: { id } }: Place, text: string): FormState => reduce(state, { type: 'commit', field: id, text })

const shown = ({ state, planned }: Place, value: number): number => Number(writeNumber(planned, value, state.system))

/** The form after a number was typed with no grouping, in its unit and language. */
const typed = (place: Place, value: number): FormState => commit(place, localNumber(shown(place, value), place.state.locale))

/** The form after a number of its hint was typed as the hint shows it. */
const copied = (place: Place, value: number): FormState => commit(place, formatSignificant(shown(place, value), 12, place.state.locale))

/** What a form says of a field: its value, whether it is unusual, the rule that it breaks, whether Start waits for it, what was changed. */
const said = ({ planned }: Place, after: FormState) => {
  const value = after.inputs[planned.id]
  const issue = after.pending[planned.id]?.issue.code
  return {
    value,
    isUnusual: typeof value === 'number' && issue === undefined && isUnusual(planned, value, boundsOf(planned, after.snapshot)),
    issue,
    isWaitedFor: reasonsAgainstStart(after.plan, after.snapshot).some(({ path }) => path === planned.id),
    isChanged: after.chips[planned.id] !== undefined || after.changes.some(({ field }) => field === planned.id),
  }
}

type Side = { readonly inside: number; readonly outside: number }

/** Numbers on both sides of what is recommended, that the limits allow. */
const hintSides = ({ planned, state }: Place): readonly Side[] => {
  if (planned.field.kind !== 'number') return []
  const bounds = boundsOf(planned, state.snapshot)
  const hint = planned.field.onOutOfRange === 'hint' ? { ...bounds, ...planned.field.hint } : (planned.field.hint ?? {})
  const least = Math.max(bounds.exclusiveMin ?? -Infinity, planned.field.onOutOfRange === 'hint' ? -Infinity : (bounds.min ?? -Infinity))
  const below = hint.min === undefined ? undefined : least === -Infinity ? hint.min - 1 : (hint.min + least) / 2
  return [
    ...(below !== undefined && hint.min !== undefined && below < hint.min ? [{ inside: hint.min, outside: below }] : []),
    ...(hint.max === undefined ? [] : [{ inside: hint.max, outside: hint.max * 3 }]),
  ].filter(({ inside }) => inside > least)
}

/** The largest number that a form takes. */
const largest = 1e9

/** A number beyond each limit, with the limit. */
const beyond = ({ planned, state }: Place) => {
  const { min, max, exclusiveMin, exclusiveMax } = boundsOf(planned, state.snapshot)
  const isShownOnly = planned.field.kind === 'number' && planned.field.onOutOfRange === 'hint'
  const far = (limit: number) => Math.max(1, Math.abs(limit))
  return [
    ...(min === undefined || isShownOnly ? [] : [{ value: min - far(min), limit: min, codes: ['belowMinimum', 'notAbove'] }]),
    ...(max === undefined || isShownOnly ? [] : [{ value: max + far(max), limit: max, codes: ['aboveMaximum', 'notBelow'] }]),
    ...(exclusiveMin === undefined
      ? []
      : [{ value: exclusiveMin - far(exclusiveMin), limit: undefined, codes: ['notAbove', 'belowMinimum'] }]),
    ...(exclusiveMax === undefined
      ? []
      : [{ value: exclusiveMax + far(exclusiveMax), limit: undefined, codes: ['notBelow', 'aboveMaximum'] }]),
  ].filter(({ value }) => Math.abs(value) <= largest)
}

const settings = [
  { locale: 'en', system: 'metric' },
  { locale: 'zh-Hans', system: 'imperial' },
  { locale: 'es', system: 'metric' },
  { locale: 'ru', system: 'imperial' },
] as const
const all = calculators.flatMap(({ schema }) => settings.map((one) => [schema.id, one.locale, one.system, one] as const))

/** What is said of an unusual number that is used as it is. */
const asUsed = (value: number) => ({ value, isUnusual: true, issue: undefined, isWaitedFor: false, isChanged: false })

describe.each(all)('calculator %i in %s with %s units', (id, _, __, one) => {
  const places = placesOf(id, one)

  it('uses what is outside of a hint, and says so', () => {
    for (const place of places) {
      for (const { inside, outside } of hintSides(place)) {
        const [usual, unusual] = [said(place, copied(place, inside)), said(place, typed(place, outside))]
        const { id: field } = place.planned
        expect([field, inside, usual.isUnusual, usual.issue]).toEqual([field, inside, false, undefined])
        // A typed number has the six digits that the form shows.
        const isTaken = Math.abs(Number(unusual.value) - outside) <= 1e-5 * Math.abs(outside)
        expect([field, outside, isTaken, { ...unusual, value: outside }]).toEqual([field, outside, true, asUsed(outside)])
      }
    }
  })

  it('refuses what is outside of a limit at its field, or goes to the limit and shows it', () => {
    for (const place of places) {
      const { planned } = place
      const corrects =
        planned.field.kind === 'number' && (planned.field.onOutOfRange === 'snap' || planned.field.onOutOfRange === 'correct')
      for (const { value, limit, codes } of beyond(place)) {
        const after = said(place, typed(place, value))
        const where = [planned.id, value] as const
        const isShown = corrects && limit !== undefined
        const isCorrected = after.isChanged && after.issue === undefined
        const isRefused = codes.includes(after.issue ?? '') && after.isWaitedFor && !after.isUnusual
        expect([...where, isShown ? isCorrected : isRefused]).toEqual([...where, true])
      }
    }
  })
})
