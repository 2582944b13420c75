/** Searches the current screws, guides and motors for a request. */
import type { Fix } from '../../contract/results/selection.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import { type FoundPairs, type ListPart, longestUnknownList, type NearPair, type PairPreparation } from '../define/pair-family.ts'
import type { Lever } from '../define/sizer.ts'
import { nearestFirst, nearestWithFixes, shownNearest } from '../selection/nearest.ts'
import { smallestFix, valuesBelow } from '../selection/smallest-fix.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { verdictOf } from '../sizing/verdict.ts'
import type { AxisCandidate } from './wire/axis.ts'
import { otherParts } from './assembly.ts'
import { axisCard } from './card.ts'
import type { AxisConditions } from './divide.ts'
import { completionKind } from './joints.ts'
import { hasPinned, pinnedRows, type PinnedSkus } from './pinned.ts'
import type { PreparedAxis } from './combination.ts'
import { type Axis, type AxisModels, candidateOf, type JudgedAxis, rankOfKind, searchAxes } from './search.ts'
import { bySize, leastTrust } from './size-order.ts'

/** A request with everything that it names looked up: the models are those that it leaves available. */
export type AxisQuery = ListPart & {
  readonly conditions: AxisConditions
  readonly overrides: AssumptionOverrides
  /** Skus to which the screw, the guides and the motor are restricted. */
  readonly only: PinnedSkus & {
    readonly screwSku?: string | undefined
    readonly guideSku?: string | undefined
    readonly motorSku?: string | undefined
  }
}

const isNamed = ({ screwSku, guideSku, motorSku }: AxisQuery['only']): boolean =>
  screwSku !== undefined && guideSku !== undefined && motorSku !== undefined

/** Conditions for which a reduction is proposed if nothing passes. */
const levers = [
  { parameter: 'mass', unit: 'kg', lowest: 1 },
  { parameter: 'speed', unit: 'mm/s', lowest: 1 },
  { parameter: 'acceleration', unit: 'm/s^2', lowest: 0.01 },
  { parameter: 'stroke', unit: 'mm', lowest: 50 },
] as const satisfies readonly (Lever & { readonly parameter: keyof AxisConditions })[]

const named = <Row extends { readonly skuID: string }>(rows: readonly Row[], sku: string | undefined): readonly Row[] =>
  sku === undefined ? rows : rows.filter(({ skuID }) => skuID === sku)

/** The rows that a request leaves available. */
export const availableModels = (
  { screws, guides, motors, ...others }: AxisModels,
  { screwSku, guideSku, motorSku, ...skus }: AxisQuery['only'],
): AxisModels => ({
  screws: named(screws, screwSku),
  guides: named(guides, guideSku),
  motors: named(motors, motorSku),
  ...others,
  pinned: pinnedRows(others, skus),
})

const isKind =
  (kind: JudgedAxis['verdict']['verdict']) =>
  ({ verdict }: JudgedAxis): boolean =>
    verdict.verdict === kind

const axesOf = (judged: readonly JudgedAxis[]): readonly Axis[] => judged.map(({ axis }) => axis)

/** Axes that fail, the nearest first. */
const failedOf = (judged: readonly JudgedAxis[]): Axis[] =>
  nearestFirst(
    judged.filter(isKind('failed')).map(({ axis, verdict: { utilisation } }) => ({
      candidate: axis,
      utilisation: Number.isNaN(utilisation) ? Infinity : utilisation,
      skuID: axis.screw.skuID,
    })),
  )

/** Axes with one kind of verdict: their screws, and the listed beginning. */
const listed = (judged: readonly JudgedAxis[], kind: 'passed' | 'notKnown', longest: number) => {
  const found = axesOf(judged.filter(isKind(kind))).toSorted(bySize)
  return { models: found.map(({ screw }) => screw), list: found.slice(0, longest) }
}

/** The searches with one condition changed, each of them prepared once for all axes. */
const changedSearches = ({ conditions, overrides }: Pick<AxisQuery, 'conditions' | 'overrides'>, models: AxisModels) => {
  const made = new Map<string, ReturnType<typeof searchAxes>>()
  return (changed: Partial<AxisConditions>): ReturnType<typeof searchAxes> => {
    const key = JSON.stringify(changed)
    const search = made.get(key) ?? searchAxes({ ...conditions, ...changed }, models, overrides)
    made.set(key, search)
    return search
  }
}

/** Whether an axis passes, and each row that was chosen for it with it. */
function passesWhole(prepared: PreparedAxis, axis: Axis, models: AxisModels): boolean {
  const parts = prepared.partsOf(candidateOf(axis))
  if (!verdictOf(prepared.join(parts)).passed) return false
  return !hasPinned(models) || completionKind(prepared, axis, { parts, ...models }) === 'passed'
}

