/** Synthetic ball screws and duties for the matching benchmark: seeded, with the spread of a real catalogue. */
import { type Random, seeded } from './random.ts'

/** Terms of a synthetic model; the pairs of one name form one check. The length check has one term per accuracy grade, of which a query uses one. */
export const layout = [
  'staticSafety',
  'life',
  'criticalSpeed',
  'dnValue',
  'buckling',
  'torque',
  'torque',
  'stiffness',
  'dynamicSafety',
  'length/1',
  'length/2',
  'length/3',
  'length/4',
  'length/5',
].map((check) => ({ check }))
const firstLengthTerm = 9
const grades = 5

/** A grade that is not made: no shaft is long enough. */
const notMade = 1e6

const diameters = [8, 10, 12, 14, 15, 16, 20, 25, 28, 30, 32, 36, 40, 45, 50, 55, 63, 70, 80, 100, 125, 140, 160]
const leadRatios = [0.1, 0.16, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.25, 1.6, 2]
const speedValues = [70_000, 100_000, 130_000, 150_000, 180_000]

const pick = (random: Random, values: readonly number[]): number => values[Math.floor(random() * values.length)] ?? 0
const between = (random: Random, low: number, high: number): number => low * (high / low) ** random()

/** Term columns of `size` screws in rank order (diameter, then dynamic load rating). */
export function syntheticColumns(size: number): Float64Array[] {
  const random = seeded(1)
  const screws = Array.from({ length: size }, () => syntheticScrew(random))
  screws.sort((a, b) => a.diameter - b.diameter || a.dynamic - b.dynamic)
  return layout.map((_, term) => Float64Array.from(screws, ({ terms }) => terms[term] ?? 0))
}

function syntheticScrew(random: Random): { diameter: number; dynamic: number; terms: Float64Array } {
  const diameter = pick(random, diameters) * (0.98 + 0.04 * random())
  const lead = Math.max(2, Math.round(diameter * pick(random, leadRatios)))
  const ball = Math.min(0.6 * lead, 0.2 * diameter)
  const root = diameter - ball * (0.75 + 0.1 * random())
  const turns = 2 + Math.floor(random() * 5)
  const dynamic = 220 * ball ** 1.4 * Math.sqrt(diameter) * turns ** 0.86 * (0.8 + 0.4 * random()) * 0.35
  const statics = dynamic * (1.6 + 0.02 * diameter) * (0.9 + 0.2 * random())
  const grade = 1 + Math.floor(random() * 6)
  const longest = Math.round(diameter * (30 + 50 * random()) * (1.15 - 0.1 * grade))
  const speedValue = pick(random, speedValues)
  const massPerMetre = diameter ** 2 * 0.0055 * (0.95 + 0.1 * random())
  const terms = Float64Array.of(
    1 / statics,
    1 / (dynamic ** 3 * lead),
    1 / (lead * root),
    diameter / (lead * speedValue),
    1 / root ** 4,
    lead,
    (massPerMetre * diameter ** 2) / lead,
    1 / root ** 2,
    1 / dynamic,
    ...Array.from({ length: grades }, (_, index) => (grade > index ? 1 / longest : notMade)),
  )
  return { diameter, dynamic, terms }
}

/** Distances between factors of end supports: critical speed and buckling, relative to fixed-supported. */
const supports = [
  [9.7, 5],
  [15.1, 10],
  [21.9, 20],
] as const

/** Query values of `count` duties: 20 kg to 4 t, 50 to 900 mm/s, 150 to 2500 mm, a third of them vertical. */
export function syntheticQueries(count: number): Float64Array[] {
  const random = seeded(7)
  return Array.from({ length: count }, () => syntheticQuery(random))
}

function syntheticQuery(random: Random): Float64Array {
  const mass = between(random, 20, 4000)
  const speed = between(random, 50, 900)
  const acceleration = between(random, 0.3, 6)
  const travel = Math.round(between(random, 150, 2500))
  const friction = random() < 0.3 ? 1 : 0.01 + 0.04 * random()
  const [critical, buckling] = supports[Math.floor(random() * supports.length)] ?? supports[1]
  const loadFactor = pick(random, [1, 1.2, 1.5, 2])
  const constant = mass * 9.81 * friction
  const largest = constant + mass * acceleration
  const smallest = Math.abs(constant - mass * acceleration)
  const ramp = speed / 1000 / acceleration
  const cruise = Math.max(0, (travel - speed * ramp) / speed)
  const mean = Math.cbrt((largest ** 3 * ramp + constant ** 3 * cruise + smallest ** 3 * ramp) / (2 * ramp + cruise))
  const kilometres = between(random, 200, 30_000)
  const length = travel + 100
  const grade = Math.floor(random() * grades)
  const torque = Math.max(between(random, 2, 400), largest / 1500)
  const deflection = between(random, 0.05, 0.5)
  const query = new Float64Array(layout.length)
  query.set([
    1.5 * largest,
    kilometres * (loadFactor * mean) ** 3,
    (speed * 60 * length ** 2) / (critical * 1e7 * 0.8),
    speed * 60,
    (largest * length ** 2) / (buckling * 5e3),
    largest / 5654.87 / torque,
    (length * 2 * Math.PI * acceleration * 1000) / 8e9 / torque,
    (largest * length) / 161_792 / deflection,
    (loadFactor * largest) / 0.6,
  ])
  query[firstLengthTerm + grade] = length
  return query
}
