/** Where nothing matches: the one choice that is at fault, or how much less the demand would have to be. */
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

/** Checks that are choices of a person, by what each is made of. */
const chosenChecks = {
  i: 'chosenRatio',
  motor: 'chosenMotor',
  reducerType: 'chosenType',
  seriesList: 'chosenSeries',
  match: 'chosenMatch',
} as const
type Chosen = keyof typeof chosenChecks

/** A platform that misses. */
export type NearestPlatform = NearPair<ShownPair>

const without = ({ choice, motor, ...rest }: RejectedSetting, dropped: Chosen): RotaryMatchSetting => ({
  ...rest,
  choice: Object.fromEntries(Object.entries(choice ?? {}).filter(([name]) => name !== dropped)),
  ...(motor && dropped !== 'motor' && { motor }),
})

const distance = (a: number, b: number): number => Math.abs(Math.log(a / b))

/** The I nearest to the chosen one at which something matches. */
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

/** An empty list is no choice. */
function isSet({ choice, motor }: RejectedSetting, name: Chosen): boolean {
  const given = name === 'motor' ? motor : choice?.[name]
  return Array.isArray(given) ? given.length > 0 : given !== undefined
}

/** The best match without one of the choices, where that one alone is at fault. */
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

/** Parts of the demand that may be less, with the unit in which they are told. */
const levers = {
  inertia: 'kg*m^2',
  speed: 'rpm',
  requiredTorque: 'N*m',
  rmsTorque: 'N*m',
  axialLoad: 'N',
  radialLoad: 'N',
  momentLoad: 'N*m',
} as const satisfies { readonly [Key in keyof RotaryDemand]?: OutputUnit }

/** Less than this share of what was entered is no proposal. */
const lowestShare = 0.01

/** Shares of the change, the smallest first. */
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

/** The platforms that miss by least; those that one change helps before the others. */
function* lessDemand(demand: RotaryDemand, catalogue: RotaryCatalogue, setting: RejectedSetting): Cooperative<NearestPlatform[]> {
  return yield* nearestWithFixes(yield* rejectedPlatforms(demand, catalogue, setting), (pair) => {
    const { limits } = sizeRotaryPair(demand, candidatesOf(pair), setting.overrides)
    const failing = limits.filter(({ passed }) => !passed).map(({ name }) => name)
    return { pair, failing, fixes: demandFixes(demand, pair, setting.overrides) }
  })
}

/**
 * @param demand of the load at the table, SI
 * @param catalogue platforms and servo motors
 * @param setting choices, motor, changed assumptions under which nothing matches
 * @returns at most five: matches that one choice alone keeps out (of I with the nearest that helps), then platforms with how much less of one part
 * of the demand would do, all others as entered
 */
export function* nearestPlatforms(
  demand: RotaryDemand,
  catalogue: RotaryCatalogue,
  setting: RejectedSetting = {},
): Cooperative<NearestPlatform[]> {
  return [...(yield* withoutChoice(demand, catalogue, setting)), ...(yield* lessDemand(demand, catalogue, setting))].slice(0, shownNearest)
}