type Changing = Pick<AxisQuery, 'conditions'> & {
  readonly searchWith: ReturnType<typeof changedSearches>
  readonly models: AxisModels
}

/** Changes of one condition each with which the axis passes; a new search with each of them finds this screw, too. */
function fixesOf(axis: Axis, { conditions, searchWith, models }: Changing): Fix[] {
  return levers.flatMap((lever) => {
    const from = conditions[lever.parameter]
    const at = (value: number) => searchWith({ [lever.parameter]: value })
    const fixWith = (changed: Axis): Fix | undefined =>
      smallestFix(lever, from, (value) => passesWhole(at(value).prepared, changed, models))
    const screwPasses = (value: number): boolean => {
      const { prepared } = at(value)
      return verdictOf(prepared.sizeScrew(axis.screw.candidate, prepared.frictionOf(axis.guide.candidate)).sized).passed
    }
    /** Guides and motor for an excessive value, such as a stroke of 100 m, are too large for any other, or not known: choose them again. */
    const chooseAgain = (): Fix | undefined => {
      for (const value of valuesBelow({ from, lowest: lever.lowest })) {
        const found = screwPasses(value) ? at(value).axisOf(axis.screw) : undefined
        if (found?.verdict.passed) return fixWith(found.axis)
      }
      return undefined
    }
    const fix = fixWith(axis) ?? chooseAgain()
    if (fix === undefined) return []
    const { prepared, axisOf } = at(fix.to)
    const found = axisOf(axis.screw)
    return found && passesWhole(prepared, found.axis, models) ? [fix] : []
  })
}

/**
 * @param query request with everything that it names looked up
 * @param rows current screws, guides and motors
 * @returns the prepared request
 */
export function prepareAxes(query: AxisQuery, rows: AxisModels): PairPreparation<Axis, AxisCandidate> {
  const { conditions, overrides } = query
  const models = availableModels(rows, query.only)
  const { prepared, all } = searchAxes(conditions, models, overrides)
  /** With its chosen rows: one whose check fails or is not known makes that of the axis. */
  const withPinned = ({ axis, verdict }: JudgedAxis): JudgedAxis => {
    const kind = completionKind(prepared, axis, { parts: prepared.partsOf(candidateOf(axis)), ...models })
    const isWorse = rankOfKind[kind] > rankOfKind[verdict.verdict]
    return isWorse ? { axis, verdict: { ...verdict, verdict: kind, passed: false } } : { axis, verdict }
  }
  function* allJudged(): Cooperative<readonly JudgedAxis[]> {
    const judged = yield* all()
    return hasPinned(models) ? judged.map(withPinned) : judged
  }
  const namedAxis = ({ axis, verdict }: JudgedAxis): Pick<FoundPairs<Axis>, 'others' | 'failing'> => ({
    others: otherParts(prepared, axis, { ...rows, pinned: models.pinned }),
    ...(verdict.verdict === 'failed' && { failing: axis }),
  })
  return {
    total: models.screws.length,
    assumptions: () => prepared.assumptions,
    size: (candidate) => prepared.join(prepared.partsOf(candidate)),
    card: (axis) => axisCard(prepared, axis, models),
    *find(longest) {
      const judged = yield* allJudged()
      const notKnown = listed(judged, 'notKnown', longestUnknownList)
      const [only] = judged
      return {
        ...listed(judged, 'passed', longest),
        ...(notKnown.models.length > 0 && { notKnown }),
        ...(isNamed(query.only) && only && namedAxis(only)),
      }
    },
    mayLead: (axis, first) => leastTrust(axis) <= leastTrust(first),
    *rejected() {
      const judged = yield* allJudged()
      return [...axesOf(judged.filter(isKind('notKnown'))), ...failedOf(judged)]
    },
    *nearest(): Cooperative<NearPair<Axis>[]> {
      const searchWith = changedSearches(query, models)
      const lowest = (lever: (typeof levers)[number]) =>
        searchWith({ [lever.parameter]: Math.min(lever.lowest, conditions[lever.parameter]) })
      const nearest = yield* nearestWithFixes(failedOf(yield* allJudged()), {
        fixesOf: (axis) => ({
          pair: axis,
          failing: prepared
            .join(prepared.partsOf(candidateOf(axis)))
            .limits.filter(({ passed }) => !passed)
            .map(({ name }) => name),
          fixes: fixesOf(axis, { conditions, searchWith, models }),
        }),
        canBeFixed: ({ screw }) => levers.some((lever) => lowest(lever).axisOf(screw)?.verdict.passed === true),
      })
      return nearest.slice(0, shownNearest)
    },
  }
}
