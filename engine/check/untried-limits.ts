/** Finds number limits that no example exercises: a wrong limit would go unnoticed. */
import type { FormState } from '../commit/form-state.ts'
import { readNumber } from '../commit/number.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import { type Bounds, boundsOf } from '../plan/field-view.ts'
import { conditionalDefault } from '../plan/number-default.ts'
import { type BoundName, largestNumber, type PlannedField } from '../plan/plan.ts'
import { cellOf, inAnyRow, rowOf } from './visible-values.ts'

type Case = CalculatorExamples['cases'][number]

/** A case with the form state it produces. */
type Form = { readonly one: Case; readonly state: FormState }

/** The numbers typed while a field's bounds had these values. */
type Tried = { readonly bounds: Bounds; readonly numbers: readonly number[] }

const triedIn = ({ one, state }: Form, path: string, planned: PlannedField): readonly Tried[] =>
  Object.entries(one.typed ?? {}).flatMap(([place, texts]): readonly Tried[] => {
    const cell = cellOf(place)
    const form = cell ? rowOf(state, cell)?.state : state
    if (!form || inAnyRow(place) !== path) return []
    const numbers = Object.keys(texts).flatMap((text) => {
      const read = readNumber(planned, text, { system: 'metric', locale: 'en', stored: undefined, limits: [] })
      return 'value' in read ? [read.value] : []
    })
    return [{ bounds: boundsOf(planned, form.snapshot), numbers }]
  })

/** A computed limit may have more digits than anyone types. */
const isAt = (value: number, limit: number): boolean => Math.abs(value - limit) <= 1e-3 * Math.abs(limit)

/** Just beyond the limit, close enough that a limit of another magnitude would accept it. */
const isBeyond = (value: number, limit: number, side: number): boolean =>
  side * (value - limit) > 0 && Math.abs(value - limit) <= Math.max(1, Math.abs(limit))

/** For each kind of limit: the side on which values are rejected, and whether the limit itself is accepted. */
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
  // No finite number exceeds Number.MAX_VALUE.
  const isPassed =
    !isTaken || known.some(({ limit, numbers }) => Math.abs(limit) >= largestNumber || numbers.some((one) => isBeyond(one, limit, side)))
  const isInside = isTaken || known.some(({ limit, numbers }) => numbers.some((one) => isBeyond(one, limit, -side)))
  return [...(isTried ? [] : [`at its ${name}`]), ...(isPassed ? [] : [`beyond its ${name}`]), ...(isInside ? [] : [`next to its ${name}`])]
}

/** Whether examples state the limit explicitly: in a fresh form, in a case, or with an option. */
const isStated = ({ fresh = {}, cases }: CalculatorExamples, path: string): boolean => {
  const ofCases = cases.flatMap(({ shows = {}, chosen = {} }) => [
    shows,
    ...Object.values(chosen).flatMap((options) => Object.values(options)),
  ])
  return [fresh, ...ofCases].some((one) => Object.entries(one).some(([place, limit]) => limit !== null && inAnyRow(place) === path))
}

/** Whether an option is stated to leave the field empty. */
const isEmptied = ({ cases }: CalculatorExamples, path: string): boolean =>
  cases.some(({ chosen = {} }) => Object.values(chosen).some((options) => Object.values(options).some((one) => one[path] === null)))

/** The default and its condition, that of the window, and the written numbers of rows that no example states. */
export const unsaidValues = (examples: CalculatorExamples, path: string, { field }: PlannedField): readonly string[] => {
  if (field.kind === 'list') {
    const rows = (['minRows', 'maxRows'] as const).filter((name) => field[name] !== undefined && field[name] !== 0)
    return rows.filter((name) => !isStated(examples, `${path}.${name}`)).map((name) => `\`${name}\``)
  }
  const hasDefault = 'default' in field && field.default !== undefined
  const window = field.kind === 'number' && field.tolerance?.default ? (['lower', 'upper'] as const) : []
  const ends = window.filter((end) => !isStated(examples, `${path}.${end}`)).map((end) => `default of \`${end}\``)
  const isUntried = conditionalDefault(field) !== undefined && !isEmptied(examples, path)
  return [...(hasDefault && !isStated(examples, path) ? ['default'] : []), ...(isUntried ? ['condition of its default'] : []), ...ends]
}

type Used = { readonly examples: CalculatorExamples; readonly forms: readonly Form[] }

/** Describes the untested sides of a field's limits; empty for unlimited fields and for limits that examples state. */
export const untriedLimits = ({ examples, forms }: Used, path: string, planned: PlannedField): readonly string[] => {
  const { field } = planned
  if (field.kind !== 'number') return []
  const tried = forms.flatMap((form) => triedIn(form, path, planned))
  const refusing = (['min', 'max', 'exclusiveMin', 'exclusiveMax'] as const).filter(
    (name) => field[name] !== undefined && (field.onOutOfRange !== 'hint' || name.startsWith('exclusive')),
  )
  return refusing.filter((name) => !isStated(examples, `${path}.${name}`)).flatMap((name) => missing(name, tried))
}
