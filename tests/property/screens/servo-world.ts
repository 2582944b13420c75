/** A service for the servo panel that answers by the question alone: the same question has the same answer, some have none. */
import type { SkuFilter } from '../../../contract/directory/sku-selection.ts'
import type { Calculation } from '../../../contract/results/selection.ts'
import type { Asking, CoreEvent } from '../../../screens/base/machine/define-machine.ts'
import {
  choiceGroups,
  type MotorPage,
  type MotorSearch,
  type ServoAnswer,
  type ServoMotor,
  type ServoQuestion,
} from '../../../screens/servo/servo-calls.ts'

/** FNV-1a: questions that differ by little have answers that differ by much. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((total, character) => Math.imul(total ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5) >>> 4

const take = <T>(values: readonly T[], count: number): readonly T[] => values.slice(0, count)

export const brands = ['Delta', 'Panasonic', 'Yaskawa'] as const
export const series = ['A', 'B'] as const

const powers = [100, 400, 750] as const

/** What a person may filter by. */
export const filterChoices: readonly (readonly SkuFilter[])[] = [
  [],
  [{ paramName: 'ratedPower', from: 400, to: 400 }],
  [{ paramName: 'ratedPower', from: 400 }],
  [{ paramName: 'ratedPower', values: [100, 750] }],
  [
    { paramName: 'ratedPower', to: 750 },
    { paramName: 'brand', values: ['Delta'] },
  ],
]

const brandNamed = (name: string) => brands[hashOf(name) % brands.length] ?? brands[0]

const motorNamed = (name: string): ServoMotor => ({
  skuID: name,
  skuName: name,
  typeCode: 'ac',
  brand: brandNamed(name),
  series: 'A',
  p2: 400,
  n2: 3000,
  t2: 1.27,
  values: { brand: brandNamed(name), ratedPower: powers[hashOf(name) % powers.length] ?? 100 },
  hits: [],
})

const counts = [0, 1, 1, 2, 3, 150, 999] as const

const motorsFor = (search: MotorSearch): MotorPage => {
  const hash = hashOf(JSON.stringify({ ...search, page: 0 }))
  const count = counts[hash % counts.length] ?? 0
  const here = Math.max(0, Math.min(search.size, count - (search.page - 1) * search.size))
  const first = (search.page - 1) * search.size
  return {
    motors: Array.from({ length: here }, (_, index) => motorNamed(`M${hash}-${first + index}`)),
    count,
    typeCodes: ['ac', 'dc'],
    brands,
    series: take(series, 1 + (hash % 2)),
    remaining: [],
  }
}

const values = ['a', 'b', 'c'] as const
const optionCounts = [0, 1, 1, 2, 2, 3, 3, 3] as const
const ratios = [9.8, 10, 10.2] as const
const calculation: Calculation = { list: [], matched: 0, total: 0, catalogueVersion: '' }

const answerFor = (key: string, { motor, demand, output }: ServoQuestion): ServoAnswer => {
  const hash = hashOf(key)
  const options = (index: number) =>
    take(values, optionCounts[Math.floor(hash / 8 ** index) % optionCounts.length] ?? 0).map((value) => ({ value, count: 1 + (hash % 9) }))
  const [precision, transmission, gear, reducer] = choiceGroups.map((_, index) => options(index))
  return {
    ratios: take(ratios, hash % 4),
    options: { precision: precision ?? [], transmission: transmission ?? [], gear: gear ?? [], reducer: reducer ?? [] },
    // Tells the motor and demand it was made for.
    motor: { ratedTorqueNm: 1.27, peakTorqueNm: 3.81, ratedSpeedRpm: 3000, maxSpeedRpm: 5000 },
    calculation: { ...calculation, matched: hash, catalogueVersion: JSON.stringify([motor, demand, output]) },
  }
}

/** What the service answers: every ninth question has no answer. */
export const answerTo = ({ question, key, request }: Asking): ServoAnswer | MotorPage | undefined => {
  if (hashOf(key) % 9 === 0) return undefined
  // The question says which of the two requests it is.
  return question === 'calculation' ? answerFor(key, request as ServoQuestion) : motorsFor(request as MotorSearch)
}

/** How the service ends a question. */
export const endOf = (asking: Asking): CoreEvent => {
  const { question, key } = asking
  const answer = answerTo(asking)
  return answer ? { type: 'arrived', question, key, answer } : { type: 'failed', question, key, failure: { kind: 'offline' } }
}
