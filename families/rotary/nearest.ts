/** If nothing matches: the single choice that prevents a match, or the required reduction of the demand. */
import type { Fix } from '../../contract/results/selection.ts'
import type { RotaryDemand } from './sizing/demand.ts'
import { demandRowRules } from './sizing/rows.ts'
import { inUnit, toSi, type OutputUnit } from '../formulas/unit-scale.ts'
import type { NearPair } from '../define/pair-family.ts'
import { nearestWithFixes, shownNearest } from '../selection/nearest.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { smallestFix } from '../selection/smallest-fix.ts'
import { candidatesOf, type ShownPair } from './card.ts'
import { matchRotary, type RotaryCatalogue, type RotaryMatchSetting } from './match.ts'
import { sizeRotaryPair } from './pair.ts'
import { rejectedPlatforms, type RejectedSetting } from './rejected.ts'

/** Checks that correspond to choices of the request, by choice. */
const chosenChecks = {
  i: 'chosenRatio',
  motor: 'chosenMotor',
  reducerType: 'chosenType',
  seriesList: 'chosenSeries',
  match: 'chosenMatch',
} as const
type Chosen = keyof typeof chosenChecks

/** A platform that fails. */
export type NearestPlatform = NearPair<ShownPair>

const without = ({ choice, motor, ...rest }: RejectedSetting, dropped: Chosen): RotaryMatchSetting => ({
  ...rest,
  choice: Object.fromEntries(Object.entries(choice ?? {}).filter(([name]) => name !== dropped)),
  ...(motor && dropped !== 'motor' && { motor }),
})

const distance = (a: number, b: number): number => Math.abs(Math.log(a / b))

/** The I nearest to the selected one at which something matches. */
function* ratioFix(
  setting: RotaryMatchSetting,
  from: number,
  [demand, catalogue]: readonly [RotaryDemand, RotaryCatalogue],
): Cooperative<Omit<NearestPlatform, 'failing'> | undefined> {
  const { options } = yield* matchRotary(demand, catalogue, setting)
  const ratios = options.i.map(({ value }) => value)
  const to = ratios.reduce<number | undefined>(
    (best, each) => (best !== undefined && distance(best, from) <= distance(each, from) ? best : each),
    undefined,
  )
  if (to === undefined) return undefined
  const { list } = yield* matchRotary(demand, catalogue, { ...setting, choice: { ...setting.choice, i: to } })
  const [pair] = list
  return pair && { pair, fixes: [{ parameter: 'i', from, to, unit: '', exact: true }] }
}

/** Whether a choice is set; an empty list is not. */
function isSet({ choice, motor }: RejectedSetting, name: Chosen): boolean {
  const value = name === 'motor' ? motor : choice?.[name]
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

/** The best match without one of the choices, if that one alone prevents it. */
function* withoutChoice(demand: RotaryDemand, catalogue: RotaryCatalogue, setting: RejectedSetting): Cooperative<NearestPlatform[]> {
  // The keys of an object literal are its names.
  const names = (Object.keys(chosenChecks) as Chosen[]).filter((name) => isSet(setting, name))
  const alternatives: NearestPlatform[] = []
  for (const name of names) {
    const rest = { ...without(setting, name), limit: 1 }
    const from = name === 'i' ? setting.choice?.i : undefined
    const { list } = yield* matchRotary(demand, catalogue, rest)
    const [best] = list
    const found = from === undefined ? best && { pair: best, fixes: [] } : yield* ratioFix(rest, from, [demand, catalogue])
    if (found) alternatives.push({ ...found, failing: [chosenChecks[name]] })
  }
  return alternatives
}

/** Parts of the demand that can be reduced, with their display units. */
const levers = {
  inertia: 'kg*m^2',
  speed: 'rpm',
  requiredTorque: 'N*m',
  rmsTorque: 'N*m',
  axialLoad: 'N',
  radialLoad: 'N',
  momentLoad: 'N*m',
} as const satisfies { readonly [Key in keyof RotaryDemand]?: OutputUnit }

/** Lowest fraction of the entered value that is worth proposing. */
const lowestShare = 0.01

/** Relative change of a fix, by which fixes are sorted. */
const change = ({ from, to }: Fix): number => (from - to) / from

function demandFixes(demand: RotaryDemand, pair: ShownPair, overrides: RejectedSetting['overrides']): Fix[] {
  const { platform, motor, customMotor } = pair
  if (platform.candidate.drive === 'gear' && !motor && !customMotor) return []
  const candidates = candidatesOf(pair)
  // The keys of an object literal are its names.
  const keys = Object.keys(levers) as (keyof typeof levers)[]
  const fixes = keys.flatMap((key) => {
    const unit = levers[key]
    const from = inUnit(demand[key], unit)
    const lever = { parameter: demandRowRules[key].row, unit, lowest: from * lowestShare }
    return (
      smallestFix(lever, from, (value) => sizeRotaryPair({ ...demand, [key]: toSi(value, unit) }, candidates, overrides).verdict.passed) ??
      []
    )
  })
  return fixes.toSorted((a, b) => change(a) - change(b))
}

/** The nearest failing platforms; those with a fix before the others. */
function* lessDemand(demand: RotaryDemand, catalogue: RotaryCatalogue, setting: RejectedSetting): Cooperative<NearestPlatform[]> {
  return yield* nearestWithFixes(yield* rejectedPlatforms(demand, catalogue, setting), {
    fixesOf: (pair) => {
      const { limits } = sizeRotaryPair(demand, candidatesOf(pair), setting.overrides)
      const failing = limits.filter(({ passed }) => !passed).map(({ name }) => name)
      return { pair, failing, fixes: demandFixes(demand, pair, setting.overrides) }
    },
  })
}

/**
 * @param demand of the load at the table, SI
 * @param catalogue platforms and servo motors
 * @param setting choices, motor, overridden assumptions under which nothing matches
 * @returns at most five: matches that only one choice excludes (for I with the nearest passing one), then platforms with the
 * reduction of one part of the demand, all others as entered, that makes them pass
 */
export function* nearestPlatforms(
  demand: RotaryDemand,
  catalogue: RotaryCatalogue,
  setting: RejectedSetting = {},
): Cooperative<NearestPlatform[]> {
  return [...(yield* withoutChoice(demand, catalogue, setting)), ...(yield* lessDemand(demand, catalogue, setting))].slice(0, shownNearest)
}
