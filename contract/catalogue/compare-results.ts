/**
 * Compares two results of one calculation field by field: by an earlier and the current catalogue, or as printed in a report and as
 * recalculated. Figures are equal only if they are identical bit for bit.
 *
 * A field that one side lacks counts neither as equal nor as different; `isOpen` reports that something could not be compared.
 */
import type { ProductFigure } from './product.ts'
import type { Basis, CheckRole, VerdictKind } from '../results/sizing.ts'

/** A check of a model: calculated, or impossible because the maker does not state the figures in `needs`. */
export type ComparedCheck =
  | {
      readonly name: string
      readonly isMade: true
      readonly required: number
      readonly available: number
      readonly unit: string
      readonly utilisation: number
      readonly passed: boolean
      readonly role?: CheckRole | undefined
    }
  | { readonly name: string; readonly isMade: false; readonly needs: readonly string[] }

type Judged = {
  readonly checks: readonly Omit<Extract<ComparedCheck, { readonly isMade: true }>, 'isMade'>[]
  readonly notKnown: readonly { readonly name: string; readonly needs: readonly string[] }[]
}

/** The checks of a ledger line, made or not, as they are compared. */
export const comparedChecks = ({ checks, notKnown }: Judged): readonly ComparedCheck[] => [
  ...checks.map(({ name, required, available, unit, utilisation, passed, role }) => ({
    name,
    isMade: true as const,
    required,
    available,
    unit,
    utilisation,
    passed,
    role,
  })),
  ...notKnown.map(({ name, needs }) => ({ name, isMade: false as const, needs })),
]

/** The catalogue row of a model or of one of its parts. */
export type ComparedRow = {
  readonly skuID: string
  readonly skuName: string
  readonly basis: Basis
  readonly source: string
  readonly figures: readonly ProductFigure[]
}

/** One model of a result; omitted fields are unknown. */
export type ModelResult = {
  /** Identifies the model: its SKU, or both SKUs of a pair. */
  readonly key: string
  readonly name: string
  readonly maker?: string | undefined
  /** Place among the models that fit, from 1; null: not among the first of them. */
  readonly place?: number | null | undefined
  readonly verdict?: VerdictKind | undefined
  readonly utilisation?: number | undefined
  readonly governing?: string | undefined
  readonly checks?: readonly ComparedCheck[] | undefined
  readonly rows?: readonly ComparedRow[] | undefined
}

/** The result of one calculation. */
export type Results = {
  readonly matched?: number | undefined
  readonly total?: number | undefined
  readonly models: readonly ModelResult[]
  /** Whether the list is complete. If not, nothing is known about models that are not listed. */
  readonly isWhole: boolean
}

/** The same field of both results; undefined: unknown or absent. */
export type Sides<T> = { readonly before: T | undefined; readonly now: T | undefined }

/** A figure of a model or of one of its parts that differs. `basis` and `source` count as figures without a unit. */
export type FigureChange = Sides<ProductFigure> & { readonly skuID: string; readonly skuName: string; readonly name: string }
/** A check of a model in both results. */
export type CheckChange = Sides<ComparedCheck> & { readonly name: string; readonly isSame: boolean }

/** `came`: only in the current result; `went`: only in the earlier one; `open`: not known. */
export type Presence = 'both' | 'came' | 'went' | 'open'

/** Differences of one model. */
export type ModelComparison = {
  readonly key: string
  readonly name: string
  readonly maker: string | undefined
  readonly presence: Presence
  readonly place: Sides<number | null>
  readonly verdict: Sides<VerdictKind>
  readonly utilisation: Sides<number>
  readonly governing: Sides<string>
  /** Every check of either side. */
  readonly checks: readonly CheckChange[]
  /** Only the figures that differ. */
  readonly figures: readonly FigureChange[]
  readonly isSame: boolean
  readonly isOpen: boolean
}

/** Differences between two results. */
export type Comparison = {
  readonly matched: Sides<number>
  readonly total: Sides<number>
  readonly models: readonly ModelComparison[]
  readonly isSame: boolean
  readonly isOpen: boolean
}

/** Deep equality; the order of object keys does not matter. */
const isEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isEqual(Reflect.get(one, name), Reflect.get(other, name)))
}

const isKnown = <T>({ before, now }: Sides<T>): boolean => before !== undefined && now !== undefined
/** Whether both sides are known and differ. */
const differs = <T>(sides: Sides<T>): boolean => isKnown(sides) && !isEqual(sides.before, sides.now)
const half = <T>({ before, now }: Sides<T>): boolean => (before === undefined) !== (now === undefined)

