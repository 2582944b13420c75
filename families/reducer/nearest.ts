/** Finds small changes of a single demand after which a request without matches has some. */
import type { Toleranced } from './wire/reducer.ts'
import type { Fix } from '../../contract/results/selection.ts'
import { toSi } from '../formulas/unit-scale.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import type { PairMeasure, ReducerAnswer, ReducerPair } from './match.ts'
import type { ManualParameters, ServoParameters, ThreePhaseParameters } from './parameters.ts'

type AnyParameters = ThreePhaseParameters | ServoParameters | ManualParameters

/** Demands that can be changed. */
const levers = ['motorPower', 't2', 'n2', 'i'] as const
type Lever = (typeof levers)[number]
type Demands = { readonly [Key in Lever]?: Toleranced } & { readonly fb?: number }

type Measure = (...pair: Parameters<PairMeasure>) => number | undefined

/**
 * The value of a match for each demand, in its unit; a reducer alone has its rated torque. Not rounded, as a window may have zero
 * width.
 */
const measures = {
  motorPower: { unit: 'kW', of: (_, motor) => motor?.candidate.ratedPowerKw },
  t2: { unit: 'N*m', of: (gear, motor, { outputTorque }) => (motor ? outputTorque : gear.candidate.ratedTorqueNm) },
  n2: { unit: 'rpm', of: (_, __, { outputSpeed }) => (outputSpeed === undefined ? undefined : outputSpeed / toSi(1, 'rpm')) },
  i: { unit: '', of: (gear) => gear.candidate.ratio },
} as const satisfies Record<Lever, { unit: string; of: Measure }>

/** A match after a changed demand. */
export type NearestPair = Pick<ReducerPair, 'gear' | 'motor'> & { readonly fix: Fix }

/**
 * Runs the match call with changed parameters; its list has to begin with the match nearest to the demand, the better one of two
 * equally near.
 */
export type MatchCall<Parameters> = (parameters: Parameters, farness: PairMeasure) => Cooperative<ReducerAnswer>

/** Distance of two positive values, symmetric in their ratio. */
const distance = (a: number, b: number): number => Math.abs(Math.log(a / b))

const withoutKey = <Parameters extends object>(parameters: Parameters, key: string): Parameters =>
  // Every demand is optional, so the rest is still a request.
  Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== key)) as Parameters

/**
 * A proposal if the changed request really contains the pair: shaft loads, duty phases or a service factor may depend on the
 * demand, too.
 */
function* proposed<Parameters>(
  { gear, motor }: ReducerPair,
  fix: Fix,
  [changed, match]: readonly [Parameters, MatchCall<Parameters>],
): Cooperative<NearestPair | undefined> {
  const { list } = yield* match(changed, (ownGear, ownMotor) => Number(ownGear !== gear || ownMotor !== motor))
  const [found] = list
  return found?.gear === gear && found.motor === motor ? { gear, ...(motor && { motor }), fix } : undefined
}

function* leverFix<Parameters extends AnyParameters>(
  parameters: Parameters,
  lever: Lever,
  match: MatchCall<Parameters>,
): Cooperative<NearestPair | undefined> {
  // The requests of all modes have only these demands.
  const demand = (parameters as Demands)[lever]
  if (!demand) return undefined
  const { of, unit }: { readonly of: Measure; readonly unit: string } = measures[lever]
  const { list } = yield* match(withoutKey(parameters, lever), (...each) => distance(of(...each) ?? Infinity, demand.value))
  const [pair] = list
  const to = pair && of(pair.gear, pair.motor, pair)
  if (!pair || to === undefined) return undefined
  const changed = { ...parameters, [lever]: { ...demand, value: to } }
  return yield* proposed(pair, { parameter: lever, from: demand.value, to, unit, exact: true }, [changed, match])
}

/** Resolution of a proposed service factor: rounded down, so that the reducer still reaches it. */
const factorParts = 1000

function* factorFix<Parameters extends AnyParameters>(
  parameters: Parameters,
  match: MatchCall<Parameters>,
): Cooperative<NearestPair | undefined> {
  // The requests of all modes have only these demands.
  const { fb } = parameters as Demands
  if (fb === undefined) return undefined
  const { list } = yield* match(withoutKey(parameters, 'fb'), (_, __, { serviceFactor = 0 }) => -serviceFactor)
  const [pair] = list
  if (pair?.serviceFactor === undefined) return undefined
  const to = Math.floor(pair.serviceFactor * factorParts) / factorParts
  if (to === 0) return undefined
  return yield* proposed(pair, { parameter: 'fb', from: fb, to, unit: '' }, [{ ...parameters, fb: to }, match])
}

/**
 * For each demand: the nearest value of any pair that meets everything else. With this value the request has a match. Filters stay
 * unchanged; the counts per filter value show the effect of other choices.
 * @param parameters decoded request without matches
 * @param match match call of its mode
 * @returns at most one proposal per demand, the smallest relative change first
 */
export function* nearestPairs<Parameters extends AnyParameters>(
  parameters: Parameters,
  match: MatchCall<Parameters>,
): Cooperative<NearestPair[]> {
  const proposals: (NearestPair | undefined)[] = []
  for (const lever of levers) proposals.push(yield* leverFix(parameters, lever, match))
  proposals.push(yield* factorFix(parameters, match))
  return proposals.filter((each) => each !== undefined).toSorted((a, b) => distance(a.fix.to, a.fix.from) - distance(b.fix.to, b.fix.from))
}
