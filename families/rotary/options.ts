/** Filter options of the matches of rotary platforms. */
import type { RotaryMatchClass } from './sizing/match.ts'
import { rotaryMatchClasses } from './sizing/match.ts'
import { platformTypeOf, platformTypes, type PlatformType } from './platform-type.ts'
import type { RotaryPair } from './rotary-pair.ts'

/** Choices of a request; an absent or empty one does not restrict. */
export type RotaryChoice = {
  readonly i?: number
  readonly reducerType?: PlatformType
  readonly match?: readonly RotaryMatchClass[]
  readonly seriesList?: readonly string[]
}

/** A value with the number of platforms that it would leave; each counts once, however many motors drive it. */
export type RotaryOption<Value> = { readonly value: Value; readonly count: number }

/** Options per parameter; those without a match are omitted. */
export type RotaryOptions = {
  /** Ascending. */
  readonly i: readonly RotaryOption<number>[]
  readonly reducerType: readonly RotaryOption<PlatformType>[]
  readonly match: readonly RotaryOption<RotaryMatchClass>[]
  /** By name. */
  readonly series: readonly RotaryOption<string>[]
}

const permits = <Value>(chosen: readonly Value[] | undefined, value: Value): boolean =>
  chosen === undefined || chosen.length === 0 || chosen.includes(value)

const ratioOf = ({ platform }: RotaryPair): number => platform.candidate.ratio

/**
 * @param pair a match
 * @param choice the choices
 * @returns whether the pair satisfies the choices
 */
export const isChosen = (pair: RotaryPair, { i, reducerType, match, seriesList }: RotaryChoice): boolean =>
  (i === undefined || ratioOf(pair) === i) &&
  (reducerType === undefined || platformTypeOf(pair.platform.candidate) === reducerType) &&
  permits(match, pair.match) &&
  permits(seriesList, pair.platform.series)

const platformsOf = (pairs: readonly RotaryPair[]): number => new Set(pairs.map(({ platform }) => platform)).size

function counted<Value>(pairs: readonly RotaryPair[], valueOf: (pair: RotaryPair) => Value): ReadonlyMap<Value, number> {
  const groups = Map.groupBy(pairs, valueOf)
  return new Map([...groups].map(([value, own]) => [value, platformsOf(own)]))
}

const optionsFrom = <Value>(values: readonly Value[], counts: ReadonlyMap<Value, number>): RotaryOption<Value>[] =>
  values.flatMap((value) => {
    const count = counts.get(value)
    return count ? [{ value, count }] : []
  })

/**
 * @param pairs all matches
 * @param choice the choices
 * @returns options of each parameter among the pairs that satisfy the other choices
 */
export function rotaryOptions(pairs: readonly RotaryPair[], { i, reducerType, match, seriesList }: RotaryChoice): RotaryOptions {
  const left = (others: RotaryChoice): RotaryPair[] => pairs.filter((pair) => isChosen(pair, others))
  const chosen = {
    ...(i === undefined ? {} : { i }),
    ...(reducerType === undefined ? {} : { reducerType }),
    ...(match === undefined ? {} : { match }),
    ...(seriesList === undefined ? {} : { seriesList }),
  } satisfies RotaryChoice
  const without = (key: keyof RotaryChoice): RotaryPair[] =>
    left(Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== key)))
  const byRatio = counted(without('i'), ratioOf)
  const bySeries = counted(without('seriesList'), ({ platform }) => platform.series)
  return {
    i: optionsFrom(
      [...byRatio.keys()].toSorted((a, b) => a - b),
      byRatio,
    ),
    reducerType: optionsFrom(
      platformTypes,
      counted(without('reducerType'), ({ platform }) => platformTypeOf(platform.candidate)),
    ),
    match: optionsFrom(
      rotaryMatchClasses,
      counted(without('match'), (pair) => pair.match),
    ),
    series: optionsFrom([...bySeries.keys()].toSorted(), bySeries),
  }
}