const sidesOf = <From, To>({ before, now }: Sides<From>, get: (one: From) => To | undefined): Sides<To> => ({
  before: before === undefined ? undefined : get(before),
  now: now === undefined ? undefined : get(now),
})

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Pairs the items of both lists by name. */
const paired = <T>({ before, now }: Sides<readonly T[]>, nameOf: (one: T) => string): readonly (Sides<T> & { readonly name: string })[] => {
  const names = [...new Set([...(before ?? []), ...(now ?? [])].map(nameOf))].toSorted(compareText)
  const named = (list: readonly T[] | undefined, name: string) => list?.find((one) => nameOf(one) === name)
  return names.map((name) => ({ name, before: named(before, name), now: named(now, name) }))
}

const checksOf = (sides: Sides<ModelResult>): readonly CheckChange[] => {
  const checks = sidesOf(sides, (model) => model.checks)
  return paired(checks, ({ name }) => name).map((check) => ({
    ...check,
    // If one list is unknown, its checks count as unchanged.
    isSame: isKnown(checks) ? isEqual(check.before, check.now) : true,
  }))
}

/** The figures of a row, with its basis and source appended. */
const figuresWithOrigin = ({ figures, basis, source }: ComparedRow): readonly ProductFigure[] => [
  ...figures,
  { name: 'basis', unit: '', value: basis },
  { name: 'source', unit: '', value: source },
]

const figuresOf = (sides: Sides<ModelResult>): readonly FigureChange[] => {
  const rows = sidesOf(sides, (model) => model.rows)
  if (!isKnown(rows)) return []
  return paired(rows, ({ skuID }) => skuID).flatMap(({ name: skuID, before, now }) =>
    // A part that only one side has is a different part, not a changed figure.
    before && now
      ? paired({ before: figuresWithOrigin(before), now: figuresWithOrigin(now) }, ({ name }) => name)
          .filter((figure) => !isEqual(figure.before, figure.now))
          .map((figure) => ({ ...figure, skuID, skuName: now.skuName }))
      : [],
  )
}

const partsOf = (row: Sides<ModelResult>) =>
  sidesOf(row, (model) => model.rows?.map(({ skuID, skuName }) => ({ skuID, skuName })).toSorted((a, b) => compareText(a.skuID, b.skuID)))

const presenceOf = ({ before, now }: Sides<ModelResult>, whole: Sides<boolean>): Presence => {
  if (before && now) return 'both'
  if (before) return whole.now ? 'went' : 'open'
  return whole.before ? 'came' : 'open'
}

const compareModel = (name: string, sides: Sides<ModelResult>, whole: Sides<boolean>): ModelComparison => {
  const presence = presenceOf(sides, whole)
  const plain = {
    place: sidesOf(sides, ({ place }) => place),
    verdict: sidesOf(sides, ({ verdict }) => verdict),
    utilisation: sidesOf(sides, ({ utilisation }) => utilisation),
    governing: sidesOf(sides, ({ governing }) => governing),
  }
  const checks = checksOf(sides)
  const figures = figuresOf(sides)
  const known = [...Object.values(plain), sidesOf(sides, (model) => model.checks), sidesOf(sides, ({ rows }) => rows)]
  const own = [...Object.values(plain), partsOf(sides), sidesOf(sides, (model) => model.name)]
  return {
    key: name,
    name: sides.now?.name ?? sides.before?.name ?? name,
    maker: sides.now?.maker ?? sides.before?.maker,
    presence,
    ...plain,
    checks,
    figures,
    isSame:
      (presence === 'both' || presence === 'open') &&
      !own.some((one) => differs<unknown>(one)) &&
      checks.every(({ isSame }) => isSame) &&
      figures.length === 0,
    isOpen: presence === 'open' || (presence === 'both' && known.some((one) => half<unknown>(one))),
  }
}

/** The better of both places; models without one sort last. */
const placeIn = ({ place }: ModelComparison): number => Math.min(place.before ?? Infinity, place.now ?? Infinity)

/**
 * @param before the earlier result
 * @param now the current result
 * @returns every model of either result, best place first; swapping the arguments gives the mirrored comparison
 */
export const compareResults = (before: Results, now: Results): Comparison => {
  const whole = { before: before.isWhole, now: now.isWhole }
  const models = paired({ before: before.models, now: now.models }, ({ key }) => key)
    .map(({ name, ...sides }) => compareModel(name, sides, whole))
    .toSorted((one, other) => {
      const [a, b] = [placeIn(one), placeIn(other)]
      return a === b ? compareText(one.key, other.key) : a - b
    })
  const matched = { before: before.matched, now: now.matched }
  const total = { before: before.total, now: now.total }
  return {
    matched,
    total,
    models,
    isSame: models.every(({ isSame }) => isSame) && !differs(matched) && !differs(total),
    isOpen: models.some(({ isOpen }) => isOpen) || half(matched) || half(total),
  }
}
