/** Limits of numbers at which no example types anything: nothing would notice one that lies elsewhere, or lets through what it should not. */
import type { FormState } from '../commit/form-state.ts'
import { readNumber } from '../commit/number.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import { type Bounds, boundsOf } from '../plan/field-view.ts'
import { type BoundName, largestNumber, type PlannedField } from '../plan/plan.ts'
import { cellOf, inAnyRow, rowOf } from './what-stands.ts'

type Case = CalculatorExamples['cases'][number]

/** A case with the form that it makes. */
type Form = { readonly one: Case; readonly state: FormState }

/** Numbers that are typed while a limit is where it is. */
type Tried = { readonly bounds: Bounds; readonly numbers: readonly number[] }

const triedIn = ({ one, state }: Form, path: string, planned: PlannedField): readonly Tried[] =>
  Object.entries(one.typed ?? {}).flatMap(([place, texts]): readonly Tried[] => {
    const cell = cellOf(place)
    const form = cell ? rowOf(state, cell)?.state : state
    if (!form || inAnyRow(place) !== path) return []
    const numbers = Object.keys(texts).flatMap((text) => {
      const read = readNumber(planned, text, { system: 'metric', near: [] })
      return 'value' in read ? [read.value] : []
    })
    return [{ bounds: boundsOf(planned, form.snapshot), numbers }]
  })

/** A limit that is worked out may have more digits than one types. */
const isAt = (value: number, limit: number): boolean => Math.abs(value - limit) <= 1e-3 * Math.abs(limit)

/** Near enough that a limit of another order lets it through. */
const isBeyond = (value: number, limit: number, side: number): boolean =>
  side * (value - limit) > 0 && Math.abs(value - limit) <= Math.max(1, Math.abs(limit))

/** Of each limit: on which side nothing may lie, and whether it is itself taken. */
const limits = {
  min: { side: -1, isTaken: true },
  max: { side: 1, isTaken: true },
  exclusiveMin: { side: -1, isTaken: false },
  exclusiveMax: { side: 1, isTaken: false },
} as const satisfies Record<BoundName, { readonly side: number; readonly isTaken: boolean }>

const missing = (name: BoundName, tried: readonly Tried[]): readonly string[] => {
  const known = tried.flatMap(({ bounds, numbers }) => (bounds[name] === undefined ? [] : [{ limit: bounds[name], numbers }]))
  const { side, isTaken } = limits[name]
  const isTried = known.some(({ limit, numbers }) => numbers.some((one) => isAt(one, limit)))
  // Beyond the largest number there is none that could be typed.
  const isPassed =
    !isTaken || known.some(({ limit, numbers }) => Math.abs(limit) >= largestNumber || numbers.some((one) => isBeyond(one, limit, side)))
  const isInside = isTaken || known.some(({ limit, numbers }) => numbers.some((one) => isBeyond(one, limit, -side)))
  return [...(isTried ? [] : [`at its ${name}`]), ...(isPassed ? [] : [`beyond its ${name}`]), ...(isInside ? [] : [`next to its ${name}`])]
}

/** Whether a limit is stated a second time: in a form that nobody has touched, in a case, or with an option. */
const isStated = ({ fresh = {}, cases }: CalculatorExamples, path: string): boolean => {
  const ofCases = cases.flatMap(({ shows = {}, chosen = {} }) => [
    shows,
    ...Object.values(chosen).flatMap((options) => Object.values(options)),
  ])
  return [fresh, ...ofCases].some((one) => Object.entries(one).some(([place, limit]) => limit !== null && inAnyRow(place) === path))
}

type Used = { readonly examples: CalculatorExamples; readonly forms: readonly Form[] }

/** Where nothing is typed, in words; nothing for a number that any value suits, and for limits that are stated a second time. */
export const untriedLimits = ({ examples, forms }: Used, path: string, planned: PlannedField): readonly string[] => {
  const { field } = planned
  if (field.kind !== 'number') return []
  const tried = forms.flatMap((form) => triedIn(form, path, planned))
  const refusing = (['min', 'max', 'exclusiveMin', 'exclusiveMax'] as const).filter(
    (name) => field[name] !== undefined && (field.onOutOfRange !== 'hint' || name.startsWith('exclusive')),
  )
  return refusing.filter((name) => !isStated(examples, `${path}.${name}`)).flatMap((name) => missing(name, tried))
}
